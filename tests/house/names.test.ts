import { expect, it } from 'vitest';
import { filesIn, sourceOf } from './syntax';

const files = ['contract', 'analysis', 'src', 'sw', 'server'].flatMap(filesIn);

const exported = files.flatMap((file) =>
  [...sourceOf(file).code.matchAll(/^export (?:type|interface|class|enum) (\w+)/gm)].map(([, name = '']) => ({
    name,
    file,
  })),
);

it('no two exported types share a name', () => {
  expect(exported.length).toBeGreaterThan(300);
  const shared = exported.filter(({ name }, at) => exported.findIndex((other) => other.name === name) !== at);
  expect(shared).toEqual([]);
});

it('every exported value is read in another file', () => {
  const everywhere = [...files, ...['tests', 'bench', 'simulation'].flatMap(filesIn), 'scripts/landing/draw.mjs'];
  const filesWith = new Map<string, number>();
  for (const file of everywhere)
    for (const name of new Set(sourceOf(file).code.match(/[\w$]+/g))) filesWith.set(name, (filesWith.get(name) ?? 0) + 1);
  const names = files.flatMap((file) =>
    [...sourceOf(file).code.matchAll(/^export (?:async )?(?:const|function\*?|class) (\w+)/gm)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(1_000);
  expect(names.filter((name) => (filesWith.get(name) ?? 0) < 2)).toEqual([]);
});
