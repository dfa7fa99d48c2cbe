import { beforeAll, expect, it } from 'vitest';
import { associated, showIn } from './custom-functions';
import '../../src/functions/index';
import file from '../examples/worked-304-323-332.json';

type Situation = Readonly<Record<string, never>>;

const onward = (s: Situation) => [s['rate_dkk_per_km'], s['flight_dkk'] ?? s['koege_ferry_train_dkk']];

/** By clause: the function that answers the case, and its arguments in order. */
const calls: Readonly<Record<string, (s: Situation) => [id: string, ...args: unknown[]]>> = {
  '304B1': (s) => ['REFUND', s['km_round_trip'], s['rate_dkk_per_km'], s['tolls_and_ferries_dkk']],
  '304C1': (s) => [
    'REFUND',
    s['km_round_trip'],
    s['rate_dkk_per_km'],
    Number(s['ferry_dkk']) + Number(s['bridge_dkk']),
  ],
  '304C2a': (s) => ['BORNHOLM', 'øst', ...onward(s)],
  '304C2b': (s) => ['BORNHOLM', 'hovedstad', ...onward(s), null, null, s['hindrance']],
  '304C3': (s) => ['BORNHOLM', 'vest', ...onward(s), s['km_round_trip']],
  '304D': (s) => [
    'OVERNIGHT',
    s['days'],
    s['transport_refund_dkk'],
    s['home_town_km_one_way'],
    [s['players_km_one_way']],
  ],
  // Only the part in Denmark counts, save on the way from Bornholm by § 304C.
  '304E': (s) => [
    'REFUND',
    s['km_round_trip_in_denmark'] ?? s['km_round_trip'],
    s['rate_dkk_per_km'],
    s['tolls_dkk'] ?? Number(s['ferry_dkk']) + Number(s['bridge_dkk']),
  ],
  '323C': (s) => ['CARRYOVER', s['imp_for'], s['imp_against'], s['rank_for'], s['rank_against']],
  '332D4': (s) => ['UP', s['km_one_way_incl_bridges'], s['ferry_trips_other'], s['ferry_trips_roenne_koege']],
};

beforeAll(() => showIn('da-DK'));

it.each(file.cases.map((example) => [`§ ${example.clause}: ${example.title}`, example] as const))(
  '%s',
  (_, { clause, situation, expected }) => {
    const build = calls[clause] ?? calls[clause.slice(0, 4)];
    expect(build).toBeDefined();
    const [id, ...args] = build!(situation as unknown as Situation);
    const { refund_dkk, persons, up, nearest_double } = expected as unknown as Record<string, number>;
    expect(associated.get(id)?.(...args)).toEqual([[refund_dkk ?? persons ?? up ?? nearest_double]]);
  },
);
