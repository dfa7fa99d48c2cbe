import { column, day, serial, the, tick, type Chapter, type Draft, type Row } from './draft';
import { tableDraft } from './league-drafts';
import { namesOfTeams } from './league';
import { nextSeasonFaults, womenFaults } from './next-season.faults';
import { PLAYOFF_COLUMNS } from './playoff';
import type { Random } from './random';
import type { Standing } from './all-play-all';

/** Teams by place: `at('2', 3)` is no. 3 of the 2nd division. */
export type Places = (division: string, place: number) => string;

/**
 * Vacancies: none; two teams of the 2nd division give up (326B2: the no. 3s of the 3rd divisions play, C2: both
 * next teams of the qualifiers come up); one of the 1st does (A1: it goes down through all divisions, B1, C1).
 */
export type Vacancies = 'none' | 'two' | 'cascade';

/** A final table with points falling by at least 2 a place; two teams may be level. */
function finalTable(teams: readonly string[], random: Random, level: readonly number[] = []): Standing[] {
  let points = teams.length * 21;
  let imp = 320;
  return teams.map((team, i) => {
    if (!level.includes(i + 1)) {
      points -= random.whole(2, 9);
      imp -= random.whole(30, 70);
    }
    return { place: i + 1, team, played: teams.length - 1, points, imp };
  });
}

const range = (from: number, to: number, except: readonly number[] = []): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((place) => !except.includes(place));

interface Origin {
  readonly division: string;
  readonly team: string;
  readonly reason: string;
}

function lineUp(at: Places, vacancies: Vacancies, winner: string, loser: string, extra: string): Origin[] {
  const from = (target: string, division: string, places: readonly number[], reason: string): Origin[] =>
    places.map((place) => ({
      division: target,
      team: at(division, place),
      reason: reason.replace('#', String(place)),
    }));
  const one = (target: string, team: string, reason: string): Origin => ({ division: target, team, reason });
  const gone1 = vacancies === 'cascade' ? [6] : [];
  const gone2 = vacancies === 'two' ? [5, 7] : [];
  const up2 = vacancies === 'cascade' ? 3 : 2;
  const first = [
    ...from('1. division', '1', range(1, 10, gone1), 'nr. # i 1. division'),
    ...from('1. division', '2', range(1, up2), 'oprykker'),
  ];
  const seconds = vacancies !== 'none';
  const second = [
    ...from('2. division', '1', [11, 12], 'nedrykker'),
    ...from('2. division', '2', range(up2 + 1, 9, gone2), 'nr. # i 2. division'),
    ...from('2. division', '3Ø', seconds ? [1, 2] : [1], 'oprykker'),
    ...from('2. division', '3V', seconds ? [1, 2] : [1], 'oprykker'),
    ...(winner ? [one('2. division', winner, 'vandt oprykningskampen')] : []),
  ];
  const stay = vacancies === 'two' ? range(4, 9) : range(3, 9);
  const third = [
    ...from('', '2', [10, 11, 12], 'nedrykker'),
    ...(loser ? [one('', loser, 'tabte oprykningskampen')] : []),
    ...from('', '3Ø', stay, 'nr. # i 3. division Øst'),
    ...from('', '3V', stay, 'nr. # i 3. division Vest'),
    ...from('', 'Kreds IV', [1, 2, 3], 'Kreds IV'),
    one('', at('Kreds II', 1), 'Kreds II'),
    ...from('', 'Øst', [1, 2], 'oprykningsturneringen Øst'),
    ...(vacancies === 'two' ? [one('', at('Kreds IV', 4), 'vakance'), one('', at('Øst', 3), 'vakance')] : []),
    ...(extra ? [one('', extra, 'vandt oprykningskampen')] : []),
  ];
  return [
    ...first,
    ...second,
    ...third.map((row, i) => ({ ...row, division: i % 2 === 0 ? '3. division Øst' : '3. division Vest' })),
  ];
}

