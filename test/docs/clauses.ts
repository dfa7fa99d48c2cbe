/** The clauses of the rulebook, read off its Danish text: each § with its letters and how many numbers each has. */
const BOOK: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '301': { A: 0, B: 2, C: 3, D: 2, E: 4 },
  '302': { A: 2, B: 0, C: 0 },
  '303': { A: 3, B: 2, C: 3 },
  '304': { A: 2, B: 3, C: 3, D: 0, E: 0 },
  '305': { A: 5, B: 3, C: 3 },
  '306': { A: 2, B: 3, C: 2 },
  '307': { A: 4, B: 4, C: 2, D: 0, E: 0, F: 3 },
  '308': { A: 5, B: 2 },
  '321': { A: 2, B: 3, C: 4, D: 2, E: 0, F: 2 },
  '322': { A: 5, B: 2, C: 5, D: 4 },
  '323': { A: 4, B: 3, C: 3, D: 3, E: 2, F: 5 },
  '324': { A: 5, B: 0, C: 3, D: 0 },
  '325': { A: 5, B: 2, C: 2, D: 3 },
  '326': { A: 3, B: 4, C: 4 },
  '327': { A: 2, B: 2, C: 4, D: 3 },
  '328': { A: 3 },
  '331': { A: 0, B: 2, C: 5, D: 2, E: 3, F: 6 },
  '332': { A: 3, B: 4, C: 2, D: 4, E: 5 },
  '333': { A: 5, B: 5, C: 3 },
  '334': { A: 2, B: 4, C: 2, D: 2 },
  '341': { A: 2, B: 6 },
  '342': { A: 2, B: 6, C: 3, D: 3, E: 2, F: 2, G: 2 },
  '343': { A: 2, B: 0, C: 0, D: 0 },
  '344': { A: 2, B: 2, C: 0, D: 0 },
  '351': { A: 3, B: 2, C: 3, D: 0, E: 2, F: 3, G: 3, H: 4 },
  '352': { A: 5, B: 0, C: 2, D: 1 },
  '353': { A: 2, B: 3, C: 2, D: 2 },
  '354': { A: 2, B: 2, C: 0, D: 0 },
  '361': { A: 3, B: 3, C: 3, D: 3 },
  '362': { A: 2, B: 5 },
  '363': { A: 3, B: 2 },
  '364': { A: 3, B: 4, C: 2, D: 2 },
  '365': { A: 3, B: 4, C: 0, D: 0 },
};

/** Every clause down to its number: 301A, 301B1, 301B2, ... */
export const CLAUSES: readonly string[] = Object.entries(BOOK).flatMap(([section, letters]) =>
  Object.entries(letters).flatMap(([letter, numbers]) =>
    numbers === 0
      ? [`${section}${letter}`]
      : Array.from({ length: numbers }, (_, index) => `${section}${letter}${index + 1}`),
  ),
);

/** The clauses that a citation stands for: `322B-D` is 322B, 322C and 322D, and `301C2, 301D2` is two. */
export const cited = (citation: string): string[] =>
  citation.split(', ').flatMap((part) => {
    const [, before = '', first = '', last] =
      /^(.*?)([0-9]|[A-Za-z])(?:-([0-9]|[A-Za-z]))?$/u.exec(part) ?? [];
    if (last === undefined) return [part];
    const from = first.charCodeAt(0);
    return Array.from({ length: last.charCodeAt(0) - from + 1 }, (_, index) =>
      before.concat(String.fromCharCode(from + index)),
    );
  });
