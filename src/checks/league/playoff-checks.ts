/** §§ 323, 328: the play-off, the promotion match and the deciding match. */
import { said } from '../finding';
import { add, compare, exactly, fraction, subtract, toNumber, type Fraction } from '../../rules/fraction';
import { playoffHome, sixths } from '../../rules/playoff-match';
import { FIGURES } from '../../rules/figures';
import { PLAYOFF, type PlayoffField } from '../../workbook/kinds/playoff';
import type { Cell, Table } from '../../workbook/table-rows';
import type { Report } from '../report';
import { tableCheck, type Season } from '../table-check';
import { mutualMatch } from './basic-facts';
import { carriedTo, isPlayoff, winnerOf } from './bout-result';
import { boutsOf, type Bout } from './bouts';
import { boardsOf, leagueOf, stageIn, type League, type Stage } from './league';
import { formatNamed } from './meetings';
import { checkTeams } from './playoff-teams';

const FORMATS = {
  semi: 'Slutspil',
  final: 'Slutspil',
  playoff: 'Slutspil',
  promotion: 'Oprykningskamp',
  deciding: 'Omkamp',
} as const;

const ZERO = fraction(0n);
const negated = (value: Fraction): Fraction => subtract(ZERO, value);

const numberOf = (cell: Cell | undefined): number => cell?.number ?? 0;

/** § 323C: at the team that gets it; the other's cell blank, 0 or the same below 0. */
function checkCarry(league: League, bout: Bout, report: Report): void {
  const [one, two] = bout.sides;
  const [a, b] = [one.cells.carry, two.cells.carry];
  if (!a || !b || a.unread || b.unread) return;
  if (!isPlayoff(bout)) {
    // § 323F: nothing is carried over (reading 31), nor to a deciding match.
    for (const { team, cells } of bout.sides)
      if (numberOf(cells.carry) !== 0 && cells.carry)
        report(bout.stage === 'deciding' ? '328A' : '323F', 'error', team.text, cells.carry, 'carryNone', {
          actual: cells.carry.text,
        });
    return;
  }
  const due = carriedTo(league, bout);
  if (!due) return;
  const sign = compare(due.carry, ZERO);
  if (sign === 0) {
    for (const { team, cells } of bout.sides)
      if (numberOf(cells.carry) !== 0 && cells.carry)
        report('323C', 'error', team.text, cells.carry, 'carryNone', { actual: cells.carry.text });
    return;
  }
  const [gets, other] = sign > 0 ? [one, two] : [two, one];
  const expected = sign > 0 ? due.carry : negated(due.carry);
  const [own, theirs] = [gets.cells.carry, other.cells.carry];
  if (!own || !theirs) return;
  const stated = sixths(numberOf(own));
  const value = toNumber(expected);
  if (theirs.number !== null && theirs.number > 0) {
    report(due.clause, 'error', other.team.text, theirs, 'carryOther', { other: gets.team.text });
    return;
  }
  if (own.number === null || own.number === 0) {
    // The other's cell may hold it all, below 0.
    const negative = sixths(numberOf(theirs));
    if (negative && compare(negative, negated(expected)) === 0) return;
    report(
      due.clause,
      'error',
      gets.team.text,
      own,
      'carryMissing',
      { expected: value, opponent: other.team.text },
      { value },
    );
    return;
  }
  if (!stated || compare(stated, expected) !== 0) {
    const rounded = isRounded(own.number, value);
    if (rounded)
      report(
        '323C3',
        'error',
        gets.team.text,
        own,
        'carryRounded',
        { actual: own.number, expected: value },
        { value },
      );
    else
      report(
        due.clause,
        'error',
        gets.team.text,
        own,
        'carryWrong',
        { actual: own.text, expected: value, opponent: other.team.text },
        { value },
      );
  } else if (theirs.number !== null && theirs.number !== 0) {
    const negative = sixths(theirs.number);
    if (!negative || compare(negative, negated(expected)) !== 0)
      report(due.clause, 'error', other.team.text, theirs, 'carryOther', { other: gets.team.text });
  }
}

/** Whether a number is the exact value to fewer digits. */
function isRounded(actual: number, exact: number): boolean {
  const digits = String(Number(actual.toPrecision(15))).split('.')[1]?.length ?? 0;
  const unit = 10 ** -digits;
  return Math.abs(actual - exact) < unit;
}

