import type { SeatsMessages } from '../rules/seats-basis';
import type { Phrases } from './phrases';

const lists = {
  finalA: 'A-finalen',
  semifinal: 'semifinalen',
  finalB: 'B-finalen',
  final: 'sidste års finale',
};
const counted = { members: 'Medlemstallet', preselected: 'Antallet af forhåndsudtagne par' };
const rows = (count: number): string => (count === 1 ? '1 række' : `${count} rækker`);
const places = (count: number): string => (count === 1 ? '1 plads' : `${count} pladser`);

export const seatsDa: Phrases<SeatsMessages> = {
  districtTwice: ({ name }, f) => `${f.quote(name)} står to gange: hvert distrikt må kun stå én gang.`,
  unknownDistrict: ({ list, name }, f) =>
    `${f.quote(name)} i ${lists[list]} findes ikke blandt distrikterne: ret navnet, eller tilføj distriktet.`,
  negativeOrBroken: ({ name, what }, f) =>
    `${counted[what]} for ${f.quote(name)} skal være et helt tal, 0 eller derover.`,
  blankDistrict: () => 'Distriktets navn mangler ud for et tal: skriv navnet, eller tøm rækken.',
  blankMembers: ({ name }, f) => `Medlemstallet mangler for ${f.quote(name)}.`,
  otherLength: ({ given, wanted }) => `Her er ${rows(given)}, men der skal være ${wanted}.`,
  noMembers: () => 'Alle medlemstal er 0: mindst ét distrikt skal have medlemmer.',
  noWeights: () => 'Alle vægte er 0: mindst én skal være over 0.',
  tooFewPlacings: ({ list, given, needed }) =>
    `Der er ${given} placeringer i ${lists[list]}, men de første ${needed} giver plads: angiv mindst ${needed}.`,
  tooFewPairsInB: ({ pairs, least, seatsA }) =>
    `B-finalen har ${pairs} par, men skal give mindst ${places(least)} (og A-finalen ${seatsA}): det tager teksten ikke stilling til, så arrangøren afgør det.`,
  tooManyPairsInB: ({ pairs, most, seatsA, seatsB }) =>
    `B-finalen har ${pairs} par og ville få ${places(seatsB)} og A-finalen ${seatsA}; højst ${most} par er muligt, for A-finalen har altid mindst 30 af de 50 pladser.`,
  notEnough: ({ seats }) =>
    `De ${seats} pladser efter medlemstal rækker ikke til de ekstra pladser efter § 351C3: se på antallet af forhåndsudtagne par.`,
  nobodyLeft: ({ seats }) =>
    `Der er pladser tilbage af de ${seats}, men ingen øvrige distrikter med medlemmer at fordele dem til.`,
  otherThanEleven: ({ districts, needed, seats, wanted }) =>
    `Der er ${districts} distrikter: med 2 til hvert og 26 efter sidste års finale bliver det ${places(seats)} og ikke ${wanted}. Teksten regner med ${needed} distrikter.`,
  lotNeeded: ({ names, seats, round, decidesCaught }, f) =>
    `${f.list(names)} står lige om ${seats === 1 ? 'den sidste plads' : `de sidste ${seats} pladser`}${round > 1 ? ` i ${round}. fordeling` : ''}: der skal trækkes lod mellem dem.${decidesCaught ? ' Lodtrækningen afgør også, hvem der får ekstra pladser efter § 351C3.' : ''}`,
  tooManyOutcomes: ({ names, seats, round }, f) =>
    `${f.list(names)} står lige om ${places(seats)} i ${round}. fordeling, og udfaldene er for mange til at prøve: træk lod mellem dem.`,
  split: ({ pairs, seatsA, seatsB }) =>
    `B-finalen havde ${pairs} par: en fjerdedel, rundet op og mindst 10, giver ${places(seatsB)} fra B-finalen og ${seatsA} fra A-finalen.`,
  cancelled: ({ seats }) => `B-finalen blev aflyst: de første ${seats} i semifinalen giver hver 1 plads.`,
  placing: ({ name, a, b }) => `${name}: ${a} efter A-finalen og ${b} efter B-finalen.`,
  placingSemifinal: ({ name, seats }) => `${name}: ${seats} efter semifinalen.`,
  quota: ({ name, weight, all, seats, quota, full }, f) =>
    `${name}: ${seats} × ${f.number(weight)} / ${f.number(all)} = ${f.exact(quota)}, altså ${full} hele.`,
  remainderSeat: ({ name, remainder }, f) => `${name} får en restplads på resten ${f.exact(remainder)}.`,
  tie: ({ names, seats, remainder }, f) =>
    `${f.list(names)} har samme rest, ${f.exact(remainder)}, og står lige om ${places(seats)}.`,
  lot: ({ names }, f) => `Lodtrækningen gav ${f.list(names)} pladsen.`,
  caught: ({ name, preselected, places: had, given }) =>
    `${name} har ${places(had)} og ${preselected} ${preselected === 1 ? 'forhåndsudtaget' : 'forhåndsudtagne'} par, altså ingen til andre: distriktet får ${given} i alt.`,
  again: ({ round, seats, districts }) =>
    `${round}. fordeling: de resterende ${places(seats)} fordeles på ny blandt ${districts === 1 ? 'det sidste distrikt' : `de øvrige ${districts} distrikter`}.`,
  total: ({ name, placing, members, places: all }) =>
    `${name}: ${placing} efter placering + ${members} efter medlemstal = ${all}.`,
  fromFinal: ({ name, each, placings, places: all }) =>
    `${name}: ${each} + ${placings} blandt de første 26 i finalen = ${all}.`,
};
