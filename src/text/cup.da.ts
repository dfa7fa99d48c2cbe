import type { CupMessages } from '../rules/cup';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

export const cupDa: Phrases<CupMessages> = {
  startedDistance: ({ km, stretch, points }, f) =>
    `${f.number(km)} km giver ${points} UP: 1 for hver påbegyndt ${stretch} km.`,
  ferries: ({ trips, each, points }) => `${trips} x færge a ${each} UP giver ${points} UP.`,
  ronneKoge: ({ trips, each, points }) => `${trips} x Rønne-Køge a ${each} UP giver ${points} UP.`,
};

export const upTextDa: FunctionText<'km' | 'ferries' | 'ronneKoge'> = {
  description: 'Udebanepoint (UP) for en udekamp i Pokalturneringen, § 332D4',
  example: '=DBF.UP(150;1)',
  parameters: {
    km: { name: 'km', description: 'Afstand til spillestedet i km, én vej, broer medregnet' },
    ferries: { name: 'færger', description: 'Antal færgeture bortset fra Rønne-Køge' },
    ronneKoge: { name: 'rønneKøge', description: 'Antal ture Rønne-Køge' },
  },
};
