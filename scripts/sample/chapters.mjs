import { put, sheet } from './table.mjs';

/** A sheet for each of the other chapters. Teams, clubs and people are made up; test/examples/sample-values.json has the answers by hand. */

const TOWNS = [
  'Aalborg',
  'Esbjerg',
  'Fredericia',
  'Gedser',
  'Helsingør',
  'Kalundborg',
  'Korsør',
  'Nyborg',
  'Odense',
  'Roskilde',
  'Skagen',
  'Viborg',
];

function nextSeason() {
  const target = sheet('Næste sæson', [18, 6, 18, 3, 16, 6, 18, 3, 18, 12, 3, 20, 34, 26, 80], { frozen: 3 });
  put(target, 'A1', [['Divisionsturneringen: næste sæsons hold (§§ 322-326)']], 'title');
  put(
    target,
    'A2',
    [['Nr. 12 i 1. division er opløst: én vakance i 2. division, og den ruller videre til 3. division.']],
    'note',
  );
  put(target, 'A3', [['Division', 'Nr.', 'Stilling']], 'head');
  put(target, 'E3', [['Kvalifikation', 'Nr.', 'Deltager']], 'head');
  put(target, 'I3', [['Udgået hold', 'Årsag']], 'head');
  const divisions = ['1. division', '2. division', '3. division Øst', '3. division Vest'];
  put(
    target,
    'A4',
    divisions.flatMap((division, d) => TOWNS.map((town, i) => [division, i + 1, `${town} ${'ABCD'[d]}`])),
  );
  put(target, 'E4', [
    ...[1, 2, 3, 4].map((place) => ['Kreds IV', place, `Jylland-Fyn ${place}`]),
    ...[1].map((place) => ['Kreds II', place, `Sjælland ${place}`]),
    ...[1, 2, 3].map((place) => ['Øst', place, `Østhold ${place}`]),
  ]);
  put(target, 'I4', [['Viborg A', 'opløst']]);
  put(target, 'L3', [['=DBF.NEXTSEASON("Divisionsturneringen",A4:C51,E4:G11,I4)']]);
  return target;
}

function pairs() {
  const target = sheet('Parregler', [22, 22, 16, 16, 18, 3, 18, 12], { frozen: 1 });
  put(target, 'A1', [['Parmesterskaber (§§ 301, 305)']], 'title');
  put(target, 'G3', [['Distrikt', 'Medlemmer']], 'head');
  put(target, 'G4', [
    ['København', 2450],
    ['Fyn', 1400],
    ['Bornholm', 160],
  ]);
  put(target, 'A3', [['Den ene er medlem i', 'Den anden er medlem i', 'Parret hører til (§ 301E3)']], 'head');
  put(target, 'A4', [
    ['København', 'København'],
    ['København; Fyn', 'Fyn'],
    ['Bornholm', 'Fyn'],
  ]);
  put(target, 'C4', [['=DBF.DISTRICT(A4:A6,B4:B6,G4:G6,H4:H6)']]);
  put(target, 'A9', [['Holdets medlemskaber', '', '', '', 'Tilmelding i (§ 301C1)']], 'head');
  put(target, 'A10', [
    ['København', 'København', 'Fyn', 'København'],
    ['Fyn', 'Bornholm; Fyn', 'København', 'Fyn'],
  ]);
  put(target, 'E10', [['=DBF.ENTRYDISTRICT(A10:D11)']]);
  put(target, 'A14', [['Tilmeldt', 'Spil', 'Substitut', 'Spil', 'Rettigheder (§ 305A4)']], 'head');
  put(target, 'A15', [
    ['Anna Bæk', 90, 'Carl Dyhr', 60],
    ['Bo Cramer', 30],
  ]);
  put(target, 'E15', [['=DBF.RIGHTS(A15,B15,A16,B16,90,C15,D15)']]);
  put(
    target,
    'A19',
    [['Reserve', 'Distrikt', 'I distriktsfinalen', 'Placering', 'Rækkefølge for Fyn (§ 305B)']],
    'head',
  );
  put(target, 'A20', [
    ['Par R1', 'Fyn', 'ja', 12],
    ['Par R2', 'Fyn', 'ja', 9],
    ['Par R3', 'Fyn', 'nej'],
    ['Par R4', 'København', 'ja', 3],
  ]);
  put(target, 'E20', [['=DBF.RESERVES("Fyn",A20:A23,B20:B23,C20:C23,D20:D23)']]);
  put(
    target,
    'A26',
    [['Reserveparret har spillet', 'Spil i 1. sektion', 'Spil i alt', 'Pladsen har (§ 305C2)']],
    'head',
  );
  put(target, 'A27', [
    [31, 45, 90],
    [30, 45, 90],
  ]);
  put(target, 'D27', [['=DBF.LATEARRIVAL(A27:A28,B27:B28,C27:C28)']]);
  return target;
}

