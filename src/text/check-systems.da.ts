import type { SystemsCheckMessages } from './check-systems';
import type { ChapterWords } from './checks';

const days = (n: number): string => `${n} ${n === 1 ? 'dag' : 'dage'}`;
/** Days before a match; below 0 after it. */
const before = (n: number): string => (n < 0 ? `${days(-n)} efter` : `${days(n)} før`);

export const checkSystemsDa: ChapterWords<SystemsCheckMessages> = {
  messages: {
    systemMissing: ({ deadline, days: n }) =>
      `Systembeskrivelsen er ikke modtaget; fristen var ${deadline}, for ${days(n)} siden.`,
    systemLate: ({ days: n, expected }, { number }) =>
      `Systembeskrivelsen kom ${days(n)} for sent: bøden er ${number(expected)} kr.`,
    systemFine: ({ actual, expected, days: n }, { number }) =>
      `Bøden er ${number(actual)} kr., men skal være ${number(expected)} kr.: beskrivelsen kom ${n === 0 ? 'til tiden' : `${days(n)} for sent`}.`,
    systemFineUnpaid: ({ expected }, { number }) =>
      `Bøden på ${number(expected)} kr. er ikke betalt; indtil da er parret ikke spilleberettiget.`,
    systemLateArtificial: ({ days: n }) =>
      `Parret må ikke spille et højkunstigt system: beskrivelsen kom ${days(n)} for sent.`,
    systemStandard: ({ days: n }) =>
      `Parret skal spille et standardsystem: den forsinkede beskrivelse blev rundsendt ${before(n)} 1. omgang, ikke mindst 2 uger før.`,
    systemPairsCard: ({ card }, { quote }) =>
      `Systemkortet er ${quote(card)}, men DBF’s holdturneringssystemkort skal anvendes.`,
    systemProtestLate: ({ days: n }) =>
      `Protesten kom ${before(n)} 1. omgang; den skal komme senest en uge før.`,
    systemArtificialChanged: () =>
      'Et højkunstigt system må ikke ændres; det kan erstattes af et naturligt system.',
    systemChangedLate: ({ days: n }) =>
      `Ændringen kom ${before(n)} kampen; senere end en uge før skal turneringslederen eller modstanderne godkende den ved bordet.`,
    systemsArtificial: ({ actual, most }) =>
      `Holdet har sendt ${actual} højkunstige systemer; højst ${most} må sendes og anvendes.`,
    systemsToldLate: ({ systems, most, days: n }) =>
      `Modstanderne fik besked ${before(n)} kampen; med ${systems} systemer skal det oplyses senest en uge før, hvilke højst ${most} der kan komme i brug.`,
    systemsUntold: ({ systems, most }) =>
      `Holdet har sendt ${systems} systemer; senest en uge før hver kamp skal det oplyses, hvilke højst ${most} der kan komme i brug.`,
    systemQualifierFine: ({ actual }, { number }) =>
      `Bøden er ${number(actual)} kr., men i kvalifikationen skal systembeskrivelser ikke indsendes.`,
    systemNotSent: () =>
      'Det højkunstige system må ikke benyttes: beskrivelsen er ikke sendt inden for fristen.',
    cupSystemArtificial: ({ opponent, known }, { quote }) => {
      const team = opponent === '' ? 'modstanderne' : quote(opponent);
      return known
        ? `Det højkunstige system må ikke anvendes: ${team} er ikke seedet som divisionshold og spiller ikke selv et højkunstigt system.`
        : `Det højkunstige system må kun anvendes, hvis ${team}, der ikke er seedet som divisionshold, selv spiller et.`;
    },
    festivalArtificial: () => 'Højkunstige systemer er ikke tilladt i festivalens åbne turneringer.',
    pairsCardAsked: ({ card }, { quote }) =>
      `Systemkortet er ${quote(card)}, men her skal parturneringssystemkortet bruges.`,
    cupSystemCard: ({ card }, { quote }) =>
      `Systemkortet er ${quote(card)}, men holdturneringssystemkortet kan kun anvendes mod seedede divisionshold eller fra 1/16-finalen.`,
    cupSystemUnsent: () =>
      'Systemet er ikke tilladt i parturneringer; systemkortet skal sendes senest en uge før kampen.',
    cupSystemSentLate: ({ days: n }) =>
      `Systemkortet blev sendt ${before(n)} kampen; et system, der ikke er tilladt i parturneringer, skal sendes senest en uge før.`,
    cupSystemChanged: () => 'Et højkunstigt system må ikke ændres; det kan erstattes af et naturligt system.',
  },
  clauses: {
    '306B1': 'Et højkunstigt system, hvis beskrivelse ikke er sendt inden for fristen, må ikke benyttes.',
    '327A1a': 'DBF’s holdturneringssystemkort skal anvendes.',
    '327A1c':
      'Er der sendt flere end 4 systemer, oplyses senest en uge før hver kamp, hvilke højst 4 der kan komme i brug.',
    '327A1d': 'Et hold må højst sende og anvende 3 højkunstige systemer.',
    '327A2b': 'I damernes kvalifikation indsendes systembeskrivelser ikke.',
    '327B1': 'En holdkaptajn kan protestere over en beskrivelse senest en uge før 1. omgang.',
    '327C1':
      'En for sen beskrivelse koster 100 kr. pr. påbegyndt uge, betalt før parret spiller. Læsning 15.',
    '327C3': 'Et par, hvis beskrivelse kom for sent, må ikke spille højkunstigt.',
    '327C4':
      'Er en forsinket beskrivelse ikke rundsendt senest 2 uger før 1. omgang, skal parret spille et standardsystem.',
    '327D1': 'Ændringer sendes senest en uge før kampen, ellers skal de godkendes ved bordet.',
    '327D3': 'Et højkunstigt system må ikke ændres, kun erstattes af et naturligt.',
    '331C1':
      'Højkunstige systemer er kun tilladt mod hold, der er seedet som divisionshold eller selv bruger et.',
    '331C2':
      'Holdturneringssystemkortet kan kun bruges mod hold, der er seedet som divisionshold, eller fra 1/16-finalen.',
    '331C4':
      'Systemkort for systemer, der ikke er tilladt i parturneringer, sendes senest en uge før kampen.',
    '331C5': 'Et højkunstigt system må ikke ændres, kun erstattes af et naturligt.',
    '342D2': 'I DM for klubber bruges parturneringssystemkortet.',
    '361C1': 'Højkunstige systemer er ikke tilladt i festivalens åbne turneringer.',
    '361C2': 'I festivalens åbne turneringer bruges det normale parturneringssystemkort.',
    '364D2': 'I miniholdturneringerne bruges parturneringssystemkortet.',
  },
};
