import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bare, idsIn } from './judge.mjs';

/**
 * @typedef {'passed' | 'failed' | 'skipped'} Outcome
 * @typedef {{ file: string, title: string, outcome: Outcome }} Ran A test that was run or passed over, or a step of one; the title begins with those of its suites.
 */

const fromVitest = { passed: 'passed', failed: 'failed' };

/** @returns {Ran[]} */
function vitestTests({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: relative(process.cwd(), name),
      title: fullName.trim(),
      outcome: fromVitest[status] ?? 'skipped',
    })),
  );
}

// Tests are retried on CI only, and `npm test` prints how many needed a retry.
const fromPlaywright = { expected: 'passed', unexpected: 'failed', flaky: 'passed' };

/**
 * A test whose steps carry numbers (`test.step('§2.52 …')`) is judged step by step: a failed step does not fail the others. A number of the
 * title whose step was not reached is skipped. A failure outside the steps fails them all.
 * @returns {Ran[]}
 */
function stepByStep(ran, steps) {
  const marked = steps.filter(({ title }) => idsIn(title).length > 0);
  if (marked.length === 0 || ran.outcome === 'skipped') return [ran];
  const isOutside = ran.outcome === 'failed' && marked.every(({ error }) => error === undefined);
  const reached = new Set(marked.flatMap(({ title }) => idsIn(title)));
  const missed = idsIn(ran.title).filter((id) => !reached.has(id));
  const words = bare(ran.title);
  return [
    ...marked.map(({ title, error }) => ({ ...ran, title: `${words}: ${title}`, outcome: isOutside || error ? 'failed' : 'passed' })),
    ...missed.map((id) => ({ ...ran, title: `§${id} ${words}`, outcome: isOutside ? 'failed' : 'skipped' })),
  ];
}

/** @returns {Ran[]} */
function playwrightTests(suite, above = []) {
  const specs = (suite.specs ?? []).flatMap(({ file, title, tests }) =>
    tests.flatMap(({ status, results }) =>
      stepByStep(
        { file: join('tests', file), title: [...above, title].join(' '), outcome: fromPlaywright[status] ?? 'skipped' },
        results?.at(-1)?.steps ?? [],
      ),
    ),
  );
  // The outermost suite is the file.
  const within = (suites, titles) => (suites ?? []).flatMap((inner) => playwrightTests(inner, [...titles, inner.title]));
  return [...specs, ...within(suite.suites, above)];
}

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Every test in `unit.json` (vitest) and `browser.json` (Playwright) of a folder. @returns {Ran[]} */
export function testsIn(folder) {
  const [unit, browser] = ['unit.json', 'browser.json'].map((name) => join(folder, name));
  return [
    ...(existsSync(unit) ? vitestTests(read(unit)) : []),
    ...(existsSync(browser) ? read(browser).suites.flatMap((file) => playwrightTests(file)) : []),
  ];
}
