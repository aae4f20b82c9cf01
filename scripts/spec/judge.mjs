/** `§2.14` in a test's title: the test proves statement 2.14. */
const token = /§(\d+\.\d+)/g;

export const idsIn = (title) => [...title.matchAll(token)].map(([, id]) => id);

/** A title without its numbers. */
export const bare = (title) => title.replace(/§\d+\.\d+\s*/g, '').trim();

/** The tests' verdict on one statement; a skipped test proves nothing. */
function verdictOf(tests) {
  if (tests.some((test) => test.outcome === 'failed')) return 'FAIL';
  return tests.some((test) => test.outcome === 'passed') ? 'pass' : 'NO TEST';
}

/** Statements with their tests and verdicts, and tests whose token names no statement. */
export function judge(statements, tests) {
  const known = new Set(statements.map(({ id }) => id));
  const rows = statements.map((statement) => {
    const own = tests.filter(({ title }) => idsIn(title).includes(statement.id));
    return { ...statement, tests: own, verdict: verdictOf(own) };
  });
  const strays = tests.filter(({ title }) => idsIn(title).some((id) => !known.has(id)));
  return { rows, strays };
}
