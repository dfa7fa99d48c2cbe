/** Every hand-derived example of test/examples/worked-examples.json, put to the functions and to the checks. */
import { beforeAll, describe, expect, it } from 'vitest';
import { showIn } from '../functions/custom-functions';
import { cup } from './cup';
import { divisions } from './divisions';
import { entries } from './entries';
import { EXAMPLES, nameOf, watched, type Answers } from './example';
import { festival } from './festival';
import { finals } from './finals';
import { seating } from './seating';
import { seats } from './seats';
import { travel } from './travel';
import { WAITING } from './waiting';

const answers: Answers = {
  ...entries,
  ...travel,
  ...divisions,
  ...cup,
  ...seating,
  ...seats,
  ...finals,
  ...festival,
};

beforeAll(() => showIn('da-DK'));

describe('worked examples', () => {
  it('are all there, each with its reason', () => {
    expect(EXAMPLES.length).toBeGreaterThanOrEqual(219);
    const names = EXAMPLES.map(nameOf);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(EXAMPLES.filter(({ why }) => why.length < 3)).toEqual([]);
  });

  it('wait for nothing that is not among them', () => {
    const names = EXAMPLES.map(nameOf);
    expect(Object.keys(WAITING).filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(EXAMPLES.map((example) => [nameOf(example), example] as const))('%s', (name, example) => {
    const { facts, unread } = watched(example.expected);
    answers[example.clause]?.(example.situation, facts);
    // Nothing that is expected goes unasked, and nothing waits that is answered.
    expect(unread()).toEqual(WAITING[name]?.facts ?? []);
  });
});
