// `npm run spec`: every statement of docs/specification.md with the tests that prove it. Ends with 1 where a statement has no test
// or a red one, or a test names a statement that is not there. `--table-only <folder>` reads the results of a run that was made
// before; `--brief` leaves out what is well.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { buildIfStale } from './build-if-stale.mjs';
import { idsIn, judge } from './spec/judge.mjs';
import { testsIn } from './spec/results.mjs';
import { print } from './spec/table.mjs';

async function readStatements() {
  const { outputFiles } = await build({ entryPoints: ['tests/spec/all.ts'], bundle: true, format: 'esm', write: false });
  const { statements } = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
  return statements;
}

/** Runs the tests that carry a statement, and only those. Which of them failed stands in the results. */
async function runTests(folder) {
  // Not above: it takes a while to load, and a table needs no browser.
  const { ensureChromium } = await import('./chromium.mjs');
  const marked = '§\\d+\\.\\d+';
  const run = (args, env = {}) => spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '-t', marked, '--reporter=dot', '--reporter=json'];
  run([...vitest, `--outputFile.json=${folder}/unit.json`]);
  run(['node_modules/@playwright/test/cli.js', 'test', '--grep', marked], {
    CHROMIUM_PATH: ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${folder}/browser.json`,
  });
}

const { values } = parseArgs({ options: { 'table-only': { type: 'string' }, brief: { type: 'boolean', default: false } } });
const folder = values['table-only'] ?? 'test-results/spec';
if (values['table-only'] === undefined) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  buildIfStale();
  await runTests(folder);
}

const marked = testsIn(folder).filter(({ title }) => idsIn(title).length > 0);
const judgement = judge(await readStatements(), marked);
print(judgement, marked.length, values.brief);
process.exit(judgement.strays.length === 0 && judgement.rows.every(({ verdict }) => verdict === 'pass') ? 0 : 1);
