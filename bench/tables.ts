import { type Field, found, ordered, searchable } from '../contract/fields/arrange';
import { paged } from '../src/admin/kit/table/arrange';
import { figure, heading, median } from './kit/figures';

// The cost of a letter typed into the search of a table of 10,000 rows, and of a press of a column header; against a bare filter and a bare
// sort.

interface Line {
  id: number;
  name: string;
}
const lines: Line[] = Array.from({ length: 10_000 }, (_, at) => ({ id: at + 1, name: `Assessment ${(at * 7919) % 10_000}` }));
const fields: Field<Line>[] = [
  { id: 'id', value: ({ id }) => id },
  { id: 'name', value: ({ name }) => name },
];

const rounds = 41;

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

/** Both in turns, so that other work of the machine cancels out. */
function against(what: string, ours: () => unknown, bare: () => unknown, goal: string): void {
  const [mine, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    mine.push(timed(ours));
    theirs.push(timed(bare));
  }
  heading(what);
  figure('portal', median(mine), 'ms');
  figure('reference', median(theirs), 'ms');
  figure('ratio, median of pairs', median(mine.map((took, at) => took / (theirs[at] ?? 1))), '', goal);
}

const rows = searchable(lines, fields);
const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

against(
  'Search 10,000 rows for "ment 99" and take a page of them',
  () => paged(found(rows, 'ment 99'), 1),
  () => lines.filter(({ id, name }) => `${id} ${name}`.toLowerCase().includes('ment 99')).slice(0, 25),
  '≤ 2',
);
against(
  'Order 10,000 rows by name',
  () => ordered(lines, fields, { column: 'name', direction: 'ascending' }),
  () => lines.toSorted((a, b) => collator.compare(a.name, b.name)),
  '≤ 1.5',
);
