/** § 362B: who comes to the knock-out of Danish Open, who meets whom, and over how many boards. */
import { MATCHES, type MatchesField } from '../workbook/kinds/matches';
import { STANDINGS } from '../workbook/kinds/standings';
import type { Cell } from '../workbook/table-rows';
import { checkBoards, hasTeam, teamsOf, tiesOf, type Tie } from './knockout';
import { placeFrom, type Report } from './report';
import { tableCheck, tablesOf, type ClauseNeed, type Season } from './table-check';

const EVENT = 'danish-open';
const QUALIFIERS = 5;
const FROM_CONSOLATION = 2;
const CHOOSERS = 4;

/** Teams by place of a phase; null where the workbook has no such table, or several. */
function phase(season: Season, words: RegExp): ReadonlyMap<string, number> | null {
  const tables = tablesOf(season, STANDINGS, EVENT).filter(({ about }) => words.test(about));
  const [table] = tables;
  if (!table || tables.length > 1) return null;
  return new Map(
    table.rows.flatMap(({ cells }): [string, number][] => {
      const place = cells.place?.number ?? cells.ordinal?.number ?? null;
      return cells.team && cells.team.text !== '' && place !== null ? [[cells.team.key, place]] : [];
    }),
  );
}

function checkField(
  quarters: readonly Tie[],
  qualification: ReadonlyMap<string, number>,
  consolation: ReadonlyMap<string, number>,
  report: Report,
): void {
  const others = quarters
    .flatMap(teamsOf)
    .filter(
      ({ key }) =>
        (qualification.get(key) ?? Infinity) > QUALIFIERS &&
        (consolation.get(key) ?? Infinity) > FROM_CONSOLATION,
    );
  for (const [index, team] of others.entries()) {
    // One place is that of the winner of the open teams (§ 363), or of no. 3 of the consolation phase.
    if (index > 0) report('362B1', 'error', team.text, team, 'noPlace', { team: team.text });
    else if (others.length === 1 && (consolation.get(team.key) ?? 0) > FROM_CONSOLATION + 1)
      report('362B1c', 'warning', team.text, team, 'lastPlace', {
        team: team.text,
        place: consolation.get(team.key) ?? 0,
      });
  }
}

function checkChoices(
  ties: readonly Tie[],
  qualification: ReadonlyMap<string, number>,
  report: Report,
): void {
  const quarters = ties.filter(({ round }) => round === 'quarter');
  const chooses = ({ key }: Cell): boolean => (qualification.get(key) ?? Infinity) <= CHOOSERS;
  for (const { home, away } of quarters)
    if (chooses(home) && chooses(away))
      report('362B3a', 'error', away.text, away, 'choosersMeet', { team: home.text, other: away.text });

  // "Efter tur": who is chosen is gone.
  const meets = new Map<string, Tie>();
  for (const tie of quarters)
    for (const team of teamsOf(tie)) {
      const before = meets.get(team.key);
      if (!before) meets.set(team.key, tie);
      else if (!teamsOf(tie).every(({ key }) => hasTeam(before, key)))
        report('362B3a', 'error', team.text, team, 'chosenAlready', {
          team: team.text,
          address: placeFrom(team, before.home),
        });
    }

  const first = [...qualification].find(([, place]) => place === 1)?.[0];
  const own = quarters.find((tie) => first !== undefined && hasTeam(tie, first));
  const chosen = quarters.filter(({ row }) => row.cells.chosen?.yes);
  const [pick] = chosen;
  if (!own || !pick) return;
  const [cell, again] = chosen.map(({ row }) => row.cells.chosen);
  if (again) return report('362B3b', 'error', '', again, 'chosenTwice', { n: chosen.length });
  if (!cell) return;
  if (pick === own) return report('362B3b', 'error', '', cell, 'choseSelf', {});
  const semi = ties.find((tie) => tie.round === 'semi' && teamsOf(tie).some(({ key }) => hasTeam(own, key)));
  if (!semi || teamsOf(semi).some(({ key }) => hasTeam(pick, key))) return;
  report('362B3b', 'error', '', cell, 'semiNotChosen', { home: semi.home.text, away: semi.away.text });
}

/** Who has lost is out, and the winner is who has more IMPs. */
function checkWinners(ties: readonly Tie[], report: Report): void {
  for (const { byScore, named, row, home, away } of ties) {
    const { winner } = row.cells;
    if (winner && named && byScore !== null && byScore !== named.key)
      report('362B1c', 'error', named.text, winner, 'notWinner', {
        actual: named.text,
        expected: byScore === home.key ? home.text : away.text,
      });
  }
  const before = { semi: 'quarter', final: 'semi' } as const;
  for (const tie of ties) {
    if (tie.round !== 'semi' && tie.round !== 'final') continue;
    const from = before[tie.round];
    for (const team of teamsOf(tie)) {
      const played = ties.find((one) => one.round === from && hasTeam(one, team.key));
      if (played && played.winners.size > 0 && !played.winners.has(team.key))
        report('362B1c', 'error', team.text, team, 'isOut', {
          team: team.text,
          other: teamsOf(played).find(({ key }) => key !== team.key)?.text ?? '',
        });
    }
  }
}

const FORMATS = {
  quarter: ['Danish Open, kvartfinale', '362B4a'],
  semi: ['Danish Open, semifinale', '362B4a'],
  final: ['Danish Open, finale', '362B4b'],
} as const;

function checkFormat(tie: Tie, report: Report): void {
  const { round, row, home, away } = tie;
  if (round === 'third') {
    const subject = `${home.text} - ${away.text}`;
    report('362B4c', 'error', subject, row.cells.match ?? home, 'noThirdPlace', {});
    return;
  }
  const [format, clause] = FORMATS[round];
  checkBoards(tie, format, clause, report);
}

const clause = (
  of: string,
  needs: readonly MatchesField[] = [],
  beside: readonly string[] = [],
): ClauseNeed<MatchesField> => ({ clause: of, events: [EVENT], needs, beside });

export const danishOpenCheck = tableCheck({
  kind: MATCHES,
  clauses: [
    clause('362B1', [], ['standings']),
    clause('362B1c'),
    clause('362B3a', [], ['standings']),
    clause('362B3b', ['chosen'], ['standings']),
    clause('362B4a', ['boards']),
    clause('362B4b', ['boards']),
    clause('362B4c'),
  ],
  *run(season, report) {
    const ties = yield* tiesOf(season, EVENT);
    if (ties.length === 0) return;
    const qualification = phase(season, /kvalifikation|indledende|qualif/u);
    const consolation = phase(season, /opsamling|consolation/u);
    const quarters = ties.filter(({ round }) => round === 'quarter');
    if (qualification && consolation) checkField(quarters, qualification, consolation, report);
    if (qualification) checkChoices(ties, qualification, report);
    checkWinners(ties, report);
    for (const tie of ties) checkFormat(tie, report);
  },
});
