import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { build } from 'esbuild';
import { buildIfStale } from '../build-if-stale.mjs';

/** The exports of a TypeScript data file. */
export async function exportsOf(file) {
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, format: 'esm', write: false });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

/** Runs only the tests whose titles contain a mark, and writes their results, failures included, to `folder`. */
export async function runMarked(folder, mark) {
  // Imported here: it takes a while to load, and a table needs no browser.
  const { ensureChromium } = await import('../chromium.mjs');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  buildIfStale();
  const run = (args, env = {}) => spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '-t', mark, '--reporter=dot', '--reporter=json'];
  run([...vitest, `--outputFile.json=${folder}/unit.json`]);
  const env = { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: `${folder}/browser.json` };
  run(['node_modules/@playwright/test/cli.js', 'test', '--grep', mark], env);
}
