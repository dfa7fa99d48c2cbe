/**
 * The add-in's functions as the formula engine sees them. A call is answered at once from what is known; what is not
 * is asked for, all of one pass together, and the cells concerned are calculated again when the answers are there.
 */
import { ICommandService, type Injector } from '@univerjs/core';
import {
  BaseFunction,
  ErrorValueObject,
  IFunctionService,
  SetTriggerFormulaCalculationStartMutation,
  type BaseValueObject,
} from '@univerjs/engine-formula';
import type { Switches } from '../switches';
import { areaAddress, quoteSheet } from '../wire/address';
import type { FunctionMetadata, Metadata } from './metadata';
import { isError, messagesOf, toEngine, toWire, type Answer, type CellError } from './values';

/** The engine's own error for a value that is on its way. */
export const WAITING = '#GETTING_DATA';
const NAMESPACE = 'DBF';
const MOST_KNOWN = 20_000;

interface Cell {
  readonly unitId: string;
  readonly sheetId: string;
  readonly row: number;
  readonly column: number;
  readonly key: string;
  readonly address: string;
}

export interface Options {
  readonly injector: Injector;
  readonly metadata: Metadata;
  readonly switches: Switches;
  readonly call: (name: string, args: readonly unknown[], address: string) => Promise<Answer>;
  readonly sheetName: (id: string) => string;
}

export interface RemoteFunctions {
  /** Calls on their way and cells not yet calculated again. */
  readonly waiting: () => number;
  /** Forgets all answers: another pane, another language, other blanks. */
  readonly forget: () => void;
  readonly message: (sheetId: string, row: number, column: number) => CellError | null;
}

export function registerRemoteFunctions({
  injector,
  metadata,
  switches,
  call,
  sheetName,
}: Options): RemoteFunctions {
  const known = new Map<string, Answer>();
  const asked = new Map<string, Map<string, Cell>>();
  const shown = new Map<string, Answer>();
  const stale = new Map<string, Cell>();
  const commands = injector.get(ICommandService);
  let timer: ReturnType<typeof setTimeout> | null = null;

  function recalculate(): void {
    timer = null;
    const dirtyRanges = [...stale.values()].map(({ unitId, sheetId, row, column }) => ({
      unitId,
      sheetId,
      range: { startRow: row, endRow: row, startColumn: column, endColumn: column },
    }));
    stale.clear();
    void commands.executeCommand(
      SetTriggerFormulaCalculationStartMutation.id,
      { forceCalculation: false, dirtyRanges },
      { onlyLocal: true },
    );
  }

  function answered(key: string): void {
    for (const cell of asked.get(key)?.values() ?? []) stale.set(cell.key, cell);
    asked.delete(key);
    timer ??= setTimeout(recalculate, 0);
  }

  function ask(key: string, name: string, args: readonly unknown[], cell: Cell): void {
    const already = asked.get(key);
    if (already) {
      already.set(cell.key, cell);
      return;
    }
    const cells = new Map([[cell.key, cell]]);
    asked.set(key, cells);
    void call(name, args, cell.address).then((answer) => {
      if (asked.get(key) !== cells) return; // forgotten meanwhile
      known.set(key, answer);
      if (known.size > MOST_KNOWN) known.delete(known.keys().next().value as string);
      answered(key);
    });
  }

  function evaluate({ id, parameters }: FunctionMetadata, values: readonly BaseValueObject[], cell: Cell) {
    if (switches.late) return ErrorValueObject.create('#NAME?' as never);
    const args = toWire(values, parameters, switches.blanks);
    const failed = (args.flat(3) as unknown[]).find(isError);
    if (failed && !metadata.allowErrorForDataTypeAny) return ErrorValueObject.create(failed.code as never);
    const key = id + JSON.stringify(args);
    const place = `${cell.key}:${id}`;
    const answer = known.get(key);
    if (answer) {
      shown.set(place, answer);
      return toEngine(answer);
    }
    ask(key, id, args, cell);
    const before = shown.get(place);
    return before ? toEngine(before) : ErrorValueObject.create(WAITING as never);
  }

  class RemoteFunction extends BaseFunction {
    constructor(private readonly metadata: FunctionMetadata) {
      super(`${NAMESPACE}.${metadata.name}` as never);
      const { parameters } = metadata;
      this.minParams = parameters.filter(({ optional, repeating }) => !optional && !repeating).length;
      this.maxParams = parameters.some(({ repeating }) => repeating) ? 255 : parameters.length;
    }
    override calculate(...values: BaseValueObject[]): BaseValueObject {
      const { unitId, subUnitId, row, column } = this;
      const sheetId = subUnitId ?? '';
      return evaluate(this.metadata, values, {
        unitId: unitId ?? '',
        sheetId,
        row,
        column,
        key: `${sheetId}!${row},${column}`,
        address: `${quoteSheet(sheetName(sheetId))}!${areaAddress({ row, column, rows: 1, columns: 1 })}`,
      });
    }
  }

  injector
    .get(IFunctionService)
    .registerExecutors(...metadata.functions.map((description) => new RemoteFunction(description)));

  return {
    waiting: () => asked.size + stale.size,
    forget: () => {
      known.clear();
      shown.clear();
      for (const key of [...asked.keys()]) answered(key); // what is under way is asked for again
    },
    message: (sheetId, row, column) => {
      for (const [place, answer] of shown) {
        const match = /^(.*)!(\d+),(\d+):/.exec(place);
        if (match?.[1] !== sheetId) continue;
        const found = messagesOf(answer).get(`${row - Number(match[2])},${column - Number(match[3])}`);
        if (found) return found;
      }
      return null;
    },
  };
}
