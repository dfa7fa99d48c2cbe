/** One call of every function that has an answer, by the keys of its parameters: for tests that spoil one argument. */
import { ruleFunctions } from '../../src/functions/registry';

const column = (items: readonly unknown[]): unknown[][] => items.map((item) => [item]);
const districts = Array.from({ length: 11 }, (_, index) => `D${index + 1}`);
const table = (name: string, prefix: string, teams: number): unknown[][] =>
  Array.from({ length: teams }, (_, index) => [name, index + 1, `${prefix}${index + 1}`]);
const finals = {
  districts: column(districts),
  members: column(districts.map((_, index) => 1000 + index)),
  finalA: column(Array.from({ length: 40 }, (_, index) => districts[index % 11])),
  finalB: column(Array.from({ length: 40 }, (_, index) => districts[index % 11])),
  preselected: column(districts.map(() => 0)),
  lots: column(districts.map((_, index) => index + 1)),
};
const register = { districts: column(['Fyn', 'Bornholm']), members: column([1400, 160]) };

/** Every parameter is given, so that each can be spoilt. */
export const validCalls: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  REFUND: { km: column([500, 300]), rate: 3.47, tolls: column([470, 0]) },
  BORNHOLM: { kind: column(['vest', 'vest']), rate: 3, fare: 6000, onwardKm: 60, tolls: 20, hindered: 'nej' },
  OVERNIGHT: {
    days: column([2, 2]),
    transportRefund: 0,
    homeKm: 70,
    playerKm: [
      [70, 65],
      [66, 10],
    ],
    cupRound: column(['Semifinale', 'Finale']),
  },
  CARRYOVER: { impFor: column([60, 50]), impAgainst: 42, rankFor: 1, rankAgainst: column([2, 3]) },
  POOLACCOUNT: { carried: -1200, contributions: column([1000, 1000]), refunds: column([900, 50]) },
  SUCCESSOR: {
    oldPlayers: column(['a', 'b', 'c', 'd']),
    teams: column(['X', 'Y']),
    players: [
      ['a', 'b', 'p', 'q'],
      ['c', 'd', 'r', 's'],
    ],
    captainsChoice: 'X',
    lot: null,
    oldTeams: null,
  },
  NEXTDIVISION: {
    division: column(['2. division dame', 'Kvalifikation']),
    place: column([3, 1]),
    qualifierTeams: 8,
  },
  NEXTSEASON: {
    event: 'Divisionsturneringen',
    standings: [
      ...table('1. division', 'A', 12),
      ...table('2. division', 'B', 12),
      ...table('3. division Øst', 'Ø', 12),
      ...table('3. division Vest', 'V', 12),
    ],
    qualifiers: [...table('Kreds IV', 'K', 8), ['Kreds II', 1, 'KII'], ...table('Øst', 'O', 6)],
    withdrawn: column(['B5', 'B6']),
    winners: column(['Ø3']),
    tooLate: null,
  },
  PLAYOFF: { teamA: 'P', impA: column([100, 90]), teamB: 'Q', impB: 99, carryA: 1, extraA: 0, extraB: 0 },
  PLAYOFFHOME: {
    teamA: 'P',
    impA: column([40, 41]),
    teamB: 'Q',
    impB: column([40, 42]),
    lot: column(['P', '']),
  },
  SEMIFINALS: { best: column(['P', 'Q', 'R', 'S']), choice: 'Q' },
  REGIONPLACES: { west: 6000, east: 6000 },
  DECIDINGMATCH: {
    division: column(['2. division', '2. division']),
    place: 2,
    teams: 2,
    qualifierTeams: null,
  },
  UP: { km: column([30, 60]), ferries: 1, ronneKoge: column([0, 1]) },
  AWAYPOINTS: { km: column([30, 60]), ferries: 1, ronneKoge: column([0, 1]) },
  SEATS: finals,
  SEATSTABLE: finals,
  SEATSFINAL: { districts: column(districts), final: column(Array.from({ length: 26 }, () => 'D1')) },
  QUOTA: { weights: column([2000, 1430, 570]), seats: 10, lots: column([1, 2, 3]) },
  ENTRYDISTRICT: {
    memberships: [
      ['Fyn', 'Bornholm'],
      ['Fyn', 'Fyn'],
    ],
  },
  DISTRICT: {
    player1: column(['Fyn', 'Bornholm']),
    player2: column(['Fyn', 'Fyn']),
    ...register,
    prior: column(['Fyn', '']),
    qualified: column(['', 'Bornholm']),
  },
  HOMETOWN: {
    towns: [
      ['Aarhus', 'Viborg'],
      ['Aarhus', 'Aarhus'],
    ],
  },
  RIGHTS: {
    player1: 'A',
    boards1: 25,
    player2: 'B',
    boards2: 35,
    boards: 60,
    substitutes: column(['S', 'T']),
    substituteBoards: column([35, 25]),
    excluded: column(['T']),
  },
  RESERVES: {
    district: 'Fyn',
    reserves: column(['P', 'Q']),
    districts: column(['Fyn', 'Bornholm']),
    inDistrictFinal: column(['ja', 'nej']),
    ranks: column([7, '']),
  },
  LATEARRIVAL: { boardsByReserves: column([18, 20]), firstSection: 30, boards: 60, roundBoards: 2 },
  PLAYTIME: { boards: column([18, 36]), form: 'hold', rounds: 1, screens: column(['ja', 'nej']) },
  FINE: { deadline: column([39692, 39692]), received: 39700, sentOut: 39701, firstRound: 39720 },
  DEADLINE: { kind: 'division', time: column([39830.5, 39830.6]), actualEnd: 39830.7 },
  ELIGIBLE: { event: 'junior', birthDate: column(['1990-01-01', '1980-01-01']), year: 2009, member: 'ja' },
  TROPHY: { captains: column(['P', 'P', 'Q']) },
  CUPFEE: { feePerRound: column([400, 300]), guaranteedTwo: 'nej', played: 1, paid: 1, last: 'nej' },
  CUPENTRY: {
    divisions: [
      [1, 3],
      [2, ''],
    ],
    plan: column([5, 4, 3]),
    exempt: column(['nej', 'nej']),
  },
  CUPWINNER: { teamA: 'P', impA: column([61, 60]), pointsA: 2000, teamB: 'Q', impB: 60, pointsB: 1990 },
  HOMETEAM: { first: 'Y', upFirst: column([9, 12]), second: 'X', upSecond: 12 },
  FINALISTS: {
    districts: column(['Fyn', 'Bornholm', 'København']),
    champions: column(['Odense', 'Rønne', 'Blakset']),
    runnersUp: column(['Nyborg', 'Nexø', 'City']),
    reigningDistrict: 'Fyn',
  },
  CROSSING: { persons: column([4, 5]), ferry: 900, bridge: 560, cars: null },
  BORNHOLMJUNIOR: { kind: column(['øst', 'vest']), fare: 600, selfPayment: 200, hindered: 'nej' },
  POOLS: {
    pairs: column(['F1', 'F2', 'F3', 'B1']),
    pairDistricts: column(['Fyn', 'Fyn', 'Fyn', 'Bornholm']),
    ranks: column([1, 2, 3, 1]),
    districts: column(['Fyn', 'Bornholm']),
    placingSeats: column([2, 0]),
    membershipSeats: column([1, 1]),
    pools: 4,
    seed: '2009',
  },
  SHAREDPLACES: { scores: column([60, 55, 55]), prizes: column([1000, 600]) },
  FORMAT: { event: column(['Guld', 'Bronze']), item: 'spil', pairs: column([12, 8]) },
  LOT: { names: column(['Fyn', 'Bornholm']), seed: '2009' },
};

/** The arguments of a valid call in their order, with some of them exchanged. */
export const argumentsOf = (id: string, spoilt: Readonly<Record<string, unknown>> = {}): unknown[] => {
  const given = { ...validCalls[id], ...spoilt };
  return ruleFunctions.find((rule) => rule.id === id)?.parameters.map(({ key }) => given[key]) ?? [];
};
