import type { DeadlineMessages } from '../rules/deadlines';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

export const deadlinesEn: Phrases<DeadlineMessages> = {
  officialEnd: ({ minutes }) => `The result is handed in at most ${minutes} minutes after the official end.`,
  ranOver: ({ minutes }) =>
    `Play ran over: the result is handed in at most ${minutes} minutes after the actual end.`,
  afterMatch: ({ hours }) =>
    `The winning team reports the result at most ${hours} hours after the match (up to the quarter-final).`,
  afterReport: ({ hours }) => `The deadline is ${hours} hours after the result was reported.`,
  directorFirst: () => 'The director must have been called before the result is reported.',
  messageCounts: () => 'A message left before that is enough where the director cannot be reached.',
  thursday: () => 'As far as possible no later than the Thursday after the official day.',
  sunday: () =>
    'As far as possible no later than the Sunday of the same week as the draw (the Thursday after the official day).',
  actualEndOnlyInDivision: () =>
    'Only for the kind division does the actual end play a part: leave it blank.',
};

export const deadlineTextEn: FunctionText<'kind' | 'time' | 'actualEnd'> = {
  description: 'Deadline as date and time: result, appeal, correction, draw, §§ 321E, 332D1, 334',
  example: '=DBF.DEADLINE("pokal","17-01-2009 16.30")',
  parameters: {
    kind: {
      name: 'kind',
      description:
        '“division”, “pokal” (cup), “appel” (appeal), “rettelse” (correction), “turneringsleder” (calling the director), “lodtrækning” (draw) or “offentliggørelse” (publication)',
    },
    time: {
      name: 'time',
      description:
        'Division: the official end. Cup: the end of the match. Appeal, correction and calling the director: the report. Otherwise: the official day',
    },
    actualEnd: { name: 'actualEnd', description: 'Division: the actual end, if play ran over' },
  },
};
