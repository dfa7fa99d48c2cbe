import type { SystemCardMessages } from '../rules/system-cards';
import type { Phrases } from './phrases';

export const systemCardsEn: Phrases<SystemCardMessages> = {
  inTime: () => 'The system description was received within the deadline: no fine.',
  late: ({ days, weeks, fine }) =>
    `${days} ${days === 1 ? 'day' : 'days'} late is ${weeks} started ${weeks === 1 ? 'week' : 'weeks'}: DKK ${fine} for the pair, to be paid before the pair may play.`,
  alsoLate: () =>
    'The pair must send out the description itself and may not play a highly artificial system. If it is not sent out at least 2 weeks before round 1, the pair must play a standard system (§ 327C4).',
};
