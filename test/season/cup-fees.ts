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
import type { Random } from './random';

/** 331D1c, D2: what the teams of the cup pay from round to round. */
const FEE = 400;
const OFFICIAL = serial(2008, 11, 9);

function round(random: Random): Draft {
  const teams = namesOfTeams(random, 16);
  const rows = Array.from({ length: 8 }, (_, i): Row => {
    const [home, away] = [the(teams, 2 * i), the(teams, 2 * i + 1)];
    const walkover = i === 3;
    return {
      round: '1/16-finale',
      home,
      away,
      official: day(OFFICIAL),
      date: walkover ? '' : day(OFFICIAL),
      winner: random.pick([home, away]),
      walkover: walkover ? 'x' : '',
      fee: FEE,
      // D2: as much as the opponents pay for the round, and those pay nothing for the next.
      fine: walkover ? FEE : '',
      reported: walkover ? '' : day(OFFICIAL, 21 * 60),
      next: walkover ? '' : day(OFFICIAL),
    };
  });
  return {
    id: 'round',
    event: 'cup',
    sheet: 'Pokalturneringen 1-16-finale',
    title: 'Pokalturneringen 2008/09 - 1/16-finaler',
    columns: [
      column('round', 'Omgang'),
      column('home', 'Hjemmehold'),
      column('away', 'Udehold'),
      column('official', 'Spilledag'),
      column('date', 'Dato'),
      column('winner', 'Vinder'),
      column('walkover', 'Uden kamp'),
      column('fee', 'Indskud'),
      column('fine', 'Bøde'),
      column('reported', 'Indberettet'),
      column('next', 'Næste indskud betalt'),
    ],
    rows,
  };
}

const roundFaults: Fault[] = [
  fault('331D1c', 'the next round paid the day after the report', (drafts, random) => {
    const row = random.pick(drafts('round').rows.filter(({ walkover }) => walkover === ''));
    row.next = day(OFFICIAL + 1);
    return [expected(['331D1c', '334B3'], ...places([row], 'next'))];
  }),
  fault('331D2', 'a fine of half a fee', (drafts) => {
    const row = drafts('round').rows.find(({ walkover }) => walkover === 'x') as Row;
    row.fine = FEE / 2;
    return [expected('331D2', ...places([row], 'fine'))];
  }),
];

export const cupFeeChapter: Chapter = {
  name: 'fees of a round',
  today: serial(2008, 11, 24),
  build: (random) => [round(random)],
  faults: roundFaults,
};
