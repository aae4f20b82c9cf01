import { expect, it } from 'vitest';
import { oncePerObject } from '../../../server/memory/once-per-object';

it('computes once for an object, and again after a fault', () => {
  let computed = 0;
  const compute = oncePerObject(({ id }: { id: string }) => {
    computed += 1;
    if (id === 'bad') throw new Error('bad');
    return Number(id);
  });
  const seven = { id: '7' };
  expect([compute(seven), compute(seven), compute({ id: '8' }), computed]).toEqual([7, 7, 8, 2]);
  const bad = { id: 'bad' };
  expect(() => compute(bad)).toThrow('bad');
  expect(() => compute(bad)).toThrow('bad');
  expect(computed).toBe(4);
});
