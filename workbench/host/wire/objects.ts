/** What the decoder of office.js' requests works on, and the errors it reports. Names are those of the wire (PascalCase). */

export class RichApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}

export const invalidArgument = (): RichApiError =>
  new RichApiError('InvalidArgument', 'The argument is invalid or missing or has an incorrect format.');
export const itemNotFound = (): RichApiError =>
  new RichApiError('ItemNotFound', "The requested resource doesn't exist.", 404);
export const accessDenied = (): RichApiError =>
  new RichApiError('AccessDenied', 'You cannot perform the requested operation.', 403);
export const notModelled = (what: string): RichApiError =>
  new RichApiError('ApiNotFound', `${what} is not modelled by the workbench.`);

export interface Property {
  readonly get: () => unknown;
  readonly set?: (value: unknown) => void;
}

export interface WireObject {
  /** Its class, for messages. */
  readonly kind: string;
  /** Excel's own id, where the object has one. */
  readonly id?: string | undefined;
  readonly properties: Readonly<Record<string, Property>>;
  readonly children: Readonly<Record<string, () => WireObject | null>>;
  readonly methods: Readonly<Record<string, (...args: never[]) => unknown>>;
  /** The members, for a collection. */
  readonly items?: () => readonly WireObject[];
  /** Whether office.js may keep a reference to it from one request to the next. */
  readonly keepable?: boolean;
}

export function isWireObject(value: unknown): value is WireObject {
  return typeof value === 'object' && value !== null && 'kind' in value && 'properties' in value;
}

export const readOnly = (get: () => unknown): Property => ({ get });
export const constant = (value: unknown): Property => ({ get: () => value });

type Parts = Partial<Pick<WireObject, 'id' | 'properties' | 'children' | 'methods' | 'keepable'>>;

export const wireObject = (kind: string, parts: Parts = {}): WireObject => ({
  properties: {},
  children: {},
  methods: {},
  ...parts,
  kind,
});

/** A collection whose members are found by a key: a name or an id. */
export function collection(
  kind: string,
  items: () => readonly WireObject[],
  find: (key: string) => WireObject | null,
  methods: WireObject['methods'] = {},
): WireObject {
  const orFail = (item: WireObject | null | undefined, failure: () => RichApiError): WireObject => {
    if (!item) throw failure();
    return item;
  };
  return {
    kind,
    items,
    properties: {},
    children: {},
    methods: {
      GetCount: () => items().length,
      GetItem: (key: unknown) => orFail(find(String(key)), itemNotFound),
      GetItemOrNullObject: (key: unknown) => find(String(key)),
      GetItemAt: (index: number) => orFail(items()[index], invalidArgument),
      ...methods,
    },
  };
}
