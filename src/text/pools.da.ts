import type { PoolsMessages } from '../rules/pools';
import type { FunctionText } from './functions';
import { listsDa } from './lists.da';
import type { Phrases } from './phrases';

const placed = (pairs: readonly string[], pools: readonly number[]): string =>
  pairs.map((pair, index) => `${pair} i pulje ${pools[index]}`).join(', ');

export const poolsDa: Phrases<PoolsMessages> = {
  ...listsDa,
  order: ({ districts }) =>
    `Distrikterne i rækkefølge, flest forlodspladser og dernæst færrest størrelsespladser: ${districts.map(({ district, placingSeats, membershipSeats }) => `${district} ${placingSeats}/${membershipSeats}`).join(', ')}.`,
  districtLot: ({ districts, step }, format) =>
    `Lige på begge dele: lod ${format.quote(step)} giver rækkefølgen ${districts.join(', ')}.`,
  preselectedLot: ({ district, pairs, step }, format) =>
    `Forhåndsudtagne par fra ${district} uden angivet rækkefølge: lod ${format.quote(step)} giver ${pairs.join(', ')}.`,
  group: ({ step, pairs, pools }, format) => `Lod ${format.quote(step)}: ${placed(pairs, pools)}.`,
  surplus: ({ step, pairs, pools, apart }, format) =>
    `Overskudspuljen er fuld. Lod ${format.quote(step)}: ${placed(pairs, pools)}.${apart === null ? '' : ` Parrene fra ${apart} trak først, mellem de puljer, hvor distriktet ikke har et par fra den forrige udtagning.`}`,
  full: ({ pools, pairs }) => `${pools} puljer a ${pairs} par.`,
  notFull: ({ pairs, expected }) => `Bemærk: der er ${pairs} par; en semifinale har ${expected}.`,
  notEqual: ({ pairs, pools, over }) =>
    `${pairs} par kan ikke fordeles i ${pools} lige store puljer: der er ${over} par til overs.`,
  pairTwice: ({ name }, format) => `Parret ${format.quote(name)} er nævnt to gange.`,
  districtTwice: ({ district }, format) => `Distriktet ${format.quote(district)} står to gange på listen.`,
  unknownDistrict: ({ name, district }, format) =>
    `Distriktet ${format.quote(district)} for parret ${format.quote(name)} står ikke på listen over distrikter.`,
  sameRank: ({ first, second, rank }, format) =>
    `${format.quote(first)} og ${format.quote(second)} fra samme distrikt har begge placeringen ${format.number(rank)}.`,
};

export const poolsTextDa: FunctionText<
  'pairs' | 'pairDistricts' | 'ranks' | 'districts' | 'placingSeats' | 'membershipSeats' | 'pools' | 'seed'
> = {
  description: 'Semifinalepulje for hvert par ved lodtrækning, § 351F2',
  example: '=DBF.POOLS(A2:A9;B2:B9;C2:C9;E2:E4;F2:F4;G2:G4;4;"2009-01-31")',
  parameters: {
    pairs: { name: 'par', description: 'Liste over par' },
    pairDistricts: { name: 'parDistrikter', description: 'Liste: parrets distrikt' },
    ranks: {
      name: 'placeringer',
      description: 'Liste: placering i distriktsfinalen; tom for forhåndsudtagne',
    },
    districts: { name: 'distrikter', description: 'Liste over distrikter' },
    placingSeats: {
      name: 'forlodspladser',
      description: 'Liste: distriktets pladser efter placeringer, § 351C1',
    },
    membershipSeats: {
      name: 'størrelsespladser',
      description: 'Liste: distriktets pladser efter medlemstal, § 351C2-3',
    },
    pools: { name: 'puljer', description: 'Antal puljer: 4 (åbent par) eller 5 (mixed par)' },
    seed: {
      name: 'frø',
      description:
        'Tekst, som er aftalt på forhånd; hvert enkelt lod er LOT over puljernes numre med frøet, kolon, mellemrum og loddets navn',
    },
  },
};
