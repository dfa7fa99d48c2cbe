import type { SheetWords } from './checks';

/** Kinds of sheet, and what their columns hold. */
export const sheetsEn: SheetWords = {
  kinds: {
    roster: 'Team roster',
    travel: 'Travel refund',
    ignore: 'Not to be checked',
  },
  fields: {
    team: 'Team',
    player: 'Player',
    number: 'Member number',
    role: 'Role',
    captain: 'Captain',
    homeTown: 'Home town',
    town: 'Town of residence',
    member: 'Member',
    deadline: 'Deadline',
    lastTeam: 'Last season’s team',
    event: 'Event',
    division: 'Division',
    round: 'Round',
    km: 'Kilometres',
    abroad: 'Of which km abroad',
    rate: 'Rate per km',
    tolls: 'Bridge and ferry',
    days: 'Days',
    persons: 'Persons',
    refund: 'Refund',
  },
};
