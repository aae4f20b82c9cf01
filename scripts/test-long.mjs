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
/** Runs a runner of tests with these settings; `report` names its report, which a runner that crashes does not write. */
function run(name, report, settings, args, { isLive = false } = {}) {
  rmSync(`${out}/${report}.json`, { force: true });
  const env = {
    CHROMIUM_PATH: chromium,
    CHROMIUM_SHELL_PATH: findChromiumShell() ?? chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${out}/${report}.json`,
    ...settings,
  };
  return step(name, args, { isLive, report, env });
}
const long = { TESTS: 'long' };

/** One run after the other: each deletes the pictures that the one before left. */
async function browserTests() {
  const isLive = true;
  return [
    await run('Long browser tests', 'long-browser', { ...long, AXE: 'all' }, ['node_modules/@playwright/test/cli.js', 'test'], { isLive }),
    // Without the long forms, which the run before has shown to axe.
    await run('Browser tests that axe looks at', 'axe', { TESTS: '' }, ['scripts/axe.mjs'], { isLive }),
  ];
}

// Browser tests wait for states half of their time; the others use the cores meanwhile.
const [browser, others] = await Promise.all([
  browserTests(),
  run('Long unit and server tests', 'long-unit', long, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${out}/long-unit.json`,
  ]),
]);
const steps = [...browser, others];
for (const line of failuresOf(steps)) console.log(line);
leave(steps.every(({ isWell }) => isWell) ? 0 : 1);
