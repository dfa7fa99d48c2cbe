/** § 305A4-5: who holds a pair's rights when substitutes have played. */
import type { ListMessages } from './lists';
import { decided, refused, type Problem, type Ruling, type Step } from './ruling';

export interface Played {
  readonly name: string;
  /** Boards played for the pair in the event or phase. */
  readonly boards: number;
}

/** Two players, or null for a right that nobody can be given by the rule alone. */
export interface Rights {
  readonly holders: readonly [string | null, string | null];
  /** Between whom the missing rights are undecided; null where there is none. */
  readonly undecided: Problem<SubstitutesMessages> | null;
}

export interface SubstitutesMessages extends ListMessages {
  keeps: { name: string; boards: number; of: number };
  below: { name: string; boards: number; of: number };
  stays: { name: string; boards: number };
  passes: { from: string; boards: number; to: string; more: number };
  ranking: { players: readonly Played[] };
  mostBoards: { first: string; second: string };
  footnote: { name: string };
  passedOver: { name: string };
  undecided: { names: readonly string[]; boards: number };
  /** 305A1 asks for one of the two at all times. */
  nobodyOriginal: { originals: number; substitutes: number };
  nameTwice: { name: string };
  tooMany: { name: string; boards: number; of: number };
  tooManyInAll: { sum: number; most: number };
  unknownExcluded: { name: string };
}

const clause = '305A4';

/** The input's own contradictions: a name twice, or more boards than were played. */
function contradiction(
  everybody: readonly Played[],
  boards: number,
  excluded: readonly string[],
): Ruling<never, SubstitutesMessages> | null {
  const seen = new Set<string>();
  for (const [index, { name, boards: played }] of everybody.entries()) {
    // The pair stands first, each in an argument of its own.
    const row = index < 2 ? {} : { row: index - 2 };
    if (seen.has(name)) {
      const argument = index < 2 ? 'player2' : 'substitutes';
      return refused({
        kind: 'invalid',
        clause,
        argument,
        ...row,
        message: { key: 'nameTwice', values: { name } },
      });
    }
    seen.add(name);
    if (played > boards)
      return refused({
        kind: 'invalid',
        clause,
        argument: ['boards1', 'boards2'][index] ?? 'substituteBoards',
        ...row,
        message: { key: 'tooMany', values: { name, boards: played, of: boards } },
      });
  }
  const sum = everybody.reduce((total, { boards: played }) => total + played, 0);
  if (sum > 2 * boards)
    return refused({
      kind: 'invalid',
      clause,
      argument: 'substituteBoards',
      message: { key: 'tooManyInAll', values: { sum, most: 2 * boards } },
    });
  const unknown = excluded.find((name) => !everybody.slice(2).some((played) => played.name === name));
  return unknown === undefined
    ? null
    : refused({
        kind: 'invalid',
        clause: '305A5',
        argument: 'excluded',
        message: { key: 'unknownExcluded', values: { name: unknown } },
      });
}

/**
 * § 305A4-5 with its footnote (reading 8): the two who hold the pair's prizes and qualification.
 * @param boards of the event or phase; a bye counts among them
 * @param excluded substitutes who may not take over a right (305A5)
 * Rights are in the order: registered players who keep theirs, then substitutes, then what is undecided.
 */
export function rightsAfterSubstitution(
  registered: readonly [Played, Played],
  boards: number,
  substitutes: readonly Played[],
  excluded: readonly string[],
): Ruling<Rights, SubstitutesMessages> {
  const everybody = [...registered, ...substitutes];
  const wrong = contradiction(everybody, boards, excluded);
  if (wrong) return wrong;
  const steps: Step<SubstitutesMessages>[] = [];
  const originals = registered[0].boards + registered[1].boards;
  const replaced = substitutes.reduce((sum, played) => sum + played.boards, 0);
  if (replaced > originals)
    steps.push({
      clause: '305A1',
      reading: 8,
      message: { key: 'nobodyOriginal', values: { originals, substitutes: replaced } },
    });
  const barred = new Set(excluded);
  const below = registered.filter((played) => 2 * played.boards < boards);
  for (const { name, boards: played } of registered)
    steps.push({
      clause: '305A4a',
      message: { key: 2 * played < boards ? 'below' : 'keeps', values: { name, boards: played, of: boards } },
    });
  const loser = below[0];
  if (loser === undefined)
    return decided({ holders: [registered[0].name, registered[1].name], undecided: null }, steps);
  return below.length === 1
    ? oneBelow(registered, loser, substitutes, barred, steps)
    : bothBelow(registered, substitutes, barred, steps);
}

