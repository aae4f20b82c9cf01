import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mutants } from '../../scripts/faults/mutants.mjs';
import { equivalents } from '../../scripts/mutants/equivalents.mjs';

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** `npm run faults:mutants` takes too long to run with the rest. */
it.each(mutants.flatMap(({ says, changes }) => changes.map((change) => ({ says, ...change }))))(
  'the mutant "$says" fits $file',
  ({ file, search }) => {
    expect(readFileSync(file, 'utf8').split(search)).toHaveLength(2);
  },
);

/** `npm run mutants` takes too long to run with the rest. */
it.each(equivalents)('the equivalent $from → $to fits $file', ({ file, from, within = '' }) => {
  const source = readFileSync(file, 'utf8');
  expect(inOneLine(source)).toContain(from);
  expect(source).toContain(within);
});
