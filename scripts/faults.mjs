// `npm run faults -- [nemesis | crash | disk | clock | herd] [--seed N] [--count N]`: without a name, the first two. The nemesis lets a
// learner take papers under faults of every kind and checks the result; the crash runs kill the browser during a tap, many times. The same
// seed makes the same schedule. `disk` fills a small file system under the browser's profile; it mounts one, which needs root, and is
// skipped without root. `clock` sets the wall clock of a whole browser by hours; it compiles a library, which needs a C compiler, and is
// skipped without one. The herd lets thousands (`--count`) run out of time in the same second, on a virtual clock. Histories are kept in
// test-results/faults.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { buildIfStale } from './build-if-stale.mjs';
import { ensureChromium } from './chromium.mjs';

/** The herd runs in vitest; the others run in Chromium. */
const herd = 'herd';
const suites = { nemesis: 'tests/faults/nemesis', crash: 'tests/faults/crash' };
/** Suites that only some machines allow; a Playwright project of its own, outside `npm test`. */
const machine = { disk: 'tests/faults/machine/disk', clock: 'tests/faults/machine/clock' };
const options = { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '100' } };
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const unknown = positionals.filter((name) => !(name in suites) && !(name in machine) && name !== herd);
if (unknown.length > 0 || !(Number(values.count) > 0) || Number.isNaN(Number(values.seed))) {
  console.error('npm run faults -- [nemesis | crash | disk | clock | herd] [--seed N] [--count N]');
  process.exit(1);
}

function run(args, env) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}

if (positionals.includes(herd)) {
  run(['node_modules/vitest/vitest.mjs', 'run', 'tests/faults/herd'], { HERD: values.count });
  if (positionals.length === 1) process.exit(0);
}

buildIfStale();
const env = { CHROMIUM_PATH: ensureChromium(), FAULT_SEED: values.seed, FAULT_RUNS: values.count };
const playwright = 'node_modules/@playwright/test/cli.js';
const named = (of) => positionals.filter((name) => name in of).map((name) => of[name]);
const wanted = positionals.length === 0 ? Object.values(suites) : named(suites);
if (wanted.length > 0) run([playwright, 'test', ...wanted], env);
const ofMachine = named(machine);
if (ofMachine.length > 0) run([playwright, 'test', ...ofMachine], { ...env, MACHINE: 'on' });