/** 4b: the right passes to the substitute with most boards, if they are more than the player's own. */
function oneBelow(
  registered: readonly [Played, Played],
  loser: Played,
  substitutes: readonly Played[],
  barred: ReadonlySet<string>,
  steps: Step<SubstitutesMessages>[],
): Ruling<Rights, SubstitutesMessages> {
  const ahead = substitutes.filter(({ boards }) => boards > loser.boards);
  passOver(ahead, barred, steps);
  const heirs = ahead.filter(({ name }) => !barred.has(name));
  if (heirs.length === 0) {
    steps.push({
      clause: '305A4b',
      reading: 8,
      message: { key: 'stays', values: { name: loser.name, boards: loser.boards } },
    });
    return decided({ holders: [registered[0].name, registered[1].name], undecided: null }, steps);
  }
  const keeper = registered[0] === loser ? registered[1] : registered[0];
  const more = Math.max(...heirs.map(({ boards }) => boards));
  const first = heirs.filter(({ boards }) => boards === more).map(({ name }) => name);
  if (first.length > 1) return undecided([keeper.name], first, more, '305A4b', steps);
  const heir = first[0]!;
  steps.push({
    clause: '305A4b',
    reading: 8,
    message: { key: 'passes', values: { from: loser.name, boards: loser.boards, to: heir, more } },
  });
  return decided({ holders: [keeper.name, heir], undecided: null }, steps);
}

/** 4c: the two with most boards of all who played, the registered players among them (footnote). */
function bothBelow(
  registered: readonly [Played, Played],
  substitutes: readonly Played[],
  barred: ReadonlySet<string>,
  steps: Step<SubstitutesMessages>[],
): Ruling<Rights, SubstitutesMessages> {
  const originals = new Set(registered.map(({ name }) => name));
  const ranking = [...registered, ...substitutes]
    .filter(({ name }) => !barred.has(name))
    .sort((a, b) => b.boards - a.boards);
  const level = ranking[1]!.boards;
  passOver(
    substitutes.filter(({ boards }) => boards >= level),
    barred,
    steps,
  );
  steps.push({ clause: '305A4c', reading: 8, message: { key: 'ranking', values: { players: ranking } } });
  const sure = ranking.filter(({ boards }) => boards > level).map(({ name }) => name);
  let rivals = ranking.filter(({ boards }) => boards === level).map(({ name }) => name);
  // The right of one who is passed over goes on only to somebody with more boards than the player: else it stays.
  const passedOver = substitutes.some(({ name, boards }) => barred.has(name) && boards >= level);
  const own = rivals.filter((name) => originals.has(name));
  if (passedOver && own.length >= 2 - sure.length) rivals = own;
  if (sure.length + rivals.length > 2) return undecided(sure, rivals, level, '305A4c', steps);
  const having = [...sure, ...rivals];
  const holders = [
    ...[...originals].filter((name) => having.includes(name)),
    ...having.filter((name) => !originals.has(name)),
  ];
  const [first, second] = holders as [string, string];
  steps.push({ clause: '305A4c', message: { key: 'mostBoards', values: { first, second } } });
  for (const name of holders.filter((holder) => originals.has(holder)))
    steps.push({ clause: '305A4c', reading: 8, message: { key: 'footnote', values: { name } } });
  return decided({ holders: [first, second], undecided: null }, steps);
}

function passOver(
  players: readonly Played[],
  barred: ReadonlySet<string>,
  steps: Step<SubstitutesMessages>[],
): void {
  for (const { name } of players)
    if (barred.has(name))
      steps.push({ clause: '305A5', reading: 8, message: { key: 'passedOver', values: { name } } });
}

function undecided(
  sure: readonly string[],
  names: readonly string[],
  boards: number,
  subclause: string,
  steps: Step<SubstitutesMessages>[],
): Ruling<Rights, SubstitutesMessages> {
  const message = { key: 'undecided', values: { names, boards } } as const;
  steps.push({ clause: subclause, reading: 8, message });
  const problem = { kind: 'pending', clause: subclause, reading: 8, message } as const;
  return decided({ holders: [sure[0] ?? null, null], undecided: problem }, steps);
}
