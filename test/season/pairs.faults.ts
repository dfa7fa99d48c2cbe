import {
  day,
  expected,
  fault,
  member,
  named,
  places,
  the,
  tick,
  type Drafts,
  type Fault,
  type Person,
  type Row,
} from './draft';
import { pairRow, people } from './pairs';
import { newcomersFrom } from './people';
import { randomFrom, type Random } from './random';
import { DATES } from './seats';

/** Puts a person in place of the second player. */
function partner(row: Row, person: Person): void {
  Object.assign(row, { player2: named(person), number2: member(person), district2: person.district });
}

const yes = (cell: Row[string] | undefined): boolean =>
  typeof cell === 'object' && cell.kind === 'tick' && cell.yes;

/** A pair of a district final that is nothing special. */
const ordinary = (drafts: Drafts, district: string, random: Random): Row => {
  const rows = drafts(`final-${district}`).rows;
  return random.pick(rows.slice(6).filter(({ right }) => yes(right)));
};
const committee = (drafts: Drafts): Row =>
  drafts('pairs').rows.find(({ preselected }) => preselected === 'UK') as Row;
const champions = (drafts: Drafts): Row => the(drafts('pairs').rows, 0);
const second = (row: Row, ...more: string[]) => places([row], 'player2', 'number2', ...more);

/** Someone who plays in two district finals; in the second the rest is up to the fault. */
function twice(drafts: Drafts, random: Random): { first: Row; again: Row } {
  const first = ordinary(drafts, 'Fyn', random);
  const again = ordinary(drafts, 'Nordjylland', random);
  partner(again, people(first)[1]);
  return { first, again };
}

