import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { maxItems } from '../../../contract/fields/limits';

const root = resolve(import.meta.dirname, '../../..');

const lines = ['contract', 'analysis', 'src', 'sw', 'server'].flatMap((top) =>
  readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && name !== join('fields', 'limits.ts'))
    .flatMap((name) =>
      readFileSync(join(root, top, name), 'utf8')
        .split('\n')
        .map((line) => ({ at: `${top}/${name}`, line })),
    ),
);

it('the most questions of a passage stand in limits.ts alone', () => {
  const most = new RegExp(`(?<![\\w.:-])${maxItems.questionsOfPassage}(?![\\w.:-])`);
  const copies = lines.filter(({ line }) => /passage|गद्यांश/i.test(line) && most.test(line) && !/^\s*(\*|\/)/.test(line));
  expect(copies.map(({ at, line }) => `${at}: ${line.trim()}`)).toEqual([]);
  expect(lines.length).toBeGreaterThan(10_000);
});
