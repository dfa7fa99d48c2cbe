import { crossing, juniorRefund } from '../rules/bornholm-pairs';
import { clubFinalists, type ClubsMessages, type Finalists } from '../rules/clubs';
import { formatOf } from '../rules/formats';
import { exactly, toNumber } from '../rules/fraction';
import { alongside, misfit } from '../rules/lists';
import { drawn, lotOrder } from '../rules/lot';
import { drawPools, stepSeed, type PoolsMessages } from '../rules/pools';
import { decided, type Ruling } from '../rules/ruling';
import { sharedPlaces, type SharedPlacesMessages } from '../rules/shared-places';
import { bornholmJuniorTextDa, bornholmPairsDa, crossingTextDa } from '../text/bornholm-pairs.da';
import { bornholmJuniorTextEn, bornholmPairsEn, crossingTextEn } from '../text/bornholm-pairs.en';
import { clubsDa, finalistsTextDa } from '../text/clubs.da';
import { clubsEn, finalistsTextEn } from '../text/clubs.en';
import { formatTextDa, formatsDa } from '../text/formats.da';
import { formatTextEn, formatsEn } from '../text/formats.en';
import { lotDa, lotTextDa } from '../text/lot.da';
import { lotEn, lotTextEn } from '../text/lot.en';
import { poolsDa, poolsTextDa } from '../text/pools.da';
import { poolsEn, poolsTextEn } from '../text/pools.en';
import { sharedPlacesDa, sharedPlacesTextDa } from '../text/shared-places.da';
import { sharedPlacesEn, sharedPlacesTextEn } from '../text/shared-places.en';
import { fold } from '../workbook/folding';
import { define } from './define';
import { list, number, oneOf, optional, single, sparse, text, value, whole, yesNo } from './parameters';
import { speller } from './spelling';

/** Place, and share of the prizes where there are any. */
type PlaceCells = readonly [string, number | ''];

const amount = () => value(number({ min: 0 }));
const JOURNEYS = { øst: 'east', hovedstad: 'capital', vest: 'west', ystad: 'ystad' } as const;

