import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build-if-stale.mjs';
import { ensureChromium, findChromiumShell } from './chromium.mjs';

/** Runs these browser tests on a fresh build and returns their status. */
export function browserTests(settings, paths) {
  buildIfStale();
  const CHROMIUM_PATH = ensureChromium();
  const env = { ...process.env, CHROMIUM_PATH, CHROMIUM_SHELL_PATH: findChromiumShell() ?? CHROMIUM_PATH, ...settings };
  const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...paths], { stdio: 'inherit', env });
  return status ?? 1;
}

/**
 * Runs the browser tests that show their states to axe, long ones included, or those of them whose path has one of these words, and returns
 * their status.
 */
export function looked(settings, words = []) {
  const chosen = (path) => words.length === 0 || words.some((word) => path.includes(word));
  const wanted = readdirSync('tests/e2e', { recursive: true })
    .map((name) => join('tests/e2e', name))
    .filter((path) => path.endsWith('.spec.ts') && chosen(path) && readFileSync(path, 'utf8').includes('isClean('));
  return browserTests({ TESTS: process.env.TESTS ?? 'all', ...settings }, wanted);
}