function cup() {
  const target = sheet('Pokalregler', [18, 10, 12, 18, 10, 12, 22], { frozen: 1 });
  put(target, 'A1', [['Pokalturneringen (§§ 331-332)']], 'title');
  put(target, 'A3', [['A', 'Imp', 'Spilpoint', 'B', 'Imp', 'Spilpoint', 'Går videre (§ 332A3)']], 'head');
  put(target, 'A4', [
    ['Trumf Es', 101, 14000, 'Odense Å', 100, 15000],
    ['Køge Bugt', 88, 14000, 'Rønne Torv', 88, 14010],
  ]);
  put(target, 'G4', [['=DBF.CUPWINNER(A4:A5,B4:B5,C4:C5,D4:D5,E4:E5,F4:F5)']]);
  put(
    target,
    'A8',
    [['Først udtrukket', 'UP', '', 'Sidst udtrukket', 'UP', '', 'Hjemmehold (§ 332D2)']],
    'head',
  );
  put(target, 'A9', [
    ['Trumf Es', 12, '', 'Køge Bugt', 13],
    ['Trumf Es', 12, '', 'Rønne Torv', 12],
  ]);
  put(target, 'G9', [['=DBF.HOMETEAM(A9:A10,B9:B10,D9:D10,E9:E10)']]);
  put(target, 'A13', [['Indskud pr. omgang', 'To kampe', 'Forud (§ 331D1)']], 'head');
  put(target, 'A14', [
    [300, 'ja'],
    [300, 'nej'],
  ]);
  put(target, 'C14', [['=DBF.CUPFEE(A14:A15,B14:B15)']]);
  put(target, 'A18', [['Spillernes divisioner', '', '', '', '', 'Plan', 'Træder ind (§ 332B)']], 'head');
  put(target, 'A19', [
    [1, 3, '', '', '', 5],
    ['', 2, 2, 3, '', 4],
    ['', '', 3, 3, '', 3],
  ]);
  put(target, 'G19', [['=DBF.CUPENTRY(A19:D21,F19:F21)']]);
  put(target, 'A24', [['Vindende kaptajn', '', '', 'Pokalen (§ 331A)', 'Sæson']], 'head');
  put(
    target,
    'A25',
    ['Holm', 'Holm', 'Krogh', 'Holm', 'Lund', 'Lund', 'Lund'].map((name) => [name]),
  );
  put(target, 'D25', [['=DBF.TROPHY(A25:A31)']]);
  return target;
}

function times() {
  const target = sheet('Frister og alder', [22, 16, 16, 16, 22], { frozen: 1 });
  put(target, 'A1', [['Frister, bøder, spilletid og alder']], 'title');
  put(target, 'A3', [['Frist', 'Modtaget', 'Bøde (§ 327C1)']], 'head');
  put(target, 'A4', [
    ['2008-09-01', '2008-09-01'],
    ['2008-09-01', '2008-09-08'],
    ['2008-09-01', '2008-09-09'],
  ]);
  put(target, 'C4', [['=DBF.FINE(A4:A6,B4:B6)']]);
  put(target, 'A9', [['Spil', 'Form', 'Runder', 'Skærme', 'Minutter (§ 307F)']], 'head');
  put(target, 'A10', [
    [16, 'hold', 1, 'nej'],
    [16, 'hold', 1, 'ja'],
  ]);
  put(target, 'E10', [['=DBF.PLAYTIME(A10:A11,B10:B11,C10:C11,D10:D11)']]);
  put(target, 'A14', [['Turnering', 'Født', '1. januar', 'Kan deltage']], 'head');
  put(target, 'A15', [
    ['junior', '1984-01-01', 2009],
    ['junior', '1984-01-02', 2009],
    ['skole', '1989-01-01', 2009],
    ['veteran', '1949-01-01', 2009],
    ['veteran', '1948-12-31', 2009],
  ]);
  put(target, 'D15', [['=DBF.ELIGIBLE(A15:A19,B15:B19,C15:C19)']]);
  return target;
}

