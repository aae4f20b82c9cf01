import { describe, expect, test } from 'vitest';
import { answerAs, unlabelled } from '../../../../../src/admin/bank/upload/reading/answers';
import { guessed } from '../../../../../src/admin/bank/upload/reading/meanings';
import { missing, shaped } from '../../../../../src/admin/bank/upload/reading/shape';

const cities = ['Delhi', 'Mumbai', 'Kolkata', 'Chennai', '', ''];

describe('an answer of another file', () => {
  test.each([
    ['b', 'b'],
    ['(b)', 'b'],
    ['[B]', 'B'],
    ['b)', 'b'],
    ['Option B', 'B'],
    ['Ans: b', 'b'],
    ['2', '2'],
    ['mumbai', '2'],
    ['(b) Mumbai', 'B'],
    ['Option - C', 'C'],
    ['(ख)', 'B'],
  ])('%j is an option', (typed, read) => {
    expect(answerAs(typed, cities, false)).toBe(read);
  });

  test('a label that contradicts its text stays as it is, and so do two letters of a question with one right option', () => {
    expect(answerAs('(a) Mumbai', cities, false)).toBe('(a) Mumbai');
    expect(answerAs('AC', cities, false)).toBe('AC');
    expect(answerAs('AC', cities, true)).toBe('A, C');
    expect(answerAs('Pune', cities, false)).toBe('Pune');
  });

  test('a number is a place where there is an option, else a text', () => {
    expect(answerAs('2', ['3', '2', '', '', '', ''], false)).toBe('2');
    expect(answerAs('4', ['3', '4', '', '', '', ''], false)).toBe('2');
  });

  test('a text that two options have names none of them', () => {
    expect(answerAs('Delhi', ['Delhi', 'Delhi'], false)).toBe('Delhi');
  });
});

test('labels of options go where each option has the one of its place, and stay where they are the text', () => {
  expect(unlabelled(['A) Delhi', 'B) Mumbai', ''])).toEqual(['Delhi', 'Mumbai', '']);
  expect(unlabelled(['(1) x', '(2) y'])).toEqual(['x', 'y']);
  expect(unlabelled(['A) Delhi', 'Mumbai'])).toEqual(['A) Delhi', 'Mumbai']);
});

const header = ['No', 'Question', 'A', 'B', 'Answer', 'Subject', 'Topic', 'Level', 'Type'];

test('rows keep their numbers, categories become a path, and other words for levels and kinds are replaced', () => {
  const rows = [
    ['Monthly test'],
    header,
    ['1', 'Capital?', 'a) Delhi', 'b) Pune', 'delhi', 'GK', 'India', 'moderate', 'MCQ'],
    [],
    ['2', 'Half of 5?', '', '', '2.5', 'Maths', '', 'H', 'NAT'],
    ['3', 'On the sea?', 'Mumbai', 'Chennai', 'AB', '', '', 'Odd', 'MSQ'],
  ];
  const shaping = { header: 1, means: guessed(header), otherwise: 'Others' };
  expect(shaped(rows, shaping)).toEqual([
    ['', '', '', '', '', '', '', ''],
    ['Question', 'Option 1', 'Option 2', 'Correct option', 'Category', 'Difficulty', 'Kind', 'Answer from'],
    ['Capital?', 'Delhi', 'Pune', '1', 'GK > India', 'Medium', '', ''],
    ['', '', '', '', '', '', '', ''],
    ['Half of 5?', '', '', '', 'Maths', 'Hard', 'numeric', '2.5'],
    ['On the sea?', 'Mumbai', 'Chennai', 'A, B', 'Others', 'Odd', 'multiple', ''],
  ]);
});

test('a cell that cannot be read is refused by the preview, not replaced', () => {
  const broken = { fault: { code: 'formula-without-value' } } as const;
  const means = ['Question', 'Option 1', 'Option 2', 'Correct option'];
  const [, row] = shaped([means, ['Q?', 'one', broken, broken]], { header: 0, means, otherwise: 'X' });
  expect(row?.slice(0, 4)).toEqual(['Q?', 'one', broken, broken]);
});

test('what is missing is named: the category only without another one', () => {
  expect(missing({ header: 0, means: ['Question', null], otherwise: '' })).toEqual(['Correct option', 'Option 1', 'Option 2', 'Category']);
  expect(missing({ header: 0, means: ['Question', 'Answer from'], otherwise: 'X' })).toEqual([]);
});