function deciding(
  id: string,
  match: string,
  teams: readonly [string, string],
  rank: number | '',
  wins: string,
  random: Random,
): Draft {
  const low = random.whole(50, 90);
  const home = random.pick(teams);
  return {
    id,
    event: 'division',
    sheet: `Divisionsturneringen ${id}`,
    title: `Divisionsturneringen 2008/09 - ${match.toLowerCase()}`,
    columns: PLAYOFF_COLUMNS.filter(
      ({ field }) => rank !== '' || !['rank', 'boards', 'home'].includes(field),
    ),
    rows: teams.map((team): Row => {
      const imp = team === wins ? low + random.whole(5, 40) : low;
      return {
        match,
        team,
        rank,
        carry: '',
        imp,
        total: imp,
        boards: 64,
        home: tick(team === home),
        winner: tick(team === wins),
        date: day(serial(2009, 4, 25)),
      };
    }),
    group: 'match',
  };
}

const nextSeason =
  (vacancies: Vacancies) =>
  (random: Random): Draft[] => {
    const names = namesOfTeams(random, 70);
    const take = (count: number): string[] => names.splice(0, count);
    const tables = new Map(
      (['1', '2', '3Ø', '3V'] as const).map((id) => [id, take(12)] as [string, string[]]),
    );
    tables.set('Kreds IV', take(6));
    tables.set('Kreds II', take(4));
    tables.set('Øst', [...take(3), ...(tables.get('Kreds II') ?? []).slice(1)]);
    const at: Places = (division, place) => the(tables.get(division) ?? [], place - 1);
    const event = 'division';
    const rank = vacancies === 'two' ? 3 : 2;
    const pair: [string, string] = [at('3Ø', rank), at('3V', rank)];
    const played = vacancies !== 'cascade';
    const winner = played ? random.pick(pair) : '';
    const loser = played ? (pair.find((team) => team !== winner) as string) : '';
    const spare: [string, string] = [at('Kreds IV', 4), at('Øst', 3)];
    const extra = vacancies === 'cascade' ? random.pick(spare) : '';
    const table = (id: string, sheet: string, title: string, level: number[] = []) =>
      tableDraft({ id: `table-${id}`, event, sheet, title }, finalTable(tables.get(id) ?? [], random, level));
    const season = 'Divisionsturneringen 2008/09';
    const gone =
      vacancies === 'two'
        ? [
            ['2. division', at('2', 5)],
            ['2. division', at('2', 7)],
          ]
        : vacancies === 'cascade'
          ? [['1. division', at('1', 6)]]
          : [];
    const small = (id: string, sheet: string, title: string, from?: readonly string[]): Draft => ({
      id: `table-${id}`,
      event: `qualifier ${id}`,
      sheet,
      title,
      columns: [
        column('place', 'Nr.', 'Nr'),
        column('team', 'Hold', 'Holdnavn'),
        ...(from ? [column('from', 'Fra')] : []),
      ],
      rows: (tables.get(id) ?? []).map((team, i): Row => ({ place: i + 1, team, from: from?.[i] ?? '' })),
      fixed: true,
    });
    return [
      // 328: two teams level where nothing hangs on it.
      table('1', 'Divisionsturneringen 1 div', `${season}, 1. division: slutstilling`, [7]),
      table(
        '2',
        'Divisionsturneringen 2 div',
        `${season}, 2. division: slutstilling`,
        vacancies === 'none' ? [6] : [],
      ),
      table('3Ø', 'Divisionsturneringen 3 div Øst', `${season}, 3. division Øst: slutstilling`),
      table('3V', 'Divisionsturneringen 3 div Vest', `${season}, 3. division Vest: slutstilling`),
      small(
        'Kreds IV',
        'Kvalifikation Kreds IV',
        'Kvalifikationsturneringen til 3. division, Kreds IV: slutstilling',
      ),
      small(
        'Kreds II',
        'Kvalifikation Kreds II',
        'Kvalifikationsturneringen til 3. division, Kreds II: slutstilling',
      ),
      // In an order that is nobody's: whom the places go to is what counts.
      small('Øst', 'Oprykningsturnering Øst', 'Oprykningsturneringen Øst til 3. division 2009', [
        'København',
        'Bornholm',
        'København',
        'Kreds II',
        'Kreds II',
        'Kreds II',
      ]),
      ...(played
        ? [deciding('oprykning', 'Oprykningskamp til 2. division', pair, rank, winner, random)]
        : []),
      ...(extra ? [deciding('omkamp', 'Oprykningskamp til 3. division', spare, '', extra, random)] : []),
      ...(gone.length > 0
        ? [
            {
              id: 'vacancies',
              event,
              sheet: 'Divisionsturneringen vakancer',
              title: 'Vakancer i Divisionsturneringen 2009/10',
              columns: [
                column('division', 'Division'),
                column('team', 'Hold'),
                column('told', 'Meldt'),
                column('why', 'Årsag'),
              ],
              rows: gone.map(([division = '', team = '']): Row => ({
                division,
                team,
                told: day(serial(2009, 5, 4)),
                why: 'opløst',
              })),
            } satisfies Draft,
          ]
        : []),
      {
        id: 'next',
        whole: true,
        event,
        sheet: 'Divisionsturneringen 2009-10',
        title: 'Divisionsturneringen 2009/10 - deltagende hold',
        columns: [
          column('division', 'Division', 'Række'),
          column('team', 'Hold', 'Holdnavn'),
          column('reason', 'Begrundelse'),
        ],
        rows: lineUp(at, vacancies, winner, loser, extra).map((row): Row => ({ ...row })),
        group: 'division',
      },
    ];
  };

