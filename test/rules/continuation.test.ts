import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { continuation, type ContinuationInput, type NewTeam } from '../../src/rules/continuation';

const teams = (given: Readonly<Record<string, readonly string[] | undefined>>): NewTeam[] =>
  Object.entries(given).map(([team, players]) => ({ team, players: players ?? [] }));

/** The team that continues, `ingen`, or the problem's key. */
const outcome = (input: ContinuationInput): string => {
  const ruling = continuation(input);
  return ruling.ok ? (ruling.value ?? 'ingen') : ruling.problem.message.key;
};

const original = ['a', 'b', 'c', 'd', 'e', 'f'];
const split = (
  to: Readonly<Record<string, readonly string[]>>,
  more: Partial<ContinuationInput> = {},
): string => outcome({ from: [{ team: 'A', players: original }], to: teams(to), ...more });

describe('§ 321C3', () => {
  it('gives the facts for the organiser', () => {
    const ruling = continuation({
      from: teams({ A: ['a', 'b', 'c', 'd'], B: ['g', 'h', 'i', 'j'] }),
      to: teams({ X: ['a', 'b', 'g', 'h'], Y: ['c', 'd', 'i'], Z: ['j', 'p', 'q', 's'] }),
    });
    expect(ruling.ok ? null : ruling.problem.message.values).toEqual({
      facts: [
        {
          from: 'A',
          counts: [
            { team: 'X', players: 2 },
            { team: 'Y', players: 2 },
            { team: 'Z', players: 0 },
          ],
        },
        {
          from: 'B',
          counts: [
            { team: 'X', players: 2 },
            { team: 'Y', players: 1 },
            { team: 'Z', players: 1 },
          ],
        },
      ],
    });
  });
});

describe('§ 321C around its thresholds', () => {
  it('one original player is not enough, two are', () => {
    expect(split({ X: ['a', 'p', 'q', 'r'] })).toBe('ingen');
    expect(split({ X: ['a', 'b', 'q', 'r'] })).toBe('X');
  });

  it('split 1-1-1-1, nobody continues (reading 37)', () => {
    expect(split({ W: ['a', 'p'], X: ['b', 'q'], Y: ['c', 'r'], Z: ['d', 's'] })).toBe('ingen');
  });

  it('a lot settles a tie where the captain does not', () => {
    const tie = { X: ['a', 'b'], Y: ['c', 'd'] };
    expect(split(tie, { lot: 'Y' })).toBe('Y');
    expect(split(tie, { lot: 'Y', captainsChoice: 'X' })).toBe('X');
  });

  it('neither captain nor lot can name a team outside the tie', () => {
    const tie = { X: ['a', 'b'], Y: ['c', 'd'], Z: ['e'] };
    expect(split(tie, { captainsChoice: 'Z' })).toBe('choiceNotTied');
    expect(split(tie, { lot: 'Z' })).toBe('lotNotTied');
    expect(split(tie, { captainsChoice: 'Q' })).toBe('choiceUnknown');
    expect(split(tie, { lot: 'Q' })).toBe('lotUnknown');
  });

  it('the captain cannot overrule most players', () => {
    expect(split({ X: ['a', 'b', 'c'], Y: ['d', 'e'] }, { captainsChoice: 'Y' })).toBe('X');
  });

  it('names a player registered twice and a new team given twice', () => {
    expect(outcome({ from: [{ team: 'A', players: ['a', 'a'] }], to: teams({ X: ['a'] }) })).toBe(
      'playerTwice',
    );
    expect(
      outcome({
        from: [{ team: 'A', players: ['a'] }],
        to: [
          { team: 'X', players: [] },
          { team: 'X', players: [] },
        ],
      }),
    ).toBe('newTeamTwice');
  });

  it('several teams merged into one: it continues with two players of any of them', () => {
    const from = teams({ A: ['a', 'b', 'c'], B: ['g', 'h', 'i'] });
    expect(outcome({ from, to: teams({ X: ['a', 'g', 'h'] }) })).toBe('X');
    expect(outcome({ from, to: teams({ X: ['a', 'g', 'p'] }) })).toBe('ingen');
  });

  it('never depends on the order of the teams', () => {
    const player = fc.constantFrom(...original, 'p', 'q');
    const roster = fc.uniqueArray(player, { maxLength: 6 });
    fc.assert(
      fc.property(roster, roster, roster, (x, y, z) => {
        expect(split({ X: x, Y: y, Z: z })).toBe(split({ Z: z, Y: y, X: x }));
      }),
    );
  });
});
