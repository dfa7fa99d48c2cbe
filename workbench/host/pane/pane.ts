/**
 * Embeds the add-in's page and plays Excel for Mac towards office.js: what office.js posts comes here through the
 * bridge, and is answered by calling the function that the message names.
 */
import type { Answer } from '../engine/values';
import type { Model } from '../model/workbook';
import type { Switches } from '../switches';
import { wireObject, type WireObject } from '../wire/objects';
import { processQuery, references, type Request } from '../wire/process-query';
import { appContext, MESSAGE, REFUSAL, WAITS_FOR_CELL } from './protocol';

export interface LogEntry {
  /** `query`: a sync of the add-in; `results`: answers of its functions; `refused`: a sync that a switch refused. */
  readonly kind: 'query' | 'results' | 'refused' | 'settings';
  readonly actions: number;
  readonly bytes: number;
}

export interface PaneOptions {
  readonly container: HTMLElement;
  readonly url: string;
  readonly title: string;
  readonly model: () => Model;
  readonly settings: Record<string, unknown>;
  readonly switches: Switches;
  readonly language: string;
  readonly theme: string;
  readonly log: LogEntry[];
  /** Called between a request that listed the sheets and its answer's arrival. */
  readonly onListed: () => void;
}

export interface Pane {
  readonly frame: HTMLIFrameElement;
  readonly close: () => void;
  readonly isApplying: () => boolean;
  /** Requests not yet answered. */
  readonly waiting: () => number;
  readonly callFunction: (name: string, args: readonly unknown[], address: string) => Promise<Answer>;
  /** Tells the add-in of an event, where it has asked for it. */
  readonly tell: (what: string, type: number, target: string, details: object) => void;
}

interface Message {
  readonly methodId: number;
  readonly callbackId?: string;
  readonly callbackFunction?: string;
  readonly eventCallbackFunction?: string;
  readonly params: { id: number; apiArgs: unknown[][]; keys: string[]; values: unknown[] };
}

const CALL = { category: 1, type: 1000, errorsAsArguments: 4 };

