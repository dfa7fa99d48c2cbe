import { describe, expect, it } from 'vitest';
import { eligible, type AgeEvent } from '../../src/rules/ages';
import { crossing, juniorRefund } from '../../src/rules/bornholm-pairs';
import { clubFinalists } from '../../src/rules/clubs';
import { EVENT_FORMATS } from '../../src/rules/event-formats';
import { formatOf } from '../../src/rules/formats';
import { exactly, toNumber } from '../../src/rules/fraction';
import { playTime } from '../../src/rules/play-time';
import { lateDescriptionFine } from '../../src/rules/system-cards';

const valueOf = <T>(ruling: { ok: true; value: T } | { ok: false }): T | undefined =>
  ruling.ok ? ruling.value : undefined;
const day = (iso: string) => {
  const [year = 0, month = 0, date = 0] = iso.split('-').map(Number);
  return { year, month, day: date };
};

describe('ages on the very day', () => {
  const at = (event: AgeEvent, birth: string) => valueOf(eligible(event, day(birth), 2009, null));
  it('§ 343A1: 25 on 1 January is too old, a day younger is not', () => {
    expect(at('junior', '1984-01-01')).toBe(false);
    expect(at('junior', '1984-01-02')).toBe(true);
  });
  it('§ 344A1: turning 20 on 1 January is young enough, the day before is not', () => {
    expect(at('school', '1989-01-01')).toBe(true);
    expect(at('school', '1988-12-31')).toBe(false);
  });
  it('§ 352A5: turning 60 on 1 January is not old enough, the day before is', () => {
    expect(at('veteran', '1949-01-01')).toBe(false);
    expect(at('veteran', '1948-12-31')).toBe(true);
  });
  it('refuses a birth after that 1 January, not one on it', () => {
    expect(eligible('school', day('2009-01-02'), 2009, null).ok).toBe(false);
    expect(at('school', '2009-01-01')).toBe(true);
  });
  it('asks members of juniors and veterans only', () => {
    expect(valueOf(eligible('school', day('1995-05-05'), 2009, false))).toBe(true);
    expect(valueOf(eligible('junior', day('1995-05-05'), 2009, false))).toBe(false);
  });
});

it('§ 327C1 counts every started week', () => {
  expect([0, 1, 7, 8, 14, 15].map((days) => valueOf(lateDescriptionFine(days)))).toEqual([
    0, 100, 100, 200, 200, 300,
  ]);
});

describe('§ 307F', () => {
  const minutes = (...args: Parameters<typeof playTime>) => {
    const ruling = playTime(...args);
    return ruling.ok ? toNumber(ruling.value) : undefined;
  };
  it('adds a minute for moving to each round of pairs', () => {
    // 39 rounds of 3 boards: 117 x 7 + 39.
    expect(minutes(117, 'pairs', 39, false)).toBe(858);
    expect(minutes(117, 'pairs', 39, true)).toBe(975);
  });
  it('gives a team half a minute where it falls so', () => {
    expect(minutes(1, 'team', 1, false)).toBe(7.5);
  });
  it('refuses more rounds than boards', () => {
    expect(minutes(3, 'pairs', 4, false)).toBeUndefined();
  });
});

describe('§ 342A', () => {
  const entry = (district: string, champion: string | null, runnerUp: string | null = null) => ({
    district,
    champion,
    runnerUp,
  });
  it('takes no runner-up when the number entered is even, however many districts there are', () => {
    const entries = [entry('Fyn', 'Odense', 'Nyborg'), entry('Bornholm', null), entry('København', 'BK')];
    expect(valueOf(clubFinalists(entries, 'Fyn'))).toEqual(['Odense', 'BK']);
  });
  it('leaves it open when the runner-up club is in already', () => {
    const list = valueOf(clubFinalists([entry('Fyn', 'Odense', 'Odense')], 'Fyn'))!;
    expect(list[0]).toBe('Odense');
    expect(list[1]).toMatchObject({ kind: 'pending', message: { key: 'clubAlreadyIn' } });
  });
  it('asks for the reigning district only with an odd number, and must know it', () => {
    expect(clubFinalists([entry('Fyn', 'Odense')], null).ok).toBe(false);
    expect(clubFinalists([entry('Fyn', 'Odense')], 'Atlantis').ok).toBe(false);
    expect(clubFinalists([entry('Fyn', 'O'), entry('København', 'B')], null).ok).toBe(true);
  });
  it('refuses one club for two districts', () => {
    expect(clubFinalists([entry('Fyn', 'O'), entry('København', 'O')], null).ok).toBe(false);
  });
});

