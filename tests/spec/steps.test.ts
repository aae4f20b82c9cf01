import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const idsIn = (text: string) => text.match(/§\d+\.\d+/g) ?? [];

const files = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => `tests/e2e/${name}`);

/** Every browser test: its title and the titles of its steps. A step's number from a table is in that table. */
const tests = files.flatMap((file) => {
  const source = readFileSync(file, 'utf8');
  const [head = '', ...blocks] = source.split(/\n(?=test\()/);
  return blocks.flatMap((block) => {
    const title = /^test\('((?:[^'\\]|\\.)*)'/.exec(block)?.[1] ?? '';
    const steps = [...block.matchAll(/test\.step\(\s*[`']([^`']*)[`']/g)].map(([, step]) => step ?? '');
    const isFromTable = steps.some((step) => step.includes('$'));
    const marked = idsIn(isFromTable ? head + block.slice(title.length + 10) : steps.join(' '));
    return [{ file, title, marked: new Set(marked) }];
  });
});

const proving = tests.filter(({ title }) => idsIn(title).length > 0);

it('are read from the browser tests', () => expect(proving.length).toBeGreaterThan(50));

it.each(proving.filter(({ title }) => idsIn(title).length > 3))(
  '$file proves each of its statements in a step of its own: $title',
  ({ title, marked }) => {
    expect(idsIn(title).filter((id) => !marked.has(id))).toEqual([]);
  },
);
