/** How many members a district has, by the sheets that tell. */
import { AREAS } from '../workbook/kinds/areas';
import { DISTRICTS } from '../workbook/kinds/districts';
import { numberIn } from './cells';
import { tablesOf, type Season } from './table-check';

/** `Distrikt Fyn` is Fyn. */
export const districtKey = (key: string): string => key.replace(/^distrikt(?:et)? /u, '');

const KNOWN = new WeakMap<Season, ReadonlyMap<string, readonly number[]>>();

/** The numbers of members that the sheets give a district: they count on different days (reading 19). */
export function districtMembers(season: Season): ReadonlyMap<string, readonly number[]> {
  let members = KNOWN.get(season);
  if (!members) KNOWN.set(season, (members = read(season)));
  return members;
}

function read(season: Season): ReadonlyMap<string, readonly number[]> {
  const members = new Map<string, number[]>();
  const enter = (key: string | undefined, number: number | null): void => {
    if (key === undefined || key === '' || number === null) return;
    const district = districtKey(key);
    members.set(district, [...(members.get(district) ?? []), number]);
  };
  for (const { rows } of tablesOf(season, DISTRICTS))
    for (const row of rows) enter(row.cells.district?.key, numberIn(row, 'members'));
  for (const { rows } of tablesOf(season, AREAS))
    for (const row of rows) enter(row.cells.district?.key, numberIn(row, 'members'));
  return members;
}
