import { APPLICATION_CLAUSES, type ApplicationsCheckMessages } from './check-applications';
import type { ChapterWords } from './checks';

const PARTS = {
  applicant: 'the name',
  address: 'the address',
  club: 'the club',
  born: 'the day and year of birth',
  education: 'the education',
  school: 'the place of education',
  station: 'the station or, for a journey of one’s own, the kilometres',
  km: 'the kilometres or the station',
  companions: 'who drives together',
} as const;

export const checkApplicationsEn: ChapterWords<ApplicationsCheckMessages> = {
  messages: {
    applicationLate: ({ received, last, days }) =>
      `The application came ${received}, but had to arrive ${days} days before the final, ${last} at the latest.`,
    applicationLacks: ({ parts }, { list }) =>
      `The application lacks ${list(parts.map((part) => PARTS[part]))} and cannot be considered.`,
    birthInPart: ({ born }, { quote }) => `${quote(born)} is not both the day and the year of birth.`,
  },
  clauses: Object.fromEntries(
    APPLICATION_CLAUSES.flatMap((clause) => [
      [
        clause,
        'Juniors in education can apply for a refund; the application has to arrive 10 days before the final. Reading 40 (Læsning): the last day is inside.',
      ],
      [`${clause}a`, 'The application has name, address and club.'],
      [`${clause}b`, 'The application has the day and year of birth.'],
      [`${clause}c`, 'The application has the education and its place.'],
      [
        `${clause}d`,
        'The application has the station or, for a journey of one’s own, the kilometres and who drives together.',
      ],
    ]),
  ),
};
