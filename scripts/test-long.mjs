// `npm run test:long`: the tests that `npm test` leaves out because it has a short form of each: files named *.long.test.ts, browser tests
// with the tag @long, and axe in all views. `.ci/run` runs both commands.
import { spawnSync } from 'node:child_process';
import { buildIfStale } from './build-if-stale.mjs';
import { ensureChromium, findChromiumShell } from './chromium.mjs';

buildIfStale();
const chromium = ensureChromium();
const env = { ...process.env, TESTS: 'long', CHROMIUM_PATH: chromium, CHROMIUM_SHELL_PATH: findChromiumShell() ?? chromium };
const runs = [['node_modules/vitest/vitest.mjs', 'run'], ['node_modules/@playwright/test/cli.js', 'test'], ['scripts/axe.mjs']];
const failed = runs.filter((args) => spawnSync(process.execPath, args, { stdio: 'inherit', env }).status !== 0);
process.exit(failed.length === 0 ? 0 : 1);
