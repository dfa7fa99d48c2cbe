import type { CupEntryMessages } from '../rules/cup-entry';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

const ORDINAL = { 1: '1st', 2: '2nd', 3: '3rd' } as const;

export const cupEntryEn: Phrases<CupEntryMessages> = {
  inARow: ({ captain, season }) =>
    `${captain} won a 3rd final in a row in season no. ${season} and keeps the cup.`,
  inAll: ({ captain, season }) =>
    `${captain} won a 5th final in all in season no. ${season} and keeps the cup.`,
  open: ({ captain, wins }) =>
    `No captain has yet won 3 finals in a row or 5 in all; most wins: ${captain} with ${wins}.`,
  noWins: () => 'There are no final wins in the list.',
  upFront: ({ rounds, fee, guaranteed }, format) =>
    `The team is ${guaranteed ? '' : 'not '}guaranteed two matches: ${rounds} x DKK ${format.number(fee)} with the entry.`,
  further: () => 'Further rounds are paid with the report of the result.',
  withReport: ({ rounds, next, paid, fee }, format) =>
    `The next round is no. ${next} of the team and ${paid} are paid: ${rounds} x DKK ${format.number(fee)} with the report.`,
  paidAhead: ({ paid, next }) =>
    `The next round is no. ${next} of the team and ${paid} are paid already: nothing due.`,
  lastRound: () => 'There is no next round: nothing due.',
  playedMissing: () => 'Give the number of rounds the team has played as well.',
  walkOver: ({ fee }, format) =>
    `The fine is the opponents’ fee for the round: DKK ${format.number(fee)}. The opponents pay nothing for the following round.`,
  unseeded: () => 'No division players: the team starts in round 1, unseeded (but see § 332B3).',
  byHighest: ({ division, round }) =>
    `The team’s highest division player is from the ${ORDINAL[division]} division; its round in the plan is ${round}.`,
  mayBeExempt: ({ division }) =>
    `The team has only one division player (${ORDINAL[division]} division): at its request the organiser may choose not to seed it. That is not decided here.`,
  exempt: ({ division }) =>
    `The organiser has chosen not to seed the team with one player of the ${ORDINAL[division]} division: it starts in round 1.`,
  exemptNeedsOne: ({ players }) =>
    `Only a team with exactly one division player can be exempt from seeding; here there are ${players}.`,
  planOrder: ({ higher, lower }) =>
    `The plan lets the ${ORDINAL[lower]} division enter later than the ${ORDINAL[higher]}: a lower division is never seeded higher than a higher one.`,
  planLength: ({ rounds }) =>
    `The plan must have three rounds, for the 1st, 2nd and 3rd division; here are ${rounds}.`,
  planUnclear: ({ round }, format) =>
    `${format.quote(round)} in the plan is not understood: write the number of a round or for example “1/32-finale”.`,
};

export const cupFeeTextEn: FunctionText<'feePerRound' | 'guaranteedTwo' | 'played' | 'paid' | 'last'> = {
  description: 'Cup fee in DKK: with the entry or, where rounds played are given, with the report, § 331D1',
  example: '=DBF.CUPFEE(400,TRUE)',
  parameters: {
    feePerRound: { name: 'feePerRound', description: 'Fee per round, DKK' },
    guaranteedTwo: {
      name: 'guaranteedTwo',
      description: 'TRUE when the team is guaranteed two matches (enters before an extra heat)',
    },
    played: { name: 'played', description: 'With a report: number of rounds the team has played' },
    paid: {
      name: 'paid',
      description: 'With a report: number of rounds paid or free; blank: those with the entry',
    },
    last: { name: 'last', description: 'TRUE when there is no next round' },
  },
};

export const cupEntryTextEn: FunctionText<'divisions' | 'plan' | 'exempt'> = {
  description: 'The round in which a team enters the cup, § 332B',
  example: '=DBF.CUPENTRY(A2:D4,F2:F4)',
  parameters: {
    divisions: { name: 'divisions', description: 'One team a row: 1, 2, 3 or blank (0) for each player' },
    plan: {
      name: 'plan',
      description:
        'Round of teams of the 1st, 2nd and 3rd division, as a number or for example “1/32-finale”',
    },
    exempt: {
      name: 'exempt',
      description:
        'TRUE for a team with one division player that the organiser has chosen not to seed, § 332B2',
    },
  },
};

export const trophyTextEn: FunctionText<'captains'> = {
  description: 'The captain who keeps the cup for good, and the number of the season in the list, § 331A',
  example: '=DBF.TROPHY(A2:A8)',
  parameters: {
    captains: { name: 'captains', description: 'List of winning captains, one a season in order' },
  },
};