/** 325B-C: with so many teams in the qualifier. */
const women =
  (counts: readonly number[]) =>
  (random: Random): Draft[] => {
    const count = random.pick(counts);
    const names = namesOfTeams(random, 20 + count);
    const [first, second, qualifier] = [names.slice(0, 10), names.slice(10, 20), names.slice(20)];
    const up = count >= 9 ? 3 : count >= 6 ? 2 : 1;
    const event = 'women';
    const rows = [
      ...first.slice(0, 8).map((team) => ({ division: '1. division', team, reason: '' })),
      ...second.slice(0, 2).map((team) => ({ division: '1. division', team, reason: 'oprykker' })),
      ...first.slice(8).map((team) => ({ division: '2. division', team, reason: 'nedrykker' })),
      ...second.slice(2, 10 - up).map((team) => ({ division: '2. division', team, reason: '' })),
      ...qualifier
        .slice(0, up)
        .map((team) => ({ division: '2. division', team, reason: 'fra kvalifikationen' })),
    ];
    const season = 'Damedivisionsturneringen 2008/09';
    return [
      tableDraft(
        {
          id: 'table-1',
          event,
          sheet: 'Damedivision 1 2008-09',
          title: `${season} - 1. division, slutstilling`,
        },
        finalTable(first, random),
      ),
      tableDraft(
        {
          id: 'table-2',
          event,
          sheet: 'Damedivision 2 2008-09',
          title: `${season} - 2. division, slutstilling`,
        },
        finalTable(second, random),
      ),
      tableDraft(
        {
          id: 'table-q',
          event,
          sheet: 'Damedivision kvalifikation',
          title: `Kvalifikationsturneringen til Damedivisionen 2008/09 - slutstilling`,
        },
        finalTable(qualifier, random),
      ),
      {
        id: 'next',
        whole: true,
        event,
        sheet: 'Damedivision 2009-10',
        title: 'Damedivisionsturneringen 2009/10 - deltagende hold',
        columns: [
          column('division', 'Division', 'Række'),
          column('team', 'Hold', 'Holdnavn'),
          column('reason', 'Begrundelse'),
        ],
        rows,
        group: 'division',
      },
    ];
  };

const today = serial(2009, 6, 15);

export const nextSeasonChapters: readonly Chapter[] = [
  { name: 'next season', today, build: nextSeason('none'), faults: nextSeasonFaults('none') },
  { name: 'next season, two vacancies', today, build: nextSeason('two'), faults: nextSeasonFaults('two') },
  {
    name: 'next season, vacancy on top',
    today,
    build: nextSeason('cascade'),
    faults: nextSeasonFaults('cascade'),
  },
  { name: 'next women, nine or more', today, build: women([9, 12]), faults: womenFaults('325C2a') },
  { name: 'next women, six to eight', today, build: women([6, 8]), faults: womenFaults('325C2b') },
  { name: 'next women, two to five', today, build: women([2, 5]), faults: womenFaults('325C2c') },
];
