/** The runtime's global, as its type declarations have it. */
export enum ErrorCode {
  invalidValue = '#VALUE!',
  notAvailable = '#N/A',
  divisionByZero = '#DIV/0!',
  invalidNumber = '#NUM!',
  nullReference = '#NULL!',
  invalidName = '#NAME?',
  invalidReference = '#REF!',
}

export class CustomFunctionsError extends Error {
  constructor(
    readonly code: ErrorCode,
    message?: string,
  ) {
    super(message ?? '');
  }
}

export const associated = new Map<string, (...args: unknown[]) => unknown>();

(globalThis as Record<string, unknown>)['CustomFunctions'] = {
  Error: CustomFunctionsError,
  ErrorCode,
  associate: (id: string, implementation: (...args: unknown[]) => unknown) =>
    associated.set(id, implementation),
};

/** In which language the host shows its own words. */
export const showIn = (tag: string): void => {
  (globalThis as Record<string, unknown>)['Office'] = { context: { displayLanguage: tag } };
};
