// `npm run test:long`: the tests that `npm test` leaves out because it has a short form of each: files named *.long.test.ts, browser tests
// with the tag @long, and axe in all views. `.ci/run` runs both commands. Ends with what failed.
import { mkdirSync, rmSync } from 'node:fs';
import { buildIfStale } from './build-if-stale.mjs';
import { ensureChromium, findChromiumShell } from './chromium.mjs';
import { leave } from './leave.mjs';
import { failuresOf, out, step } from './reports/step.mjs';

buildIfStale();
mkdirSync(out, { recursive: true });
const chromium = ensureChromium();
/** The settings of `vitest.config.ts` and `playwright.config.ts` for the long forms, and where their report goes. */
const envOf = (report, settings) => ({
  CHROMIUM_PATH: chromium,
  CHROMIUM_SHELL_PATH: findChromiumShell() ?? chromium,
  PLAYWRIGHT_JSON_OUTPUT_NAME: `${out}/${report}.json`,
  ...settings,
});
const long = { TESTS: 'long' };
const runs = [
  [
    'Long unit and server tests',
    'long-unit',
    long,
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${out}/long-unit.json`],
  ],
  ['Long browser tests', 'long-browser', { ...long, AXE: 'all' }, ['node_modules/@playwright/test/cli.js', 'test']],
  // Without the long forms, which the run before has shown to axe.
  ['Browser tests that axe looks at', 'axe', { TESTS: '' }, ['scripts/axe.mjs']],
];
const steps = [];
for (const [name, report, settings, args] of runs) {
  // A runner that crashes writes none.
  rmSync(`${out}/${report}.json`, { force: true });
  steps.push(await step(name, args, { isLive: true, report, env: envOf(report, settings) }));
}
for (const line of failuresOf(steps)) console.log(line);
leave(steps.every(({ isWell }) => isWell) ? 0 : 1);
