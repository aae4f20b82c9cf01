// The one test command: style, types, build and, as soon as there is a build, every test, those in a real Chromium beside the others; then a
// check that each statement of the specification has a green test. Ends with the ten slowest tests, what failed, and one line of counts.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium, findChromiumShell } from './chromium.mjs';
import { leave } from './leave.mjs';
import { failuresOf, out, secondsSince, step } from './reports/step.mjs';
import { slowestIn } from './reports/tests.mjs';

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const begun = Date.now();
const bin = (path) => `node_modules/${path}`;

let chromium;
try {
  chromium = ensureChromium();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

/** Left to itself the compiler checks in four parts, each of which reads the types of the others again: a quarter of its work. Here no core is idle. */
const types = [bin('typescript/bin/tsc'), '--checkers', '1'];
/** Nearly all that the compiler makes it needs to its end: to look for garbage four times as seldom takes a fifth of its CPU away and 0.3 GB more. */
const typesEnv = { GOGC: '400' };

const checks = Promise.all([
  step('Style', [bin('@biomejs/biome/bin/biome'), 'check', '.']),
  step('Types', types, { env: typesEnv }),
  step('Types of the worker', [...types, '-p', 'sw'], { env: typesEnv }),
]);
if (!(await step('Build', ['scripts/build.mjs'])).isWell) process.exit(1);

// Browser tests wait for states half of their time; checks and other tests use the cores meanwhile.
const [checked, ...tested] = await Promise.all([
  checks,
  step(
    'Unit and server tests',
    [bin('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${out}/unit.json`],
    {
      report: 'unit',
    },
  ),
  step('Browser tests', [bin('@playwright/test/cli.js'), 'test'], {
    isLive: true,
    report: 'browser',
    env: {
      CHROMIUM_PATH: chromium,
      CHROMIUM_SHELL_PATH: findChromiumShell() ?? chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: `${out}/browser.json`,
    },
  }),
]);
const spec = await step('Statements of the specification', ['scripts/spec.mjs', '--brief', '--table-only', out], { isLive: true });
const traps = await step('Ways to lose an exam', ['scripts/traps.mjs', '--brief', '--table-only', out], { isLive: true });

console.log('\nThe ten slowest tests:');
for (const { seconds, file, title } of slowestIn(out, ['unit', 'browser'], 10))
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${file}: ${title.length > 90 ? `${title.slice(0, 89)}…` : title}`);

const steps = [...checked, ...tested, spec, traps];
for (const line of failuresOf(steps)) console.log(line);

const read = (name) => JSON.parse(readFileSync(`${out}/${name}.json`, 'utf8'));
const u = read('unit');
const b = read('browser').stats;
console.log(
  `\n${u.numPassedTests + b.expected + b.flaky} passed, ${u.numFailedTests + b.unexpected} failed, ${u.numPendingTests + b.skipped} skipped, in ${secondsSince(begun)} s`,
);
leave(steps.every(({ isWell }) => isWell) ? 0 : 1);
