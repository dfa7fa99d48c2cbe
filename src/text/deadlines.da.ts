import type { DeadlineMessages } from '../rules/deadlines';
import type { Phrases } from './phrases';

export const deadlinesDa: Phrases<DeadlineMessages> = {
  officialEnd: ({ minutes }) =>
    `Resultatet afleveres senest ${minutes} minutter efter det officielle sluttidspunkt.`,
  ranOver: ({ minutes }) =>
    `Spillet trak over: resultatet afleveres senest ${minutes} minutter efter den faktiske afslutning.`,
  afterMatch: ({ hours }) =>
    `Det vindende hold indberetter resultatet senest ${hours} timer efter kampen (til og med kvartfinalen).`,
  afterReport: ({ hours }) => `Fristen udløber ${hours} timer efter, at resultatet er indberettet.`,
  directorFirst: () => 'Turneringslederen skal være tilkaldt, inden resultatet indberettes.',
  thursday: () => 'Så vidt muligt senest torsdag efter den officielle spilledag.',
  sunday: () =>
    'Så vidt muligt senest søndag i samme uge som lodtrækningen (torsdag efter den officielle spilledag).',
  actualEndOnlyInDivision: () =>
    'Kun ved arten division spiller den faktiske afslutning en rolle: lad den være tom.',
};
