import { expect, it } from 'vitest';
import { joined } from '../../../src/copy/joined';

it('gives the sentences of both, joined once for each pair', () => {
  const own = { by: 'by' };
  let shared = { of: 'of' };
  const use = joined(
    () => shared,
    () => own,
  );
  const english = use();
  expect(english).toEqual({ of: 'of', by: 'by' });
  expect(use()).toBe(english);
  shared = { of: 'का' };
  expect(use()).toEqual({ of: 'का', by: 'by' });
});

it('does not compile for two that share a key: a key that one lost would be the other’s', () => {
  const use = joined(
    () => ({ of: 'a' }),
    // @ts-expect-error both have `of`
    () => ({ of: 'b' }),
  );
  expect(use()).toEqual({ of: 'b' });
});
