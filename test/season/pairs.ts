import {
  column,
  day,
  member,
  named,
  serial,
  the,
  tick,
  type Chapter,
  type Draft,
  type Person,
  type Row,
} from './draft';
import { peopleFrom, type People } from './people';
import { pairFaults } from './pairs.faults';
import type { Random } from './random';
import {
  DATES,
  districtsDraft,
  OPEN,
  pairOf,
  placingsDraft,
  seatPlan,
  type Pair,
  type SeatPlan,
} from './seats';
import { DISTRICTS } from './people';

const PAIR_COLUMNS = [
  column('player1', 'Spiller 1', 'Spiller 1', 'Player 1'),
  column('number1', 'DBF-nr. 1', 'Medlemsnr. 1', 'DBF nr. 1'),
  column('district1', 'Distrikt 1'),
  column('player2', 'Spiller 2', 'Spiller 2', 'Player 2'),
  column('number2', 'DBF-nr. 2', 'Medlemsnr. 2', 'DBF nr. 2'),
  column('district2', 'Distrikt 2'),
  column('district', 'Distrikt', 'District'),
];

export const people = (row: Row): [Person, Person] => {
  const one = (field: string): Person => {
    const cell = row[field];
    if (typeof cell !== 'object' || cell.kind !== 'named') throw new Error(`no player in ${field}`);
    return the(cell.people, 0);
  };
  return [one('player1'), one('player2')];
};

export function pairRow([one, two]: readonly [Person, Person], district: string): Row {
  return {
    player1: named(one),
    number1: member(one),
    district1: one.district,
    player2: named(two),
    number2: member(two),
    district2: two.district,
    district,
    place: '',
    preselected: '',
    consent: '',
    waived: '',
    right: '',
    substitute: '',
    forceMajeure: '',
  };
}

/** A district's final: pairs by rank; those of the district itself play for qualification. */
function districtFinal(source: People, name: string, seats: number, random: Random): Row[] {
  const pairs = Array.from({ length: seats + random.whole(4, 8) }, () => pairOf(source, name));
  return pairs.map((pair, i): Row => ({ ...pairRow(pair.people, name), place: i + 1, right: tick(true) }));
}

const FINALS = ['Fyn', 'Nordjylland', 'Nordsjælland'] as const;

/** District finals with what the book allows: see 301C-D. */
function finals(source: People, plan: SeatPlan, random: Random): Draft[] {
  const { event, short, long } = OPEN;
  const drafts = FINALS.map((name): Draft => {
    const index = DISTRICTS.findIndex((district) => district.name === name);
    const places = the(plan.seats.placing, index) + the(plan.seats.members, index);
    return {
      id: `final-${name}`,
      event,
      sheet: `${short} ${name} 2009`,
      title: `${long} 2009 - distriktsfinale ${name}`,
      columns: [
        ...PAIR_COLUMNS,
        column('place', 'Placering'),
        column('right', 'Kvalifikationsret'),
        column('waived', 'Fraskrevet'),
      ],
      rows: districtFinal(source, name, places, random),
    };
  });
  const [one, two, three] = drafts as [Draft, Draft, Draft];
  // 301D1: one player plays in two districts and has told both in time that she keeps her right in the first only.
  const [keeper] = people(the(one.rows, 2));
  const elsewhere = the(two.rows, 3);
  const partner = people(elsewhere)[1];
  Object.assign(elsewhere, pairRow([keeper, partner], 'Nordjylland'), {
    place: 4,
    right: tick(false),
    waived: day(DATES.qualifier - 3),
  });
  // 301D2: half of the champions plays with somebody else, but not for qualification.
  const [champion] = the(plan.preselected, 0).people;
  const beside = the(three.rows, 1);
  Object.assign(beside, pairRow([champion, people(beside)[1]], 'Nordsjælland'), {
    place: 2,
    right: tick(false),
  });
  // 301C1: players of two districts may enter in either.
  const mixed = the(three.rows, 4);
  const guest = pairOf(source, 'København').people[0];
  Object.assign(mixed, pairRow([people(mixed)[0], guest], 'Nordsjælland'), { place: 5, right: tick(true) });
  return drafts;
}

