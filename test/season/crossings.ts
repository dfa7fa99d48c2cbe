import {
  column,
  expected,
  fault,
  places,
  serial,
  the,
  type Chapter,
  type Draft,
  type Fault,
  type Row,
} from './draft';
import { clubOf, DISTRICTS } from './people';
import type { Random } from './random';

/** DKK for a car over Rønne-Ystad and the bridge, both ways. */
const CAR = 1190;

/** Where only the ferry and the bridge to and from Bornholm are refunded (342F1): one car of four, two for five or six. */
function clubs(random: Random): Draft[] {
  const rows = DISTRICTS.map(({ name, towns }): Row => {
    const island = name === 'Bornholm';
    return {
      team: clubOf(the(towns, 0)),
      homeTown: the(towns, 0),
      km: island ? 420 : random.whole(20, 380),
      tolls: island ? CAR : random.pick([0, 470]),
      days: 2,
      persons: 0,
      refund: island ? CAR : 0,
    };
  });
  return [
    {
      id: 'refunds',
      event: 'clubs',
      sheet: 'DM for klubber rejser',
      title: 'DM for klubber 2009 - rejserefusion',
      columns: [
        column('team', 'Hold', 'Holdnavn'),
        column('homeTown', 'Hjemby'),
        column('km', 'Km', 'Km (tur/retur)'),
        column('tolls', 'Bro/færge'),
        column('days', 'Dage'),
        column('persons', 'Personer'),
        column('refund', 'Refusion'),
      ],
      rows,
      totals: true,
    },
  ];
}

const mainland = (what: string, clauses: string[], change: (row: Row) => void, ...fields: string[]): Fault =>
  fault(the(clauses, 0), what, (drafts, random) => {
    const row = random.pick(drafts('refunds').rows.filter(({ homeTown }) => homeTown !== 'Rønne'));
    change(row);
    return [expected(clauses, ...places([row], ...fields))];
  });

export const crossingChapter: Chapter = {
  name: 'club refunds',
  today: serial(2009, 5, 4),
  build: clubs,
  faults: [
    mainland(
      'a journey on the mainland refunded',
      ['342F2', '342F1', '342F'],
      (row) => (row.refund = 450),
      'refund',
    ),
  ],
};
