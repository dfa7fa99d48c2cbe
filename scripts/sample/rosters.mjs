import { put, sheet } from './table.mjs';

/**
 * Rosters with a dozen faults; test/examples/sample-faults.json lists them by hand. All people are made up.
 * Team, then its players: name, number, role, town, last season's team, member; the team's home town beside its name.
 */
const DIVISION = [
  [
    'Trumf Es',
    'Aarhus',
    [
      ['Agnes Holm', 10101, 'kaptajn', 'Aarhus', 'Trumf Es', 'ja'],
      ['Bent Krogh', 10102, 'spiller', 'Aarhus', 'Trumf Es', 'ja'],
      ['Carla Lund', 10103, 'spiller', 'Aarhus', 'Trumf Es', 'ja'],
      ['Dan Møller', 10104, 'spiller', 'Viborg', '', 'ja'],
      ['Else Nygaard', 10105, 'spiller', 'Viborg', '', 'ja'],
    ],
  ],
  [
    'Slemmerne',
    'Odense',
    [
      ['Finn Olsen', 10201, 'spiller', 'Odense', 'Slemmerne', 'ja'],
      ['Gerda Poulsen', 10202, 'spiller', 'Odense', 'Slemmerne', 'ja'],
      ['Hans Qvist', 10203, 'spiller', 'Odense', 'Slemmerne', 'ja'],
      ['Inger Rask', 10204, 'ikke-spillende kaptajn', 'Odense', 'Slemmerne', 'ja'],
    ],
  ],
  [
    'Dobbelt Dummy',
    'Kolding',
    [
      ['Jens Sand', 10301, 'kaptajn', 'Kolding', 'Dobbelt Dummy', 'ja'],
      ['Karen Toft', 10302, 'spiller', 'Kolding', 'Dobbelt Dummy', 'ja'],
      ['Lars Ulrik', 10303, 'spiller', 'Kolding', 'Dobbelt Dummy', 'ja'],
      ['Maja Vang', 10304, 'spiller', 'Kolding', '', 'ja'],
      ['Niels Winther', 10305, 'spiller', 'Vejle', '', 'ja'],
      ['Oda Yde', 10306, 'spiller', 'Vejle', '', 'ja'],
      ['Per Aaby', 10307, 'spiller', 'Vejle', '', 'ja'],
    ],
  ],
  [
    'Kløver Konge',
    'Ribe',
    [
      ['Rosa Bach', 10401, 'kaptajn', 'Ribe', 'Kløver Konge', 'ja'],
      ['Søren Dahl', 10402, 'spiller', 'Ribe', 'Kløver Konge', 'ja'],
      ['Tove Eskildsen', 10403, 'spiller', 'Ribe', 'Kløver Konge', 'ja'],
      ['Ulla Friis', 10404, 'spiller', 'Ribe', '', 'ja'],
      ['Dahl, Søren', '10402', 'spiller', 'Ribe', 'Kløver Konge', 'ja'],
    ],
  ],
  [
    'Ruder Dame',
    'Viborg',
    [
      ['Viggo Gram', 10501, 'kaptajn', 'Viborg', 'Ruder Dame', 'ja'],
      ['Wilma Hede', 10502, 'spiller', 'Viborg', 'Ruder Dame', 'ja'],
      ['Axel Iversen', 10503, 'spiller', 'Viborg', '', 'ja'],
      ['Dan Møller', 10104, 'spiller', 'Viborg', '', 'ja'],
    ],
  ],
  [
    'Spar Syv',
    'Næstved',
    [
      ['Birgit Juul', 10601, 'kaptajn', 'Næstved', 'Spar Syv', 'ja'],
      ['Claus Kjær', '', 'spiller', 'Næstved', 'Spar Syv', 'ja'],
      ['Dorte Lind', 10603, 'spiller', 'Næstved', '', 'ja'],
      ['Erik Munk', 10604, 'spiller', 'Næstved', '', 'ja'],
    ],
  ],
  [
    'Hjerter Ti',
    'Roskilde',
    [
      ['Fie Nissen', 10701, 'kaptajn', 'Roskilde', 'Hjerter Ti', 'ja'],
      ['Gorm Obel', 10702, 'spiller', 'Roskilde', 'Hjerter Ti', 'ja'],
      ['Hanne Palle', 10703, 'spiller', 'Roskilde', '', 'ja'],
      ['Ib Rosen', 10701, 'spiller', 'Roskilde', '', 'ja'],
    ],
  ],
  [
    'Sans Atout',
    'Helsingør',
    [
      ['Jytte Skov', 10801, 'kaptajn', 'Hillerød', 'Sans Atout', 'ja'],
      ['Kaj Tange', 10802, 'spiller', 'Hillerød', 'Sans Atout', 'ja'],
      ['Lone Uhre', 10803, 'spiller', 'Hillerød', '', 'ja'],
      ['Mogens Veng', 10804, 'spiller', 'Helsingør', '', 'ja'],
    ],
  ],
  [
    'Nye Kræfter',
    'Esbjerg',
    [
      ['Nina Wulff', 10901, 'kaptajn', 'Esbjerg', 'Vest 3', 'ja'],
      ['Ole Ager', 10902, 'spiller', 'Esbjerg', 'Gamle Drenge', 'ja'],
      ['Pia Borg', 10903, 'spiller', 'Esbjerg', '', 'ja'],
      ['Rune Clausen', 10904, 'spiller', 'Esbjerg', '', 'ja'],
    ],
  ],
  [
    'Fjerde Hånd',
    'Aalborg',
    [
      ['Sara Due', 11001, 'kaptajn', 'Aalborg', 'Fjerde Hånd', 'ja'],
      ['Tom Elkjær', 11002, 'spiller', 'Aalborg', 'Fjerde Hånd', 'ja'],
      ['Una Frost', 11003, 'spiller', 'Aalborg', '', 'nej'],
      ['Villy Gade', 11004, 'spiller', 'Aalborg', '', 'ja'],
    ],
  ],
];

