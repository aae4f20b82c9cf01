// `npm run spec:mutants`: breaks a copy of the product in one place after another and demands that the tests of the affected statements
// fail. Ends with 1 if a mutant survives, no longer fits, or does not build. `--only <n>`, or `--only <n>-<m>`, tries some.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { leave } from './leave.mjs';
import { copyTree } from './spec/copy.mjs';
import { idsIn } from './spec/judge.mjs';
import { mutants } from './spec/mutants.mjs';
import { testsIn } from './spec/results.mjs';

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const [first, last = first] = only?.split('-').map(Number) ?? [1, mutants.length];
const chosen = mutants.slice(first - 1, last);
if (chosen.length === 0) {
  console.error(`There are mutants 1 to ${mutants.length}.`);
  process.exit(1);
}

const tree = copyTree();
const results = join(tree.folder, 'test-results/mutants');
process.on('exit', tree.remove);
process.on('SIGINT', () => process.exit(1));

const bin = (path) => `node_modules/${path}`;

/** Runs the tests that carry one of these ids. @returns {Map<string, string[]>} id → outcomes of the tests, or steps, that carry it */
function outcomes(ids, files, minutes) {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const pattern = ids.map((id) => `§${id.replace('.', '\\.')}(?!\\d)`).join('|');
  const vitest = [bin('vitest/vitest.mjs'), 'run', ...(files ?? []), '-t', pattern, '--reporter=json'];
  const playwright = [bin('@playwright/test/cli.js'), 'test', '--grep', pattern, '--timeout=60000', '--workers=1'];
  const env = { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/browser.json` };
  if (files === null) tree.run(playwright, env, minutes);
  else tree.run([...vitest, `--outputFile.json=${results}/unit.json`], {}, minutes);
  const tests = testsIn(results);
  return new Map(ids.map((id) => [id, tests.filter(({ title }) => idsIn(title).includes(id)).map(({ outcome }) => outcome)]));
}

const unique = (list) => [...new Set(list)];

/** The ids without a green test before the product is broken: a later failure would prove nothing. */
function unsound(list) {
  const [unit, browser] = [list.filter(({ tests }) => tests), list.filter(({ tests }) => !tests)];
  const before = [
    ...(unit.length > 0 ? outcomes(unique(unit.flatMap(({ ids }) => ids)), unique(unit.map(({ tests }) => tests)), 15) : []),
    ...(browser.length > 0 ? outcomes(unique(browser.flatMap(({ ids }) => ids)), null, 30) : []),
  ];
  return before.filter(([, seen]) => !seen.includes('passed') || seen.includes('failed')).map(([id]) => id);
}

/** The result of a mutant: `killed`, or why it was not. */
function verdictOn(mutant) {
  const restore = tree.change(mutant);
  if (restore === null) return 'ERROR: its text does not stand in the file exactly once';
  try {
    const broken = tree.brokenBuild(!mutant.tests);
    if (broken !== null) return `ERROR: it does not build. ${broken}`;
    const after = outcomes(mutant.ids, mutant.tests ? [mutant.tests] : null, 5);
    const green = mutant.ids.filter((id) => !after.get(id).includes('failed'));
    return green.length === 0 ? 'killed' : `SURVIVED: §${green.join(' §')}`;
  } finally {
    restore();
  }
}

const broken = tree.brokenBuild(chosen.some(({ tests }) => !tests));
if (broken !== null) {
  console.error(`The product does not build even before it is broken.\n${broken}`);
  process.exit(1);
}
const red = unsound(chosen);
if (red.length > 0) {
  console.error(`Not green before anything is broken: §${red.join(' §')}`);
  process.exit(1);
}

let killed = 0;
/** Section → [tried, killed]. */
const sections = new Map();
for (const mutant of chosen) {
  const start = Date.now();
  const verdict = verdictOn(mutant);
  if (verdict === 'killed') killed += 1;
  for (const section of unique(mutant.ids.map((id) => id.split('.')[0]))) {
    const [tried, dead] = sections.get(section) ?? [0, 0];
    sections.set(section, [tried + 1, dead + (verdict === 'killed' ? 1 : 0)]);
  }
  const seconds = Math.round((Date.now() - start) / 1000);
  const where = `${mutants.indexOf(mutant) + 1}. ${mutant.file}: ${mutant.search} → ${mutant.replace}`;
  console.log(`${where}\n   §${mutant.ids.join(' §')} in ${mutant.tests ?? 'Chromium'}: ${verdict} (${seconds} s)`);
}
console.log('\nsection  tried  killed (a mutant of two sections counts in both)');
for (const [section, [tried, dead]] of [...sections].toSorted())
  console.log(`§${section}${String(tried).padStart(12)}${String(dead).padStart(8)}`);
console.log(`\n${chosen.length} mutants, ${killed} killed`);
leave(killed === chosen.length ? 0 : 1);
