import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** @typedef {import("./slowest.mjs").Timed} Timed */

/** @returns {Timed[]} */
const vitestTimes = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      seconds: (duration ?? 0) / 1000,
      file: relative(process.cwd(), name),
      title: fullName.trim(),
    })),
  );

/** @returns {Timed[]} */
const playwrightTimes = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ results }) => ({
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      file: join('tests', file),
      title,
    })),
  ),
  ...suites.flatMap(playwrightTimes),
];

/** The slowest tests of `unit.json` (vitest) and `browser.json` (Playwright) in a folder, slowest first. @returns {Timed[]} */
export function slowestIn(folder, count) {
  const timesIn = (name, timesOf) => {
    const path = join(folder, name);
    return existsSync(path) ? timesOf(JSON.parse(readFileSync(path, 'utf8'))) : [];
  };
  return [...timesIn('unit.json', vitestTimes), ...timesIn('browser.json', playwrightTimes)]
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count);
}