export const pairFaults: Fault[] = [
  fault('301C1', 'a pair enters where neither is a member', (drafts, random) => {
    const row = ordinary(drafts, 'Fyn', random);
    const newcomers = newcomersFrom(random);
    const [one, two] = [
      newcomers.person({ district: 'Østjylland' }),
      newcomers.person({ district: 'Østjylland' }),
    ];
    Object.assign(row, { player1: named(one), number1: member(one), district1: one.district });
    partner(row, two);
    return [
      expected(
        '301C1',
        ...places([row], 'district', 'district1', 'district2', 'player1', 'player2', 'right'),
      ),
    ];
  }),
  fault('301C2', 'a player of a pair that the committee pre-selected plays a qualifier', (drafts, random) => {
    const row = ordinary(drafts, 'Nordsjælland', random);
    partner(row, people(committee(drafts))[1]);
    row.right = tick(false);
    // It takes a pair that is known to be the committee's.
    return [{ ...expected('301C2', ...second(row)), about: [committee(drafts)] }];
  }),
  fault('301D1', 'a player with the right in two districts', (drafts, random) => {
    const { first, again } = twice(drafts, random);
    return [
      expected(
        ['301D1', '301D1a', '301D1b'],
        ...second(again, 'right', 'waived'),
        ...second(first, 'right', 'waived'),
      ),
    ];
  }),
  fault('301D1a', 'told after the first qualifier had started', (drafts, random) => {
    const { first, again } = twice(drafts, random);
    Object.assign(again, { right: tick(false), waived: day(DATES.qualifier + 1) });
    return [
      expected(
        ['301D1a', '301D1b', '301D1'],
        ...second(again, 'waived', 'right'),
        ...second(first, 'right', 'waived'),
      ),
    ];
  }),
  fault('301D2', 'one of the champions plays for qualification as well', (drafts) => {
    const row = the(drafts('final-Nordsjælland').rows, 1);
    row.right = tick(true);
    // 301B2b: had they agreed too late, they could play as others do.
    return [
      { ...expected('301D2', ...places([row], 'right', 'player1', 'number1')), about: [champions(drafts)] },
    ];
  }),
  fault('301E1', 'the champions in another district than last year', (drafts) => {
    const row = champions(drafts);
    row.district = 'Midtjylland';
    return [expected(['301E1', '301E'], ...places([row], 'district'))];
  }),
  fault('301E3', "a pair of the committee in the smaller of the players' districts", (drafts) => {
    const row = committee(drafts);
    // One player in the pair's district, the other in Bornholm, the smallest: the pair belongs to the larger.
    Object.assign(row, { district1: row.district, district2: 'Bornholm', district: 'Bornholm' });
    return [expected(['301E3', '301E'], ...places([row], 'district'))];
  }),
  fault('301B1', 'a mark that does not say what the pre-selection rests on', (drafts) => {
    const row = committee(drafts);
    row.preselected = 'x';
    return [expected(['301B1', '301B', '351B2'], ...places([row], 'preselected'))];
  }),
  fault('351B1', 'the champions agree a day too late', (drafts) => {
    const row = champions(drafts);
    row.consent = day(DATES.qualifier + 1);
    return [expected(['351B1', '301B2', '351B'], ...places([row], 'consent'))];
  }),
  fault('351B2', 'a pair of the committee agrees 27 days before the final', (drafts) => {
    const row = committee(drafts);
    row.consent = day(DATES.final - 27);
    return [expected(['351B2', '301B2', '351B'], ...places([row], 'consent'))];
  }),
  fault('351B2', 'five pairs of the committee', (drafts) => {
    const { rows } = drafts('pairs');
    // Each takes a place of a large district from its last.
    const large = ['Nordsjælland', 'Østjylland', 'København', 'Fyn', 'Nordjylland'];
    for (const name of large) {
      if (rows.filter(({ preselected }) => preselected === 'UK').length >= 5) break;
      const row = the(
        rows.filter(({ district, preselected }) => district === name && preselected === ''),
        -1,
      );
      const newcomers = newcomersFrom(randomFrom(rows.length + name.length));
      const [one, two] = [newcomers.person({ district: name }), newcomers.person({ district: name })];
      Object.assign(row, {
        player1: named(one),
        number1: member(one),
        district1: name,
        place: '',
        preselected: 'UK',
      });
      partner(row, two);
      row.consent = day(DATES.final - 30);
      const seats = drafts('districts').rows.find(({ district }) => district === name) as Row;
      seats.preselected = Number(seats.preselected) + 1;
    }
    const committees = rows.filter(({ preselected }) => preselected === 'UK');
    return [
      {
        ...expected(['351B2', '351B'], ...places(committees, 'preselected', 'player1', 'player2')),
        more: true,
      },
    ];
  }),
  fault('351A3', 'a pair is passed over', (drafts, random) => {
    const { rows } = drafts('pairs');
    const district = random.pick(['Østjylland', 'København', 'Midtjylland']);
    const last = the(
      rows.filter((row) => row.district === district && row.preselected === ''),
      -1,
    );
    last.place = Number(last.place) + 1;
    return [expected(['351A3', '351A'], ...places([last], 'place', 'player1', 'player2'))];
  }),
  fault('351C', 'a district sends a pair too many', (drafts, random) => {
    const { rows } = drafts('pairs');
    const district = random.pick(['Østjylland', 'København', 'Midtjylland']);
    const own = rows.filter((row) => row.district === district && row.preselected === '');
    const newcomers = newcomersFrom(random);
    const extra = pairRow([newcomers.person({ district }), newcomers.person({ district })], district);
    extra.place = Number(the(own, -1).place) + 1;
    rows.push(extra);
    return [
      expected(['351C', '351A3', '351A1'], ...places([extra], 'player1', 'player2', 'place', 'district')),
    ];
  }),
  fault('303A2', 'a player in two pairs of the semi-final', (drafts, random) => {
    const own = drafts('pairs').rows.filter(
      ({ district, preselected }) => district === 'København' && preselected === '',
    );
    const [row, other] = random.shuffled(own) as [Row, Row];
    partner(row, people(other)[1]);
    return [expected(['303A2', '351A1', '351A'], ...second(row), ...second(other))];
  }),
  fault('351A1', 'one pair twice among those in the semi-final', (drafts, random) => {
    const { rows } = drafts('pairs');
    const own = rows.filter(({ district, preselected }) => district === 'Midtjylland' && preselected === '');
    const row = random.pick(own);
    const again = { ...row };
    rows.push(again);
    return [
      {
        ...expected(
          ['351A1', '351A', '351A3', '303A2'],
          ...places([row, again], 'player1', 'number1', 'player2', 'number2', 'place'),
        ),
        more: true,
      },
    ];
  }),
  fault('351A2', 'a pre-selected pair too many on the sheet of places', (drafts, random) => {
    const row = random.pick(drafts('districts').rows.filter(({ seats }) => Number(seats) > 8));
    row.preselected = Number(row.preselected) + 1;
    return [expected(['351A2', '351C3', '351A'], ...places([row], 'preselected'))];
  }),
  fault('305A1', 'neither of the pair at the table', (drafts, random) => {
    const { rows } = drafts('sections');
    const row = the(rows, 2);
    const newcomers = newcomersFrom(random);
    Object.assign(row, { seat1: named(newcomers.person()), seat2: named(newcomers.person()) });
    return [expected('305A1', ...places([row], 'seat1', 'seat2', 'pair', 'section'))];
  }),
  fault('305A2', 'a substitute in two periods', (drafts, random) => {
    const { rows } = drafts('sections');
    const guest = newcomersFrom(random).person();
    the(rows, 0).seat2 = named(guest);
    const row = the(rows, 2);
    row.seat2 = named(guest);
    return [expected('305A2', ...places([row], 'seat2', 'seat1', 'section'))];
  }),
  fault('305A3', 'a pre-selected pair with a substitute without force majeure', (drafts) => {
    const row = the(drafts('pairs').rows, 1);
    row.forceMajeure = tick(false);
    return [expected('305A3', ...places([row], 'substitute', 'forceMajeure'))];
  }),
];
