/** The matches that follow the basic tournament, from sheets of two rows a match or of one. */
import { PLAYOFF, type PlayoffField } from '../../workbook/kinds/playoff';
import type { Cell, Row } from '../../workbook/table-rows';
import { tablesOf, type Season } from '../table-check';
import { leagueOf, stageIn, type Stage } from './league';
import { leagueEvent, seasonTag, type LeagueEvent } from './names';

export interface Side {
  readonly team: Cell;
  readonly imp: Cell | undefined;
  /** The team's own cells of its row; of a match on one row none but these. */
  readonly cells: Partial<Readonly<Record<PlayoffField, Cell>>>;
}

export interface Bout {
  readonly event: LeagueEvent;
  readonly season: number;
  readonly stage: Exclude<Stage, 'basic'>;
  /** Division that a promotion match is for (§§ 323F, 326B-C). */
  readonly division: 2 | 3;
  readonly sides: readonly [Side, Side];
  /** The team that is marked as the winner, and where. */
  readonly winner: { readonly team: string; readonly cell: Cell } | null;
  /** Cell for the winner, filled or not. */
  readonly winnerCell: Cell | undefined;
  /** The team that is marked as at home in section 1, and where. */
  readonly home: { readonly team: string; readonly cell: Cell } | null;
  readonly boards: Cell | undefined;
  readonly halves: Cell | undefined;
}

const known = new WeakMap<Season, readonly Bout[]>();

export function boutsOf(season: Season): readonly Bout[] {
  let bouts = known.get(season);
  if (!bouts) known.set(season, (bouts = [...ofTwoRows(season), ...ofOneRow(season)]));
  return bouts;
}

const divisionIn = (words: string): 2 | 3 => (/(?:til|i) 3\.? ?div/u.test(words) ? 3 : 2);

/** Which of two sides a column marks: by an x in its row, or by the team's name in either. */
function marked(
  sides: readonly [Side, Side],
  field: PlayoffField,
): { readonly team: string; readonly cell: Cell } | null {
  const cells = sides.flatMap(({ cells }) => cells[field] ?? []).filter(({ text }) => text !== '');
  const named = cells.find(({ key }) => sides.some(({ team }) => team.key === key));
  if (named) return { team: named.key, cell: named };
  const ticked = sides.filter(({ cells }) => cells[field]?.yes && cells[field].key !== 'nej');
  const [only] = ticked;
  const cell = only?.cells[field];
  return ticked.length === 1 && only && cell ? { team: only.team.key, cell } : null;
}

function ofTwoRows(season: Season): Bout[] {
  const { year } = leagueOf(season);
  return tablesOf(season, PLAYOFF).flatMap((table): Bout[] => {
    const event = leagueEvent(table.event, table.about);
    if (!event) return [];
    const tag = seasonTag(table.about);
    const when = tag === 'last' ? -1 : typeof tag === 'number' && year !== null ? tag - year : 0;
    const bouts: Bout[] = [];
    let waiting: Row<PlayoffField> | null = null;
    const nameOf = (row: Row<PlayoffField>): string => row.cells.match?.key ?? row.section;
    for (const row of table.rows) {
      if (!row.cells.team || row.cells.team.text === '') continue;
      if (!waiting || nameOf(waiting) !== nameOf(row)) {
        waiting = row;
        continue;
      }
      const words = `${nameOf(row)} | ${row.section}`;
      const stage = stageIn(words) ?? stageIn(table.about);
      // Nothing is carried over to these: what the match ended at is its sum.
      const whole = stage === 'promotion' || stage === 'deciding';
      const [one, two] = [waiting, row].map((each) => ({
        team: each.cells.team,
        imp: each.cells.imp ?? (whole ? each.cells.total : undefined),
        cells: each.cells,
      }));
      waiting = null;
      if (!one?.team || !two?.team) continue;
      const sides = [one as Side, two as Side] as const;
      if (stage === 'basic') continue;
      bouts.push({
        event,
        season: when,
        stage: stage ?? 'playoff',
        division: divisionIn(stageIn(words) ? words : table.about),
        sides,
        winner: marked(sides, 'winner'),
        winnerCell: sides[0].cells.winner ?? sides[1].cells.winner,
        home: marked(sides, 'homeFirst'),
        boards: filled(sides[0].cells.boards) ?? filled(sides[1].cells.boards),
        halves: filled(sides[0].cells.halves) ?? filled(sides[1].cells.halves),
      });
    }
    return bouts;
  });
}

const filled = (cell: Cell | undefined): Cell | undefined =>
  cell && cell.text !== '' && !cell.carried ? cell : undefined;

function ofOneRow(season: Season): Bout[] {
  return leagueOf(season).matches.flatMap((match): Bout[] => {
    const { stage, home, away, row } = match;
    if (stage === 'basic') return [];
    const { impHome, impAway, winner, boards, halves } = row.cells;
    const words = `${row.cells.match?.key ?? ''} | ${row.section} | ${row.table.about}`;
    const won = winner && [home, away].find(({ key }) => key === winner.key);
    return [
      {
        event: match.event,
        season: match.season,
        stage,
        division: divisionIn(words),
        sides: [
          { team: home, imp: impHome, cells: {} },
          { team: away, imp: impAway, cells: {} },
        ],
        winner: won && winner ? { team: won.key, cell: winner } : null,
        winnerCell: winner,
        home: { team: home.key, cell: home },
        boards: filled(boards),
        halves: filled(halves),
      },
    ];
  });
}
