/** § 326: teams that are given up. */
import { date, text, type TableKind } from './kind';

export type VacanciesField = 'division' | 'team' | 'notified' | 'cause';

export const VACANCIES: TableKind<VacanciesField> = {
  kind: 'vacancies',
  fields: {
    division: text('division', 'række', 'div'),
    team: text('hold', 'holdnavn', 'udgåethold', 'udgåedehold', 'team'),
    notified: date('meldt', 'meldtden', 'afmeldt', 'frameldt', 'meddelt', 'reported', 'withdrawn'),
    cause: text('årsag', 'grund', 'bemærkning', 'cause'),
  },
  key: ['team'],
  carried: ['division'],
  eventFrom: 'division',
  fits: (has, { event, about }) => {
    if (!has('team') || !(has('notified') || has('cause'))) return 0;
    if (/vakan|udgåe|opløst|vacanc/u.test(about)) return 2;
    return (event === 'division' || event === 'women') && has('division', 'notified') ? 2 : 0;
  },
};
