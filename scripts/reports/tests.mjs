import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** @typedef {import("./tests.mjs").Tested} Tested */

const pathOf = (name) => relative(process.cwd(), name);

/** Vitest's report. A file that failed outside its tests, as one that cannot be loaded, counts as a test without a title. @returns {Tested[]} */
const vitestTests = ({ testResults }) =>
  testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const tests = assertionResults.map(({ fullName, duration, status, failureMessages = [] }) => ({
      seconds: (duration ?? 0) / 1000,
      file: pathOf(name),
      title: fullName.trim(),
      hasFailed: status === 'failed',
      messages: failureMessages,
    }));
    if (status !== 'failed' || tests.some(({ hasFailed }) => hasFailed)) return tests;
    return [...tests, { seconds: 0, file: pathOf(name), title: '', hasFailed: true, messages: [message] }];
  });

/** Playwright's report: every try counts for the time, the last one for the outcome. @returns {Tested[]} */
const playwrightTests = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      file: join('tests', file),
      title,
      hasFailed: status === 'unexpected',
      messages: results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)),
    })),
  ),
  ...suites.flatMap(playwrightTests),
];

/** The tests in a report's file, a missing one's none. @returns {Tested[]} */
function testsOf(path) {
  if (!existsSync(path)) return [];
  const report = JSON.parse(readFileSync(path, 'utf8'));
  return 'testResults' in report ? vitestTests(report) : playwrightTests(report);
}

/** The slowest tests of the reports in a folder, slowest first. @returns {Tested[]} */
export const slowestIn = (folder, names, count) =>
  names
    .flatMap((name) => testsOf(join(folder, `${name}.json`)))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count);

/** The tests of one report that failed. @returns {Tested[]} */
export const failedIn = (folder, name) => testsOf(join(folder, `${name}.json`)).filter(({ hasFailed }) => hasFailed);
