import { HostError, type HostProblemCode } from './host';

/** Excel's error codes that mean something to the user. Everything else is `unknown`, with Excel's own text. */
const meanings: Readonly<Record<string, HostProblemCode>> = {
  InvalidOperationInCellEditMode: 'editing',
  RequestPayloadSizeLimitExceeded: 'too-large',
  ResponsePayloadSizeLimitExceeded: 'too-large',
  RangeExceedsLimit: 'too-large',
  OperationCellsExceedLimit: 'too-large',
  ActivityLimitReached: 'busy',
  RequestAborted: 'busy',
  Timeout: 'busy',
  ItemNotFound: 'gone',
  InvalidReference: 'gone',
  AccessDenied: 'protected',
  ConnectionFailure: 'connection',
  // What Excel on the web gives once its session with the server is lost.
  InvalidOrTimedOutSession: 'connection',
  ServiceNotAvailable: 'connection',
  Unauthenticated: 'connection',
};

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Any failure of a request to Excel, as one of ours. */
export function hostError(error: unknown): HostError {
  if (error instanceof HostError) return error;
  const code = codeOf(error);
  const text = error instanceof Error ? error.message : String(error);
  return new HostError(meanings[code] ?? 'unknown', [code, text].filter(Boolean).join(': '));
}

/** Runs a batch; a failure comes out as a `HostError`. Reads wait for a cell that is being edited. */
export async function run<T>(batch: (context: Excel.RequestContext) => Promise<T>): Promise<T> {
  try {
    return await Excel.run({ delayForCellEdit: true }, batch);
  } catch (error) {
    throw hostError(error);
  }
}
