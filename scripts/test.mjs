// The one test command: style, types, build and, as soon as there is a build, every test, those in a real Chromium beside the others; then a
// check that each statement of the specification has a green test. Ends with the ten slowest tests and one line of counts.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium, findChromiumShell } from './chromium.mjs';
import { slowestIn } from './durations/slowest.mjs';

const out = 'test-results';
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const begun = Date.now();
const secondsSince = (start) => Math.round((Date.now() - start) / 1000);

/**
 * Runs a step and returns whether it succeeded. Its output is printed at its end in one piece, because another step may run beside it;
 * `isLive`: at once.
 */
function step(name, args, { env = {}, isLive = false } = {}) {
  const start = Date.now();
  if (isLive) console.log(`\n▶ ${name}`);
  const stdio = isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'];
  const child = spawn(process.execPath, args, { stdio, env: { ...process.env, ...env } });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => said.push(text));
  return new Promise((resolve) => {
    child.on('close', (status) => {
      if (!isLive) process.stdout.write(Buffer.concat([Buffer.from(`\n▶ ${name}\n`), ...said]));
      console.log(`  ${name}: ${status === 0 ? 'done' : 'FAILED'} in ${secondsSince(start)} s`);
      resolve(status === 0);
    });
  });
}

const bin = (path) => `node_modules/${path}`;

let chromium;
try {
  chromium = ensureChromium();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const checks = Promise.all([
  step('Style', [bin('@biomejs/biome/bin/biome'), 'check', '.']),
  step('Types', [bin('typescript/bin/tsc')]),
  step('Types of the worker', [bin('typescript/bin/tsc'), '-p', 'sw']),
]);
if (!(await step('Build', ['scripts/build.mjs']))) process.exit(1);

// Browser tests wait for states half of their time; checks and other tests use the cores meanwhile.
const [checked, unit, browser] = await Promise.all([
  checks,
  step('Unit and server tests', [
    bin('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${out}/unit.json`,
  ]),
  step('Browser tests', [bin('@playwright/test/cli.js'), 'test'], {
    isLive: true,
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
for (const { seconds, file, title } of slowestIn(out, 10))
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${file}: ${title.length > 90 ? `${title.slice(0, 89)}…` : title}`);

const read = (name) => JSON.parse(readFileSync(`${out}/${name}.json`, 'utf8'));
const u = read('unit');
const b = read('browser').stats;
console.log(
  `\n${u.numPassedTests + b.expected + b.flaky} passed, ${u.numFailedTests + b.unexpected} failed, ${u.numPendingTests + b.skipped} skipped, in ${secondsSince(begun)} s`,
);
process.exit(!checked.includes(false) && unit && browser && spec && traps ? 0 : 1);
