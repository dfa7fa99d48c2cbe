import {
  column,
  day,
  expected,
  fault,
  places,
  serial,
  the,
  type Chapter,
  type Draft,
  type Fault,
  type Row,
} from './draft';
import { namesOfTeams } from './league';
import { DISTRICTS } from './people';
import type { Random } from './random';

/** Lots that were drawn on paper: for what, among whom, when and by whom. */
const DRAWN = serial(2009, 3, 2);

function lots(random: Random): Draft[] {
  const teams = namesOfTeams(random, 6);
  const two = random.shuffled(DISTRICTS.map(({ name }) => name)).slice(0, 3);
  const draw = (what: string, among: readonly string[], at: number): Row[] => {
    const numbers = random.shuffled(among.map((_, i) => i + 1));
    return among.map((who, i): Row => ({
      what,
      who,
      number: the(numbers, i),
      seed: '',
      at: day(at),
      by: 'Turneringslederen',
    }));
  };
  return [
    {
      id: 'lots',
      event: 'lots',
      sheet: 'Lodtrækninger',
      title: 'Dansk Bridgeforbund 2008/09 - lodtrækninger',
      columns: [
        column('what', 'Hvad', 'Lodtrækning om'),
        column('who', 'Deltager'),
        column('number', 'Lod', 'Lod nr.'),
        column('seed', 'Frø'),
        column('at', 'Tidspunkt', 'Dato'),
        column('by', 'Af', 'Trukket af'),
      ],
      rows: [
        ...draw('Hjemmehold i oprykningskampen (§ 323F4)', teams.slice(0, 2), DRAWN),
        ...draw('Oprykning ved vakance (§ 326)', teams.slice(2, 6), DRAWN + 5),
        ...draw('Sidste plads efter medlemstal (§ 351C2)', two, DRAWN + 9),
      ],
      group: 'what',
      // A draw is told of as a whole.
      fixed: true,
    },
  ];
}

const numbered = (rows: readonly Row[], word: string): Row[] =>
  rows.filter(({ what }) => String(what).includes(word));

const faults: Fault[] = [
  fault('331F4', 'one number drawn for two', (drafts) => {
    const [one, other] = numbered(drafts('lots').rows, '326') as [Row, Row];
    other.number = one.number ?? 1;
    return [{ ...expected('331F4', ...places([one, other], 'number')), more: true }];
  }),
  fault('331F4', 'a number beyond the participants', (drafts, random) => {
    const row = random.pick(numbered(drafts('lots').rows, '351C2'));
    row.number = 7;
    return [expected('331F4', ...places([row], 'number'))];
  }),
  fault('331F4', 'one of them has no number', (drafts, random) => {
    const row = random.pick(numbered(drafts('lots').rows, '326'));
    row.number = '';
    return [expected('331F4', ...places([row], 'number'))];
  }),
  fault('331F4', 'a participant who is in the draw twice', (drafts) => {
    const [one, other] = numbered(drafts('lots').rows, '326') as [Row, Row];
    other.who = one.who ?? '';
    return [expected('331F4', ...places([one, other], 'who'))];
  }),
  fault('331F4', 'drawn a second time for the same, with another result', (drafts) => {
    const draft = drafts('lots');
    const again = numbered(draft.rows, '323F4').map((row): Row => ({
      ...row,
      number: 3 - Number(row.number),
      at: day(DRAWN + 20),
    }));
    draft.rows.push(...again);
    return [expected('331F4', ...places(again, 'what', 'who', 'number', 'at'))];
  }),
];

export const lotChapter: Chapter = { name: 'lots', today: serial(2009, 4, 6), build: lots, faults };
