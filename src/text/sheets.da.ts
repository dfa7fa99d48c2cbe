import type { SheetWords } from './checks';

/** Kinds of sheet, and what their columns hold. */
export const sheetsDa: SheetWords = {
  kinds: {
    roster: 'Holdopstilling',
    travel: 'Rejserefusion',
    ignore: 'Skal ikke kontrolleres',
  },
  fields: {
    team: 'Hold',
    player: 'Spiller',
    number: 'DBF-nr.',
    role: 'Rolle',
    captain: 'Kaptajn',
    homeTown: 'Hjemby',
    town: 'Bopæl',
    member: 'Medlem',
    deadline: 'Frist',
    lastTeam: 'Sidste sæsons hold',
    event: 'Turnering',
    division: 'Division eller række',
    round: 'Omgang',
    km: 'Km',
    abroad: 'Heraf km i udlandet',
    rate: 'Sats pr. km',
    tolls: 'Bro og færge',
    days: 'Dage',
    persons: 'Personer',
    refund: 'Refusion',
  },
};
