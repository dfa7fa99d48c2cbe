/** What the rulebook says of the format of an event, § 322 to § 365. */
import { EVENT_FORMATS, type EventFormat, type FormatItem } from './event-formats';
import { decided, refused, within, type Ruling } from './ruling';
import { smallField, type SmallField, type SmallFieldMessages } from './small-fields';

export type { FormatItem };

export interface FormatsMessages extends SmallFieldMessages {
  stands: { event: string; item: FormatItem; value: number | string };
  unknownEvent: { event: string; known: readonly string[] };
  silent: { event: string; item: string; known: readonly string[] };
  /** A number of pairs says something only where § 365B4 lets it. */
  pairsNotAsked: { event: string; item: string };
}

/** A name without regard to case, commas and the words "DM for". */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^dm for /u, '')
    .replaceAll(',', '');

/**
 * What the rulebook says of one item of an event.
 * @param event as in `names`; case, commas and "DM for" play no part
 * @param item as in `FORMAT_ITEMS`, in any case
 * @param pairs for a pairs event of the festival where all meet all: how many pairs there are (§ 365B4)
 */
export function formatOf(
  event: string,
  item: string,
  pairs: number | null = null,
): Ruling<number | string, FormatsMessages> {
  const wanted = plain(event);
  const format = EVENT_FORMATS.find(({ names }) => names.some((name) => plain(name) === wanted));
  if (!format) {
    const all = EVENT_FORMATS.map(({ names }) => names[0]);
    // "DM for åbent par" alone has a semi-final and two finals.
    const near = all.filter((name) => plain(name).startsWith(wanted));
    return refused({
      kind: 'invalid',
      clause: near[0] === undefined ? '322A' : clauseOf(near[0]),
      argument: 'event',
      message: { key: 'unknownEvent', values: { event, known: near.length > 0 ? near : all } },
    });
  }
  const [name] = format.names;
  const key = item.toLowerCase() as FormatItem;
  if (pairs !== null) return withPairs(format, key, pairs);
  const found = Object.hasOwn(format.items, key) ? format.items[key] : undefined;
  if (!found)
    return refused({
      kind: 'invalid',
      clause: clauseOf(name),
      argument: 'item',
      message: { key: 'silent', values: { event: name, item, known: Object.keys(format.items) } },
    });
  return decided(found.value, [
    {
      clause: found.clause,
      message: { key: 'stands', values: { event: name, item: key, value: found.value } },
    },
  ]);
}

const OF_PAIRS: Partial<Readonly<Record<FormatItem, keyof SmallField>>> = {
  spil: 'boards',
  runder: 'rounds',
  'spil pr. runde': 'boardsPerRound',
};

function withPairs(
  { names: [event], items }: EventFormat,
  item: FormatItem,
  pairs: number,
): Ruling<number, FormatsMessages> {
  const usual = items.spil;
  const part = OF_PAIRS[item];
  if (!usual?.clause.startsWith('365B') || typeof usual.value !== 'number' || !part)
    return refused({
      kind: 'invalid',
      clause: '365B4',
      argument: 'pairs',
      message: { key: 'pairsNotAsked', values: { event, item } },
    });
  const field = smallField(usual.value, pairs);
  return field.ok
    ? decided(field.value[part], () => within<SmallField, SmallFieldMessages, FormatsMessages>(field).steps)
    : within<never, SmallFieldMessages, FormatsMessages>(field);
}

/** The clause under which an event's format is found first. */
function clauseOf(name: string): string {
  const format = EVENT_FORMATS.find(({ names }) => names[0] === name);
  return Object.values(format?.items ?? {})[0]?.clause ?? '322A';
}
