import { deadline } from '../rules/deadlines';
import { eligible } from '../rules/ages';
import { lateDescriptionFine, oneDayMissing } from '../rules/system-cards';
import { playTime } from '../rules/play-time';
import { toNumber } from '../rules/fraction';
import { agesDa, eligibleTextDa } from '../text/ages.da';
import { agesEn, eligibleTextEn } from '../text/ages.en';
import { deadlineTextDa, deadlinesDa } from '../text/deadlines.da';
import { deadlineTextEn, deadlinesEn } from '../text/deadlines.en';
import { playTimeDa, playTimeTextDa } from '../text/play-time.da';
import { playTimeEn, playTimeTextEn } from '../text/play-time.en';
import { fineTextDa, systemCardsDa } from '../text/system-cards.da';
import { fineTextEn, systemCardsEn } from '../text/system-cards.en';
import { fromSerial } from '../workbook/dates';
import { define } from './define';
import { date, oneOf, optional, value, whole, yesNo } from './parameters';

const MINUTES_A_DAY = 1440;
/** To the nearest minute: Excel keeps a time as a binary fraction of a day. */
const minutesOf = (serial: number): number => Math.round(serial * MINUTES_A_DAY);
const dayOf = (serial: number): number => Math.floor(minutesOf(serial) / MINUTES_A_DAY);

const EVENTS = { junior: 'junior', skole: 'school', veteran: 'veteran' } as const;
const FORMS = { hold: 'team', par: 'pairs' } as const;
const KINDS = {
  division: 'division',
  pokal: 'cup',
  appel: 'appeal',
  rettelse: 'correction',
  turneringsleder: 'director',
  lodtrækning: 'draw',
  offentliggørelse: 'publication',
} as const;
const keysOf = <T extends object>(words: T) => Object.keys(words) as (keyof T & string)[];

/** Functions about hours, days and years. */
export const timeFunctions = [
  define({
    id: 'PLAYTIME',
    parameters: {
      boards: value(whole({ min: 1, max: 10_000 })),
      form: value(oneOf(keysOf(FORMS))),
      rounds: optional(value(whole({ min: 1, max: 10_000 }))),
      screens: optional(value(yesNo)),
    },
    texts: { da: playTimeTextDa, en: playTimeTextEn },
    phrases: { da: playTimeDa, en: playTimeEn },
    compute: ({ boards, form, rounds = 1, screens = false }) =>
      playTime(boards, FORMS[form], rounds, screens),
    cells: toNumber,
  }),
  define({
    id: 'FINE',
    parameters: {
      deadline: value(date),
      received: value(date),
      sentOut: optional(value(date)),
      firstRound: optional(value(date)),
    },
    texts: { da: fineTextDa, en: fineTextEn },
    phrases: { da: systemCardsDa, en: systemCardsEn },
    compute: ({ deadline: until, received, sentOut, firstRound }) => {
      const days = dayOf(received) - dayOf(until);
      if (sentOut === undefined && firstRound === undefined) return lateDescriptionFine(days);
      if (sentOut === undefined) return oneDayMissing('sentOut');
      if (firstRound === undefined) return oneDayMissing('firstRound');
      return lateDescriptionFine(days, dayOf(firstRound) - dayOf(sentOut));
    },
    cells: (fine) => fine,
  }),
  define({
    id: 'DEADLINE',
    parameters: {
      kind: value(oneOf(keysOf(KINDS))),
      time: value(date),
      actualEnd: optional(value(date)),
    },
    texts: { da: deadlineTextDa, en: deadlineTextEn },
    phrases: { da: deadlinesDa, en: deadlinesEn },
    compute: ({ kind, time, actualEnd }) =>
      deadline(KINDS[kind], minutesOf(time), actualEnd === undefined ? null : minutesOf(actualEnd)),
    cells: (minutes) => minutes / MINUTES_A_DAY,
  }),
  define({
    id: 'ELIGIBLE',
    parameters: {
      event: value(oneOf(keysOf(EVENTS))),
      birthDate: value(date),
      year: value(whole({ min: 1901, max: 9999 })),
      member: optional(value(yesNo)),
    },
    texts: { da: eligibleTextDa, en: eligibleTextEn },
    phrases: { da: agesDa, en: agesEn },
    // `date` lets only serials through that stand for a day.
    compute: ({ event, birthDate, year, member = null }) =>
      eligible(EVENTS[event], fromSerial(birthDate)!, year, member),
    cells: (may) => may,
  }),
];
