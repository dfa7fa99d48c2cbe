import type { EntriesCheckMessages } from './check-entries';
import type { ChapterWords } from './checks';

const players = (n: number): string => `${n} ${n === 1 ? 'spiller' : 'spillere'}`;

export const checkEntriesDa: ChapterWords<EntriesCheckMessages> = {
  messages: {
    teamWithoutRight: ({ player }) =>
      `${player} har ikke kvalifikationsret: holdet spiller om distriktsmesterskab og præmier, men ikke om kvalifikation.`,
    teamParted: ({ n, other, address, above }, { quote }) =>
      `Holdet har ${players(n)}, og ${quote(other)} lige over (${address}) har ${players(above)}; § 303C1 kræver 4-6. Er det ét hold, skal navnet være det samme.`,
    paidShort: ({ actual, expected }, { number }) =>
      `Der er betalt ${number(actual)} kr. af ${number(expected)} kr.`,
    feeSum: ({ actual, expected }, { number }) =>
      `Indskuddet er ${number(actual)} kr., men grundbeløb og puljebidrag giver ${number(expected)} kr.`,
    feeOdd: ({ actual, expected, field }, { number, quote }) =>
      `${quote(field)} er ${number(actual)} kr., men de fleste andre hold har ${number(expected)} kr.; beløbet er det samme pr. hold.`,
    feePool: ({ actual, expected, n }, { number }) =>
      `Puljebidraget er ${number(actual)} kr.${n > 1 ? ` (${n} hold)` : ''}, men rejsepuljens regnskab har ${number(expected)} kr. pr. hold.`,
    cupEntryFee: ({ actual, expected, rounds }, { number }) =>
      `Indskuddet ved tilmeldingen er ${number(actual)} kr., men skal være ${expected.map(number).join(' eller ')} kr. (${rounds.join(' eller ')} ${rounds.length === 1 && rounds[0] === 1 ? 'omgang' : 'omgange'}).`,
    cupEntryUnpaid: ({ rounds }) =>
      `Holdet har ikke betalt for ${rounds.join(' eller ')} ${rounds.length === 1 && rounds[0] === 1 ? 'omgang' : 'omgange'} i forbindelse med tilmeldingen.`,
    cupEntryRounds: ({ actual, expected }, { number }) =>
      `Holdet har betalt for ${number(actual)} ${actual === 1 ? 'omgang' : 'omgange'} ved tilmeldingen, men skal betale for ${number(expected)}.`,
    cupEntryLate: ({ actual, until }) =>
      `Indskuddet er betalt ${actual}, men skal betales i forbindelse med tilmeldingen (${until}).`,
    seededRefused: () => 'Holdet har ingen divisionsspillere og har ikke accepteret at blive seedet.',
    seededUnasked: () =>
      'Holdet har ingen divisionsspillere og kan kun seedes med sin accept; den fremgår ikke.',
    clubFeeExempt: ({ district, members }, { number, quote }) =>
      `Holdet er fritaget for indskud: ${quote(district)} har ${number(members)} medlemmer, mindre end 1000.`,
    clubFeeMissing: ({ district, members }, { number, quote }) =>
      `Holdets indskud mangler: ${quote(district)} har ${number(members)} medlemmer, og kun hold fra distrikter med mindre end 1000 er fritaget (§ 342E2).`,
    clubTeams: ({ n, first, others }, { quote }) =>
      `Klubben har ${n} hold (det første er ${quote(first)})${others === 0 ? '' : `, og ${others} ${others === 1 ? 'anden klub har' : 'andre klubber har'} også flere`}; mere end ét hold kræver, at distriktets propositioner tillader det.`,
    clubOtherDistrict: ({ district }, { quote }) =>
      `Holdet er opført under ${quote(district)}; distriktets klubber kan deltage i dets mesterskab, og titlen nævner et andet distrikt.`,
    membersUnknown: () => 'distrikternes medlemstal er ukendte.',
  },
  clauses: {
    '321A1': 'Indskuddet er et grundbeløb pr. hold og et beløb pr. hold som bidrag til rejsepuljen.',
    '331D1a':
      'Hold, der træder ind før et opsamlingsheat og er sikre på to kampe, betaler for to omgange ved tilmeldingen.',
    '331D1b': 'De øvrige hold betaler for én omgang ved tilmeldingen.',
    '332B3': 'Hold uden divisionsspillere, som er af divisionsstyrke, kan seedes med holdets accept.',
    '341A1':
      'Hver klub under distriktet kan stille et hold; om den kan stille flere, bestemmer distriktets propositioner.',
    '342E1': 'Indskuddet dækker finalens omkostninger og betales af hold, der ikke er fritaget.',
    '342E2': 'Hold fra distrikter med mindre end 1000 medlemmer betaler ikke indskud.',
  },
};
