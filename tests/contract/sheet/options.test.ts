import { describe, expect, it } from 'vitest';
import type { Picture } from '../../../contract/question/picture';
import { correctFault, optionsOf } from '../../../contract/sheet/options';
import { asRead } from '../../kit/as-read';

const six: Record<string, string> = Object.fromEntries([1, 2, 3, 4, 5, 6].map((at) => [`Option ${at}`, `answer ${at}`]));
const rowWith = (correct: string, cells: Record<string, string> = six) => {
  const all: Record<string, string> = { ...cells, 'Correct option': correct, Explanation: 'Because.' };
  return (column: string) => all[column] ?? '';
};
const picture = (alt: string): Picture => ({ hash: 'h'.repeat(43), width: 10, height: 10, alt });

describe('the correct option of a row', () => {
  const correctOf = (typed: string) => {
    const options = optionsOf(rowWith(typed), {});
    return [options.findIndex(({ correct }) => correct) + 1, asRead(correctFault(rowWith(typed), options, 'one only'))];
  };

  it.each([
    ...['1', '1.', '1)', '1.0', '1.00', '1,0', '1.000000000000000', 'A', 'a.', 'Option 1', 'OPTION 1.00', 'option1', 'Option   a)'].map(
      (typed) => [typed, 1] as const,
    ),
    ['2,00', 2],
    ['F', 6],
    ['6', 6],
  ] as const)('is recognized by its number in any format, or by its letter: "%s"', (typed, place) => {
    expect(correctOf(typed)).toEqual([place, null]);
  });

  it.each(['0', '7', 'G', '11', '1x', '1.5', '-1', '.1', ')1', '1option', '1..', '1.0000000000000000', 'Option', 'answer 1'])(
    'is not "%s"',
    (typed) => expect(correctOf(typed)).toEqual([0, `"${typed}" is not an option`]),
  );

  it('must be named, and must not be empty', () => {
    const options = optionsOf(rowWith('2', { 'Option 1': 'a', 'Option 2': '  ' }), {});
    const faults = ['', '2', '3'].map((typed) => asRead(correctFault(rowWith(typed), options, 'one only')));
    expect(faults).toEqual(['is empty', 'option 2 is empty', 'option 3 is empty']);
  });

  it('is told of a question that has no options at all', () => {
    const text = rowWith('(b)', {});
    expect(asRead(correctFault(text, optionsOf(text, {}), 'one only'))).toBe('the question has no options');
    const pictured = rowWith('C', {});
    expect(asRead(correctFault(pictured, optionsOf(pictured, { 'Option 1': picture('A lamp') }), 'one only'))).toBe('option 3 is empty');
  });

  it('may be only a picture', () => {
    const text = rowWith('2', { 'Option 1': 'a' });
    expect(correctFault(text, optionsOf(text, { 'Option 2': picture('A lamp') }), 'one only')).toBeNull();
  });
});

describe('the options of a row', () => {
  it('have a position for each column, and the explanation belongs to the correct one', () => {
    const options = optionsOf(rowWith('B', { 'Option 2': 'two' }), {});
    const none = { text: '', correct: false, explanation: '' };
    expect(options).toStrictEqual([none, { text: 'two', correct: true, explanation: 'Because.' }, none, none, none, none]);
  });

  it("show the picture of their column; the explanation's picture belongs to the correct one", () => {
    const [lamp, why] = [picture('A lamp'), picture('The current')];
    const [first, second] = optionsOf(rowWith('2'), { 'Option 1': lamp, Explanation: why });
    expect(first).toStrictEqual({ text: 'answer 1', correct: false, explanation: '', picture: lamp });
    expect(second).toStrictEqual({ text: 'answer 2', correct: true, explanation: 'Because.', explanationPicture: why });
  });
});
