import type { LineUpCheckMessages } from './check-line-up';
import type { ChapterWords } from './checks';

export const checkLineUpDa: ChapterWords<LineUpCheckMessages> = {
  messages: {
    lineUpTwice: ({ address }) => `Holdet står også i ${address} og kan kun have én plads.`,
    lineUpDivision: ({ division, expected, declined }) =>
      declined
        ? `Holdet står i ${division}. division, men rykker op på en ledig plads i ${expected}. division og kan ikke vælge at blive.`
        : `Holdet står i ${division}. division; efter sidste sæson hører det til i ${expected}. division.`,
    lineUpGiven: ({ address }) => `Holdet er meldt udgået, i ${address}, men står blandt næste sæsons hold.`,
    lineUpStranger: ({ division, expected }, { quote }) =>
      expected.length === 0
        ? `Holdet har ikke ret til en plads i ${division}. division, der har alle sine hold.`
        : `Holdet har ikke ret til en plads i ${division}. division; pladsen tilhører ${
            expected.length === 1
              ? quote(expected[0] ?? '')
              : `vinderen af ${expected.map(quote).join(' - ')}`
          }.`,
    lineUpMissing: ({ team, division }, { quote }) =>
      `${quote(team)} har ret til en plads i ${division}. division, men står ingen steder.`,
    lineUpSides: ({ east, west, size }) =>
      `3. division Øst har ${east} hold og Vest ${west}; der skal være ${size} i hver.`,
    vacancyUnknown: ({ team }, { quote }) =>
      `${quote(team)} står ikke i nogen af sidste sæsons stillinger, så pladsen er ikke regnet for ledig.`,
    seasonUnclear: () => 'det kan ikke ses, hvilken stilling der er sidste sæsons.',
    tableUnclear: () => 'sidste sæsons stilling er ikke entydig.',
    lastTablesMissing: () => 'sidste sæsons stillinger mangler.',
  },
  clauses: {
    '322B': '1. division: dens egne nr. 1-10 og nr. 1-2 fra 2. division.',
    '322B1': 'Nr. 1-10 i 1. division bliver.',
    '322B2': 'Nr. 1-2 i 2. division rykker op.',
    '322C':
      '2. division: nr. 11-12 fra 1. division, dens egne nr. 3-9, vinderne af 3. division Øst og Vest og oprykningskampens vinder.',
    '322C1': 'Nr. 11-12 i 1. division rykker ned.',
    '322C2': 'Nr. 3-9 i 2. division bliver.',
    '322C3': 'Nr. 1 i 3. division Øst rykker op.',
    '322C4': 'Nr. 1 i 3. division Vest rykker op.',
    '322C5': 'Vinderen af oprykningskampen mellem de to nr. 2 rykker op.',
    '322D': '3. division: 24 hold. Læsning 30: intet siger, hvem der spiller Øst og hvem Vest.',
    '322D1': 'Nr. 10-12 i 2. division rykker ned.',
    '322D2': 'Taberen af oprykningskampen bliver i 3. division.',
    '322D3': 'Nr. 3-9 i 3. division Øst og Vest bliver.',
    '324B': 'Kreds IV finder 3 hold til 3. division.',
    '324C1': 'Kreds II har 1 plads i 3. division.',
    '324C2': 'Oprykningsturneringen øst for Storebælt giver 2 pladser i 3. division.',
    '325B': 'Damernes 1. division: dens egne nr. 1-8 og nr. 1-2 fra 2. division.',
    '325B1': 'Nr. 1-8 bliver i damernes 1. division.',
    '325B2': 'Nr. 1-2 i damernes 2. division rykker op.',
    '325C': 'Damernes 2. division: antallet fra kvalifikationen følger af, hvor mange hold der deltog i den.',
    '325C1': 'Nr. 9-10 i damernes 1. division rykker ned.',
    '325C2': 'Med færre end 2 hold i kvalifikationen siger reglerne intet. Læsning 13.',
    '325C2a': 'Mindst 9 hold i kvalifikationen: nr. 3-7 bliver, nr. 1-3 rykker op.',
    '325C2b': '6-8 hold i kvalifikationen: nr. 3-8 bliver, nr. 1-2 rykker op.',
    '325C2c': '2-5 hold i kvalifikationen: nr. 3-9 bliver, nr. 1 rykker op.',
    '326A1':
      'En ledig plads går til det bedste hold, der ikke rykkede op, i den nærmeste række under. Læsning 14.',
    '326A2':
      'Kommer vakancen for sent til, at et hold kan rykke op, løser den turneringsansvarlige det på anden vis.',
    '326A3': 'Oprykning på en ledig plads kan ikke afslås. Læsning 14.',
    '326B': 'Ledige pladser i 2. division. Læsning 14.',
    '326B1': '1 ledig plads i 2. division: begge nr. 2 i 3. division rykker op. Læsning 14.',
    '326B2': '2 ledige pladser i 2. division: de to nr. 3 spiller om den sidste. Læsning 14.',
    '326B3': '3 eller flere ledige pladser i 2. division: efter samme princip. Læsning 14.',
    '326B4': 'For sent til en oprykningskamp: lodtrækning.',
    '326C': 'Ledige pladser i 3. division. Læsning 14.',
    '326C1': '1 ledig plads i 3. division: nr. 4 fra Kreds IV og nr. 3 fra øst spiller om den. Læsning 14.',
    '326C2': '2 ledige pladser i 3. division: begge disse hold rykker op. Læsning 14.',
    '326C3': '3 eller flere ledige pladser i 3. division: efter samme princip. Læsning 14.',
    '326C4': 'For sent til en kamp: lodtrækning.',
  },
};
