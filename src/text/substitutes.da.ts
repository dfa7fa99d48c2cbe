import type { SubstitutesMessages } from '../rules/substitutes';
import type { FunctionText } from './functions';
import { listsDa } from './lists.da';
import type { Phrases } from './phrases';

export const substitutesDa: Phrases<SubstitutesMessages> = {
  ...listsDa,
  keeps: ({ name, boards, of }) =>
    `${name} har spillet ${boards} af ${of} spil, mindst halvdelen, og bevarer sine rettigheder.`,
  below: ({ name, boards, of }) => `${name} har spillet ${boards} af ${of} spil, under halvdelen.`,
  stays: ({ name, boards }) =>
    `Ingen substitut, der kan overtage, har spillet flere spil end ${name} (${boards}): rettighederne bliver hos ${name}.`,
  passes: ({ from, boards, to, more }) =>
    `${to} har spillet flest spil af substitutterne, ${more} mod ${boards}: rettighederne går fra ${from} til ${to}.`,
  ranking: ({ players }, format) =>
    `Begge tilmeldte spillere er under halvdelen. Flest spil for parret: ${format.list(players.map(({ name, boards }) => `${name} ${boards}`))}.`,
  mostBoards: ({ first, second }) =>
    `Rettighederne går til ${first} og ${second}, der har spillet flest spil for parret.`,
  footnote: ({ name }) =>
    `${name} er tilmeldt spiller og bevarer sine rettigheder, selvom spilleren har spillet under halvdelen (fodnoten til § 305).`,
  passedOver: ({ name }) => `${name} kan ikke overtage rettigheder og forbigås.`,
  undecided: ({ names, boards }, format) =>
    `Uafgjort mellem ${format.list(names)}, som hver har spillet ${boards} spil: reglen afgør det ikke, turneringsarrangøren må afgøre det.`,
  nobodyOriginal: ({ originals, substitutes }) =>
    `Bemærk: de tilmeldte har tilsammen ${originals} spil og substitutterne ${substitutes}. Så har der været spil uden nogen fra det oprindelige par, hvad § 305A1 ikke tillader.`,
  nameTwice: ({ name }, format) => `${format.quote(name)} er nævnt to gange.`,
  tooMany: ({ name, boards, of }) => `${name} kan ikke have spillet ${boards} af ${of} spil.`,
  tooManyInAll: ({ sum, most }) =>
    `Spillernes spil er ${sum} tilsammen, men et par kan højst have ${most} (to spillere ad gangen).`,
  unknownExcluded: ({ name }, format) =>
    `${format.quote(name)} er udelukket, men står ikke blandt substitutterne.`,
};

export const rightsTextDa: FunctionText<
  'player1' | 'boards1' | 'player2' | 'boards2' | 'boards' | 'substitutes' | 'substituteBoards' | 'excluded'
> = {
  description: 'De to spillere, der har parrets rettigheder efter brug af substitutter, § 305A4-5',
  example: '=DBF.RIGHTS("Anna Bæk";25;"Bo Cramer";35;60;A2:A3;B2:B3)',
  parameters: {
    player1: { name: 'spiller1', description: 'Den ene tilmeldte spiller' },
    boards1: { name: 'spil1', description: 'Antal spil, spilleren har spillet' },
    player2: { name: 'spiller2', description: 'Den anden tilmeldte spiller' },
    boards2: { name: 'spil2', description: 'Antal spil, spilleren har spillet' },
    boards: { name: 'spil', description: 'Antal spil i turneringen eller fasen' },
    substitutes: { name: 'substitutter', description: 'Liste over substitutter' },
    substituteBoards: {
      name: 'substitutSpil',
      description: 'Liste: antal spil, substitutten har spillet for parret',
    },
    excluded: {
      name: 'udelukket',
      description: 'Liste over substitutter, der ikke kan overtage rettigheder, § 305A5',
    },
  },
};