export function openPane(options: PaneOptions): Pane {
  const { container, url, switches, settings, log } = options;
  const events = new Map<number, { callback: string; id: string }>();
  const calls = new Map<number, { answer: (answer: Answer) => void; message: string }>();
  const watched = new Set<string>();
  const kept = references();
  let [nextCall, nextMessage, underWay] = [1, 1, 0];
  let [applying, functionsReady, listed, closed] = [false, false, false, false];
  let unsent: number[] = [];

  const frame = document.createElement('iframe');
  // office.js for Mac tells no theme; the page goes by the system's, which a frame takes from its own element.
  frame.style.colorScheme = options.theme;
  frame.title = options.title;
  // office.js looks here for the host it is in; 3 = shared runtime with custom functions.
  frame.name = JSON.stringify({ hostInfo: `Excel$Mac$16.01$${options.language}$$$disableLogging$3` });
  const invoke = (path: string, ...args: unknown[]): void =>
    frame.contentWindow?.postMessage({ agaveCall: [path, ...args] }, location.origin);
  const push = (entries: unknown[]): void => {
    const handler = events.get(MESSAGE.richApi);
    if (handler) invoke(handler.callback, handler.id, [entries, MESSAGE.richApi]);
  };
  const send = (): void => {
    const ids = unsent.filter((id) => calls.has(id));
    unsent = [];
    if (ids.length > 0)
      push(ids.map((id) => [CALL.category, CALL.type, '', calls.get(id)?.message, nextMessage++, false]));
  };
  const answer = (id: number, result: Answer): null => {
    calls.get(id)?.answer(result);
    calls.delete(id);
    return null;
  };

  const newObjects: Readonly<Record<string, () => WireObject>> = {
    'Microsoft.ExcelServices.CustomFunctions': () =>
      wireObject('CustomFunctions', {
        methods: {
          _SetOsfControlContainerReadyForCustomFunctions: () => {
            functionsReady = true;
            unsent = [...calls.keys()];
            setTimeout(send, 0);
          },
          // Feature 2 is the shorter wait before results are handed over.
          _GetEnabledFeatures: () => [2],
          SetInvocationArrayResults: (rows: [number, boolean, unknown, number?][]) =>
            void rows.forEach(([id, ok, value, code]) => answer(id, { ok, value, code: code ?? undefined })),
          SetInvocationResults: (
            rows: { id: number; failed?: boolean; value: unknown; errorCode?: number }[],
          ) =>
            void rows.forEach((row) =>
              answer(row.id, { ok: !row.failed, value: row.value, code: row.errorCode }),
            ),
        },
      }),
    'Microsoft.InternalService.AddinInternalService': () =>
      wireObject('AddinInternalService', { methods: { NotifyActionHandlerReady: () => null } }),
  };

  function execute(body: string): unknown {
    const request = JSON.parse(body) as Request;
    // What the add-in's functions give back does not pass through the edit of a cell or a slow line here.
    const results = Object.values(request.ObjectPaths).some(({ Name }) => Name in newObjects);
    const note = (kind: LogEntry['kind'], bytes: number): void =>
      void log.push({ kind, actions: request.Actions.length, bytes });
    const refusal = results ? 0 : refusalOf(switches);
    if (refusal) {
      note('refused', 0);
      return [[refusal, ['', '']]];
    }
    applying = true;
    try {
      const model = options.model();
      model.watched = watched;
      const response = JSON.stringify(
        processQuery(request, { root: model.root, references: kept, newObjects }),
      );
      const bytes = new TextEncoder().encode(response).length;
      const tooLarge = bytes > switches.responseLimit;
      note(results ? 'results' : tooLarge ? 'refused' : 'query', bytes);
      if (tooLarge) return [[REFUSAL.responseTooLarge, ['', '']]];
      listed = request.Actions.some(
        ({ QueryInfo, ObjectPathId }) =>
          QueryInfo && request.ObjectPaths[ObjectPathId]?.Name === 'Worksheets',
      );
      return [[0, 200, [], response]];
    } finally {
      applying = false;
    }
  }

  const answers: Readonly<Record<number, (message: Message) => unknown>> = {
    [MESSAGE.context]: () => appContext(settings, switches, options.language),
    [MESSAGE.register]: ({ params, callbackId, eventCallbackFunction }) => {
      events.set(params.id, { callback: eventCallbackFunction ?? '', id: callbackId ?? '' });
      return [0];
    },
    [MESSAGE.unregister]: ({ params }) => {
      events.delete(params.id);
      return [0];
    },
    [MESSAGE.settings]: ({ params }) => {
      log.push({ kind: 'settings', actions: 1, bytes: 0 });
      if (switches.settingsRefused) return [REFUSAL.settings];
      if (switches.broken) return [REFUSAL.session];
      for (const key of Object.keys(settings)) delete settings[key];
      params.keys.forEach((key, i) => (settings[key] = params.values[i]));
      return [0];
    },
    [MESSAGE.execute]: ({ params }) =>
      params.id === MESSAGE.richApiRequest
        ? execute(params.apiArgs[0]?.[4] as string)
        : [[REFUSAL.failed, ['', '']]],
  };

  const onMessage = async (event: MessageEvent<{ agave?: string; agaveLoaded?: true }>): Promise<void> => {
    if (event.source !== frame.contentWindow || event.origin !== location.origin) return;
    if (event.data?.agaveLoaded) {
      events.clear();
      watched.clear();
      functionsReady = false;
    }
    if (!event.data?.agave) return;
    const message = JSON.parse(event.data.agave) as Message;
    underWay++;
    if (message.methodId === MESSAGE.execute && switches.delay > 0) await pause(switches.delay);
    while (switches.editing && waitsForCell(message, switches) && !closed) await pause(50);
    const reply = answers[message.methodId]?.(message) ?? [REFUSAL.failed];
    underWay--;
    if (listed) options.onListed();
    listed = false;
    if (message.callbackId) invoke(message.callbackFunction ?? '', message.callbackId, reply);
  };
  addEventListener('message', onMessage);
  frame.src = url;
  container.append(frame);

  return {
    frame,
    isApplying: () => applying,
    waiting: () => underWay,
    close: () => {
      closed = true;
      removeEventListener('message', onMessage);
      for (const id of [...calls.keys()]) answer(id, { ok: false, value: '', code: 9 });
      frame.remove();
    },
    callFunction: (name, args, address) =>
      new Promise((resolve) => {
        const id = nextCall++;
        const message = JSON.stringify([id, name, args, address, CALL.errorsAsArguments, null]);
        calls.set(id, { answer: resolve, message });
        if (functionsReady && unsent.push(id) === 1) setTimeout(send, 0);
      }),
    tell: (what, type, target, details) => {
      if (watched.has(what) && !switches.broken)
        push([[65536, type, target, JSON.stringify(details), nextMessage++, false]]);
    },
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const waitsForCell = ({ methodId, params }: Message, { editingWaits }: Switches): boolean =>
  editingWaits && methodId === MESSAGE.execute && Boolean(Number(params.apiArgs[0]?.[6]) & WAITS_FOR_CELL);

function refusalOf({ broken, editing, requestTooLarge, busy }: Switches): number {
  if (broken) return REFUSAL.session;
  if (editing) return REFUSAL.editing;
  if (requestTooLarge) return REFUSAL.requestTooLarge;
  return busy ? REFUSAL.busy : 0;
}
