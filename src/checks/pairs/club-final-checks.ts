/** § 342A: the clubs of the national final. */
import { clubOfTeam } from '../../workbook/club-names';
import { CLUB_CHAMPIONS, CLUB_FINALISTS, type ClubFinalistField } from '../../workbook/kinds/club-final';
import type { Cell, Row, Table } from '../../workbook/table-rows';
import { placeFrom, type Report } from '../report';
import { tableCheck, tablesOf, type Season } from '../table-check';
import { yearIn } from './stages';

interface Finalist {
  readonly row: Row<ClubFinalistField>;
  readonly team: Cell;
  readonly club: string;
  readonly district: Cell;
  readonly place: Cell;
}

function finalistsOf({ rows }: Table<ClubFinalistField>): Finalist[] | null {
  const finalists: Finalist[] = [];
  for (const row of rows) {
    const { team, club, district, placeInDistrict: place } = row.cells;
    const name = team && team.text !== '' ? team : club;
    if (!name || name.text === '' || !district || district.text === '' || !place || place.number === null)
      return null;
    const own = club && club.text !== '' ? club.key : clubOfTeam(name.key);
    finalists.push({ row, team: name, club: own, district, place });
  }
  return finalists;
}

/** The district of last season's champions; null where no sheet tells. */
function reigningDistrict(season: Season): Cell | null {
  const rows = tablesOf(season, CLUB_CHAMPIONS).flatMap((table) => table.rows);
  const dated = rows
    .map(({ cells }) => ({ cells, year: yearIn(cells.season?.text ?? '') ?? 0 }))
    .filter(({ cells, year }) => cells.district?.text && year < (season.year ?? Infinity))
    .sort((a, b) => b.year - a.year);
  return dated[0]?.cells.district ?? null;
}

/** § 342A2: no club twice. True where one is. */
function checkClubs(finalists: readonly Finalist[], report: Report): boolean {
  const seen = new Map<string, Finalist>();
  for (const finalist of finalists) {
    const first = seen.get(finalist.club);
    if (!first) seen.set(finalist.club, finalist);
    else
      report('342A2', 'error', finalist.team.text, finalist.team, 'clubTwice', {
        other: first.team.text,
        address: placeFrom(finalist.team, first.team),
      });
  }
  return seen.size < finalists.length;
}

function checkFinal(season: Season, finalists: readonly Finalist[], report: Report): void {
  // A club too many is why the number is wrong.
  let wrong = checkClubs(finalists, report);
  const champions = new Map<string, Finalist>();
  const others: Finalist[] = [];
  for (const finalist of finalists) {
    const first = champions.get(finalist.district.key);
    if (finalist.place.number !== 1) others.push(finalist);
    else if (!first) champions.set(finalist.district.key, finalist);
    else {
      wrong = true;
      report('342A1', 'error', finalist.team.text, finalist.place, 'twoChampions', {
        district: finalist.district.text,
        other: first.team.text,
        address: placeFrom(finalist.place, first.place),
      });
    }
  }
  const reigning = reigningDistrict(season);
  const odd = champions.size % 2 === 1;
  const extras = others.filter((other) => {
    if (champions.has(other.district.key)) return true;
    wrong = true;
    const values = { district: other.district.text, place: other.place.number ?? 0 };
    // The runner-up of the reigning champions' district may be the added team, though its champions have not entered.
    if (other.district.key === reigning?.key)
      report('342A1', 'warning', other.team.text, other.place, 'championAbsent', values);
    else report('342A1', 'error', other.team.text, other.place, 'notChampion', values);
    return false;
  });
  if (wrong) return;
  const [extra, ...more] = extras;
  if (!odd)
    for (const one of extras)
      report('342A2', 'error', one.team.text, one.place, 'extraNotNeeded', { n: champions.size });
  else if (extra && reigning) {
    for (const one of [extra, ...more].filter(({ district }) => district.key !== reigning.key))
      report('342A2', 'error', one.team.text, one.district, 'extraDistrict', {
        actual: one.district.text,
        expected: reigning.text,
      });
  } else if (!extra && reigning) {
    const home = champions.get(reigning.key) ?? [...champions.values()].pop();
    if (home)
      report('342A2', 'warning', home.team.text, home.team, 'extraMissing', {
        n: champions.size,
        district: reigning.text,
      });
  }
}

export const clubFinalCheck = tableCheck({
  kind: CLUB_FINALISTS,
  clauses: [
    { clause: '342A1', events: ['clubs'], needs: ['placeInDistrict'] },
    { clause: '342A2', events: ['clubs'], needs: ['placeInDistrict'], beside: ['club-champions'] },
  ],
  *run(season, report) {
    for (const table of tablesOf(season, CLUB_FINALISTS, 'clubs')) {
      yield;
      const finalists = finalistsOf(table);
      if (finalists) checkFinal(season, finalists, report);
    }
  },
});
