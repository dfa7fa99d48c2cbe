import { put, sheet } from './table.mjs';

/** A cup round, § 332D4. Road distances: test/examples/road-distances.csv; rows marked »opdigtet« are made up. */
function cup() {
  const target = sheet('Pokal', [20, 20, 14, 14, 8, 9, 13, 8, 34], { frozen: 3 });
  put(target, 'A1', [['Pokalturneringen, 1/32-finaler: udebanepoint (§ 332D4)']], 'title');
  put(
    target,
    'A3',
    [['Hjemmehold', 'Udehold', 'Fra', 'Til', 'Km', 'Færger', 'Rønne-Køge', 'UP', 'Bemærkning']],
    'head',
  );
  put(target, 'A4', [
    ['Trumf Es', 'Aalborg Syd', 'Aalborg', 'Aarhus', 112],
    ['Viborg Makkerne', 'Esbjerg Havn', 'Esbjerg', 'Viborg', 142],
    ['Skagen Gren', 'Fredericia Vold', 'Fredericia', 'Skagen', 299],
    ['Roskilde Dom', 'Odense Å', 'Odense', 'Roskilde', 124, '', '', '', 'km over Storebælt'],
    ['Kalundborg Fjord', 'Korsør Sund', 'Korsør', 'Kalundborg', 50],
    ['Rudkøbing Bro', 'Spodsbjerg Havn', 'Spodsbjerg', 'Rudkøbing', 9],
    [
      'Trumf Es 2',
      'Kalundborg By',
      'Kalundborg',
      'Aarhus',
      60,
      1,
      '',
      '',
      'opdigtet: færge Kalundborg-Aarhus',
    ],
    ['Køge Bugt', 'Rønne Torv', 'Rønne', 'Køge', 0, '', 1, '', 'opdigtet: færge Rønne-Køge'],
    ['København City', 'Nexø Havn', 'Nexø', 'København', 120, 1, '', '', 'opdigtet: via Ystad'],
    ['Svendborg Sund', 'Svendborg By', 'Svendborg', 'Svendborg', '0,4', '', '', '', 'tal som tekst'],
  ]);
  put(target, 'H4', [['=DBF.UP(E4:E13,F4:F13,G4:G13)']]);
  return target;
}

/** Carry-over in the play-off, § 323C. Teams and results made up. */
function playoff() {
  const target = sheet('Slutspil', [12, 20, 20, 8, 8, 14, 14, 12], { frozen: 3 });
  put(target, 'A1', [['Slutspillet: imp overført fra grundspillet (§ 323C)']], 'title');
  put(
    target,
    'A3',
    [['Kamp', 'Hold A', 'Hold B', 'Imp A', 'Imp B', 'Slutplacering A', 'Slutplacering B', 'Overført A']],
    'head',
  );
  put(target, 'A4', [
    ['Semifinale', 'Trumf Es', 'Aalborg Syd', 60, 42, 1, 4],
    ['Semifinale', 'Odense Å', 'Roskilde Dom', 38, 63, 2, 3],
    ['Finale', 'Trumf Es', 'Roskilde Dom', 55, 46, 1, 3],
    ['(tidligere)', 'Køge Bugt', 'Odense Å', 50, 50, 1, 2],
  ]);
  put(target, 'H4', [['=DBF.CARRYOVER(D4:D7,E4:E7,F4:F7,G4:G7)']]);
  return target;
}

/** Travel refunds, § 304. Rates and fares made up. */
function travel() {
  const target = sheet('Rejserefusion', [22, 13, 13, 13, 13, 13, 13, 13, 13, 13], { frozen: 3 });
  put(target, 'A1', [['Divisionsturneringen: rejserefusion (§ 304)']], 'title');
  put(target, 'A3', [['Hold', 'Km tur/retur', 'Sats', 'Bro/færge', 'Transport']], 'head');
  put(target, 'A4', [
    ['Aalborg Syd', 500, 3.47, 470],
    ['Trumf Es', 180, 3.47],
    ['Odense Å', 180, 3.47, 470],
    ['Viborg Makkerne', 200, 3.47],
    ['Skagen Gren', '640,5', 3.47],
  ]);
  put(target, 'E4', [['=DBF.REFUND(B4:B8,C4:C8,D4:D8)']]);
  put(target, 'A11', [['Til og fra Bornholm (§ 304C)']], 'title');
  put(
    target,
    'A12',
    [['Hold', 'Rejsemål', 'Sats', 'Billetter', 'Km videre', 'Bro/færge', 'Hindret', 'Transport']],
    'head',
  );
  put(target, 'A13', [
    ['Rønne Torv', 'øst', 3, 2600],
    ['Nexø Havn', 'hovedstad', 3, 2400, '', '', 'ja'],
    ['Allinge', 'vest', 3.47, 6000, 60],
    ['Svaneke', 'hovedstad', 3, 2400],
  ]);
  put(target, 'H13', [['=DBF.BORNHOLM(B13:B16,C13:C16,D13:D16,E13:E16,F13:F16,G13:G16)']]);
  put(target, 'A19', [['Overnatning (§ 304D)']], 'title');
  put(
    target,
    'A20',
    [
      [
        'Hold',
        'Dage',
        'Transport',
        'Hjemby km',
        'Spiller 1 km',
        'Spiller 2 km',
        'Spiller 3 km',
        'Spiller 4 km',
        'Spiller 5 km',
        'Personer',
      ],
    ],
    'head',
  );
  put(target, 'A21', [
    ['Aalborg Syd', 2, 1511, 250, 250, 250, 250, 250, 250],
    ['Trumf Es', 2, 0, 70, 70, 70, 70, 70, 70],
    ['Odense Å', 2, 0, 65.1, 80, 80, 65, 10],
    ['Roskilde Dom', 2, 0, 65, 80, 80, 80, 80],
    ['Køge Bugt', 1, 1511, 250, 250, 250, 250, 250],
  ]);
  put(target, 'J21', [['=DBF.OVERNIGHT(B21:B25,C21:C25,D21:D25,E21:I25)']]);
  return target;
}

export const matchSheets = () => [cup(), playoff(), travel()];
