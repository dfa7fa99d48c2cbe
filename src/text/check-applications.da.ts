import { APPLICATION_CLAUSES, type ApplicationsCheckMessages } from './check-applications';
import type { ChapterWords } from './checks';

const PARTS = {
  applicant: 'navn',
  address: 'adresse',
  club: 'klub',
  born: 'fødselsdag og -år',
  education: 'uddannelse',
  school: 'uddannelsessted',
  station: 'DSB-station eller, ved egen transport, antal kilometer',
  km: 'antal kilometer eller DSB-station',
  companions: 'hvem der kører sammen',
} as const;

export const checkApplicationsDa: ChapterWords<ApplicationsCheckMessages> = {
  messages: {
    applicationLate: ({ received, last, days }) =>
      `Ansøgningen kom ${received}, men skulle være fremme ${days} dage før finalen, senest ${last}.`,
    applicationLacks: ({ parts }, { list }) =>
      `Ansøgningen mangler ${list(parts.map((part) => PARTS[part]))} og kan ikke tages i betragtning.`,
    birthInPart: ({ born }, { quote }) => `${quote(born)} er ikke både fødselsdag og fødselsår.`,
  },
  clauses: Object.fromEntries(
    APPLICATION_CLAUSES.flatMap((clause) => [
      [
        clause,
        'Juniorer under uddannelse kan søge rejserefusion; ansøgningen skal være fremme senest 10 dage før finalen. Læsning 40: den sidste dag er inden for fristen.',
      ],
      [`${clause}a`, 'Ansøgningen har navn, adresse og klub.'],
      [`${clause}b`, 'Ansøgningen har fødselsdag og -år.'],
      [`${clause}c`, 'Ansøgningen har uddannelse og uddannelsessted.'],
      [
        `${clause}d`,
        'Ansøgningen har DSB-station eller, ved egen transport, kilometer og hvem der kører sammen.',
      ],
    ]),
  ),
};