/** Clubs, pairs and the festival: §§ 342 to 365, and the lot that several of them need. */
export const championshipFunctions = [
  define({
    id: 'FINALISTS',
    parameters: {
      districts: list(text),
      champions: sparse(text),
      runnersUp: optional(sparse(text)),
      reigningDistrict: optional(single(text)),
    },
    texts: { da: finalistsTextDa, en: finalistsTextEn },
    phrases: { da: clubsDa, en: clubsEn },
    compute: (inputs): Ruling<Finalists, ClubsMessages> => {
      const { districts, reigningDistrict } = inputs;
      const champions = alongside<string, ClubsMessages>(
        '342A1',
        { districts },
        { champions: inputs.champions },
      );
      if (!champions.ok) return champions;
      const runnersUp = alongside<string, ClubsMessages>(
        '342A2',
        { districts },
        { runnersUp: inputs.runnersUp },
      );
      if (!runnersUp.ok) return runnersUp;
      const [district, club] = [speller(), speller()];
      const clubOf = (name: string | null | undefined): string | null => (name ? club(name) : null);
      const entries = districts.map((name, index) => ({
        district: district(name),
        champion: clubOf(champions.value[index]),
        runnerUp: clubOf(runnersUp.value[index]),
      }));
      return clubFinalists(entries, reigningDistrict === undefined ? null : district(reigningDistrict));
    },
    cells: (clubs) => clubs.map((club) => [club]),
  }),
  define({
    id: 'CROSSING',
    parameters: {
      persons: value(whole({ min: 0, max: 100_000 })),
      ferry: amount(),
      bridge: amount(),
      cars: optional(value(whole({ min: 0, max: 100_000 }))),
    },
    texts: { da: crossingTextDa, en: crossingTextEn },
    phrases: { da: bornholmPairsDa, en: bornholmPairsEn },
    compute: ({ persons, ferry, bridge, cars = null }) =>
      crossing(persons, exactly(ferry), exactly(bridge), cars),
    cells: toNumber,
  }),
  define({
    id: 'BORNHOLMJUNIOR',
    parameters: {
      kind: value(oneOf(Object.keys(JOURNEYS) as (keyof typeof JOURNEYS)[])),
      fare: amount(),
      selfPayment: amount(),
      hindered: optional(value(yesNo)),
    },
    texts: { da: bornholmJuniorTextDa, en: bornholmJuniorTextEn },
    phrases: { da: bornholmPairsDa, en: bornholmPairsEn },
    compute: ({ kind, fare, selfPayment, hindered = false }) =>
      juniorRefund(JOURNEYS[kind], exactly(fare), exactly(selfPayment), hindered),
    cells: toNumber,
  }),
  define({
    id: 'POOLS',
    parameters: {
      pairs: list(text),
      pairDistricts: list(text),
      ranks: sparse(number()),
      districts: list(text),
      placingSeats: list(whole({ min: 0 })),
      membershipSeats: list(whole({ min: 0 })),
      pools: single(whole({ min: 4, max: 5 })),
      seed: single(text),
    },
    texts: { da: poolsTextDa, en: poolsTextEn },
    phrases: { da: poolsDa, en: poolsEn },
    compute: (inputs): Ruling<readonly number[], PoolsMessages> => {
      const { pairs, pairDistricts, districts, placingSeats, membershipSeats, seed } = inputs;
      const wrong =
        misfit<PoolsMessages>('351F2', { pairs, pairDistricts }) ??
        misfit<PoolsMessages>('351F2a', { districts, placingSeats, membershipSeats });
      if (wrong) return wrong;
      const ranks = alongside<number, PoolsMessages>('351F2b', { pairs }, { ranks: inputs.ranks });
      if (!ranks.ok) return ranks;
      const [pair, district] = [speller(), speller()];
      const seats = districts.map((name, index) => ({
        district: district(name),
        placingSeats: placingSeats[index] ?? 0,
        membershipSeats: membershipSeats[index] ?? 0,
      }));
      return drawPools(
        pairs.map((name, index) => ({
          name: pair(name),
          district: district(pairDistricts[index] ?? ''),
          rank: ranks.value[index] ?? null,
        })),
        seats,
        inputs.pools,
        (step, items) => {
          const named = new Map(items.map((item) => [fold(item), item]));
          return drawn([...named.keys()], stepSeed(seed, step)).map((name) => named.get(name)!);
        },
      );
    },
    cells: (pools) => pools.map((pool) => [pool]),
  }),
  define({
    id: 'SHAREDPLACES',
    parameters: { scores: list(number()), prizes: optional(list(number({ min: 0 }))) },
    texts: { da: sharedPlacesTextDa, en: sharedPlacesTextEn },
    phrases: { da: sharedPlacesDa, en: sharedPlacesEn },
    compute: ({ scores, prizes }): Ruling<readonly PlaceCells[], SharedPlacesMessages> => {
      const ruling = sharedPlaces(scores.map(exactly), (prizes ?? []).map(exactly));
      if (!ruling.ok) return ruling;
      const cells = ruling.value.map(({ first, last, share }): PlaceCells => {
        const place = first === last ? String(first) : `${first}-${last}`;
        return [place, prizes ? toNumber(share) : ''];
      });
      return decided(cells, ruling.steps);
    },
    cells: (places) => places,
  }),
  define({
    id: 'FORMAT',
    parameters: {
      event: value(text),
      item: value(text),
      pairs: optional(value(whole({ min: 0, max: 1000 }))),
    },
    texts: { da: formatTextDa, en: formatTextEn },
    phrases: { da: formatsDa, en: formatsEn },
    // A blank cell may come as 0; and one pair meets nobody.
    compute: ({ event, item, pairs = 0 }) => formatOf(event, item, pairs > 1 ? pairs : null),
    cells: (found) => found,
  }),
  define({
    id: 'LOT',
    parameters: { names: list(text), seed: single(text) },
    texts: { da: lotTextDa, en: lotTextEn },
    phrases: { da: lotDa, en: lotEn },
    compute: ({ names, seed }) => lotOrder(names.map(fold), seed),
    cells: (order) => order.map((number) => [number]),
  }),
];