/** `I alt` is IMP and carry-over; with a carry-over that is wrong itself, by either. */
function checkTotals(league: League, bout: Bout, report: Report): void {
  const due = carriedTo(league, bout);
  for (const [at, side] of bout.sides.entries()) {
    const { team, imp, cells } = side;
    const { total, carry } = cells;
    if (total?.number == null || imp?.number == null || !carry || carry.unread) continue;
    const played = exactly(imp.number);
    const own = due ? (at === 0 ? due.carry : negated(due.carry)) : null;
    const gets = own && compare(own, ZERO) > 0 ? own : ZERO;
    const stated = sixths(numberOf(carry)) ?? exactly(numberOf(carry));
    const right = [add(played, isPlayoff(bout) && due ? gets : stated), add(played, stated)];
    // Where nothing is carried over, what stands there has been told of already.
    if (!isPlayoff(bout)) right.push(played);
    // A carry-over written below 0 at the other team is taken off there, or not at all.
    if (numberOf(carry) < 0) right.push(played);
    const says = Number(total.number.toPrecision(14));
    if (right.some((value) => Number(toNumber(value).toPrecision(14)) === says)) continue;
    report('323C', 'error', team.text, total, 'totalWrong', {
      actual: total.number,
      expected: toNumber(right[0] ?? played),
    });
  }
}

function checkBoards(bout: Bout, report: Report): void {
  // A match for a place in the 3rd division has no stated format (reading 14).
  const format = bout.stage === 'promotion' && bout.division === 3 ? null : formatNamed(FORMATS[bout.stage]);
  if (!format || format.half === null || format.halves === null) return;
  const [one, two] = bout.sides;
  const subject = `${one.team.text} - ${two.team.text}`;
  const actual = boardsOf(bout.boards);
  const extra = actual === null ? 0 : actual - format.boards;
  // § 323E2: rounds of 4 boards come on top.
  const playedOn = extra > 0 && extra % EXTRA === 0 && isLevel(bout);
  if (bout.boards && actual !== null && extra !== 0 && !playedOn)
    report(
      format.clause,
      'error',
      subject,
      bout.boards,
      'playoffBoards',
      { actual, expected: format.boards, halves: format.halves, half: format.half },
      { value: format.boards },
    );
  else if (bout.halves?.number != null && bout.halves.number !== format.halves)
    report(
      format.clause,
      'error',
      subject,
      bout.halves,
      'halves',
      { actual: bout.halves.number, expected: format.halves },
      { value: format.halves },
    );
}

const EXTRA = FIGURES.playoffExtraBoards.value;
const isLevel = ({ sides: [one, two] }: Bout): boolean =>
  one.imp?.number != null && one.imp.number === two.imp?.number;

function checkHome(league: League, bout: Bout, report: Report): void {
  if (!isPlayoff(bout) || !bout.home) return;
  const [one, two] = bout.sides;
  const mutual = mutualMatch(league, bout.season, one.team.key, two.team.key);
  if (!mutual || mutual.own === mutual.other) return;
  const ruling = playoffHome(one.team.key, two.team.key, { impA: mutual.own, impB: mutual.other }, undefined);
  if (!ruling.ok || ruling.value === bout.home.team) return;
  const home = one.team.key === ruling.value ? one : two;
  const away = home === one ? two : one;
  report('323D2', 'error', away.team.text, bout.home.cell, 'homeWrong', { expected: home.team.text });
}

function checkWinner(league: League, bout: Bout, report: Report): void {
  const [one, two] = bout.sides;
  const won = winnerOf(league, bout);
  const cell = bout.winner?.cell ?? bout.winnerCell;
  if (won === null || !cell) return;
  if (won === 'level') {
    // More boards than the match has: the rounds have been played.
    const format = formatNamed(FORMATS[bout.stage]);
    if ((boardsOf(bout.boards) ?? 0) > (format?.boards ?? 0)) return;
    report(
      bout.stage === 'promotion' ? '323F5' : '323E2',
      'warning',
      `${one.team.text} - ${two.team.text}`,
      cell,
      'extraRounds',
      {},
    );
    return;
  }
  if (!bout.winner || bout.winner.team === won.team) return;
  const winner = one.team.key === won.team ? one : two;
  report(
    bout.stage === 'promotion' ? '323F' : bout.stage === 'deciding' ? '328A' : won.clause,
    'error',
    (winner === one ? two : one).team.text,
    cell,
    'winnerWrong',
    { expected: winner.team.text },
  );
}

