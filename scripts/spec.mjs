// `npm run spec`: every statement of docs/specification.md with the tests that prove it. Ends with 1 if a statement has no test or a failed
// one, or a test names an unknown statement. `--table-only <folder>` reads the results of an earlier run; `--brief` leaves out green
// statements.
import { parseArgs } from 'node:util';
import { leave } from './leave.mjs';
import { idsIn, judge } from './spec/judge.mjs';
import { exportsOf, runMarked } from './spec/marked.mjs';
import { testsIn } from './spec/results.mjs';
import { print } from './spec/table.mjs';

const { values } = parseArgs({ options: { 'table-only': { type: 'string' }, brief: { type: 'boolean', default: false } } });
const folder = values['table-only'] ?? 'test-results/spec';
if (values['table-only'] === undefined) await runMarked(folder, '§\\d+\\.\\d+');

const marked = testsIn(folder).filter(({ title }) => idsIn(title).length > 0);
const judgement = judge((await exportsOf('tests/spec/all.ts')).statements, marked);
print(judgement, marked.length, values.brief);
leave(judgement.strays.length === 0 && judgement.rows.every(({ verdict }) => verdict === 'pass') ? 0 : 1);
