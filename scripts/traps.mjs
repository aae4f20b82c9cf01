// `npm run traps`: every known way to lose an exam (tests/faults/traps.ts) with the tests that prevent it. Ends with 1 if a trap has no
// test and no reason, or a failed test, or a test names an unknown trap. `--table-only <folder>` reads the results of an earlier run;
// `--brief` leaves out green traps; `--lenient` accepts traps without a test.
import { parseArgs } from 'node:util';
import { leave } from './leave.mjs';
import { exportsOf, runMarked } from './spec/marked.mjs';
import { testsIn } from './spec/results.mjs';
import { judgeTraps, trapsIn } from './traps/judge.mjs';

const options = {
  'table-only': { type: 'string' },
  brief: { type: 'boolean', default: false },
  lenient: { type: 'boolean', default: false },
};
const { values } = parseArgs({ options });
const folder = values['table-only'] ?? 'test-results/traps';

if (values['table-only'] === undefined) await runMarked(folder, '\\[trap ');
const marked = testsIn(folder).filter(({ title }) => trapsIn(title).length > 0);
const { rows, strays } = judgeTraps((await exportsOf('tests/faults/traps.ts')).traps, marked);
const of = (verdict) => rows.filter((row) => row.verdict === verdict);

if (!values.brief)
  for (const { number, scenario, must, tests, verdict, reason } of rows) {
    console.log(`${String(number).padStart(3)} ${verdict.padEnd(7)} ${scenario} → ${must}`);
    for (const { file, title } of tests) console.log(`              ${file}: ${title}`);
    if (reason !== undefined) console.log(`              ${reason}`);
  }
for (const { number, tests } of of('FAIL'))
  for (const { file, title, outcome } of tests) if (outcome === 'failed') console.log(`\nRed: trap ${number} ${file}\n     ${title}`);
if (of('missing').length > 0)
  console.log(
    `\nNo test: ${of('missing')
      .map(({ number }) => number)
      .join(' ')}`,
  );
for (const { file, title } of strays) console.log(`\nNames no trap: ${file}\n     ${title}`);
console.log(
  `\n${rows.length} traps: ${of('pass').length} shown by ${marked.length} tests, ${of('reason').length} with a reason instead, ${of('missing').length} missing, ${of('FAIL').length} failed`,
);
leave(of('FAIL').length + strays.length + (values.lenient ? 0 : of('missing').length) === 0 ? 0 : 1);
