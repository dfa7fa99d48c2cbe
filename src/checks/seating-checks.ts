/** §§ 321D2, 328A3 and 332E: who sits down first, and which pairs meet how often. */
import { FIGURES } from '../rules/figures';
import type { EventName } from '../workbook/events';
import { SEATING, type SeatingField } from '../workbook/kinds/seating';
import type { Cell } from '../workbook/table-rows';
import { filled } from './cells';
import { placeFrom, type Report } from './report';
import { playersIn, seatedMatches, type SeatedMatch, type SeatedRound } from './seatings';
import { tableCheck, tablesOf, type Season } from './table-check';

const MOST_MEETINGS = FIGURES.cupMeetings.value;
const DIVISIONS: readonly EventName[] = ['division', 'women'];

interface Clauses {
  readonly first: string;
  readonly running: string;
}
const CUP_CLAUSES: Clauses = { first: '332E2', running: '332E3' };
const DECIDING: Clauses = { first: '328A3a', running: '328A3b' };

/** The one side of a round that uses a highly artificial system; null for none and for both (§ 332E5, reading 34). */
function artificialSide({ home, away }: SeatedRound): 'home' | 'away' | null {
  const [a, b] = [home, away].map(({ row }) => row.cells.artificial?.yes === true);
  return a === b ? null : a ? 'home' : 'away';
}

/** Who has to sit down first: the visitors in odd rounds, unless § 332E5 says otherwise. */
function firstSide(round: SeatedRound): 'home' | 'away' {
  return artificialSide(round) ?? (round.number % 2 === 1 ? 'away' : 'home');
}

const marked = ({ row }: SeatedRound['home']): boolean => row.cells.first?.yes === true;

function checkFirst(round: SeatedRound, clauses: Clauses, known: boolean, report: Report): void {
  const artificial = artificialSide(round);
  if (!known && !artificial) return;
  // The footnote of § 328A3 goes to § 103C2, which is not in this book (reading 38): no verdict.
  if (artificial && clauses === DECIDING) return;
  const right = firstSide(round);
  const wrong = right === 'home' ? 'away' : 'home';
  const cell = round[wrong].row.cells.first;
  if (!cell || cell.unread || !marked(round[wrong])) return;
  report(artificial ? '332E5' : clauses.first, 'error', round[wrong].team.text, cell, 'seatedFirst', {
    round: round.number,
    team: round[right].team.text,
    artificial: artificial !== null,
    deciding: clauses === DECIDING,
  });
}

const meetings = ({ home, away }: SeatedRound): readonly (readonly [string, 0 | 1])[] =>
  ([0, 1] as const)
    .filter((at) => home.pairs[at] !== '' && away.pairs[at] !== '')
    .map((at) => [`${home.pairs[at]}#${away.pairs[at]}`, at]);

const FIELDS = ['pair1', 'pair2'] as const;

/** The pair of the team that sits down last: it is the one that can avoid the meeting (§ 328A3b). */
function lastPair(
  round: SeatedRound,
  at: 0 | 1,
): { readonly cell: Cell | undefined; readonly other: string } {
  const first = firstSide(round);
  const last = first === 'home' ? 'away' : 'home';
  return {
    cell: round[last].row.cells[FIELDS[at]],
    other: round[first].row.cells[FIELDS[at]]?.text ?? '',
  };
}

function checkRunning(match: SeatedMatch, clauses: Clauses, report: Report): void {
  for (const [index, round] of match.rounds.entries()) {
    const before = match.rounds[index - 1];
    if (!before || before.number !== round.number - 1 || artificialSide(before) || artificialSide(round))
      continue;
    const earlier = new Set(meetings(before).map(([key]) => key));
    for (const [key, at] of meetings(round)) {
      const { cell, other } = lastPair(round, at);
      if (earlier.has(key) && cell)
        report(clauses.running, 'error', cell.text, cell, 'seatedRunning', {
          other,
          rounds: [before.number, round.number],
          deciding: clauses === DECIDING,
        });
    }
  }
}

/** § 332E4: at most three rounds of the match proper, that is until the extra boards of § 332A3. */
function checkOften(match: SeatedMatch, report: Report): void {
  if (match.rounds.some((round) => artificialSide(round))) return;
  const counts = new Map<string, number>();
  for (const round of match.rounds)
    for (const [key, at] of meetings(round)) {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      const { cell, other } = lastPair(round, at);
      if (count === MOST_MEETINGS + 1 && cell)
        report('332E4', 'error', cell.text, cell, 'seatedOften', { other, most: MOST_MEETINGS });
    }
}

/** § 321D2: nobody plays for two teams in one half. */
function checkTwoTeams(season: Season, report: Report): void {
  for (const table of tablesOf(season, SEATING)) {
    if (!table.event || !DIVISIONS.includes(table.event)) continue;
    const seen = new Map<string, Cell>();
    const teams = new Map<string, Cell>();
    for (const row of table.rows) {
      const team = filled(row, 'team');
      if (!team) continue;
      const place = (['match', 'cupRound', 'round', 'half'] as SeatingField[])
        .filter((field) => field !== 'match')
        .map((field) => filled(row, field)?.key ?? '')
        .join('|');
      for (const field of FIELDS) {
        const cell = filled(row, field);
        const players = playersIn(cell);
        if (!cell || players.length !== 2) continue;
        for (const player of players) {
          const key = `${row.section}|${place}|${player}`;
          const earlier = teams.get(key);
          const at = seen.get(key);
          if (earlier && at && earlier.key !== team.key)
            report('321D2', 'error', cell.text, cell, 'seatedTwoTeams', {
              player,
              other: earlier.text,
              address: placeFrom(cell, at),
            });
          else if (!earlier) {
            teams.set(key, team);
            seen.set(key, cell);
          }
        }
      }
    }
  }
}

export const seatingCheck = tableCheck({
  kind: SEATING,
  clauses: [
    { clause: '321D2', events: DIVISIONS },
    { clause: '328A3', events: DIVISIONS, needs: ['first'] },
    { clause: '332E2', events: ['cup'], needs: ['first'] },
    { clause: '332E3', events: ['cup'], needs: ['demand'] },
    { clause: '332E4', events: ['cup'] },
    { clause: '332E5', events: ['cup'], needs: ['artificial', 'first'] },
  ],
  *run(season, report) {
    yield;
    for (const match of seatedMatches(season)) {
      const cup = match.event === 'cup';
      if (!cup && !(match.deciding && match.event && DIVISIONS.includes(match.event))) continue;
      const clauses = cup ? CUP_CLAUSES : DECIDING;
      for (const round of match.rounds) checkFirst(round, clauses, match.sidesKnown, report);
      const demanded = match.rounds.some(({ home, away }) =>
        [home, away].some(({ row }) => row.cells.demand?.yes === true),
      );
      if (!cup || demanded) checkRunning(match, clauses, report);
      if (cup) checkOften(match, report);
    }
    checkTwoTeams(season, report);
  },
});
