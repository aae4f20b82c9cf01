import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mutants } from '../../scripts/spec/mutants.mjs';
import { statements } from '../spec/all';

/** The mutants of `npm run spec:mutants`, which itself takes too long to run with the rest. */
it.each(mutants)('a mutant of $ids fits $file', ({ file, search, replace, ids, tests }) => {
  expect(readFileSync(file, 'utf8').split(search)).toHaveLength(2);
  expect(replace).not.toBe(search);
  expect(ids.filter((id) => statements.every((statement) => statement.id !== id))).toEqual([]);
  expect(tests === undefined || existsSync(tests)).toBe(true);
});

it.each([...'123456789'])('section %s has at least two mutants', (section) => {
  expect(mutants.filter(({ ids }) => ids.some((id) => id.startsWith(`${section}.`))).length).toBeGreaterThanOrEqual(2);
});
