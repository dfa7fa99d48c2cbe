import type { RosterCheckMessages } from './check-rosters';
import type { ChapterWords } from './checks';

const players = (n: number): string => `${n} ${n === 1 ? 'spiller' : 'spillere'}`;
/** Where only the name tells that two listings are one person’s. */
export const byName = (sure: boolean): string =>
  sure ? '' : ' Kun navnet er ens: undersøg, om det er samme person.';

export const checkRostersDa: ChapterWords<RosterCheckMessages> = {
  messages: {
    deadlinePassed: ({ n, deadline }) =>
      `Holdet har ${players(n)}, og fristen til at blive mindst 4 udløb ${deadline}.`,
    topUp: ({ n, min }) =>
      `Efter udtræden har holdet ${players(n)}; det har ret til at blive suppleret op til ${min}.`,
    contactMissing: ({ field }, { quote }) =>
      `Ingen på holdet har udfyldt ${quote(field)}; det skal oplyses for kontaktpersonen.`,
    contactSplit: ({ player }) =>
      `Adressen mangler ved ${player}, der står med telefonnummer; kontaktpersonens adresse og telefonnummer skal oplyses.`,
    notPaid: ({ exempt }) =>
      `Holdet har ikke betalt; tilmeldingen er ikke gyldig før da${exempt ? ', medmindre holdet er fritaget, fordi distriktet har mindre end 1000 medlemmer (§ 342E2)' : ''}.`,
    appealMissing: () => 'Holdet har ikke oplyst, hvem der normalt deltager i en appelkomite.',
    appealNoPlayer: ({ player }) =>
      `${player} er oplyst til appelkomiteen, men er ikke blandt holdets spillere.`,
    changeRefused: ({ player }) => `Ændringen for ${player} er ikke godkendt af den turneringsansvarlige.`,
    changeOpen: ({ player }) =>
      `Det fremgår ikke, om ændringen for ${player} er godkendt af den turneringsansvarlige.`,
    hasLeft: ({ player, team, address, sure }, { quote }) =>
      `${player} er udtrådt af ${quote(team)} (${address}) og kan ikke spille på noget hold i turneringen derefter.${byName(sure)}`,
    wasSubstitute: ({ player, team, address, sure }, { quote }) =>
      `${player} er tilføjet holdet, men har været substitut for ${quote(team)} (${address}) i samme eller en lavere række.${byName(sure)}`,
    belongsElsewhere: ({ player, from, to }, { list }) =>
      `Med ${player} hører holdet til i ${list(to)} i stedet for ${list(from)}; suppleringen kan nægtes.`,
    lastTeamDiffers: ({ player, team, other, address }, { quote }) =>
      `${player} er opført fra sidste sæsons ${quote(team)}, men stod på ${quote(other)} (${address}).`,
    lastTeamWithout: ({ player, team, address }, { quote }) =>
      `${player} er opført fra sidste sæsons ${quote(team)} (${address}), men stod ikke på det.`,
    higherRow: ({ n, team, row }, { quote }) =>
      `Holdet har ${players(n)} fra sidste sæsons ${quote(team)} og kunne spille i ${row}. division; så er det ikke spilleberettiget i en lavere række.`,
    substituteBarred: ({ player, team, address, sure }, { quote }) =>
      `${player} kan ikke være substitut, da spilleren er tilmeldt ${quote(team)} (${address}) i samme eller en højere division.${byName(sure)}`,
    substituteBeside: ({ player, team, address, sure }, { quote }) =>
      `${player} er tilmeldt ${quote(team)} (${address}) i den anden 3. division; det er tilladt, for ingen af de to er højere end den anden.${byName(sure)}`,
    twoTeamsInHalf: ({ player, team, address, sure }, { quote }) =>
      `${player} er substitut også for ${quote(team)} (${address}) i samme runde.${byName(sure)}`,
    onDivisionTeam: ({ player, team, address, sure }, { quote }) =>
      `${player} er tilmeldt ${quote(team)} i Divisionsturneringen (${address}).${byName(sure)}`,
    wasOnDivisionTeam: ({ player, team, address, sure }, { quote }) =>
      `${player} var sidste sæson tilmeldt ${quote(team)} i Divisionsturneringen (${address}).${byName(sure)}`,
    substituteStillIn: ({ player, team, address, round, sure }, { quote }) =>
      `${player} kan ikke være substitut i omgangen ${quote(round)}, da spilleren er tilmeldt ${quote(team)} (${address}), der ikke var slået ud i en tidligere omgang.${byName(sure)}`,
    substituteLateTeam: ({ player, team, address, sure }, { quote }) =>
      `${player} kan ikke være substitut, da spilleren er tilmeldt ${quote(team)} (${address}), der var med i 1/16-finalen.${byName(sure)}`,
    substituteBeforeDivision: ({ player, team, address, sure }, { quote }) =>
      `${player}, der er tilmeldt ${quote(team)} i Divisionsturneringen (${address}), kan først være substitut fra den omgang, hvor divisionens hold træder ind.${byName(sure)}`,
    lateBeforeDivision: ({ player, division }) =>
      `${player} (${division}. division) er tilmeldt efter fristen og må først bruges fra den omgang, hvor divisionens hold træder ind.`,
    substituteBeforeOwn: ({ player, division }) =>
      `${player} (${division}) kan først være substitut fra den omgang, hvor divisionens hold træder ind.`,
    notAWoman: ({ player }) => `${player} er opført som mand; turneringen er for damehold.`,
    alreadyInDivision: ({ team, address }, { quote }) =>
      `${quote(team)} spiller allerede i en division (${address}); kvalifikationen er for de øvrige hold.`,
    joinedLate: ({ player, joined, day }) =>
      `${player} blev indmeldt i klubben ${joined}; spilleren skal stå på medlemslisten ${day}.`,
    joinedAfterPlay: ({ player, joined, day }) =>
      `${player} spillede ${day}, men blev først indmeldt i klubben ${joined}.`,
    leftEarly: ({ player, left, day }) =>
      `${player} blev udmeldt af klubben ${left}; spilleren skal stå på medlemslisten ${day}.`,
    leftBeforePlay: ({ player, left, day }) =>
      `${player} spillede ${day}, men var udmeldt af klubben fra ${left}.`,
    otherClub: ({ player, actual, expected }, { quote }) =>
      `${player} er opført som medlem af ${quote(actual)}, men holdet repræsenterer ${quote(expected)}.`,
    notClubName: ({ club }, { quote }) =>
      `Holdet skal hedde det samme som klubben, ${quote(club)}, evt. med et bogstav eller et nummer.`,
    clubTeamSign: ({ club, n }, { quote }) =>
      `${quote(club)} har ${n} hold; så skal hvert af dem have et bogstav eller et nummer.`,
    tooManyADay: ({ day, most }) => `Holdet har brugt mere end ${most} spillere ${day}.`,
    playedForOther: ({ player, team, address, sure }, { quote }) =>
      `${player} har spillet for ${quote(team)} i et distriktsmesterskab (${address}).${byName(sure)}`,
    tooOldOn: ({ player, born, limit, year }) =>
      `${player} (født ${born}) er fyldt ${limit} år den 1. januar ${year}.`,
    tooOldBefore: ({ player, born, limit, year }) =>
      `${player} (født ${born}) er fyldt ${limit} år inden den 1. januar ${year}.`,
    notJuniorMember: ({ player }) =>
      `${player} er angivet som ikke-medlem; deltagerne skal være medlem af DBF eller af DBF’s juniorklub.`,
    loanNotApproved: ({ player, team, address, sure }, { quote }) =>
      `${player}, der er tilmeldt ${quote(team)} (${address}), er ikke godkendt som substitut af turneringslederen.${byName(sure)}`,
    loanBeforeFinal: ({ player, team, address, phase, sure }, { quote }) =>
      `${player}, der er tilmeldt ${quote(team)} (${address}), kan kun være substitut i et finalestævne, ikke i ${quote(phase)}.${byName(sure)}`,
    loanInFinalA: ({ player, team, address, finalist, sure }, { quote }) =>
      `${player}, der er tilmeldt ${quote(team)} (${address}), kan ikke være substitut: ${quote(finalist)} er i A-finalen.${byName(sure)}`,
    loanLeavesFew: ({ player, team, address, n, least, sure }, { quote }) =>
      `Uden ${player} har ${quote(team)} (${address}) kun ${players(n)}; der skal være mindst ${least} tilbage.${byName(sure)}`,
    miniTeams: ({ n, teams }) => `Turneringen har ${n} hold; der skal være ${teams}.`,
    startMissing: ({ teams }) => `Holdets startnummer (1-${teams}) mangler.`,
    startOutside: ({ actual, teams }, { quote }) =>
      `Startnummeret er ${quote(actual)}; det skal være et af 1-${teams}.`,
    startTwice: ({ n, team }, { quote }) => `Startnummer ${n} har ${quote(team)} allerede.`,
    seasonUnknown: () => 'sæsonen er ukendt.',
    todayUnknown: () => 'dags dato er ukendt.',
    rosterMissing: ({ event }) => `der er ingen holdlister for ${event}.`,
    lastRosterMissing: ({ event }) => `der er ingen holdlister fra sidste sæson for ${event}.`,
    earlierSeason: ({ address }) =>
      `Holdlisten i ${address} er fra en tidligere sæson og bruges kun til sammenligning.`,
  },
  clauses: {
    '301C3': 'En supplering kan nægtes, hvis den ændrer, hvilket distrikt holdet hører til. Læsning 3.',
    '303B1': 'En tilmelding gælder først, når indskud og evt. bidrag til rejsepuljen er betalt.',
    '303C3a':
      'Når holdet har begyndt sin første kamp, skal enhver ændring af det godkendes af den turneringsansvarlige.',
    '303C3b': 'Den, der er udtrådt af et hold, kan ikke spille på noget hold i turneringen bagefter.',
    '303C3c': 'Et hold, der kommer under 4 ved en udtræden, har ret til at blive suppleret op til 4.',
    '303C3d':
      'Den, der tilføjes et hold, må ikke have været substitut for et andet i samme eller en lavere række, medmindre propositionerne siger andet.',
    '321D1':
      'En substitut må ikke være tilmeldt et andet hold i samme eller en højere division. Læsning 30: 3. division Øst og Vest.',
    '321D2': 'En substitut må kun spille for ét hold i samme runde (halvleg).',
    '321F2': 'Holdet oplyser ved tilmeldingen, hvem der normalt deltager i en appelkomite.',
    '324A4': 'Den, der er tilmeldt et divisionshold, må ikke spille i kvalifikationen. Læsning 30.',
    '325D1':
      'Kvalifikationen er åben for alle damehold, der ikke spiller i 1. eller 2. division for damehold.',
    '332B4':
      'En spiller, der tilmeldes efter fristen og ville have givet holdet en senere indtræden, bruges først fra den omgang, hvor spillerens division træder ind.',
    '331B2a':
      'En substitut er enten ikke tilmeldt turneringen eller på et hold, der er slået ud i en tidligere omgang.',
    '331B2b':
      'En spiller fra et hold, der er med i 1/16-finalen, må ikke bruges som substitut, heller ikke senere.',
    '331B2c':
      'En divisionsspiller må først være substitut fra den omgang, hvor divisionens hold træder ind. Læsning 32: indtræder de i flere omgange, gælder den første.',
    '341A2':
      'Holdet har klubbens navn; har klubben flere hold, får hvert desuden et bogstav eller et nummer.',
    '341B2':
      'Spillerne er medlemmer af holdets klub på listen pr. 31. december og på de dage, de spiller. Læsning 19.',
    '341B3':
      'Højst 6 spillere pr. dag, eller pr. kamp, når der ikke spilles flere kampe samme dag eller weekend. Læsning 27 og 41.',
    '342B2':
      'Spillerne er medlemmer af holdets klub på listen pr. 31. december og på de dage, de spiller. Læsning 19.',
    '342G2': 'Holdet oplyser ved tilmeldingen, hvem der normalt deltager i en appelkomite.',
    '343A1':
      'Spillerne er medlem af DBF eller af juniorklubben og ikke fyldt 25 år den 1. januar i sæsonen. Læsning 20.',
    '343A2a': 'En substitut fra et andet hold skal godkendes af turneringslederen.',
    '343A2b': 'En substitut fra et andet hold må kun bruges i et finalestævne.',
    '343A2c':
      'En substitut fra et andet hold må kun bruges, når ingen af de to hold er kvalificeret til A-finalen.',
    '343A2d': 'Holdet, som substitutten kommer fra, skal stadig have mindst 4 spillere.',
    '344A1': 'Spillerne er ikke fyldt 20 år inden den 1. januar i sæsonen. Læsning 20.',
    '363A1':
      'En spiller må ikke i denne eller sidste sæson have været tilmeldt et hold i Divisionsturneringen.',
    '364B1': 'Hver miniholdturnering har 8 hold, der ved lodtrækning får startnumrene 1-8.',
  },
};
