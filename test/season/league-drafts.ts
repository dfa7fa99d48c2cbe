import { column, type Draft, type Row } from './draft';
import { pointsOf, type League, type Standing } from './all-play-all';
import type { Random } from './random';

/** Where a draft of a division is written: its event and what name and title say. */
export interface Where {
  readonly id: string;
  readonly event: string;
  readonly sheet: string;
  readonly title: string;
}

export function matchesDraft(where: Where, { matches }: League, boards: number): Draft {
  return {
    ...where,
    columns: [
      column('weekend', 'Weekend'),
      column('round', 'Runde', 'Round'),
      column('home', 'Hjemmehold', 'Hjemmehold', 'Home team'),
      column('away', 'Udehold', 'Udehold', 'Away team'),
      column('homeImp', 'IMP hjemme'),
      column('awayImp', 'IMP ude'),
      column('homePoints', 'KP hjemme'),
      column('awayPoints', 'KP ude'),
      column('boards', 'Spil'),
      column('halves', 'Halvlege'),
    ],
    rows: matches.map((match): Row => {
      const [homePoints, awayPoints] = pointsOf(match);
      const { round, weekend, home, away, homeImp, awayImp } = match;
      return { weekend, round, home, away, homeImp, awayImp, homePoints, awayPoints, boards, halves: 2 };
    }),
  };
}

export function tableDraft(where: Where, table: readonly Standing[], division?: string): Draft {
  return {
    ...where,
    columns: [
      column('place', 'Nr.', 'Nr'),
      column('team', 'Hold', 'Holdnavn'),
      column('played', 'Kampe'),
      column('points', 'KP', 'Kamppoint', 'KP'),
      column('imp', 'IMP +/-', 'Score', 'Imp +/-'),
      ...(division === undefined ? [] : [column('division', 'Division', 'Række')]),
    ],
    rows: table.map((row): Row => ({ ...row, ...(division === undefined ? {} : { division }) })),
    fixed: true,
  };
}

/** Teams down and across; a cell is the row's team seen from the left. */
export function crossDraft(where: Where, { matches, table }: League, random: Random): Draft {
  const teams = table.map(({ team }) => team);
  const diagonal = random.pick(['X', '', 'x', '-']);
  return {
    ...where,
    columns: [column('team', 'Hold'), ...teams.map((team) => column(`against ${team}`, team))],
    rows: teams.map((team): Row => {
      const row: Row = { team: team, [`against ${team}`]: diagonal };
      for (const { home, away, homeImp, awayImp } of matches) {
        if (home === team) row[`against ${away}`] = homeImp - awayImp;
        if (away === team) row[`against ${home}`] = awayImp - homeImp;
      }
      return row;
    }),
    fixed: true,
  };
}
