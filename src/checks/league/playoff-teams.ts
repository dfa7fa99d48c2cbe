/** §§ 323A1-2, 323B, 323F1: who meets whom after the basic tournament. */
import { FIGURES } from '../../rules/figures';
import type { Report } from '../report';
import type { Season } from '../table-check';
import { basicTable } from './basic-facts';
import { isPlayoff, winnerOf } from './bout-result';
import { boutsOf, type Bout } from './bouts';
import { choiceOf } from './choice';
import type { League } from './league';
import { planOf } from './plan';

/**
 * §§ 323A1, 323B: who may play; in a semi-final whom the winner of the basic tournament meets. False where a team is
 * none of the play-off's: what it carries over and who is at home follow from that.
 */
export function checkTeams(season: Season, league: League, bout: Bout, report: Report): boolean {
  if (bout.event !== 'division') return true;
  if (isPlayoff(bout)) {
    const table = basicTable(league, bout.season);
    const best = table?.slice(0, FIGURES.playoffTeams.value) ?? [];
    if (!table || best.length < FIGURES.playoffTeams.value) return true;
    let strange = false;
    for (const { team, cells } of bout.sides) {
      const place = table.find(({ key }) => key === team.key)?.place;
      if (!best.some(({ key }) => key === team.key)) {
        strange = true;
        report('323A1', 'error', team.text, team, 'notAmongFour', { teams: best.map(({ name }) => name) });
      } else if (cells.place?.number != null && place !== undefined && cells.place.number !== place)
        report(
          '323C',
          'error',
          team.text,
          cells.place,
          'wrongPlace',
          { actual: cells.place.number, expected: place },
          { value: place },
        );
    }
    if (!strange && bout.stage === 'semi') checkOpponent(season, bout, best, report);
    if (!strange && bout.stage === 'final') checkFinalists(season, league, bout, report);
    return !strange;
  }
  if (bout.stage !== 'promotion') return true;
  const plan = planOf(season, 'division', 'next');
  if (typeof plan === 'string') return true;
  const due = plan.lineUp.matches.filter(
    ({ division, by, first, second }) =>
      division === bout.division &&
      by === 'match' &&
      plan.cells.has(first.team) &&
      plan.cells.has(second.team),
  );
  const others = plan.lineUp.matches.filter(({ division }) => division === bout.division);
  const [match] = due;
  // Tables that are missing may hold the teams.
  if (!match && (others.length > 0 || !bout.sides.every(({ team }) => plan.cells.has(team.key)))) return true;
  const teams = match ? [match.first.team, match.second.team] : [];
  const names = teams.map((key) => plan.cells.get(key)?.text ?? key);
  const level = match?.first.place ?? FIGURES.promotionPlace.value;
  const clause =
    bout.division === 3
      ? '326C'
      : !match
        ? '326B1'
        : level === FIGURES.promotionPlace.value
          ? '323F1'
          : '326B2';
  const wrong = bout.sides.filter(({ team }) => !teams.includes(team.key));
  for (const { team } of match ? wrong : wrong.slice(0, 1))
    report(
      clause,
      match ? 'error' : 'warning',
      team.text,
      team,
      match ? 'promotionTeams' : 'promotionNotNeeded',
      {
        teams: names,
      },
    );
  return true;
}

function checkOpponent(
  season: Season,
  bout: Bout,
  best: readonly { readonly key: string; readonly name: string }[],
  report: Report,
): void {
  const [winner] = best;
  const own = bout.sides.find(({ team }) => team.key === winner?.key);
  const opponent = bout.sides.find((side) => side !== own);
  const choice = choiceOf(season, bout.season);
  if (!own || !opponent || !winner || !choice) return;
  const expected = best.find(({ key }) => key === choice.opponent);
  if (!expected || expected.key === opponent.team.key) return;
  // Played as it was chosen, but too late: the sheet of the choice is told of that.
  if (!choice.inTime && choice.named === opponent.team.key) return;
  report(choice.inTime ? '323B1' : '323B3', 'error', opponent.team.text, opponent.team, 'wrongOpponent', {
    winner: winner.name,
    expected: expected.name,
    inTime: choice.inTime,
  });
}

/** The winners of both semi-finals, as they are marked or as the figures have it. */
function checkFinalists(season: Season, league: League, bout: Bout, report: Report): void {
  const semis = boutsOf(season).filter((one) => one.stage === 'semi' && one.season === bout.season);
  if (semis.length !== 2) return;
  const winners = semis.flatMap((semi) => {
    const won = winnerOf(league, semi);
    const key = won && won !== 'level' ? won.team : semi.winner?.team;
    return semi.sides.flatMap(({ team }) => (team.key === key ? [team] : []));
  });
  if (winners.length !== 2) return;
  for (const { team } of bout.sides)
    if (!winners.some(({ key }) => key === team.key))
      report('323A2', 'error', team.text, team, 'notSemifinalWinner', {
        teams: winners.map(({ text }) => text),
      });
}