function pools() {
  const target = sheet('Puljer', [12, 14, 12, 8, 3, 14, 15, 15, 3, 14, 8], { frozen: 1 });
  put(target, 'A1', [['Semifinalens puljer ved lodtrækning, som alle kan efterprøve (§ 351F2)']], 'title');
  put(
    target,
    'A2',
    [['Frø: det, der er aftalt før lodtrækningen. Det samme frø giver den samme lodtrækning.']],
    'note',
  );
  put(target, 'A3', [['Par', 'Distrikt', 'Placering', 'Pulje']], 'head');
  put(target, 'A4', [
    ['Fyn 1', 'Fyn', 1],
    ['Fyn 2', 'Fyn', 2],
    ['Fyn 3', 'Fyn', 3],
    ['Fyn 4', 'Fyn', 4],
    ['Fyn 5', 'Fyn', 5],
    ['Bornholm 1', 'Bornholm', 1],
    ['Vestjylland 1', 'Vestjylland', 1],
    ['Vestjylland 2', 'Vestjylland', 2],
  ]);
  put(target, 'F3', [['Distrikt', 'Forlodspladser', 'Størrelsespladser']], 'head');
  put(target, 'F4', [
    ['Fyn', 3, 2],
    ['Bornholm', 0, 1],
    ['Vestjylland', 1, 1],
  ]);
  put(target, 'D4', [['=DBF.POOLS(A4:A11,B4:B11,C4:C11,F4:F6,G4:G6,H4:H6,4,"Eksempel 2009")']]);
  put(target, 'J3', [['Lod', 'Nr.']], 'head');
  put(target, 'J4', [['Nordsjælland'], ['Nordjylland']]);
  put(target, 'K4', [['=DBF.LOT(J4:J5,"Eksempel 2009")']]);
  return target;
}

function clubs() {
  const target = sheet('Klubber og præmier', [24, 18, 18, 18, 18, 16], { frozen: 1 });
  put(target, 'A1', [['Klubber, Bornholm og præmier']], 'title');
  put(target, 'A3', [['Distrikt', 'Mester', 'Nr. 2', 'Finalister (§ 342A)']], 'head');
  put(target, 'A4', [
    ['Fyn', 'Odense A', 'Nyborg'],
    ['Bornholm', 'Rønne', 'Nexø'],
    ['København', 'Blakset', 'City'],
  ]);
  put(target, 'D4', [['=DBF.FINALISTS(A4:A6,B4:B6,C4:C6,"Fyn")']]);
  put(target, 'A10', [['Personer', 'Færge pr. bil', 'Bro pr. bil', 'Dækkes (§ 351E1)']], 'head');
  put(target, 'A11', [
    [4, 900, 560],
    [5, 900, 560],
  ]);
  put(target, 'D11', [['=DBF.CROSSING(A11:A12,B11:B12,C11:C12)']]);
  put(target, 'A15', [['Juniorpar til', 'Billet', 'Egenbetaling', 'Refusion (§ 353D1)']], 'head');
  put(target, 'A16', [['øst', 1300, 200]]);
  put(target, 'D16', [['=DBF.BORNHOLMJUNIOR(A16,B16,C16)']]);
  put(target, 'A19', [['Hvor spillerne bor', '', '', '', 'Hjemby (§ 304A2)']], 'head');
  put(target, 'A20', [['Aarhus', 'Viborg', 'Aarhus', 'Skagen']]);
  put(target, 'E20', [['=DBF.HOMETOWN(A20:D20)']]);
  put(target, 'A23', [['Resultat', 'Præmie', 'Placering (§ 365D)', 'Andel']], 'head');
  put(target, 'A24', [[60, 1000], [55, 600], [55, 400], [50]]);
  put(target, 'C24', [['=DBF.SHAREDPLACES(A24:A27,B24:B26)']]);
  return target;
}

export const chapterSheets = () => [nextSeason(), pairs(), cup(), times(), pools(), clubs()];
