import {
  column,
  day,
  expected,
  fault,
  named,
  places,
  serial,
  the,
  type Chapter,
  type Draft,
  type Drafts,
  type Fault,
  type Row,
} from './draft';
import { peopleFrom } from './people';
import type { Random } from './random';
import { MIXED, OPEN, VETERANS, WOMEN_PAIRS, type PairEvent } from './seats';

/** Juniors who apply for their journey: 351E2 and its likes. */
const JUNIORS: PairEvent = { event: 'juniorPairs', short: 'Juniorpar', long: 'DM for juniorpar' };

const FINAL = serial(2009, 5, 9);
const STUDIES = [
  ['Gymnasium', 'Odense Katedralskole'],
  ['Matematik', 'Aarhus Universitet'],
  ['Tømrer', 'Tradium'],
  ['Jura', 'Københavns Universitet'],
] as const;

const applications =
  ({ event, short, long }: PairEvent) =>
  (random: Random): Draft[] => {
    const source = peopleFrom(random, 60_000);
    const rows = Array.from({ length: 8 }, (_, i): Row => {
      const person = source.person({
        born: serial(random.whole(1985, 1993), random.whole(1, 12), random.whole(1, 28)),
      });
      const [education, school] = random.pick(STUDIES);
      // By train, or in a car with others.
      const drives = i % 3 === 2;
      return {
        name: named(person),
        address: `Bygaden ${random.whole(1, 90)}, ${person.town}`,
        club: person.club,
        born: day(person.born),
        education,
        school,
        station: drives ? '' : person.town,
        driven: drives ? random.whole(120, 500) : '',
        together: drives ? `${source.person().first} ${source.person().last}` : '',
        // The last day is the tenth before the final.
        arrived: day(FINAL - (i === 0 ? 10 : random.whole(10, 40))),
        final: day(FINAL),
      };
    });
    return [
      {
        id: 'applications',
        event,
        sheet: `${short} ansøgninger`,
        title: `${long} 2009 - ansøgninger om rejserefusion`,
        columns: [
          column('name', 'Ansøger', 'Navn', 'Applicant'),
          column('address', 'Adresse', 'Address'),
          column('club', 'Klub', 'Club'),
          column('born', 'Fødselsdato', 'Født', 'Fødselsdag og -år'),
          column('education', 'Uddannelse'),
          column('school', 'Uddannelsessted'),
          column('station', 'DSB-station', 'Station'),
          column('driven', 'Antal kørte kilometer', 'Kørte km', 'Km'),
          column('together', 'Kører sammen med', 'Hvem kører sammen'),
          column('arrived', 'Modtaget', 'Ansøgning modtaget', 'Modtaget dato'),
          column('final', 'Finaledato', 'Stævnedato'),
        ],
        rows,
      },
    ];
  };

const trains = (drafts: Drafts): Row[] => drafts('applications').rows.filter(({ driven }) => driven === '');
const cars = (drafts: Drafts): Row[] => drafts('applications').rows.filter(({ driven }) => driven !== '');

const blanked = (clause: string, letter: string, field: string, what: string, of: typeof trains): Fault =>
  fault(clause, what, (drafts, random) => {
    const row = random.pick(of(drafts));
    row[field] = '';
    return [expected([`${clause}${letter}`, clause], ...places([row], field))];
  });

const faultsOf = (clause: string): Fault[] => [
  fault(clause, 'an application nine days before the final', (drafts, random) => {
    const row = random.pick(drafts('applications').rows);
    row.arrived = day(FINAL - 9);
    return [expected(clause, ...places([row], 'arrived'))];
  }),
  blanked(clause, 'a', 'address', 'an application without an address', trains),
  blanked(clause, 'a', 'club', 'an application without a club', cars),
  blanked(clause, 'b', 'born', 'an application without a date of birth', trains),
  blanked(clause, 'c', 'school', 'an application without a place of education', cars),
  fault(clause, 'an application that says nothing of the journey', (drafts, random) => {
    const row = random.pick(trains(drafts));
    row.station = '';
    return [expected([`${clause}d`, clause], ...places([row], 'station', 'driven', 'together'))];
  }),
  fault(clause, 'a car and nobody who drives along', (drafts) => {
    const row = the(cars(drafts), 0);
    row.together = '';
    return [expected([`${clause}d`, clause], ...places([row], 'together'))];
  }),
];

const today = serial(2009, 5, 4);

export const applicationChapters: readonly Chapter[] = (
  [
    [OPEN, '351E2'],
    [MIXED, '351E2'],
    [WOMEN_PAIRS, '352C2'],
    [VETERANS, '352C2'],
    [JUNIORS, '353D2'],
  ] as const
).map(([event, clause]) => ({
  name: `applications, ${event.short}`,
  today,
  build: applications(event),
  faults: faultsOf(clause),
}));