/** § 323A2: semi-finals on Saturday and the final on the Sunday of one weekend. */
function checkDays(season: Season, bout: Bout, report: Report): void {
  if (bout.stage !== 'semi' && bout.stage !== 'final') return;
  const dated = bout.sides.find(({ cells }) => cells.date?.number != null);
  const cell = dated?.cells.date;
  if (!dated || cell?.number == null) return;
  const day = Math.floor(cell.number);
  const due = bout.stage === 'semi' ? SATURDAY : SUNDAY;
  const semis = boutsOf(season).flatMap((one) => {
    const date = one.sides.find(({ cells }) => cells.date?.number != null)?.cells.date?.number;
    return one.stage === 'semi' && one.season === bout.season && date != null ? [Math.floor(date)] : [];
  });
  const apart = bout.stage === 'final' && semis.length > 0 && !semis.includes(day - 1);
  if (day % 7 !== due || apart)
    report('323A2', 'error', dated.team.text, cell, 'playoffDay', { final: bout.stage === 'final' });
}

/** Days of Excel's calendar by the remainder of their serials. */
const SATURDAY = 0;
const SUNDAY = 1;

const DIVISION = ['division'] as const;

export const playoffCheck = tableCheck({
  kind: PLAYOFF,
  clauses: [
    { clause: '323A1', events: DIVISION, needs: ['team'], beside: ['standings'], applies: hasPlayoff },
    { clause: '323A2', events: DIVISION, needs: ['team'], beside: ['standings'], applies: hasPlayoff },
    { clause: '323A3', events: DIVISION, needs: ['boards'], applies: hasPlayoff },
    {
      clause: '323C',
      events: DIVISION,
      needs: ['carry'],
      beside: ['standings'],
      applies: hasPlayoff,
      unless: noResults,
    },
    { clause: '323D2', events: DIVISION, needs: ['homeFirst'], applies: hasPlayoff, unless: noResults },
    { clause: '323E', events: DIVISION, needs: ['winner', 'imp'], applies: hasPlayoff },
    { clause: '323F', events: DIVISION, needs: ['carry'], applies: (table) => has(table, 'promotion') },
    {
      clause: '323F1',
      events: DIVISION,
      needs: ['team'],
      beside: ['standings'],
      applies: (table) => has(table, 'promotion'),
    },
    { clause: '323F2', events: DIVISION, needs: ['boards'], applies: (table) => has(table, 'promotion') },
    {
      clause: '328A1',
      events: ['division', 'women'],
      needs: ['boards'],
      applies: (table) => has(table, 'deciding'),
    },
  ],
  *run(season, report) {
    const league = leagueOf(season);
    for (const bout of boutsOf(season)) {
      yield;
      if (bout.event !== 'division' && bout.stage !== 'deciding') continue;
      const sound = checkTeams(season, league, bout, report);
      checkDays(season, bout, report);
      if (sound) checkCarry(league, bout, report);
      checkTotals(league, bout, report);
      checkBoards(bout, report);
      if (sound) checkHome(league, bout, report);
      checkWinner(league, bout, report);
    }
  },
});

/** Whether a table has matches of a stage. */
function has({ rows, about }: Table<PlayoffField>, ...stages: readonly Stage[]): boolean {
  return rows.some(({ cells, section }) => {
    const stage = stageIn(cells.match?.text ?? '') ?? stageIn(section) ?? stageIn(about) ?? 'playoff';
    return stages.includes(stage);
  });
}
function hasPlayoff(table: Table<PlayoffField>): boolean {
  return has(table, 'semi', 'final', 'playoff');
}

/** The mutual matches stand in the sheet of matches or in a cross table. */
function noResults(_: unknown, season: Season) {
  const { matches, crosses } = leagueOf(season);
  return matches.some(({ stage, source }) => stage === 'basic' && source === '1') ||
    crosses.some(({ source }) => source === '1')
    ? null
    : said('sheetMissing', { kind: 'matches' });
}
