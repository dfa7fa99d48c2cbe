import type { CupMessages } from '../rules/cup';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

export const cupEn: Phrases<CupMessages> = {
  startedDistance: ({ km, stretch, points }, f) =>
    `${f.number(km)} km gives ${points} away ${points === 1 ? 'point' : 'points'}: 1 for every started ${stretch} km.`,
  ferries: ({ trips, each, points }) => `Ferry trips: ${trips} x ${each} = ${points} away points.`,
  ronneKoge: ({ trips, each, points }) => `Rønne-Køge trips: ${trips} x ${each} = ${points} away points.`,
};

export const upTextEn: FunctionText<'km' | 'ferries' | 'ronneKoge'> = {
  description: 'Away points (UP) for an away match in the cup, § 332D4',
  example: '=DBF.UP(150,1)',
  parameters: {
    km: { name: 'km', description: 'Distance to the venue in km, one way, bridges included' },
    ferries: { name: 'ferries', description: 'Number of ferry trips other than Rønne-Køge' },
    ronneKoge: { name: 'ronneKoge', description: 'Number of Rønne-Køge trips' },
  },
};
