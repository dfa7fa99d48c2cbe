/** §§ 351E2, 352C2, 353D2: until when a junior may apply for a refund of the journey, and what the application holds. */
import { FIGURES } from './figures';

/** The last day on which an application may reach DBF; days are counted from any day. */
export const lastDayToApply = (final: number): number => Math.floor(final) - FIGURES.applicationDays.value;

/** What an application tells: by the letters of the clause. */
export type ApplicationPart =
  'applicant' | 'address' | 'club' | 'born' | 'education' | 'school' | 'station' | 'km' | 'companions';

/** Letters a-c, all of whose parts are asked for; d is a station, or kilometres and who drives together. */
export const APPLICATION_PARTS: Readonly<Record<'a' | 'b' | 'c', readonly ApplicationPart[]>> = {
  a: ['applicant', 'address', 'club'],
  b: ['born'],
  c: ['education', 'school'],
};
