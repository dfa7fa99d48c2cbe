import type { CupCheckMessages } from './check-cup';
import type { ChapterWords } from './checks';

const WHY = {
  walkover: 'der ikke blev spillet',
  venue: 'DBF vælger spillestedet for semifinaler og finale',
  bye: 'holdet er oversidder',
};
const days = (n: number): string => `${n} ${n === 1 ? 'dag' : 'dage'}`;

export const checkCupDa: ChapterWords<CupCheckMessages> = {
  messages: {
    cupUp: ({ actual, expected }, { number }) =>
      `UP er ${number(actual)}, men turen giver ${number(expected)}.`,
    cupUpNone: ({ actual, why }, { number }) => `UP er ${number(actual)}, men skal være 0, da ${WHY[why]}.`,
    cupUpBefore: ({ actual, expected, exact }, { number }) =>
      `UP før kampen er ${number(actual)}, men holdet har ${exact ? '' : 'mindst '}${number(expected)} fra de tidligere omgange.`,
    cupHomeByUp: ({ team, up, other, otherUp }, { number, quote }) =>
      `${quote(team)} skal have hjemmebane: det har ${number(up)} UP, ${quote(other)} har ${number(otherUp)}.`,
    cupHomeDrawn: ({ team, up, other }, { number, quote }) =>
      `${quote(team)} skal have hjemmebane: det blev udtrukket før ${quote(other)}, og begge har ${number(up)} UP.`,
    cupWinner: ({ actual, expected, by }, { quote }) =>
      `Vinderen er ${quote(actual)}, men ${quote(expected)} har ${by === 'imp' ? 'flest imp' : 'flest spilpoint ved lige mange imp'}.`,
    cupWinnerUnknown: ({ actual }, { quote }) => `Vinderen ${quote(actual)} er ingen af kampens to hold.`,
    cupWinnerLevel: ({ actual }, { quote }) =>
      `Vinderen er ${quote(actual)}, men holdene står lige i både imp og spilpoint: der skal spilles 4 spil mere ad gangen.`,
    cupBoards: ({ what, actual, expected, byAgreement }, { number }) =>
      `${{ boards: 'Antal spil', rounds: 'Antal runder', perRound: 'Antal spil pr. runde' }[what]} er ${number(actual)}, men skal være ${expected.map(number).join(' eller ')}${byAgreement ? ', medmindre holdkaptajnerne har aftalt andet (§ 332A2c)' : ''}.`,
    cupReportLate: ({ actual, until }) =>
      `Resultatet er indberettet ${actual}, men fristen var ${until}: det vindende hold mister 1 guldpoint pr. spiller (§ 334B4).`,
    cupReportMissing: ({ until }) => `Resultatet er ikke indberettet, og fristen var ${until}.`,
    cupPlayersMissing: () =>
      'Det er ikke oplyst, hvem der spillede, og hvor mange spil hver spiller spillede: uden en korrekt indberetning mister det vindende hold 1 guldpoint pr. spiller (§ 334B4).',
    cupNextFeeLate: ({ actual, until }) =>
      `Indskuddet til næste omgang er betalt ${actual}, men skulle følge med indberetningen ${until}.`,
    cupNextFeeMissing: () =>
      'Indskuddet til næste omgang er ikke betalt; det skal følge med indberetningen, medmindre det er betalt forud eller omgangen er fri efter § 331D2.',
    cupWalkoverFine: ({ actual, expected }, { number }) =>
      `Bøden er ${number(actual)} kr., men skal svare til modstandernes indskud for omgangen, ${number(expected)} kr.`,
    cupAgainstItself: () => 'Holdet møder sig selv.',
    cupTwice: ({ address }) => `Holdet spiller allerede i denne omgang, i ${address}.`,
    cupKnockedOut: ({ address, winner }, { quote }) =>
      `Holdet er slået ud af ${quote(winner)} (${address}) og kan ikke spille videre.`,
    cupNotInNext: ({ round, full }, { quote }) =>
      `Vinderen mangler i næste omgang${round === '' ? '' : ` (${quote(round)})`}${full ? '' : ', medmindre holdet er oversidder'}.`,
    cupSameClub: ({ club }, { quote }) =>
      `Begge holdkaptajner hører til ${quote(club)}; et useedet hold må ikke møde et hold fra samme klub i 1. omgang.`,
    cupFarAway: ({ km, limit }, { number }) =>
      `Turen er ${number(km)} km; i de indledende omgange skal intet hold så vidt muligt køre mere end ${number(limit)} km hver vej.`,
    cupEntersEarly: ({ division, players }) =>
      players === 1
        ? `Holdet har én spiller fra ${division}. division og træder ind før 1/64-finalen: det kræver, at holdet har bedt om det, og at arrangøren har valgt det.`
        : `Holdet har ${players} spillere fra divisionerne, højest ${division}. division, og skal seedes til 1/64-finalen eller senere.`,
    cupEntersAbove: ({ division, other, otherDivision, address }, { quote }) =>
      `Holdet hører til ${division}. division, men træder ind senere end ${quote(other)} fra ${otherDivision}. division (${address}).`,
    cupEntryLot: ({ division, early, late }, { quote }) =>
      `Hold fra ${division}. division træder ind i forskellige omgange (${quote(early)} og ${quote(late)}): hvilke der seedes højest, afgøres ved lodtrækning, og ingen lodtrækning blandt dem står i projektmappen.`,
    goldNotTaken: ({ due }, { number }) =>
      `Resultatet er ikke indberettet korrekt og rettidigt: det vindende hold skal have fratrukket ${number(due)} guldpoint pr. spiller.`,
    goldAmount: ({ actual, expected }, { number }) =>
      `Der er fratrukket ${number(actual)} guldpoint, men fradraget er ${number(expected)} pr. spiller.`,
    goldTaken: ({ actual }, { number }) =>
      `Der er fratrukket ${number(actual)} guldpoint, men resultatet er indberettet rettidigt; det kræver, at indberetningen ikke var korrekt.`,
    cupClaimLate: ({ actual, until }) =>
      `Rejserefusionen er søgt ${actual}, men oplysningerne skal gives sammen med indberetningen ${until}.`,
    cupClaimMissing: ({ refund }, { number }) =>
      `Der er refunderet ${number(refund)} kr., men det fremgår ikke, at refusionsoplysningerne fulgte med indberetningen.`,
    cupNoOfficialDay: ({ round }, { quote }) =>
      `Omgangen${round === '' ? '' : ` ${quote(round)}`} har ingen officiel spilledag.`,
    cupOtherDay: ({ actual, usual }) =>
      `Den officielle spilledag er ${actual}, men omgangens er ${usual}: en anden kan kun fastsættes, når spillere er udtaget til at repræsentere DBF.`,
    cupUnplayed: ({ official }) =>
      `Kampen skulle være spillet senest på den officielle spilledag ${official}; hverken dato, resultat eller udsættelse fremgår.`,
    cupCancelledWinner: ({ actual }, { quote }) =>
      `Kampen er aflyst, så begge hold går videre; ${quote(actual)} er ingen vinder.`,
    cupCancelledOut: ({ other }, { quote }) =>
      `Kampen er aflyst, så begge hold går videre, men kun ${quote(other)} er med i næste omgang.`,
    cupCancelledFee: () => 'Kampen er aflyst, og ingen af holdene skal betale indskud for næste omgang.',
    cupCancelledBye: () =>
      'Kampen er aflyst, og begge hold går videre: det oversidderhold, der skal indtræde i næste omgang, findes ved lodtrækning, så § 332B1 overholdes.',
    cupStartOutside: ({ start, earliest, latest }) =>
      `Starttidspunktet ${start} ligger uden for ${earliest}-${latest}: det kan kun undtagelsesvis kræves, men holdene kan være enige om det.`,
    cupLaterUnapproved: ({ actual, official, days: n }) =>
      `Kampen er sat til ${actual}, ${days(n)} efter den officielle spilledag ${official}: det skal godkendes, og holdene mister 150 km-beskyttelsen${n > 7 ? '; mere end en uge kan normalt ikke forventes' : ''}.`,
    cupLaterRefused: ({ actual, official, days: n }) =>
      `Kampen er sat til ${actual}, ${days(n)} efter den officielle spilledag ${official}, men udsættelsen er ikke godkendt.`,
    cupWeekend: ({ actual, final }) =>
      `Datoen ${actual} er ikke en ${final ? 'søndag' : 'lørdag'}; ${final ? 'finalen spilles' : 'semifinalerne spilles'} om ${final ? 'søndagen' : 'lørdagen'}.`,
  },
  clauses: {
    '331D1c': 'Næste omgang betales sammen med indberetningen, hvis den ikke er betalt.',
    '331D2': 'Et hold, der trækker sig uden kamp, betaler en bøde på modstandernes indskud for omgangen.',
    '331E1': 'Oplysninger om rejserefusion gives sammen med indberetningen af resultatet.',
    '332A1': 'Vinderen går videre, taberen er ude eller går til et opsamlingsheat.',
    '332A2': '40 spil i 5 runder til og med ottendedelsfinalen, derefter 48 spil i 6 runder. Læsning 33.',
    '332A2a': '40 spil i 5 runder a 8 til og med ottendedelsfinalen. Læsning 33.',
    '332A2b': '48 spil i 6 runder a 8 fra og med kvartfinalen. Læsning 33.',
    '332A3': 'Flest imp vinder, ved lighed flest spilpoint, ellers 4 spil mere ad gangen.',
    '332B1': 'Hold med divisionsspillere seedes til 1/64-finalen eller senere. Læsning 32.',
    '332B1a': 'Hold fra en lavere division seedes aldrig højere end hold fra en højere. Læsning 32.',
    '332B1b':
      'Kommer hold fra samme division ind i hver sin omgang, afgør lodtrækning, hvilke der seedes højest. Læsning 2 og 32.',
    '332B2':
      'På holdets anmodning kan arrangøren undlade at seede et hold med kun én divisionsspiller. Læsning 32.',
    '332C1': 'De indledende omgange så vidt muligt inden for 150 km hver vej. Læsning 33.',
    '332C2': 'Et useedet hold møder i 1. omgang intet hold fra sin kaptajns klub. Læsning 33.',
    '332D2': 'Holdet med flest UP i alt har hjemmebane. Læsning 17.',
    '332D3': 'Ved lige mange UP har det først udtrukne hold hjemmebane. Læsning 17.',
    '332D4': '1 UP pr. påbegyndt 30 km, 4 pr. færgetur og 10 for Rønne-Køge. Læsning 16 og 17.',
    '333A1': 'Hver omgang til og med kvartfinalen har en officiel spilledag.',
    '333A2':
      'Er spillere forhindret, fordi de er udtaget til at repræsentere DBF, kan kampen få en anden officiel spilledag. Findes ingen brugbar dag, og er der oversiddere i næste omgang, kan kampen aflyses, og begge hold går videre.',
    '333A2a': 'Efter en aflyst kamp betaler ingen af holdene for næste omgang.',
    '333A2b':
      'Efter en aflyst kamp findes det oversidderhold, der skal indtræde, ved lodtrækning inden for § 332B1. Læsning 2.',
    '333A3':
      'Start kl. 13.00, men udeholdets ønske følges så vidt muligt; før 9.30 eller efter 19.30 kan kun undtagelsesvis kræves. Læsning 33.',
    '333A5':
      'En kamp efter den officielle spilledag skal godkendes, og holdene mister 150 km-beskyttelsen. Læsning 33.',
    '333C1': 'Semifinalerne spilles lørdag og finalen søndag i samme weekend.',
    '334B1': 'Det vindende hold indberetter senest 18 timer efter kampen. Læsning 35.',
    '334B1a': 'Indberetningen oplyser, hvem der spillede, og hvor mange spil hver spillede. Læsning 35.',
    '334B4':
      'Uden en korrekt og rettidig indberetning mister det vindende hold 1 guldpoint pr. spiller. Læsning 35.',
  },
};