function division() {
  const target = sheet('Hold Division', [18, 14, 22, 10, 25, 14, 20, 9], { frozen: 4, merged: ['A1:H1'] });
  put(target, 'A1', [['Divisionsturneringen 2008/09: tilmeldte hold']], 'title');
  put(target, 'A2', [['Tryk på Kontrollér i ruden. Ni af fejlene er på dette ark.']], 'note');
  put(
    target,
    'A4',
    [['Hold', 'Hjemby', 'Spiller', 'DBF-nr.', 'Rolle', 'Bopæl', 'Sidste sæsons hold', 'Medlem']],
    'head',
  );
  let row = 5;
  for (const [team, town, players] of /** @type {[string, string, (string | number)[][]][]} */ (DIVISION)) {
    put(target, `A${row}`, [[team, town]]);
    put(target, `C${row}`, players);
    row += players.length;
  }
  put(target, `A${row + 1}`, [['I alt', '', row - 5]], 'sum');
  return target;
}

function danishOpen() {
  const target = sheet('Hold Danish Open', [20, 18, 18, 18, 18, 18, 18, 18]);
  put(target, 'B2', [['Danish Open 2009, holdliste']], 'title');
  put(
    target,
    'A5',
    [['Holdnavn', 'Spiller 1', 'Spiller 2', 'Spiller 3', 'Spiller 4', 'Spiller 5', 'Spiller 6', 'Spiller 7']],
    'head',
  );
  put(target, 'A6', [
    ['Nordlys', 'Astrid Bro', 'Bjarke Dam', 'Cilla Eng', 'Ditlev Fog'],
    ['Sydvest', 'Ella Gren', 'Frode Hald', 'Gry Ibsen', 'Hugo Jarl', 'Ida Kær', 'Jon Leth', 'Kit Mark'],
    ['Tredje Mand', 'Leo Nord', 'Mia Orth', 'Nor Pihl'],
    ['Femte Es', 'Olga Ravn', 'Poul Stær', 'Rikke Thy', 'Ditlev Fog'],
    ['Sidste Stik', 'Simon Ulv', 'Tea Vig', 'Uffe Wad', 'Vita Aks', 'Willy Bek', 'Yrsa Cort'],
  ]);
  return target;
}

function mini() {
  const target = sheet('Minihold', [18, 24]);
  put(target, 'A1', [['Festivalens miniholdturnering']], 'title');
  put(target, 'A3', [['Hold', 'Spiller']], 'head');
  put(target, 'A4', [
    ['Lokalklubben', 'Ane Dybdal'],
    ['', 'Bo Egholm'],
    ['', 'Cia Fabricius'],
    ['', 'Dorit Glad'],
    ['Onsdagsklubben', 'Egon Hvid'],
    ['', 'Frida Ilsø'],
    ['', 'Glenn Jeppe'],
    ['', 'Heidi Kold'],
    ['', 'Ivan Lyng'],
  ]);
  return target;
}

export const rosterSheets = () => [division(), danishOpen(), mini()];
