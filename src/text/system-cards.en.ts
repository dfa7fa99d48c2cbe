import type { SystemCardMessages } from '../rules/system-cards';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

export const systemCardsEn: Phrases<SystemCardMessages> = {
  inTime: () => 'The system description was received within the deadline: no fine.',
  late: ({ days, weeks, fine }) =>
    `${days} ${days === 1 ? 'day' : 'days'} late is ${weeks} started ${weeks === 1 ? 'week' : 'weeks'}: DKK ${fine} for the pair, to be paid before the pair may play.`,
  alsoLate: () =>
    'The pair must send out the description itself and may not play a highly artificial system.',
  sentUnknown: ({ limit }) =>
    `If it is not sent out at least ${limit} days before round 1, the pair must play a standard system.`,
  sentInTime: ({ days, limit }) =>
    `It was sent out ${days} days before round 1, and ${limit} are needed: the pair does not have to play a standard system.`,
  sentLate: ({ days, limit }) =>
    days < 0
      ? 'It was sent out after round 1: the pair must play a standard system.'
      : `It was sent out ${days} ${days === 1 ? 'day' : 'days'} before round 1, but ${limit} are needed: the pair must play a standard system.`,
  oneDayMissing: () => 'Give both the day it was sent out and the day of round 1, or neither.',
};

export const fineTextEn: FunctionText<'deadline' | 'received' | 'sentOut' | 'firstRound'> = {
  description: 'Fine per pair in DKK for a system description that comes late, § 327C1',
  example: '=DBF.FINE(DATE(2008,9,1),DATE(2008,9,9))',
  parameters: {
    deadline: { name: 'deadline', description: 'Last day of the deadline' },
    received: { name: 'received', description: 'The day on which the description was received' },
    sentOut: {
      name: 'sentOut',
      description: 'The day on which the pair sent it out to the opponents, § 327C4',
    },
    firstRound: { name: 'firstRound', description: 'The day of the first round of the event, § 327C4' },
  },
};
