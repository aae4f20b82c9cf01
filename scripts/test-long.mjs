// `npm run test:long`: the tests that `npm test` leaves out because it has a short form of each: files named *.long.test.ts, browser tests
// with the tag @long, and axe in all views. `.ci/run` runs both commands.
import { spawnSync } from 'node:child_process';
import { buildIfStale } from './build-if-stale.mjs';
import { ensureChromium, findChromiumShell } from './chromium.mjs';

buildIfStale();
const chromium = ensureChromium();
const env = { ...process.env, CHROMIUM_PATH: chromium, CHROMIUM_SHELL_PATH: findChromiumShell() ?? chromium };
/** The settings of `vitest.config.ts` and `playwright.config.ts` for the long forms. */
const long = { TESTS: 'long' };
const runs = [
  [long, 'node_modules/vitest/vitest.mjs', 'run'],
  [{ ...long, AXE: 'all' }, 'node_modules/@playwright/test/cli.js', 'test'],
  // Without the long forms, which the run before has shown to axe.
  [{ TESTS: '' }, 'scripts/axe.mjs'],
];
const failed = runs.filter(
  ([settings, ...args]) => spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...env, ...settings } }).status !== 0,
);
process.exit(failed.length === 0 ? 0 : 1);
