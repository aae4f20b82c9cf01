// The one test command: style, types, build, then every test, those in a real Chromium included, and whether each statement of the
// specification has a green one. Ends with one line of counts.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium, findChromiumShell } from './chromium.mjs';

const out = 'test-results';
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

function step(name, args, env = {}) {
  const start = Date.now();
  console.log(`\n▶ ${name}`);
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  console.log(`  ${status === 0 ? 'done' : 'FAILED'} in ${Math.round((Date.now() - start) / 1000)} s`);
  return status === 0;
}

const bin = (path) => `node_modules/${path}`;

function mustPass(...args) {
  if (!step(...args)) process.exit(1);
}

let chromium;
try {
  chromium = ensureChromium();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

mustPass('Style', [bin('@biomejs/biome/bin/biome'), 'check', '.']);
mustPass('Types', [bin('typescript/bin/tsc')]);
mustPass('Types of the worker', [bin('typescript/bin/tsc'), '-p', 'sw']);
mustPass('Build', ['scripts/build.mjs']);

const unit = step('Unit and server tests', [
  bin('vitest/vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${out}/unit.json`,
]);
const browser = step('Browser tests', [bin('@playwright/test/cli.js'), 'test'], {
  CHROMIUM_PATH: chromium,
  CHROMIUM_SHELL_PATH: findChromiumShell() ?? chromium,
  PLAYWRIGHT_JSON_OUTPUT_NAME: `${out}/browser.json`,
});
const spec = step('Statements of the specification', ['scripts/spec.mjs', '--brief', '--table-only', out]);

const traps = step('Ways to lose an exam', ['scripts/traps.mjs', '--brief', '--table-only', out]);

const read = (name) => JSON.parse(readFileSync(`${out}/${name}.json`, 'utf8'));
const u = read('unit');
const b = read('browser').stats;
console.log(
  `\n${u.numPassedTests + b.expected + b.flaky} passed, ${u.numFailedTests + b.unexpected} failed, ${u.numPendingTests + b.skipped} skipped`,
);
process.exit(unit && browser && spec && traps ? 0 : 1);
