import type { SubstitutesMessages } from '../rules/substitutes';
import type { FunctionText } from './functions';
import { listsEn } from './lists.en';
import type { Phrases } from './phrases';

export const substitutesEn: Phrases<SubstitutesMessages> = {
  ...listsEn,
  keeps: ({ name, boards, of }) =>
    `${name} played ${boards} of ${of} boards, at least half, and keeps the rights.`,
  below: ({ name, boards, of }) => `${name} played ${boards} of ${of} boards, less than half.`,
  stays: ({ name, boards }) =>
    `No substitute who may take over has played more boards than ${name} (${boards}): the rights stay with ${name}.`,
  passes: ({ from, boards, to, more }) =>
    `${to} played most boards of the substitutes, ${more} against ${boards}: the rights pass from ${from} to ${to}.`,
  ranking: ({ players }, format) =>
    `Both registered players are below half. Most boards for the pair: ${format.list(players.map(({ name, boards }) => `${name} ${boards}`))}.`,
  mostBoards: ({ first, second }) =>
    `The rights go to ${first} and ${second}, who played most boards for the pair.`,
  footnote: ({ name }) =>
    `${name} is a registered player and keeps the rights although below half (footnote to § 305).`,
  passedOver: ({ name }) => `${name} may not take over rights and is passed over.`,
  undecided: ({ names, boards }, format) =>
    `Undecided between ${format.list(names)}, who played ${boards} boards each: the rule does not settle it, the organiser must.`,
  nobodyOriginal: ({ originals, substitutes }) =>
    `Note: the registered players have ${originals} boards together and the substitutes ${substitutes}. So boards were played without anybody of the original pair, which § 305A1 does not allow.`,
  nameTwice: ({ name }, format) => `${format.quote(name)} is named twice.`,
  tooMany: ({ name, boards, of }) => `${name} cannot have played ${boards} of ${of} boards.`,
  tooManyInAll: ({ sum, most }) =>
    `The players have ${sum} boards together, but a pair can have at most ${most} (two players at a time).`,
  unknownExcluded: ({ name }, format) => `${format.quote(name)} is excluded but not among the substitutes.`,
};

export const rightsTextEn: FunctionText<
  'player1' | 'boards1' | 'player2' | 'boards2' | 'boards' | 'substitutes' | 'substituteBoards' | 'excluded'
> = {
  description: 'The two players who hold the pair’s rights after substitution, § 305A4-5',
  example: '=DBF.RIGHTS("Anna Bæk",25,"Bo Cramer",35,60,A2:A3,B2:B3)',
  parameters: {
    player1: { name: 'player1', description: 'One registered player' },
    boards1: { name: 'boards1', description: 'Number of boards this player played' },
    player2: { name: 'player2', description: 'The other registered player' },
    boards2: { name: 'boards2', description: 'Number of boards this player played' },
    boards: { name: 'boards', description: 'Number of boards of the event or phase' },
    substitutes: { name: 'substitutes', description: 'List of substitutes' },
    substituteBoards: {
      name: 'substituteBoards',
      description: 'List: number of boards the substitute played for the pair',
    },
    excluded: { name: 'excluded', description: 'List of substitutes who may not take over rights, § 305A5' },
  },
};
