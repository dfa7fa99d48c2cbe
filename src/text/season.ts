/** What the line-up's table says of its own cells, before the rule is asked. */
export interface SeasonCellMessages {
  readonly cellMissing: { readonly column: 'table' | 'place' | 'team' };
  readonly tableUnknown: {
    readonly found: string;
    readonly expected: readonly string[];
  };
  readonly placeNotNumber: { readonly found: string };
  readonly columnsWrong: { readonly columns: number };
  readonly tooLateUnmatched: { readonly withdrawn: number; readonly tooLate: number };
}

export type SeasonList = 'standings' | 'qualifiers';