/** Everyone who plays in the semi-final: the pre-selected pairs, and each district's best until its places are filled. */
function participants(source: People, plan: SeatPlan, finalDrafts: readonly Draft[]): Row[] {
  const preselected = plan.preselected.map((pair, i): Row => ({
    ...pairRow(pair.people, pair.district),
    preselected: i === 0 ? 'Mester' : 'UK',
    // The last day for each: the start of the qualifier, and four weeks before the final (351B).
    consent: day(i === 0 ? DATES.qualifier : DATES.final - 28),
  }));
  const qualified = DISTRICTS.flatMap(({ name }, i) => {
    const taken = plan.preselected.filter(({ district }) => district === name).length;
    const places = the(plan.seats.placing, i) + the(plan.seats.members, i) - taken;
    const final = finalDrafts.find(({ id }) => id === `final-${name}`);
    const able = final?.rows.filter(
      ({ right }) => typeof right === 'object' && right.kind === 'tick' && right.yes,
    );
    const pairs: Row[] =
      able?.slice(0, places).map((row): Row => ({ ...pairRow(people(row), name), place: row.place ?? '' })) ??
      Array.from({ length: places }, (_, rank): Row => ({
        ...pairRow(pairOf(source, name).people, name),
        place: rank + 1,
      }));
    return pairs;
  });
  return [...preselected, ...qualified].map((row) => ({
    ...row,
    right: '',
    forceMajeure: '',
    substitute: '',
  }));
}

/** By section: who sat at the table. Four sections; one substitute for two sections in a row. */
function sections(rows: readonly Row[], source: People): Row[] {
  const pairs = rows.filter(({ preselected, place }) => preselected === '' && place !== '').slice(0, 6);
  return pairs.flatMap((row, i) => {
    const [one, two] = people(row);
    const guest = source.person({ district: one.district });
    return [1, 2, 3, 4].map((section): Row => ({
      pair: named(one, two),
      stage: 'Semifinale',
      section,
      seat1: named(i === 2 && section > 1 && section < 4 ? guest : one),
      seat2: named(two),
    }));
  });
}

function pairs(random: Random): Draft[] {
  const source = peopleFrom(random, 20_000);
  const { event, short, long } = OPEN;
  const plan = seatPlan(source, random, false, 'Østjylland', false);
  const finalDrafts = finals(source, plan, random);
  const rows = participants(source, plan, finalDrafts);
  // 305A3: a pre-selected pair has a substitute under force majeure.
  Object.assign(the(rows, 1), { substitute: named(source.person()), forceMajeure: tick(true) });
  // 305A: any other pair may have one.
  Object.assign(the(rows, 20), { substitute: named(source.person()), forceMajeure: tick(false) });
  return [
    placingsDraft(
      'finalA',
      OPEN,
      `${short} A-finale 2008`,
      `${long} 2008 - A-finale, slutstilling`,
      plan.last.finalA,
    ),
    districtsDraft('districts', OPEN, plan),
    ...finalDrafts,
    {
      id: 'pairs',
      event,
      sheet: `${short} semifinale 2009`,
      title: `${long} 2009 - deltagere i semifinalen`,
      columns: [
        ...PAIR_COLUMNS,
        column('place', 'Placering'),
        column('preselected', 'Forhåndsudtaget'),
        column('consent', 'Tilsagn'),
        column('substitute', 'Substitut'),
        column('forceMajeure', 'Force majeure'),
      ],
      rows,
    },
    {
      id: 'sections',
      event,
      sheet: `${short} sektioner`,
      title: `${long} 2009 - hvem spillede hvornår`,
      columns: [
        column('pair', 'Par'),
        column('stage', 'Fase'),
        column('section', 'Sektion'),
        column('seat1', 'Ved bordet 1'),
        column('seat2', 'Ved bordet 2'),
      ],
      rows: sections(rows, source),
      group: 'pair',
    },
  ];
}

export type { Pair };

export const pairsChapter: Chapter = {
  name: 'open pairs',
  today: serial(2009, 3, 30),
  build: pairs,
  faults: pairFaults,
};
