import {
  column,
  expected,
  fault,
  places,
  serial,
  the,
  tick,
  type Chapter,
  type Draft,
  type Row,
} from './draft';
import { peopleFrom } from './people';
import type { Random } from './random';

/** 302: sponsors whose name stands officially, and one whose name does not. */
function agreements(random: Random): Draft {
  const people = peopleFrom(random, 30_000);
  const names = people.several(8).map(({ first, last }) => `${first} ${last}`);
  const row = (team: string, sponsor: string, official: string, approved: boolean, amount: number): Row => ({
    team,
    sponsor,
    official,
    contract: tick(approved),
    amount,
    minimum: 15_000,
  });
  return {
    id: 'sponsors',
    event: 'division',
    sheet: 'Sponsorer Divisionsturneringen',
    title: 'Sponsoraftaler, Divisionsturneringen 2008/09',
    columns: [
      column('team', 'Hold', 'Holdnavn'),
      column('sponsor', 'Sponsor'),
      column('official', 'Officielt holdnavn'),
      column('contract', 'Kontrakt godkendt'),
      column('amount', 'Beløb'),
      column('minimum', 'Minimumsbeløb'),
    ],
    rows: [
      row(names[1] ?? '', 'Nordea', 'Nordea Bridge', true, 25_000),
      row(names[2] ?? '', 'Aarstiderne', 'Team Aarstiderne', true, 15_000),
      row(names[3] ?? '', 'Bager Holm', names[3] ?? '', false, 4_000),
      row(names[7] ?? '', 'Sydbank', 'Sydbank Aabenraa', true, 18_500),
    ],
  };
}

export const sponsors: Chapter = {
  name: 'sponsors',
  today: serial(2009, 2, 2),
  build: (random) => [agreements(random)],
  faults: [
    fault('302A', 'a sponsor name without an approved contract', (drafts) => {
      const row = the(drafts('sponsors').rows, 0);
      row.contract = tick(false);
      return [expected(['302A', '302C'], ...places([row], 'contract', 'official'))];
    }),
    fault('302B', 'a contract below the minimum', (drafts) => {
      const row = the(drafts('sponsors').rows, 1);
      row.amount = 14_999;
      return [expected(['302B', '302C'], ...places([row], 'amount', 'official'))];
    }),
  ],
};
