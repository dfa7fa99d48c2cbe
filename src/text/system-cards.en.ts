import type { SystemCardMessages } from '../rules/system-cards';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

export const systemCardsEn: Phrases<SystemCardMessages> = {
  inTime: () => 'The system description was received within the deadline: no fine.',
  late: ({ days, weeks, fine }) =>
    `${days} ${days === 1 ? 'day' : 'days'} late is ${weeks} started ${weeks === 1 ? 'week' : 'weeks'}: DKK ${fine} for the pair, to be paid before the pair may play.`,
  alsoLate: () =>
    'The pair must send out the description itself and may not play a highly artificial system. If it is not sent out at least 2 weeks before round 1, the pair must play a standard system (§ 327C4).',
};

export const fineTextEn: FunctionText<'deadline' | 'received'> = {
  description: 'Fine per pair in DKK for a system description that comes late, § 327C1',
  example: '=DBF.FINE(DATE(2008,9,1),DATE(2008,9,9))',
  parameters: {
    deadline: { name: 'deadline', description: 'Last day of the deadline' },
    received: { name: 'received', description: 'The day on which the description was received' },
  },
};
