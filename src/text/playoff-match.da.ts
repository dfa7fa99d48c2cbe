import type { HomeMessages, PlayoffMessages, SemifinalMessages } from '../rules/playoff-match';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

export const playoffMatchDa: Phrases<PlayoffMessages> = {
  sameTeam: ({ team }, f) => `De to hold skal være forskellige; begge er ${f.quote(team)}.`,
  carryNotSixths: ({ carry }, f) =>
    `Overførslen ${f.number(carry)} er ikke et helt antal sjettedele imp, som halve og tredjedele altid er: brug tallet fra CARRYOVER uden afrunding.`,
  extraNotNeeded: ({ winner }) =>
    `Kampen er vundet af ${winner}, så der spilles ingen runder a 4 spil; fjern deres imp.`,
  extraRounds: ({ teamA, teamB }) =>
    `${teamA} og ${teamB} står lige både med og uden overførsel: der spilles runder a 4 spil, til det er afgjort.`,
  totals: ({ teamA, teamB, impA, impB, carry, lead }, f) =>
    `${teamA} ${f.exact(impA)} imp, ${teamB} ${f.exact(impB)} imp, overført til ${teamA} ${f.exact(carry)} imp: forskel ${f.exact(lead)} imp.`,
  byTotal: ({ winner, margin }, f) => `${winner} vinder med ${f.exact(margin)} imp, overførsel iberegnet.`,
  byMatch: ({ winner, margin }, f) =>
    `Imp-lighed med overførsel: ${winner} vandt den indbyrdes kamp i slutspillet med ${f.exact(margin)} imp og vinder.`,
  byExtraRounds: ({ winner, a, b }, f) =>
    `Imp-lighed både med og uden overførsel: ${winner} vinder på runderne a 4 spil, ${f.number(a)}-${f.number(b)}.`,
};

export const homeDa: Phrases<HomeMessages> = {
  homeByMatch: ({ home, away }) =>
    `${home} vandt den indbyrdes kamp i grundspillet: hjemmehold i 1. sektion, og ${away} i 2. sektion.`,
  homeByLot: ({ home, away }) =>
    `Lodtrækningen faldt på ${home}: hjemmehold i 1. sektion, og ${away} i 2. sektion.`,
  homeLot: ({ teamA, teamB }) =>
    `Der trækkes lod mellem ${teamA} og ${teamB} om at være hjemmehold i 1. sektion.`,
  lotOutside: ({ lot, teamA, teamB }, f) =>
    `Lodtrækningen er mellem ${f.quote(teamA)} og ${f.quote(teamB)}, ikke ${f.quote(lot)}.`,
};

export const semifinalsDa: Phrases<SemifinalMessages> = {
  notFour: ({ teams }) => `Der skal være 4 forskellige hold, nr. 1-4 efter grundspillet, ikke ${teams}.`,
  notQualified: ({ choice, others }, f) =>
    `${f.quote(choice)} kan ikke vælges: vælg mellem ${f.list(others)}.`,
  chosen: ({ winner, opponent }) => `${winner} har valgt ${opponent} som semifinalemodstander.`,
  notChosen: ({ winner, opponent }) =>
    `${winner} har intet valgt senest 8 dage efter grundspillets resultat og møder nr. 4, ${opponent}.`,
};

export const playoffTextDa: FunctionText<
  'teamA' | 'impA' | 'teamB' | 'impB' | 'carryA' | 'extraA' | 'extraB'
> = {
  description: 'Vinder af en slutspils- eller oprykningskamp, §§ 323E-F',
  example: '=DBF.PLAYOFF("Aarhus";100;"Odense";105;9)',
  parameters: {
    teamA: { name: 'holdA', description: 'Det ene hold' },
    impA: { name: 'impA', description: 'Hold A’s imp i kampen, uden overførsel' },
    teamB: { name: 'holdB', description: 'Det andet hold' },
    impB: { name: 'impB', description: 'Hold B’s imp i kampen, uden overførsel' },
    carryA: {
      name: 'overførtA',
      description: 'Overført imp set fra hold A, som CARRYOVER giver det; tom i en oprykningskamp',
    },
    extraA: { name: 'ekstraA', description: 'Hold A’s imp i runderne a 4 spil i alt' },
    extraB: { name: 'ekstraB', description: 'Hold B’s imp i runderne a 4 spil i alt' },
  },
};

export const playoffHomeTextDa: FunctionText<'teamA' | 'impA' | 'teamB' | 'impB' | 'lot'> = {
  description: 'Hjemmehold i 1. sektion af en slutspilskamp, § 323D2',
  example: '=DBF.PLAYOFFHOME("Aarhus";60;"Odense";42)',
  parameters: {
    teamA: { name: 'holdA', description: 'Det ene hold' },
    impA: {
      name: 'impA',
      description: 'Hold A’s imp i den indbyrdes kamp i grundspillet; tom i en oprykningskamp',
    },
    teamB: { name: 'holdB', description: 'Det andet hold' },
    impB: { name: 'impB', description: 'Hold B’s imp i den indbyrdes kamp i grundspillet' },
    lot: { name: 'lod', description: 'Det udtrukne hold, når kampen endte uafgjort' },
  },
};

export const semifinalsTextDa: FunctionText<'best' | 'choice'> = {
  description: 'Slutspillets to semifinaler, § 323B',
  example: '=DBF.SEMIFINALS(A2:A5;"Vejle")',
  parameters: {
    best: { name: 'nr1til4', description: 'Nr. 1-4 efter grundspillet, vinderen først' },
    choice: { name: 'valg', description: 'Vinderens valg af modstander; tom, når intet er meddelt i tide' },
  },
};
