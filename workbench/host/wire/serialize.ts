/** The answer to a `load`: the properties that were asked for, and those of the objects below. */
import { RichApiError, type WireObject } from './objects';

export interface Query {
  readonly Select?: readonly string[];
  readonly Expand?: readonly string[];
  readonly Top?: number;
  readonly Skip?: number;
}

type Names = WeakMap<WireObject, string>;

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const belowItems = (paths: readonly string[] | undefined): string[] =>
  (paths ?? []).map((path) => path.replace(/^items\//i, ''));

/** A null object is null on the wire. */
export function serialize(object: WireObject | null, query: Query | undefined, names: Names): unknown {
  if (!object) return null;
  const answer: Record<string, unknown> = {};
  const reference = names.get(object);
  if (reference) answer._ReferenceId = reference;
  if (object.items) {
    const below = { Select: belowItems(query?.Select), Expand: belowItems(query?.Expand) };
    const from = query?.Skip ?? 0;
    const items = object.items().slice(from, query?.Top ? from + query.Top : undefined);
    answer._Items = items.map((item) => serialize(item, below, names));
    return answer;
  }
  if (object.id !== undefined) answer.Id = object.id;

  const select = query?.Select ?? [];
  const everything = select.length === 0 || select.includes('*');
  const deeper = new Map<string, string[]>();
  for (const path of everything ? [...Object.keys(object.properties), ...select] : select) {
    if (path === '*' || path === '$none' || path === 'isNullObject') continue;
    const [head = '', ...rest] = path.split('/').map(capital);
    if (rest.length === 0 && head in object.properties) answer[head] = object.properties[head]?.get();
    else if (head in object.children) {
      const paths = deeper.get(head) ?? [];
      if (rest.length > 0) paths.push(rest.join('/'));
      deeper.set(head, paths);
    } else
      throw new RichApiError('InvalidArgument', `The property '${path}' is not available on ${object.kind}.`);
  }
  for (const path of query?.Expand ?? []) {
    const head = capital(path.split('/')[0] ?? '');
    if (head in object.children && !deeper.has(head)) deeper.set(head, []);
  }
  for (const [head, paths] of deeper)
    answer[head] = serialize(object.children[head]?.() ?? null, { Select: paths }, names);
  return answer;
}
