/** Clauses whose planted faults are all found, and nothing beside them. */
export const covered: readonly string[] = ['303C1', '304A2a'];

/** Chapters whose kinds of sheets are recognised, and in which nothing is found when nothing is wrong. */
export const clean: readonly string[] = ['division rosters'];
