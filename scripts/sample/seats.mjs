import { put, sheet } from './table.mjs';
import { letters } from './xlsx.mjs';

/**
 * The 120 places of the open pairs, § 351C. The numbers of members are made up so that the calculation can be
 * followed by hand: 14 000 in all, so that 70 places are one per 200 members.
 */
/** @type {[string, number][]} */
const DISTRICTS = [
  ['København', 2450],
  ['Nordsjælland', 1710],
  ['Østsjælland', 1180],
  ['Vestsjælland', 840],
  ['Storstrøm', 760],
  ['Bornholm', 160],
  ['Nordjylland', 1310],
  ['Østjylland', 2090],
  ['Vestjylland', 1120],
  ['Sydjylland', 980],
  ['Fyn', 1400],
];

/** How many of a final's pairs come from each district, in the order above. */
const FINALS = {
  /** The first 39; no. 40 is from Bornholm and gives no place. */
  a: [9, 6, 3, 2, 2, 0, 4, 7, 2, 1, 3],
  /** The first 11 of 42 pairs. */
  b: [2, 1, 1, 1, 0, 0, 1, 2, 1, 1, 1],
  /** The other 31 pairs of the B-final: they give no place. */
  rest: [5, 4, 3, 2, 2, 1, 3, 5, 2, 2, 2],
  /** The first 26 of the women's final. */
  women: [6, 4, 2, 1, 1, 0, 3, 4, 2, 1, 2],
};

/** Deals the counts out in turn, so that the districts stand mixed as in a real result. @param {number[]} counts */
function mixed(counts) {
  const left = [...counts];
  /** @type {string[]} */
  const out = [];
  while (left.some((count) => count > 0))
    left.forEach((count, i) => {
      if (count > 0) out.push(DISTRICTS[i]?.[0] ?? '');
      left[i] = count - 1;
    });
  return out;
}

/** @param {string} name @param {string} title @param {string[]} districts */
function final(name, title, districts) {
  const target = sheet(name, [6, 26, 18], { frozen: 3 });
  put(target, 'A1', [[title]], 'title');
  put(target, 'A3', [['Nr.', 'Par', 'Distrikt']], 'head');
  put(
    target,
    'A4',
    districts.map((district, i) => [i + 1, `Par ${i + 1}`, district]),
  );
  return target;
}

/** What SEATS is asked, from any sheet. */
const QUESTION =
  "'Pladser'!A5:A15,'Pladser'!B5:B15,'A-finale'!C4:C43,'B-finale'!C4:C45,'Pladser'!C5:C15,'Pladser'!D5:D15";

function why() {
  const target = sheet('Hvorfor', [115]);
  put(target, 'A1', [['Sådan blev de 120 pladser fordelt: =DBF.WHY("SEATS"; ...)']], 'title');
  put(target, 'A3', [[`=DBF.WHY("SEATS",${QUESTION})`]], 'wrap');
  return target;
}

const OWN = QUESTION.replaceAll("'Pladser'!", '');

function places() {
  const target = sheet('Pladser', [16, 12, 18, 6, 10, 3, 15, 15, 10, 12, 7, 10, 14, 6, 13, 13, 24, 17, 8], {
    frozen: 4,
  });
  // The table spills over these cells: they keep their looks.
  for (let column = 6; column <= 18; column++) target.cells.set(`${letters(column)}4`, { style: 'head' });
  for (let row = 5; row <= 15; row++)
    for (const column of ['I', 'L']) target.cells.set(`${column}${row}`, { style: 'exact' });
  put(target, 'A1', [['DM for åbent par: de 120 pladser (§ 351C)']], 'title');
  put(
    target,
    'A2',
    [['Ret et medlemstal, en forhåndsudtagelse eller et lod i A-D, og se pladserne følge med.']],
    'note',
  );
  put(target, 'A4', [['Distrikt', 'Medlemmer', 'Forhåndsudtagne', 'Lod', 'Pladser']], 'head');
  put(
    target,
    'A5',
    DISTRICTS.map(([name, members]) => [name, members]),
  );
  put(target, 'C5', [[1]]);
  put(target, 'C10', [[1]]);
  put(target, 'E5', [[`=DBF.SEATS(${OWN})`]]);
  put(target, 'A16', [['I alt', '=SUM(B5:B15)', '', '', '=SUM(E5:E15)']], 'sum');
  put(target, 'G3', [['Udregningen']], 'note');
  put(target, 'G4', [[`=DBF.SEATSTABLE(${OWN})`]], 'head');
  return target;
}

function women() {
  const target = sheet('Damepar', [18, 10, 3, 6, 18], { frozen: 3 });
  put(target, 'A1', [['DM for damepar: de 48 finalepladser (§ 352A3)']], 'title');
  put(target, 'A3', [['Distrikt', 'Pladser', '', 'Nr.', 'Sidste års finale']], 'head');
  put(
    target,
    'A4',
    DISTRICTS.map(([name]) => [name]),
  );
  put(target, 'B4', [['=DBF.SEATSFINAL(A4:A14,E4:E29)']]);
  put(target, 'A15', [['I alt', '=SUM(B4:B14)']], 'sum');
  put(
    target,
    'D4',
    mixed(FINALS.women).map((district, i) => [i + 1, district]),
  );
  return target;
}

export const seatSheets = () => [
  places(),
  why(),
  final('A-finale', 'A-finalen i åbent par, sidste sæson', [...mixed(FINALS.a), 'Bornholm']),
  final('B-finale', 'B-finalen i åbent par, sidste sæson', [...mixed(FINALS.b), ...mixed(FINALS.rest)]),
  women(),
];
