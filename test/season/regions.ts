import { column, expected, fault, places, serial, the, type Chapter, type Draft, type Row } from './draft';
import { namesOfTeams } from './league';
import { DISTRICTS } from './people';
import type { Random } from './random';

const WEST = 'Vest for Storebælt';
const EAST = 'Øst for Storebælt';
const sumOf = (west: boolean): number =>
  DISTRICTS.filter((district) => district.west === west).reduce((sum, { members }) => sum + members, 0);

/** The event for two places in the 3rd division: six teams, all play all, 24 boards a match (324C2). */
function eastEvent(random: Random): Row[] {
  const teams = namesOfTeams(random, 6);
  // All play all by the circle: the first stands still, the others go round.
  const rounds = Array.from({ length: 5 }, (_, r) => {
    const circle = teams.slice(1);
    const turned = circle.map((_, i) => the(circle, (i + r) % 5));
    const seats = [the(teams, 0), ...turned];
    return [0, 1, 2].map((i): [string, string] => [the(seats, i), the(seats, 5 - i)]);
  });
  return rounds.flatMap((pairs, r) =>
    pairs.map(([home, away]): Row => ({
      round: r + 1,
      home,
      away,
      homeImp: random.whole(10, 60),
      awayImp: random.whole(10, 60),
      boards: 24,
    })),
  );
}

function regions(random: Random): Draft[] {
  return [
    {
      id: 'districts',
      event: 'division',
      sheet: 'Divisionsturneringen distrikter',
      title: 'Divisionsturneringen - distrikternes medlemstal og område (§ 324)',
      columns: [
        column('district', 'Distrikt', 'District'),
        column('area', 'Område'),
        column('members', 'Medlemmer', 'Medlemstal'),
      ],
      rows: DISTRICTS.map(({ name, members, west }): Row => ({
        district: name,
        area: west ? WEST : EAST,
        members,
      })),
    },
    {
      id: 'areas',
      event: 'division',
      sheet: 'Divisionsturneringen områder',
      title: 'Divisionsturneringen - oprykningspladser til 3. division (§ 324)',
      columns: [
        column('area', 'Område'),
        column('members', 'Medlemmer', 'Medlemstal'),
        column('places', 'Pladser i 3. division'),
      ],
      rows: [
        { area: WEST, members: sumOf(true), places: 3 },
        { area: EAST, members: sumOf(false), places: 3 },
      ],
    },
    {
      id: 'east',
      event: 'east event',
      sheet: 'Oprykningsturnering Øst',
      title: 'Oprykningsturneringen Øst til 3. division 2009 - kampe',
      columns: [
        column('round', 'Runde'),
        column('home', 'Hjemmehold'),
        column('away', 'Udehold'),
        column('homeImp', 'IMP hjemme'),
        column('awayImp', 'IMP ude'),
        column('boards', 'Spil'),
      ],
      rows: eastEvent(random),
    },
  ];
}

export const regionChapter: Chapter = {
  name: 'regions',
  today: serial(2009, 5, 4),
  build: regions,
  faults: [
    fault('324D', 'the areas differ by more than a sixth', (drafts) => {
      // 16000 and 10106: 5894 apart, a sixth of 26106 is 4351.
      const rows = drafts('areas').rows;
      the(rows, 0).members = 16_000;
      const more = 16_000 - sumOf(true);
      const district = drafts('districts').rows.find(({ district: name }) => name === 'Fyn') as Row;
      district.members = Number(district.members) + more;
      return [{ ...expected(['324D', '324'], ...places(rows, 'members', 'places', 'area')), more: true }];
    }),
    fault('324', 'four places for the West though the areas are alike', (drafts) => {
      const rows = drafts('areas').rows;
      the(rows, 0).places = 4;
      the(rows, 1).places = 2;
      return [{ ...expected(['324', '324D', '324B'], ...places(rows, 'places')), more: true }];
    }),
    fault('324C2c', 'a match of 36 boards', (drafts, random) => {
      const row = random.pick(drafts('east').rows);
      row.boards = 36;
      return [expected(['324C2c', '324C2'], ...places([row], 'boards'))];
    }),
  ],
};
