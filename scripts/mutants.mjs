// `npm run mutants`: changes the pure parts in one place after another (StrykerJS) and demands that their unit tests fail; the storage,
// server and browser suites do not count. Ends with a table by file, and with 1 if the tests of a file kill less than 95 %. `--mutate
// <files>` tries these, comma-separated; `--changed` those that differ from main; `--concurrency <n>` sets the workers, by default 2. It
// takes too long for `npm test`: a minute or two for a file of many tests, and most of an hour for all.
import { execFileSync } from 'node:child_process';
import { matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import { installTools } from '../tools/install.mjs';
import { leave } from './leave.mjs';
import { pureParts } from './mutants/files.mjs';
import { print, scored, wanted } from './mutants/report.mjs';

const { values } = parseArgs({
  options: { mutate: { type: 'string' }, changed: { type: 'boolean', default: false }, concurrency: { type: 'string', default: '2' } },
});

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Pure parts that differ from main, or on main from the commit before. */
function changed() {
  const base = git('merge-base', 'HEAD', 'main');
  const isMain = base === git('rev-parse', 'HEAD');
  const paths = git('diff', '--name-only', '--diff-filter=d', isMain ? 'HEAD~1' : base).split('\n');
  return paths.filter((path) => pureParts.some((part) => matchesGlob(path, part)));
}

function chosen() {
  if (values.mutate !== undefined) return values.mutate.split(',');
  return values.changed ? changed() : pureParts;
}

const mutate = chosen();
if (mutate.length === 0) {
  console.log('No pure part has changed.');
  process.exit(0);
}

installTools();
const { mutantsBy } = await import('../tools/stryker.mjs');
const mutants = await mutantsBy({
  mutate,
  // The statements of the specification and the types of the catalogues already check sentences.
  mutator: { excludedMutations: ['StringLiteral'] },
  // A module's constant is computed once, before any test: each change of one would need a run of all tests.
  ignoreStatic: true,
  // Beside other work the first run of all tests takes long.
  dryRunTimeoutMinutes: 30,
  coverageAnalysis: 'perTest',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutants/vitest.config.mjs' },
  // Stryker would read the file with the API of TypeScript 5, which TypeScript 7 no longer has. The copy needs nothing from it.
  tsconfigFile: 'none',
  concurrency: Number(values.concurrency),
  reporters: ['progress-append-only'],
  tempDirName: 'test-results/stryker',
  ignorePatterns: ['dist', '.data', 'test-results', 'docs', 'public', 'bench', 'tools'],
});

const files = scored(mutants);
print(files);
leave(files.every(({ score, stale }) => score >= wanted && stale.length === 0) ? 0 : 1);
