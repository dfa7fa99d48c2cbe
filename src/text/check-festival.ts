/** Findings of the festival's knock-outs. */
export interface FestivalCheckMessages {
  noPlace: { readonly team: string };
  lastPlace: { readonly team: string; readonly place: number };
  choosersMeet: { readonly team: string; readonly other: string };
  chosenAlready: { readonly team: string; readonly address: string };
  chosenTwice: { readonly n: number };
  choseSelf: Record<never, never>;
  semiNotChosen: { readonly home: string; readonly away: string };
  notWinner: { readonly actual: string; readonly expected: string };
  isOut: { readonly team: string; readonly other: string };
  noThirdPlace: Record<never, never>;
  knockoutBoards: { readonly actual: number; readonly expected: number; readonly clause: string };
  miniQuarter: { readonly home: number; readonly away: number };
  miniSemi: { readonly home: number; readonly away: number };
  miniFinal: { readonly team: string; readonly won: boolean; readonly side: 'A' | 'B' };
  miniWinner: { readonly actual: string; readonly expected: string; readonly level: boolean };
  miniDrawn: { readonly team: string };
  miniRow: { readonly team: string; readonly won: boolean; readonly side: 'A' | 'B' };
}
