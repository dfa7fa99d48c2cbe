import type { FestivalCheckMessages } from './check-festival';
import type { ChapterWords } from './checks';

export const checkFestivalDa: ChapterWords<FestivalCheckMessages> = {
  messages: {
    noPlace: ({ team }) =>
      `${team} er hverken blandt de 5 bedste fra kvalifikationen eller de 2 bedste fra opsamlingen, og den ottende plads er givet til et andet hold.`,
    lastPlace: ({ team, place }) =>
      `${team} blev nr. ${place} i opsamlingen. Den ottende plads er nr. 3’s, medmindre ${team} vandt festivalens åbne holdturnering.`,
    choosersMeet: ({ team, other }) =>
      `${team} og ${other} er begge blandt nr. 1-4 fra kvalifikationen; de vælger modstander blandt de fire andre hold.`,
    chosenAlready: ({ team, address }) =>
      `${team} står allerede i en anden kvartfinale (${address}): nr. 1-4 vælger efter tur blandt dem, der er tilbage.`,
    chosenTwice: ({ n }) => `${n} kvartfinaler er mærket som valgt; nr. 1 vælger én.`,
    choseSelf: () => 'Nr. 1 vælger blandt de andre kvartfinaler, ikke sin egen.',
    semiNotChosen: ({ home, away }) =>
      `Nr. 1 valgte vinderen af denne kvartfinale, men semifinalen spilles mellem ${home} og ${away}.`,
    notWinner: ({ actual, expected }) => `${actual} står som vinder, men ${expected} har flest imp.`,
    isOut: ({ team, other }) => `${team} tabte til ${other} i runden før.`,
    noThirdPlace: () => 'Der spilles ikke om 3. pladsen.',
    knockoutBoards: ({ actual, expected, clause }, { clause: sign }) =>
      `Kampen er over ${actual} spil; efter ${sign(clause)} er den over ${expected}.`,
    miniQuarter: ({ home, away }) =>
      `Startnr. ${home} og ${away} mødes ikke i kvartfinalen: den spilles mellem 1-2, 3-4, 5-6 og 7-8.`,
    miniSemi: ({ home, away }) =>
      `Startnr. ${home} og ${away} mødes ikke i semifinalen: der mødes holdene fra 1-4 indbyrdes og fra 5-8 indbyrdes.`,
    miniFinal: ({ team, won, side }) =>
      `${team} ${won ? 'vandt' : 'tabte'} ${side}-semifinalen og hører til i ${won ? `${side}-finalen` : `kampen om 3. pladsen i ${side}`}.`,
    miniWinner: ({ actual, expected, level }) =>
      `${actual} står som vinder, men ${expected} har flest ${level ? 'totalpoint, og kampen endte lige i imp' : 'imp; totalpoint tæller kun ved imp-lighed'}.`,
    miniDrawn: ({ team }) =>
      `${team} står som vinder, men kampen endte lige i både imp og totalpoint: i 3. omgang regnes den for uafgjort.`,
    miniRow: ({ team, won, side }) =>
      `${team} ${won ? 'vandt' : 'tabte'} kvartfinalen og hører til i ${won ? 'A' : 'B'}-semifinalen, ikke i ${side}.`,
  },
  clauses: {
    '362B1':
      'Til knockoutfasen går de 5 bedste fra kvalifikationen, de 2 bedste fra opsamlingen og ét hold til.',
    '362B1c':
      'Den ottende plads tilbydes vinderen af festivalens åbne holdturnering og går ellers til nr. 3 fra opsamlingen. Taberen af en kamp er ude.',
    '362B3a': 'Nr. 1-4 fra kvalifikationen vælger efter tur modstander blandt de fire andre hold.',
    '362B3b':
      'Nr. 1 vælger derefter, hvilken anden kvartfinale semifinalemodstanderen kommer fra; det står fast.',
    '362B4a': 'Kvart- og semifinale er over 24 spil i 2 halvlege a 12.',
    '362B4b': 'Finalen er over 40 spil i 2 halvlege a 20.',
    '362B4c': 'Der spilles ikke om 3. pladsen.',
    '364B2a':
      'Kvartfinalerne er startnr. 1-2, 3-4, 5-6 og 7-8. Vinderne går til A-semifinalen, taberne til B-semifinalen.',
    '364B2b':
      'I den ene semifinale mødes holdene fra 1-2 og 3-4, i den anden holdene fra 5-6 og 7-8: vinderne i A, taberne i B.',
    '364B2c': 'I A og i B spiller semifinalernes vindere finale og taberne om 3. pladsen.',
    '364B3': 'Hver kamp er over 8 spil uden halvlege.',
    '364C': 'En kamp, der ender lige i imp, afgøres på totalpoint.',
    '364C2':
      'Er en kamp i 3. omgang også lige i totalpoint, er den uafgjort; i 1. og 2. omgang trækkes der lod.',
  },
};
