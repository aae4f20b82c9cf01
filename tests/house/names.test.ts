import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const files = ['contract', 'analysis', 'src', 'sw', 'server']
  .flatMap((top) => readdirSync(join(root, top), { recursive: true, encoding: 'utf8' }).map((name) => join(top, name)))
  .filter((name) => /\.tsx?$/.test(name));

const exported = files.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^export (?:type|interface|class|enum) (\w+)/gm)].map(([, name = '']) => ({
    name,
    file,
  })),
);

it('no two exported types share a name', () => {
  expect(exported.length).toBeGreaterThan(300);
  const shared = exported.filter(({ name }, at) => exported.findIndex((other) => other.name === name) !== at);
  expect(shared).toEqual([]);
});
