// `npm run mutants`: changes the pure parts in one place after another (StrykerJS) and demands that their unit tests go red; the
// storage, server and browser suites have no say. Ends with a table by file, and with 1 where the tests of a file kill less than 95 %.
// `--mutate <files>` tries these, comma-separated; `--changed` those that differ from main; `--concurrency <n>` workers, 2 if not said.
// It takes too long for `npm test`: a minute or two for a file of many tests, and most of an hour for all.
import { execFileSync } from 'node:child_process';
import { matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
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

const mutants = await new Stryker({
  mutate,
  // Sentences are held to the letter by the statements of the specification and by the catalogues' types.
  mutator: { excludedMutations: ['StringLiteral'] },
  // A constant of a module is made once, before any test: each change of one would need a run of all of them.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutants/vitest.config.mjs' },
  // Stryker would read it by the API of TypeScript 5, which TypeScript 7 has no more. Nothing in it concerns the copy.
  tsconfigFile: 'none',
  concurrency: Number(values.concurrency),
  reporters: ['progress-append-only'],
  tempDirName: 'test-results/stryker',
  ignorePatterns: ['dist', '.data', 'test-results', 'docs', 'public', 'bench'],
}).runMutationTest();

const files = scored(mutants);
print(files);
process.exit(files.every(({ score, stale }) => score >= wanted && stale.length === 0) ? 0 : 1);
