/** NEXTSEASON: whole tables in, the line-up out. */
import { TABLE_NAMES, tableNamed } from '../rules/division-names';
import { TABLES } from '../rules/next-season-tables';
import {
  nextSeason,
  type LineUp,
  type LineUpRow,
  type Placing,
  type Pyramid,
  type SeasonInput,
  type SeasonMessages,
} from '../rules/next-season';
import { refused, within, type Problem, type Ruling } from '../rules/ruling';
import { formats } from '../text/format';
import { phrase } from '../text/phrases';
import type { SeasonCellMessages, SeasonList } from '../text/season';
import { nextSeasonTextDa, seasonDa, tableNamesDa } from '../text/season.da';
import { nextSeasonTextEn, seasonEn } from '../text/season.en';
import { fold } from '../workbook/folding';
import { define, type Scalar } from './define';
import { spelling, withoutBlankEnd } from './names';
import {
  list,
  oneOf,
  optional,
  single,
  sparse,
  table,
  text,
  whole,
  isUnread,
  type Filled,
} from './parameters';

type Messages = SeasonMessages & SeasonCellMessages;
type Rows = readonly (readonly (Filled | null)[])[];

const EVENTS: Readonly<Record<string, Pyramid>> = {
  Divisionsturneringen: 'open',
  Damedivisionsturneringen: 'women',
};
const TOO_LATE = { kamp: 'match', oprykning: 'promotion' } as const;

const HEADINGS = ['Division', 'Hold', 'Fra', 'Begrundelse'] as const;

const readPlace = whole({ min: 1 });

/** The placings of a table of three columns; a row that is wholly blank stays blank. */
function placings(
  rows: Rows,
  listName: SeasonList,
  pyramid: Pyramid,
  spell: (name: string) => string,
): { readonly placings: (Placing | null)[] } | { readonly problem: Problem<Messages> } {
  const clause = pyramid === 'open' ? '322' : '325';
  const problem = (message: Problem<Messages>['message'], row?: number) => ({
    problem: {
      kind: 'invalid' as const,
      clause,
      argument: listName,
      message,
      ...(row === undefined ? {} : { row }),
    },
  });
  const kind = listName === 'standings' ? 'divisions' : 'qualifiers';
  const sources = TABLES[pyramid][kind];
  const found: (Placing | null)[] = [];
  for (const [row, cells] of rows.entries()) {
    if (cells.length !== 3) return problem({ key: 'columnsWrong', values: { columns: cells.length } });
    if (cells.every((cell) => cell === null)) {
      found.push(null);
      continue;
    }
    const [name, place, team] = cells as readonly [Filled | null, Filled | null, Filled | null];
    if (name === null || place === null || team === null) {
      const column = name === null ? 'table' : place === null ? 'place' : 'team';
      return problem({ key: 'cellMissing', values: { column } }, row);
    }
    const named = tableNamed(fold(String(name)));
    if (
      !named ||
      !sources.some(({ source }) => source === named.source) ||
      (named.women && pyramid === 'open')
    )
      return problem(
        {
          key: 'tableUnknown',
          values: { found: String(name), expected: TABLE_NAMES[pyramid][kind] },
        },
        row,
      );
    const number = readPlace(place);
    if (isUnread(number)) return problem({ key: 'placeNotNumber', values: { found: String(place) } }, row);
    found.push({ source: named.source, place: number, team: spell(String(team)) });
  }
  return { placings: found };
}

/** What each withdrawn team was too late for: one word for all of them, or one for each. */
function withdrawals(
  withdrawn: readonly string[],
  tooLate: readonly ('kamp' | 'oprykning' | null)[],
): NonNullable<SeasonInput['withdrawn']> | Problem<Messages> {
  const given = withoutBlankEnd(tooLate, (word) => word === null);
  const forAll = tooLate.length === 1;
  if (given.length > withdrawn.length)
    return {
      kind: 'invalid',
      clause: '326A2',
      argument: 'tooLate',
      message: {
        key: 'tooLateUnmatched',
        values: { withdrawn: withdrawn.length, tooLate: given.length },
      },
    };
  return withdrawn.map((team, index) => {
    const word = given[forAll ? 0 : index];
    return word ? { team, tooLateFor: TOO_LATE[word] } : { team };
  });
}

interface Given {
  readonly event: string;
  readonly standings: Rows;
  readonly qualifiers?: Rows | undefined;
  readonly withdrawn?: readonly string[] | undefined;
  readonly winners?: readonly string[] | undefined;
  readonly tooLate?: readonly ('kamp' | 'oprykning' | null)[] | undefined;
}

function plan(given: Given): Ruling<LineUp, Messages> {
  const pyramid = EVENTS[given.event] ?? 'open';
  const spell = spelling();
  const standings = placings(given.standings, 'standings', pyramid, spell);
  if ('problem' in standings) return refused(standings.problem);
  const qualifiers = placings(given.qualifiers ?? [], 'qualifiers', pyramid, spell);
  if ('problem' in qualifiers) return refused(qualifiers.problem);
  const withdrawn = withdrawals((given.withdrawn ?? []).map(spell), given.tooLate ?? []);
  if ('kind' in withdrawn) return refused(withdrawn);
  return within(
    nextSeason({
      pyramid,
      standings: standings.placings,
      qualifiers: qualifiers.placings,
      withdrawn,
      winners: (given.winners ?? []).map(spell),
    }),
  );
}

/** Who plays: a team, `vinder af X-Y`, or the reason why nobody can be named yet. */
function holder({ occupant, step }: LineUpRow): string | Problem<Messages> {
  if (occupant.kind === 'team') return occupant.team;
  if (occupant.kind === 'open' || occupant.match.by === 'lot')
    return { kind: 'pending', ...step } as Problem<Messages>;
  const { first, second } = occupant.match;
  return `${occupant.kind === 'winner' ? 'vinder' : 'taber'} af ${first.team}-${second.team}`;
}

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

const reason = ({ step }: LineUpRow): string => {
  const { da } = formats;
  const reading = step.reading === undefined ? '' : `, ${da.reading(step.reading)}`;
  return `${phrase(seasonDa, step.message as Problem<Messages>['message'], da)} (${da.clause(step.clause)}${reading})`;
};

export const nextSeasonFunction = define({
  id: 'NEXTSEASON',
  parameters: {
    event: single(oneOf(['Divisionsturneringen', 'Damedivisionsturneringen'])),
    standings: table<Filled>((cell) => cell),
    qualifiers: optional(table<Filled>((cell) => cell)),
    withdrawn: optional(list(text)),
    winners: optional(list(text)),
    tooLate: optional(sparse(oneOf(['kamp', 'oprykning']))),
  },
  texts: { da: nextSeasonTextDa, en: nextSeasonTextEn },
  phrases: { da: seasonDa, en: seasonEn },
  compute: plan,
  cells: ({ rows }): readonly (readonly (Scalar | Problem<Messages>)[])[] => [
    HEADINGS,
    ...rows.map((row) => [
      `${row.division}. division`,
      holder(row),
      capital(row.from.map(({ source, place }) => `${tableNamesDa[source]} nr. ${place}`).join(' / ')),
      reason(row),
    ]),
  ],
});
