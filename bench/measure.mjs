// Measures as ratios within one run, so that the machine matters little: the best of several rounds of each side.

/**
 * Milliseconds of the fastest of `rounds` runs.
 * @param {() => unknown} run
 * @param {number} rounds
 */
export function fastest(run, rounds) {
  let best = Infinity;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    run();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

/**
 * @param {string} name
 * @param {() => unknown} ours
 * @param {() => unknown} theirs
 * @param {number} aim
 * @param {number} [rounds]
 */
export function ratio(name, ours, theirs, aim, rounds = 15) {
  fastest(ours, 3);
  fastest(theirs, 3);
  const [a, b] = [fastest(ours, rounds), fastest(theirs, rounds)];
  console.log(
    `${name}: ${(a / b).toFixed(2)} (aim: at most ${aim}; ${a.toFixed(2)} ms against ${b.toFixed(2)} ms)`,
  );
}
