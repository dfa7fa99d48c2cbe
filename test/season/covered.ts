/** Clauses whose planted faults are all found, and nothing beside them. */
export const covered: readonly string[] = [
  '301A',
  '301C3',
  '303A2',
  '303B1',
  '303C1',
  '303C3a',
  '303C3b',
  '303C3d',
  '321C1',
  '321C2a',
  '321D1',
  '321F2',
  '324A4',
  '304A2a',
  '351C',
  '351C1',
  '351C2',
  '351C3',
  '352A3',
  '352A3a',
  '352A3b',
];

/** Chapters whose kinds of sheets are recognised, and in which nothing is found when nothing is wrong. */
export const clean: readonly string[] = [
  'division rosters',
  'seats, open pairs',
  'seats, open pairs, a crowded district',
  'seats, mixed pairs',
  'seats, women pairs',
  'seats, veterans',
];
