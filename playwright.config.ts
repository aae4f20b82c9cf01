import { defineConfig } from '@playwright/test';

/** Projects that run by a command of their own alone, each chosen by a variable of the environment. */
const apart = {
  GALLERY: { name: 'gallery', testMatch: 'shots/gallery/*.shots.ts' },
  MANIFEST: { name: 'manifest', testMatch: 'shots/*.shots.ts' },
  ENGINES: { name: 'engines', testMatch: 'engines/*.engines.ts' },
  MACHINE: { name: 'machine', testMatch: 'faults/machine/*.machine.ts' },
};
const chosen = Object.entries(apart).flatMap(([setting, project]) => (process.env[setting] ? [[project]] : []))[0];

/** Tests of which `npm test` has a short form. TESTS=long takes them alone, TESTS=all every test. */
const long = /@long/;
const taken = { long: { grep: long }, all: {} }[process.env.TESTS ?? ''] ?? { grepInvert: long };

export default defineConfig({
  testDir: 'tests',
  ...taken,
  // Fault runs are named *.faults.ts: a short form runs with the rest, a long one by `npm run faults`.
  // One project: another one would start workers anew, each with a portal and a browser.
  projects: chosen ?? [{ name: 'browser', testMatch: ['e2e/**/*.spec.ts', 'faults/**/*.faults.ts'] }],
  outputDir: 'test-results/browser',
  // Each worker has a portal and a browser of its own. A test waits a third of its time, so two cores carry three at once.
  fullyParallel: true,
  workers: 3,
  // A machine that CI shares may stall a browser for seconds: one more try there, counted as flaky and printed.
  retries: process.env.CI ? 1 : 0,
  // Three at once on two shared cores take up to five times as long as one alone; a test that hangs still ends.
  timeout: 240_000,
  // *Ready offline* waits for every file of the portal: 15 s on a machine of which others take most.
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
});
