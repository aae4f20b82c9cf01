/** `[trap 40]` or `[trap 40, 41]` in a test's title: the test shows these traps. */
const token = /\[trap ([\d, ]+)\]/g;

export const trapsIn = (title) => [...title.matchAll(token)].flatMap(([, list]) => list.split(',').map(Number));

function verdictOf(tests, reason) {
  if (tests.some((test) => test.outcome === 'failed')) return 'FAIL';
  if (tests.some((test) => test.outcome === 'passed')) return 'pass';
  return reason === undefined ? 'missing' : 'reason';
}

/** Traps with their tests and verdicts, and tests that name an unknown trap. */
export function judgeTraps(traps, tests) {
  const rows = traps.map((trap) => {
    const own = tests.filter(({ title }) => trapsIn(title).includes(trap.number));
    return { ...trap, tests: own, verdict: verdictOf(own, trap.reason) };
  });
  const known = new Set(traps.map(({ number }) => number));
  return { rows, strays: tests.filter(({ title }) => trapsIn(title).some((number) => !known.has(number))) };
}
