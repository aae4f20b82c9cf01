import { expect, test } from 'vitest';
import { shortened } from '../../../../src/admin/papers/exam/shortened';

test('§9.15 instructions are cut at 100 characters with an ellipsis; a dash when empty', () => {
  expect(shortened('a'.repeat(100))).toBe('a'.repeat(100));
  expect(shortened('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
  expect(shortened('  ')).toBe('-');
});

test('no character is cut in half', () => {
  expect(shortened('👩‍🎓'.repeat(101))).toBe(`${'👩‍🎓'.repeat(100)}…`);
});
