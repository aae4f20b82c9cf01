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
