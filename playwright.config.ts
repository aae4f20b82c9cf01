import { defineConfig } from '@playwright/test';
import type { Browsers } from './tests/e2e/kit/test';

const short = ['e2e/**/*.spec.ts', 'faults/**/*.faults.ts'];
/** Tests that one worker takes one after the other. */
const long = 'e2e/deployment/updates.spec.ts';
/** What asks for the whole of Chromium: a profile that is killed and found again, the installed app, Background Sync that the browser itself starts. */
const whole = ['deployment/install', 'offline/*', 'sitting/real-exam'].map((name) => `e2e/${name}.spec.ts`);

/** Projects that run by a command of their own alone, each chosen by a variable of the environment. */
const apart = {
  MANIFEST: { name: 'manifest', testMatch: 'shots/*.shots.ts', use: { isLight: true } },
  ENGINES: { name: 'engines', testMatch: 'engines/*.engines.ts' },
  MACHINE: { name: 'machine', testMatch: 'faults/machine/*.machine.ts' },
};
const chosen = Object.entries(apart).flatMap(([setting, project]) => (process.env[setting] ? [[project]] : []))[0];

export default defineConfig<object, Browsers>({
  testDir: 'tests',
  // Fault runs are named *.faults.ts: a short form runs with the rest, a long one by `npm run faults`.
  projects: chosen ?? [
    // Begun first, so that the other worker is not idle when all else is done.
    { name: 'long', testMatch: long },
    { name: 'whole', testMatch: [...whole, 'faults/**/*.faults.ts'] },
    { name: 'light', testMatch: short, testIgnore: [long, ...whole, 'faults/**'], use: { isLight: true } },
  ],
  outputDir: 'test-results/browser',
  // Each test has a portal and a browser of its own; two at once is what two cores carry.
  fullyParallel: true,
  workers: 2,
  // A machine that CI shares may stall a browser for seconds: one more try there, counted as flaky and printed.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
});
