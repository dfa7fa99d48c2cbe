/** § 323B: the winner's choice of its opponent in the semi-final, as its sheet has it. */
import { FIGURES } from '../../rules/figures';
import { semifinals } from '../../rules/playoff-match';
import { CHOICE, type ChoiceField } from '../../workbook/kinds/playoff';
import type { Row } from '../../workbook/table-rows';
import { tableCheck, tablesOf, type Season } from '../table-check';
import { basicTable } from './basic-facts';
import { leagueOf } from './league';
import { leagueEvent, seasonTag } from './names';

interface Choice {
  readonly row: Row<ChoiceField>;
  readonly season: number;
  /** Days from the result to the notice: a deadline's day counts as inside (reading 40); null where one is missing. */
  readonly days: number | null;
}

function choicesOf(season: Season): Choice[] {
  const { year } = leagueOf(season);
  return tablesOf(season, CHOICE).flatMap((table) => {
    // No other tournament lets the winner of a basic tournament choose.
    if (table.event !== null && leagueEvent(table.event, table.about) !== 'division') return [];
    const tag = seasonTag(table.about);
    const when = tag === 'last' ? -1 : typeof tag === 'number' && year !== null ? tag - year : 0;
    return table.rows.map((row) => {
      const { resultDate, notified } = row.cells;
      const days =
        resultDate?.number == null || notified?.number == null
          ? null
          : Math.floor(notified.number) - Math.floor(resultDate.number);
      return { row, season: when, days };
    });
  });
}

const LIMIT = FIGURES.choiceDays.value;

/** Whom the winner meets by its choice, or without one in time; null where that cannot be told. */
export function choiceOf(
  season: Season,
  when: number,
): { readonly opponent: string; readonly named: string; readonly inTime: boolean } | null {
  const best = bestOf(season, when);
  const choices = choicesOf(season).filter((one) => one.season === when);
  const [choice] = choices;
  if (!best || !choice || choices.length > 1) return null;
  const { opponent, notified } = choice.row.cells;
  const inTime =
    choice.days === null
      ? (notified?.text ?? '') === '' && (opponent?.text ?? '') !== ''
      : choice.days <= LIMIT;
  if (choice.days === null && !inTime) return null;
  const ruling = semifinals(
    best.map(({ key }) => key),
    inTime ? opponent?.key : undefined,
  );
  return ruling.ok ? { opponent: ruling.value[0][1], named: opponent?.key ?? '', inTime } : null;
}

const bestOf = (season: Season, when: number) => {
  const table = basicTable(leagueOf(season), when);
  const best = table?.slice(0, FIGURES.playoffTeams.value);
  return best?.length === FIGURES.playoffTeams.value ? best : null;
};

export const choiceCheck = tableCheck({
  kind: CHOICE,
  clauses: [
    { clause: '323B1', needs: ['winner', 'opponent'], beside: ['standings'] },
    { clause: '323B2', needs: ['resultDate', 'notified'] },
    { clause: '323B3', needs: ['opponent'], beside: ['standings'] },
  ],
  *run(season, report) {
    for (const { row, season: when, days } of choicesOf(season)) {
      yield;
      const { winner, opponent, notified, resultDate } = row.cells;
      const best = bestOf(season, when);
      const [first, , , fourth] = best ?? [];
      if (first && winner && winner.text !== '' && winner.key !== first.key)
        report(
          '323B1',
          'error',
          winner.text,
          winner,
          'choiceNotWinner',
          { expected: first.name },
          { value: first.name },
        );
      else if (
        best &&
        opponent &&
        opponent.text !== '' &&
        !best.slice(1).some(({ key }) => key === opponent.key)
      )
        report('323B1', 'error', opponent.text, opponent, 'choiceNotQualified', {
          others: best.slice(1).map(({ name }) => name),
        });
      else if (days !== null && days > LIMIT && notified && fourth && opponent && opponent.key !== fourth.key)
        report('323B2', 'error', winner?.text ?? '', notified, 'choiceLate', {
          days,
          expected: fourth.name,
        });
      else if (
        fourth &&
        opponent?.text === '' &&
        !opponent.unread &&
        season.today !== null &&
        resultDate?.number != null &&
        Math.floor(season.today) - Math.floor(resultDate.number) > LIMIT
      )
        report('323B3', 'warning', winner?.text ?? '', opponent, 'choiceOpen', { expected: fourth.name });
    }
  },
});
