/** How texts of cells are compared: as a reader of the sheet would, not as bytes. */

/** Trimmed, every run of blanks (no-break spaces too) one space, in Unicode NFC; upper and lower case kept. */
export const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/**
 * The form in which two texts are the same name: tidied, without regard to case.
 * `aa` and `å` stay different letters: in Danish names they are.
 */
export function fold(text: string): string {
  // Plain small letters and single spaces, the common case of a large sheet, are already folded.
  if (/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(text)) return text;
  return tidy(text).toLowerCase().normalize('NFC');
}

export const sameText = (a: string, b: string): boolean => fold(a) === fold(b);

/** The items of a cell that lists several, separated by `;`, `/` or `,`: tidied, empty ones left out. */
export const listedIn = (text: string): string[] =>
  text
    .split(/[;/,]/u)
    .map(tidy)
    .filter((item) => item !== '');