describe('Bornholm', () => {
  const dkk = (persons: number, cars: number | null = null) => {
    const ruling = crossing(persons, exactly(500.5), exactly(260), cars);
    return ruling.ok && toNumber(ruling.value);
  };
  it('§ 351E1: four in each car', () => {
    expect([dkk(0), dkk(1), dkk(4), dkk(5), dkk(8), dkk(9)]).toEqual([0, 760.5, 760.5, 1521, 1521, 2281.5]);
  });
  it("§ 342F1: the organiser's number of cars", () => {
    expect(dkk(4, 2)).toBe(1521);
  });
  const junior = (...args: [Parameters<typeof juniorRefund>[0], number, number, boolean]) => {
    const ruling = juniorRefund(args[0], exactly(args[1]), exactly(args[2]), args[3]);
    return ruling.ok && toNumber(ruling.value);
  };
  it('§ 353D1: nothing via Ystad, otherwise the fare less the self-payment, never below 0', () => {
    expect(junior('ystad', 600, 200, true)).toBe(0);
    expect(junior('east', 600, 200, false)).toBe(400);
    expect(junior('capital', 600, 200, false)).toBe(0);
    expect(junior('capital', 600, 200, true)).toBe(400);
    expect(junior('west', 199.5, 200, false)).toBe(0);
  });
});

describe('formats', () => {
  const of = (event: string, item: string) => valueOf(formatOf(event, item));
  it('hold the figures of the text', () => {
    expect([of('Divisionsturneringen', 'spil'), of('Divisionsturneringen', 'spil pr. halvleg')]).toEqual([
      36, 18,
    ]);
    expect([of('slutspil', 'halvlege'), of('slutspil', 'spil pr. halvleg')]).toEqual([4, 16]);
    expect([of('Damedivisionsturneringen', 'spil'), of('Damedivisionsturneringen', 'skærme')]).toEqual([
      40,
      'nej',
    ]);
    expect([of('omkamp', 'halvlege'), of('omkamp', 'spil pr. halvleg')]).toEqual([3, 20]);
    expect([of('Pokalturneringen', 'spil'), of('Pokalturneringen, kvartfinale', 'spil')]).toEqual([40, 48]);
    expect([
      of('DM for mixed par, semifinale', 'spil'),
      of('DM for mixed par, semifinale', 'runder'),
    ]).toEqual([46, 23]);
    expect([of('DM for åbent par, A-finale', 'spil'), of('DM for mixed par, B-finale', 'spil')]).toEqual([
      117, 78,
    ]);
    expect([of('Sølv', 'spil'), of('Guld', 'spil')]).toEqual([42, 57]);
    expect(of('Danish Open, semifinale', 'spil pr. halvleg')).toBe(12);
  });
  it('say which items and events can be asked for', () => {
    const silent = formatOf('Guld', 'skærme');
    expect(!silent.ok && silent.problem.message).toMatchObject({
      key: 'silent',
      values: { known: ['spil'] },
    });
    expect(formatOf('constructor', 'spil').ok).toBe(false);
    expect(formatOf('Guld', 'toString').ok).toBe(false);
  });
  it('are each found by every one of its names', () => {
    for (const { names, items } of EVENT_FORMATS)
      for (const name of names) {
        const ruling = formatOf(name, Object.keys(items)[0]!);
        expect(ruling.steps[0]?.message.values, name).toMatchObject({ event: names[0] });
      }
    expect(of('åbent par semifinale', 'PULJER')).toBe(4);
  });
  it('name the phases of an event that has several', () => {
    const ruling = formatOf('DM for mixed par', 'spil');
    expect(!ruling.ok && ruling.problem.message).toMatchObject({
      values: {
        known: ['DM for mixed par, semifinale', 'DM for mixed par, A-finale', 'DM for mixed par, B-finale'],
      },
    });
  });
});
