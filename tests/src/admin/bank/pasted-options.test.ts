import { expect, test } from 'vitest';
import { withPastedOptions } from '../../../../src/admin/bank/question/pasted-options';
import { emptyForm, withText } from '../../../../src/admin/bank/question/typed';

const texts = (text: string, key = 0, form = emptyForm()) => withPastedOptions(form, key, text)?.slots.map((slot) => slot.text) ?? null;

test.each([
  ['(a) 12\n(b) 14', ['12', '14', '', '']],
  ['A) one B) two C) three', ['one', 'two', 'three', '']],
  ['क) एक\nख) दो\nग) तीन', ['एक', 'दो', 'तीन', '']],
  ['12\n14\n16', ['12', '14', '16', '']],
  ['1\n2\n3\n4\n5\n6', ['1', '2', '3', '4', '5', '6']],
  ['The Preamble declares India\nto be a republic', null],
  ['x; y; z', null],
  ['a | b | c', null],
  ['12', null],
  ['1\n2\n3\n4\n5\n6\n7', null],
])('%j in the first field', (text, options) => {
  expect(texts(text)).toEqual(options);
});

test('options begin at the field of the paste, and never overwrite one', () => {
  const form = withText(emptyForm(), 0, 'first');
  expect(texts('x\ny\nz', 1, form)).toEqual(['first', 'x', 'y', 'z']);
  expect(texts('w\nx\ny\nz\nu', 1, form)).toEqual(['first', 'w', 'x', 'y', 'z', 'u']);
  expect(texts('x\ny\nz', 1, withText(form, 3, 'last'))).toBeNull();
  expect(texts('x\ny\nz', 9)).toBeNull();
});
