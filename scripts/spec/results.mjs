import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * @typedef {'passed' | 'failed' | 'skipped'} Outcome
 * @typedef {{ file: string, title: string, outcome: Outcome }} Ran A test that was run, or passed over; the title begins with those of its suites.
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

// A second try is given on CI alone, and `npm test` prints how many needed one.
const fromPlaywright = { expected: 'passed', unexpected: 'failed', flaky: 'passed' };

/** @returns {Ran[]} */
function playwrightTests(suite, above = []) {
  const specs = (suite.specs ?? []).flatMap(({ file, title, tests }) =>
    tests.map(({ status }) => ({
      file: join('tests', file),
      title: [...above, title].join(' '),
      outcome: fromPlaywright[status] ?? 'skipped',
    })),
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
