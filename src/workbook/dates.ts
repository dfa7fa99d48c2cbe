/** Dates in cells: Excel's serial numbers (1900 system) and dates written as ISO or Danish text. */

/** A day of the calendar and the minutes since its midnight. */
export interface Moment {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** 0 to 1439. */
  readonly minutes: number;
}

const DAY_MS = 86_400_000;
const MINUTES_A_DAY = 1440;
/** Excel's day 0, so that its day 61 is 1 March 1900; it takes 1900 for a leap year, so earlier days are one off. */
const EPOCH = Date.UTC(1899, 11, 30);
const FIRST_SOUND_SERIAL = 61;
/** 31 December 9999, the last day Excel knows. */
const LAST_SERIAL = 2_958_465;

/** Danish and English names, of which three letters are enough. */
const MONTHS = [
  /^jan(?:uar|uary)?$/u,
  /^feb(?:r|ruar|ruary)?$/u,
  /^mar(?:ts|ch)?$/u,
  /^apr(?:il)?$/u,
  /^ma[jy]$/u,
  /^jun[ie]?$/u,
  /^jul[iy]?$/u,
  /^aug(?:ust)?$/u,
  /^sept?(?:ember)?$/u,
  /^o[kc]t(?:ober)?$/u,
  /^nov(?:ember)?$/u,
  /^de[cs](?:ember)?$/u,
];

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/u;
const DANISH = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4})$/u;
/** `14/2-2009`, `14/2 2009`, `14. 2. 2009`. */
const APART = /^(\d{1,2})(?:\/(\d{1,2})(?: ?- ?| )|\. (\d{1,2})\. ?)(\d{4})$/u;
const SPELT = /^(\d{1,2})(?:\.|st|nd|rd|th)?[ -]([a-z]+)\.?,?[ -](\d{4})$/u;
/** Without a century, or a year at all. Two digits behind a full stop might be minutes. */
const SHORT = /^(\d{1,2})(?:([-./])(\d{1,2})\2|\/(\d{1,2}) ?[- ]|\. ?(?=[a-z])([a-z]+)\.? '?)(\d{2})$/u;
const DAY_AND_MONTH = /^(\d{1,2})(?:\/(\d{1,2})\.?|\. ?(\d{1,2})\.|\.(\d)|(?:\.|\. | |-)([a-z]+)\.?)$/u;
const TIME = /^(.+?)(?:t|,? kl\.? ?|,? )(\d{1,2})[.:](\d{2})(?:[.:](\d{2})(?:[.,]\d+)?)?z?$/u;
const WEEKDAY =
  /^(?:(?:man|tirs|ons|tors|fre|lør|søn)(?:dag)?|(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?)\.?,? (?:d\.|den)? ?/u;

/** The serial of a day and time, or null where the calendar has no such day (or Excel none, before March 1900). */
export function toSerial({ year, month, day, minutes }: Moment): number | null {
  const time = Date.UTC(year, month - 1, day);
  const date = new Date(time);
  // Date.UTC turns 31 April into 1 May (and the year 8 into 1908).
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    return null;
  const serial = (time - EPOCH) / DAY_MS;
  return serial < FIRST_SOUND_SERIAL || serial > LAST_SERIAL ? null : serial + minutes / MINUTES_A_DAY;
}

/** The day and time of a serial, to the nearest minute, or null where it stands for no date from March 1900 to 9999. */
export function fromSerial(serial: number): Moment | null {
  if (!(serial >= FIRST_SOUND_SERIAL && serial < LAST_SERIAL + 1)) return null;
  // Excel keeps a time as a binary fraction of a day: the nearest minute is the one that was typed.
  const total = Math.min(Math.round(serial * MINUTES_A_DAY), (LAST_SERIAL + 1) * MINUTES_A_DAY - 1);
  const days = Math.floor(total / MINUTES_A_DAY);
  const date = new Date(EPOCH + days * DAY_MS);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    minutes: total - days * MINUTES_A_DAY,
  };
}

function monthIn(name: string): number {
  return MONTHS.findIndex((month) => month.test(name)) + 1;
}

/** Whose 1 January a season is called by: it begins on 1 July of the year before. */
const yearIn = (season: number, month: number): number => (month > 6 ? season - 1 : season);

function readDay(text: string, season: number | null): Omit<Moment, 'minutes'> | null {
  const iso = ISO.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const danish = DANISH.exec(text);
  if (danish) return { year: Number(danish[4]), month: Number(danish[3]), day: Number(danish[1]) };
  const apart = APART.exec(text);
  if (apart) return { year: Number(apart[4]), month: Number(apart[2] ?? apart[3]), day: Number(apart[1]) };
  const spelt = SPELT.exec(text);
  if (spelt) return { year: Number(spelt[3]), month: monthIn(spelt[2] ?? ''), day: Number(spelt[1]) };
  if (season === null) return null;
  const short = SHORT.exec(text);
  if (short) {
    const year = 2000 + Number(short[6]);
    const month = short[5] === undefined ? Number(short[3] ?? short[4]) : monthIn(short[5]);
    return Math.abs(year - season) > 1 ? null : { year, month, day: Number(short[1]) };
  }
  const [, day, ...months] = DAY_AND_MONTH.exec(text) ?? [];
  if (day === undefined) return null;
  const named = months.find((one) => one !== undefined) ?? '';
  const month = /\d/u.test(named) ? Number(named) : monthIn(named);
  return { year: yearIn(season, month), month, day: Number(day) };
}

/**
 * Serial of a date written as text: `2009-01-31`, `31-1-2009`, `31.01.2009`, `31/1/2009`, `31/1-2009`, `31. januar 2009`,
 * each with or without a time (`19.30`, `kl. 19:30`, `T19:30`). The day comes before the month, as Danes write it.
 * Without a season the year has four digits, for a birth date in `48` could be either century; a day of the season
 * (the year of its 1 January) may leave it out: `31/1`, `31. jan.`, `31.1.09`. Null for anything else.
 */
export function readDate(text: string, season: number | null = null): number | null {
  const plain = text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()
    .replace(WEEKDAY, '')
    .replace(/^d(?:en|\.) ?/u, '');
  const whole = readDay(plain, season);
  const timed = whole ? null : TIME.exec(plain);
  const day = whole ?? readDay(timed?.[1] ?? '', season);
  if (!day) return null;
  const [hours, minutes, seconds] = [2, 3, 4].map((group) => Number(timed?.[group] ?? 0)) as [
    number,
    number,
    number,
  ];
  return hours > 23 || minutes > 59 || seconds > 59
    ? null
    : toSerial({ ...day, minutes: hours * 60 + minutes });
}
