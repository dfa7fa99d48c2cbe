import {
  column,
  day,
  expected,
  fault,
  places,
  serial,
  the,
  type Chapter,
  type Draft,
  type Fault,
  type Row,
} from './draft';
import { pairRow } from './pairs';
import { DISTRICTS, newcomersFrom, peopleFrom } from './people';
import type { Random } from './random';
import { countPlaces, DATES, pairOf, placingsDraft, VETERANS, WOMEN_PAIRS, type PairEvent } from './seats';

const OLD = (): number => serial(1940, 5, 5);

/** 48 pairs: the champions, pre-selected, and the best of each district's final (352A). */
const finalists =
  (event: PairEvent) =>
  (random: Random): Draft[] => {
    const source = peopleFrom(random, 20_000);
    const wanted = event === WOMEN_PAIRS ? { female: true } : { born: OLD };
    const { short, long } = event;
    const last = Array.from({ length: 48 }, () => pairOf(source, random.pick(DISTRICTS).name, wanted));
    const placing = countPlaces(last.slice(0, 26));
    const champions = the(last, 0);
    const rows = DISTRICTS.flatMap(({ name }, i): Row[] => {
      const mine = champions.district === name;
      const seats = 2 + the(placing, i);
      const ranked = Array.from({ length: mine ? seats - 1 : seats }, (_, rank): Row => ({
        ...pairRow(pairOf(source, name, wanted).people, name),
        place: rank + 1,
      }));
      const first: Row = {
        ...pairRow(champions.people, name),
        preselected: 'Mester',
        consent: day(DATES.qualifier - 2),
      };
      return mine ? [first, ...ranked] : ranked;
    });
    return [
      placingsDraft('last', event, `${short} finale 2008`, `${long} 2008 - finale, slutstilling`, last),
      {
        id: 'districts',
        event: event.event,
        sheet: `${short} pladser`,
        title: `${long} 2009 - finalepladser`,
        columns: [
          column('district', 'Distrikt', 'District'),
          column('fixed', 'Faste pladser'),
          column('placing', 'Fra sidste års finale'),
          column('seats', 'Pladser'),
          column('starts', 'Kvalifikation starter'),
        ],
        rows: DISTRICTS.map(({ name }, i): Row => ({
          district: name,
          fixed: 2,
          placing: the(placing, i),
          seats: 2 + the(placing, i),
          starts: day(DATES.qualifier),
        })),
      },
      {
        id: 'pairs',
        event: event.event,
        sheet: `${short} finale 2009`,
        title: `${long} 2009 - deltagere i finalen`,
        columns: [
          column('player1', 'Spiller 1', 'Player 1'),
          column('number1', 'DBF-nr. 1', 'Medlemsnr. 1'),
          column('player2', 'Spiller 2', 'Player 2'),
          column('number2', 'DBF-nr. 2', 'Medlemsnr. 2'),
          column('district', 'Distrikt', 'District'),
          column('place', 'Placering'),
          column('preselected', 'Forhåndsudtaget'),
          column('consent', 'Tilsagn'),
        ],
        rows,
      },
    ];
  };

const faults: Fault[] = [
  fault('352A2', 'the champions agree after the qualifier has started', (drafts) => {
    const row = drafts('pairs').rows.find(({ preselected }) => preselected === 'Mester') as Row;
    row.consent = day(DATES.qualifier + 2);
    return [expected(['352A2', '301B2'], ...places([row], 'consent'))];
  }),
  fault('301E1', 'the champions in another district than last year', (drafts) => {
    const row = drafts('pairs').rows.find(({ preselected }) => preselected === 'Mester') as Row;
    const { district } = the(drafts('last').rows, 0);
    row.district = district === 'Fyn' ? 'København' : 'Fyn';
    return [expected(['301E1', '301E'], ...places([row], 'district'))];
  }),
  fault('352A4', 'a pair is passed over', (drafts, random) => {
    const name = random.pick(DISTRICTS).name;
    const row = the(
      drafts('pairs').rows.filter(({ district, preselected }) => district === name && preselected === ''),
      -1,
    );
    row.place = Number(row.place) + 1;
    return [expected(['352A4', '352A'], ...places([row], 'place', 'player1', 'player2'))];
  }),
  fault('352A3', 'a district sends a pair too many', (drafts, random) => {
    const { rows } = drafts('pairs');
    const { name } = random.pick(DISTRICTS);
    const own = rows.filter(({ district, preselected }) => district === name && preselected === '');
    const newcomers = newcomersFrom(random);
    const old = { district: name, born: OLD(), female: true };
    const extra = pairRow([newcomers.person(old), newcomers.person(old)], name);
    extra.place = Number(the(own, -1).place) + 1;
    rows.push(extra);
    return [
      expected(['352A3', '352A4', '352A1'], ...places([extra], 'player1', 'player2', 'place', 'district')),
    ];
  }),
];

const today = serial(2009, 3, 30);

export const finalPairChapters: readonly Chapter[] = [
  { name: 'women pairs final', today, build: finalists(WOMEN_PAIRS), faults },
  { name: 'veterans final', today, build: finalists(VETERANS), faults },
];
