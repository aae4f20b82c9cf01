// Finds a Chromium for the browser tests, or installs one: Playwright's own download where there is internet, Debian's package where the
// user is root. Run as a program, it prints the path.
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

function isRunnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const onPath = (...named) => (process.env.PATH ?? '').split(delimiter).flatMap((folder) => named.map((name) => join(folder, name)));

/** The path of an installed Chromium, or null. `CHROMIUM_PATH` goes first, then Playwright's, then the PATH. */
export function findChromium() {
  const others = onPath('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome');
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...others].find((path) => path && isRunnable(path)) ?? null;
}

/**
 * The path of Debian's headless Chromium, the same engine without windows, or null. `CHROMIUM_SHELL_PATH` goes first; with only
 * `CHROMIUM_PATH` set, that Chromium is used for everything.
 */
export function findChromiumShell() {
  const { CHROMIUM_SHELL_PATH: named, CHROMIUM_PATH: only } = process.env;
  return (named ? [named] : only ? [] : onPath('chromium-headless-shell')).find(isRunnable) ?? null;
}

function run(command, args) {
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 15 * 60_000 }).status === 0;
}

/** Finds a Chromium or installs one. Throws one sentence if neither is possible. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const cli = fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url));
  console.log('No Chromium found; trying Playwright’s own download …');
  if (run(process.execPath, [cli, 'install', 'chromium'])) return mustFind();
  if (process.getuid?.() === 0 && isRunnable('/usr/bin/apt-get')) {
    console.log('Trying Debian’s package …');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core'])) return mustFind();
  }
  throw new Error('The browser tests need Chromium: install the package "chromium" of your system, or set CHROMIUM_PATH to one.');
}

function mustFind() {
  const found = findChromium();
  if (!found) throw new Error('Chromium was installed but cannot be found: set CHROMIUM_PATH to it.');
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(ensureChromium());
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
