/** Clauses whose planted faults are all found, and nothing beside them. */
export const covered: readonly string[] = ['303C1', '304A2a'];
