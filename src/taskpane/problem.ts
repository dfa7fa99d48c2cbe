import { HostError } from '../excel/host';

/** Whatever was thrown, in terms that the pane has a sentence for. */
export const asHostError = (error: unknown): HostError =>
  error instanceof HostError
    ? error
    : new HostError('unknown', error instanceof Error ? error.message : String(error));
