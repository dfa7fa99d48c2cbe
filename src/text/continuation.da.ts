import type { ContinuationMessages, OriginalPlayers } from '../rules/continuation';
import type { ContinuationCellMessages, SuccessorParameter } from './continuation';
import type { Format } from './format';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

const counted = (counts: readonly OriginalPlayers[], f: Format): string =>
  f.list(counts.map(({ team, players }) => `${team} ${players}`));

export const continuationDa: Phrases<ContinuationMessages & ContinuationCellMessages> = {
  playerTwice: ({ player, team }, f) =>
    `${f.quote(player)} står to gange blandt spillerne på det oprindelige hold${team === '' ? '' : ` ${f.quote(team)}`}.`,
  newTeamTwice: ({ team }, f) => `Det nye hold ${f.quote(team)} står to gange.`,
  choiceUnknown: ({ team }, f) => `Kaptajnens valg ${f.quote(team)} er ikke et af de nye hold.`,
  choiceNotTied: ({ team, tied }, f) =>
    `Kaptajnen kan kun vælge mellem ${f.list(tied)}, som har lige mange oprindelige spillere, ikke ${f.quote(team)}.`,
  lotUnknown: ({ team }, f) => `Det udtrukne hold ${f.quote(team)} er ikke et af de nye hold.`,
  lotNotTied: ({ team, tied }, f) =>
    `Der trækkes lod mellem ${f.list(tied)}; ${f.quote(team)} er ikke med i lodtrækningen.`,
  tie: ({ tied, players }, f) =>
    `${f.list(tied)} har hver ${players} ${players === 1 ? 'spiller' : 'spillere'} fra det oprindelige hold: det oprindelige holds kaptajn vælger, ellers trækker turneringsarrangøren lod.`,
  complex: ({ facts }, f) =>
    `Flere hold er blevet til flere nye hold: turneringsarrangøren afgør spilleretten. Oprindelige spillere på de nye hold: ${facts
      .map(({ from, counts }) => `fra ${from}: ${counted(counts, f)}`)
      .join('; ')}.`,
  counted: ({ counts }, f) => `Spillere fra det oprindelige hold: ${counted(counts, f)}.`,
  nobody: ({ needed }) =>
    `Intet nyt hold har mindst ${needed} af de oprindelige spillere: ingen kan overtage spilleretten.`,
  most: ({ team, players }) =>
    `${team} har flest oprindelige spillere, ${players}, og overtager spilleretten.`,
  byCaptain: ({ team, tied }, f) =>
    `${f.list(tied)} har lige mange spillere; det oprindelige holds kaptajn har valgt ${team}.`,
  byLot: ({ team, tied }, f) => `${f.list(tied)} har lige mange spillere; lodtrækningen faldt på ${team}.`,
  choiceIdle: ({ team }) =>
    `Kaptajnens valg ${team} er uden betydning: kaptajnen vælger kun mellem hold med lige mange spillere.`,

  rosterRows: ({ teams, rows }) =>
    `Spillerne skal stå med én række for hvert nyt hold: der er ${teams} hold, men ${rows} ${rows === 1 ? 'række' : 'rækker'}.`,
  oldTeamsRows: ({ players, teams }) =>
    `Der skal stå et oprindeligt hold ud for hver oprindelig spiller: ${players} ${players === 1 ? 'spiller' : 'spillere'}, men ${teams} hold.`,
};

export const successorTextDa: FunctionText<SuccessorParameter> = {
  description: 'Det nye hold, der overtager et holds spilleret, § 321C',
  example: '=DBF.SUCCESSOR(A2:A7;C2:C3;D2:G3)',
  parameters: {
    oldPlayers: { name: 'gamleSpillere', description: 'De spillere, der var tilmeldt det oprindelige hold' },
    teams: { name: 'hold', description: 'De nye hold' },
    players: { name: 'spillere', description: 'Spillerne på hvert nyt hold, én række pr. hold' },
    captainsChoice: { name: 'kaptajnensValg', description: 'Det hold, kaptajnen vælger, når hold står lige' },
    lot: { name: 'lod', description: 'Det hold, lodtrækningen faldt på, når kaptajnen ikke vælger' },
    oldTeams: {
      name: 'gamleHold',
      description: 'Oprindeligt hold for hver gammel spiller, når flere hold blev til flere, § 321C3',
    },
  },
};
