import type { DeadlineMessages } from '../rules/deadlines';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

export const deadlinesDa: Phrases<DeadlineMessages> = {
  officialEnd: ({ minutes }) =>
    `Resultatet afleveres senest ${minutes} minutter efter det officielle sluttidspunkt.`,
  ranOver: ({ minutes }) =>
    `Spillet trak over: resultatet afleveres senest ${minutes} minutter efter den faktiske afslutning.`,
  afterMatch: ({ hours }) =>
    `Det vindende hold indberetter resultatet senest ${hours} timer efter kampen (til og med kvartfinalen).`,
  afterReport: ({ hours }) => `Fristen udløber, ${hours} timer efter at resultatet er indberettet.`,
  directorFirst: () => 'Turneringslederen skal være tilkaldt, inden resultatet indberettes.',
  messageCounts: () => 'Det er nok at lægge besked inden da, hvis turneringslederen ikke kan træffes.',
  thursday: () => 'Så vidt muligt senest torsdag efter den officielle spilledag.',
  sunday: () =>
    'Så vidt muligt senest søndag i samme uge som lodtrækningen (torsdag efter den officielle spilledag).',
  actualEndOnlyInDivision: () =>
    'Kun ved arten division spiller den faktiske afslutning en rolle: lad den være tom.',
};

export const deadlineTextDa: FunctionText<'kind' | 'time' | 'actualEnd'> = {
  description: 'Frist som dato og klokkeslæt: resultat, appel, rettelse, lodtrækning, §§ 321E, 332D1, 334',
  example: '=DBF.DEADLINE("pokal";"17-01-2009 16.30")',
  parameters: {
    kind: {
      name: 'art',
      description:
        '»division«, »pokal«, »appel«, »rettelse«, »turneringsleder«, »lodtrækning« eller »offentliggørelse«',
    },
    time: {
      name: 'tidspunkt',
      description:
        'Division: det officielle sluttidspunkt. Pokal: kampens afslutning. Appel, rettelse og tilkald af turneringsleder: indberetningen. Ellers: den officielle spilledag',
    },
    actualEnd: {
      name: 'faktiskSlut',
      description: 'Division: den faktiske afslutning, hvis spillet trak over',
    },
  },
};
