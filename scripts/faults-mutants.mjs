// `npm run faults:mutants`: breaks a copy of the product once for each rule of the nemesis's checker and demands that a run names that
// rule. Ends with 1 if a mutant survives, no longer fits, or does not build. `--only <rule>` tries one.
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { mutants } from './faults/mutants.mjs';
import { leave } from './leave.mjs';
import { copyTree } from './spec/copy.mjs';

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const chosen = mutants.filter(({ rule }) => only === undefined || rule === only);
if (chosen.length === 0) {
  console.error(`There are mutants of the rules ${[...new Set(mutants.map(({ rule }) => rule))].join(', ')}.`);
  process.exit(1);
}

const tree = copyTree();
process.on('exit', tree.remove);
process.on('SIGINT', () => process.exit(1));

const nemesis = (seed) =>
  tree.run(['node_modules/@playwright/test/cli.js', 'test', 'tests/faults/nemesis', '--workers=1'], {
    CHROMIUM_PATH: ensureChromium(),
    FAULT_SEED: String(seed),
    FAULT_RUNS: '1',
  });

/** Applies all changes; returns a function that undoes them, or null if a change does not fit. */
function breaks(changes) {
  const restores = [];
  const restore = () => {
    for (const undo of restores.toReversed()) undo();
  };
  for (const change of changes) {
    const undo = tree.change(change);
    if (undo === null) {
      restore();
      return null;
    }
    restores.push(undo);
  }
  return restore;
}

function verdictOn({ rule, seed, changes }) {
  const restore = breaks(changes);
  if (restore === null) return 'ERROR: a text does not stand in its file exactly once';
  try {
    const broken = tree.brokenBuild(true);
    if (broken !== null) return `ERROR: it does not build. ${broken}`;
    const { isGood, said } = nemesis(seed);
    const named = new Set([...said.matchAll(/seed \d+ \((\w)\)/g)].map(([, letter]) => letter));
    if (named.has(rule)) return `killed, by ${[...named].map((letter) => `(${letter})`).join(' ')}`;
    return `SURVIVED: ${isGood ? 'nothing was found' : said.slice(-2_000)}`;
  } finally {
    restore();
  }
}

const before = tree.brokenBuild(true) ?? [...new Set(chosen.map(({ seed }) => seed))].map(nemesis).find(({ isGood }) => !isGood)?.said;
if (before !== undefined) {
  console.error(`Not well before anything is broken.\n${before}`);
  process.exit(1);
}

let killed = 0;
for (const mutant of chosen) {
  const start = Date.now();
  const verdict = verdictOn(mutant);
  if (verdict.startsWith('killed')) killed += 1;
  console.log(`(${mutant.rule}) ${mutant.says}, seed ${mutant.seed}: ${verdict} (${Math.round((Date.now() - start) / 1000)} s)`);
}
console.log(`\n${chosen.length} mutants, ${killed} killed`);
leave(killed === chosen.length ? 0 : 1);
