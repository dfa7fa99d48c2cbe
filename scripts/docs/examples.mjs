/** What stands in the cells that the examples of the functions point at, from its top left cell. Names and numbers are made up. */

/** @type {Readonly<Record<string, Readonly<Record<string, (string | number)[][]>>>>} */
export const cells = {
  CUPENTRY: {
    A2: [
      [1, 3, '', ''],
      ['', 2, 2, 3],
      ['', '', 3, 3],
    ],
    F2: [[5], [4], [3]],
  },
  DISTRICT: {
    A2: [
      ['København', 'København'],
      ['København; Fyn', 'Fyn'],
      ['Bornholm', 'Fyn'],
    ],
    D2: [
      ['København', 2450],
      ['Fyn', 1400],
      ['Bornholm', 160],
    ],
  },
  ENTRYDISTRICT: {
    A2: [
      ['København', 'København', 'Fyn', 'København'],
      ['Fyn', 'København', 'Fyn', 'København'],
    ],
  },
  FINALISTS: {
    A2: [
      ['Fyn', 'Odense A', 'Nyborg'],
      ['Bornholm', 'Rønne', 'Nexø'],
      ['København', 'Blakset', 'City'],
    ],
  },
  HOMETOWN: {
    A2: [
      ['Aarhus', 'Viborg', 'Aarhus', 'Skagen'],
      ['Aarhus', 'Viborg', 'Aarhus', 'Viborg'],
    ],
  },
  LOT: { A2: [['Nordsjælland'], ['Nordjylland'], ['Fyn']] },
  OVERNIGHT: { A2: [[70, 65, 66, 120, 10, '']] },
  POOLACCOUNT: {
    B2: [
      [1000, 900],
      [1000, 1350],
      [1000, ''],
    ],
  },
  POOLS: {
    A2: [
      ['Fyn 1', 'Fyn', 1],
      ['Fyn 2', 'Fyn', 2],
      ['Fyn 3', 'Fyn', 3],
      ['Fyn 4', 'Fyn', 4],
      ['Fyn 5', 'Fyn', 5],
      ['Bornholm 1', 'Bornholm', 1],
      ['Vestjylland 1', 'Vestjylland', 1],
      ['Vestjylland 2', 'Vestjylland', 2],
    ],
    E2: [
      ['Fyn', 3, 2],
      ['Bornholm', 0, 1],
      ['Vestjylland', 1, 1],
    ],
  },
  QUOTA: { A2: [[2000], [1430], [570]] },
  RESERVES: {
    A2: [
      ['Par R1', 'Fyn', 'ja', 12],
      ['Par R2', 'Fyn', 'ja', 9],
      ['Par R3', 'Fyn', 'nej', ''],
      ['Par R4', 'København', 'ja', 3],
    ],
  },
  RIGHTS: {
    A2: [
      ['Carl Dyhr', 35],
      ['Dorte Eg', 25],
    ],
  },
  SEMIFINALS: { A2: [['Aarhus'], ['Odense'], ['Vejle'], ['Køge']] },
  SHAREDPLACES: {
    A2: [
      [60, 1000],
      [55, 600],
      [55, 400],
      [50, ''],
    ],
  },
  SUCCESSOR: {
    A2: [['Anna'], ['Bo'], ['Carl'], ['Dorte'], ['Erik'], ['Freja']],
    C2: [
      ['Aarhus 1', 'Anna', 'Bo', 'Carl', 'Gitte'],
      ['Aarhus 2', 'Dorte', 'Erik', 'Hans', 'Ida'],
    ],
  },
  TROPHY: { A2: ['Holm', 'Holm', 'Krogh', 'Holm', 'Lund', 'Lund', 'Lund'].map((captain) => [captain]) },
};

/** The functions of whole tables: their example stands on a sheet of the sample workbook. */
export const sheets = {
  SEATS: 'Pladser',
  SEATSTABLE: 'Pladser',
  SEATSFINAL: 'Damepar',
  NEXTSEASON: 'Næste sæson',
};
