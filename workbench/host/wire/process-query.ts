/** Decodes a request of office.js (object paths and actions), runs it against the model, and answers as Excel does. */
import { isWireObject, notModelled, RichApiError, type WireObject } from './objects';
import { serialize, type Query } from './serialize';

interface ArgumentInfo {
  readonly Arguments?: readonly unknown[];
  readonly ReferencedObjectPathIds?: readonly (number | null)[];
}

interface ObjectPath {
  readonly ObjectPathType: number;
  readonly Name: string;
  readonly ParentObjectPathId?: number;
  readonly ArgumentInfo?: ArgumentInfo;
}

interface Action {
  readonly Id: number;
  readonly ActionType: number;
  readonly Name: string;
  readonly ObjectPathId: number;
  readonly QueryInfo?: Query;
  readonly ArgumentInfo?: ArgumentInfo;
  readonly ObjectState?: Readonly<Record<string, unknown>>;
}

export interface Request {
  readonly AutoKeepReference?: boolean;
  readonly ObjectPaths: Readonly<Record<number, ObjectPath>>;
  readonly Actions: readonly Action[];
}

export interface Response {
  readonly Results: { ActionId: number; Value: unknown }[];
  readonly TraceIds: number[];
  Error?: { Code: string; Message: string; HttpStatusCode: number; Location: string; ActionIndex: number };
}

/** What outlives a request: the references that office.js keeps. */
export interface References {
  readonly byName: Map<string, WireObject>;
  readonly names: WeakMap<WireObject, string>;
}

export const references = (): References => ({ byName: new Map(), names: new WeakMap() });

let lastReference = 0;
function keep(object: WireObject, { byName, names }: References): void {
  if (names.has(object)) return;
  const name = `ref${++lastReference}`;
  names.set(object, name);
  byName.set(name, object);
}

const PATH = { global: 1, newObject: 2, method: 3, property: 4, indexer: 5, reference: 6, nothing: 7 };
const ACTION = {
  instantiate: 1,
  query: 2,
  method: 3,
  set: 4,
  trace: 5,
  recursive: 6,
  json: 7,
  same: 8,
  update: 9,
};
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export interface Surroundings {
  readonly root: WireObject;
  readonly references: References;
  /** Objects that a request makes with `new`, by their name on the wire. */
  readonly newObjects: Readonly<Record<string, () => WireObject>>;
}

export function processQuery(request: Request, surroundings: Surroundings): Response {
  const response: Response = { Results: [], TraceIds: [] };
  const resolve = resolver(request, surroundings);
  for (const [index, action] of request.Actions.entries()) {
    try {
      if (action.ActionType === ACTION.trace) response.TraceIds.push(action.Id);
      const value = action.ActionType === ACTION.trace ? null : run(action, request, resolve, surroundings);
      response.Results.push({ ActionId: action.Id, Value: value });
    } catch (error) {
      // What ran before the failure stays done, as in Excel.
      const { code, message, status } =
        error instanceof RichApiError ? error : new RichApiError('GeneralException', String(error), 500);
      response.Error = {
        Code: code,
        Message: message,
        HttpStatusCode: status,
        Location: locationOf(action, request),
        ActionIndex: index,
      };
      return response;
    }
  }
  return response;
}

interface Resolver {
  readonly object: (pathId: number) => WireObject | null;
  readonly args: (info: ArgumentInfo | undefined) => unknown[];
}

function resolver({ ObjectPaths }: Request, { root, references, newObjects }: Surroundings): Resolver {
  const known = new Map<number, WireObject | null>();
  const object = (pathId: number): WireObject | null => {
    const before = known.get(pathId);
    if (before !== undefined) return before;
    const found = find(ObjectPaths[pathId]);
    known.set(pathId, found);
    return found;
  };
  const args = (info: ArgumentInfo | undefined): unknown[] =>
    (info?.Arguments ?? []).map((value, i) => {
      const pathId = info?.ReferencedObjectPathIds?.[i];
      return pathId ? object(pathId) : value;
    });

  function find(path: ObjectPath | undefined): WireObject | null {
    if (!path) throw new RichApiError('InvalidReference', 'The request names an object it does not hold.');
    const parent = path.ParentObjectPathId ? object(path.ParentObjectPathId) : null;
    switch (path.ObjectPathType) {
      case PATH.global:
        return root;
      case PATH.newObject: {
        const make = newObjects[path.Name];
        if (!make) throw notModelled(`new ${path.Name}`);
        return make();
      }
      case PATH.method:
        return asObject(call(parent, path.Name, args(path.ArgumentInfo)));
      case PATH.indexer:
        return asObject(call(parent, 'GetItem', args(path.ArgumentInfo)));
      case PATH.property: {
        if (!parent) return null;
        const child = parent.children[path.Name];
        if (!child) throw notModelled(`${parent.kind}.${path.Name}`);
        return child();
      }
      case PATH.reference: {
        const kept = references.byName.get(path.Name);
        if (!kept)
          throw new RichApiError(
            'InvalidReference',
            'This reference is not valid for the current operation.',
          );
        return kept;
      }
      case PATH.nothing:
        return null;
      default:
        throw notModelled(`object path type ${path.ObjectPathType}`);
    }
  }
  return { object, args };
}

const asObject = (value: unknown): WireObject | null => (isWireObject(value) ? value : null);

/** A method of a null object gives null, as in Excel. */
function call(object: WireObject | null, name: string, args: unknown[]): unknown {
  if (!object) return null;
  const method = object.methods[name] as ((...args: unknown[]) => unknown) | undefined;
  if (!method) throw notModelled(`${object.kind}.${name}`);
  return method(...args);
}

function set(object: WireObject | null, name: string, value: unknown): void {
  const property = object?.properties[name];
  if (!property?.set) throw notModelled(`${object?.kind ?? 'null object'}.${name} =`);
  property.set(value);
}

function run(action: Action, request: Request, resolve: Resolver, { references }: Surroundings): unknown {
  const object = resolve.object(action.ObjectPathId);
  switch (action.ActionType) {
    case ACTION.instantiate: {
      if (!object) return null;
      if (object.keepable && request.AutoKeepReference) keep(object, references);
      if (object.id !== undefined) return { Id: object.id };
      const name = references.names.get(object);
      return name ? { _ReferenceId: name } : {};
    }
    case ACTION.query:
    case ACTION.json:
      return serialize(object, action.QueryInfo, references.names);
    case ACTION.method: {
      if (action.Name === '_KeepReference') {
        if (object) keep(object, references);
        return null;
      }
      const result = call(object, action.Name, resolve.args(action.ArgumentInfo));
      return isWireObject(result) ? null : (result ?? null);
    }
    case ACTION.set:
      set(object, action.Name, resolve.args(action.ArgumentInfo)[0]);
      return null;
    case ACTION.update:
      for (const [name, value] of Object.entries(action.ObjectState ?? {})) set(object, capital(name), value);
      return null;
    case ACTION.same:
      return null;
    default:
      throw notModelled(`action type ${action.ActionType}`);
  }
}

function locationOf(action: Action, { ObjectPaths }: Request): string {
  const path = ObjectPaths[action.ObjectPathId];
  const name = path?.Name || action.Name || 'getItem';
  const parent = path?.ParentObjectPathId ? ObjectPaths[path.ParentObjectPathId] : undefined;
  const camel = name.charAt(0).toLowerCase() + name.slice(1);
  return parent ? `${parent.Name || 'Workbook'}.${camel}` : name;
}
