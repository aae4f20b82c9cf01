import { expect, test } from 'vitest';
import { chosen, guessed, rivalOf } from '../../../../../src/admin/bank/upload/reading/columns/header-meanings';

test.each([
  [
    ['Sr. No.', 'Question Text', 'A', 'B', 'C', 'D', 'Answer', 'Solution', 'Subject', 'Topic', 'Level'],
    [
      null,
      'Question',
      'Option 1',
      'Option 2',
      'Option 3',
      'Option 4',
      'Correct option',
      'Explanation',
      'Category',
      'Category',
      'Difficulty',
    ],
  ],
  [
    ['QUESTION', 'opt 1', 'Opt_2', 'option-c', 'Option (D)', 'Right Answer', 'marks'],
    ['Question', 'Option 1', 'Option 2', 'Option 3', 'Option 4', 'Correct option', null],
  ],
  [
    ['प्रश्न', 'विकल्प 1', 'विकल्प 2', 'सही उत्तर', 'व्याख्या', 'विषय'],
    ['Question', 'Option 1', 'Option 2', 'Correct option', 'Explanation', 'Category'],
  ],
  [
    ['Questions', 'विकल्प क', 'विकल्प (ख)', 'विकल्प ३', 'Options D', 'Ans.'],
    ['Question', 'Option 1', 'Option 2', 'Option 3', 'Option 4', 'Correct option'],
  ],
  [
    ['Question', 'Question (Hindi)', 'Option A', 'Option A Hindi', 'Correct Answer'],
    ['Question', 'Question (Hindi)', 'Option 1', 'Option 1 (Hindi)', 'Correct option'],
  ],
  [
    ['Question English', 'Question Hindi', 'Option A English', 'Option A Hindi', 'Key'],
    ['Question', 'Question (Hindi)', 'Option 1', 'Option 1 (Hindi)', 'Correct option'],
  ],
  [
    ['Question', 'Answer A', 'Ans. B', 'Answer', 'Topic'],
    ['Question', 'Option 1', 'Option 2', 'Correct option', 'Category'],
  ],
  [
    [
      'Question - max 120 characters',
      'Answer 1 - max 75 characters',
      'Answer 2 - max 75 characters',
      'Correct answer(s) - choose at least one',
    ],
    ['Question', 'Option 1', 'Option 2', 'Correct option'],
  ],
  [
    ['Question', 'Answer', 'Ans'],
    ['Question', 'Correct option', null],
  ],
  [
    ['1', 'Passage', 'Answer from', ''],
    [null, 'Passage', 'Answer from', null],
  ],
])('the headers %j are understood', (header, means) => {
  expect(guessed(header)).toEqual(means);
});

test('a meaning that is chosen elsewhere leaves its column; categories may stand in several', () => {
  expect(chosen(['Question', 'Option 1', null], 2, 'Question')).toEqual([null, 'Option 1', 'Question']);
  expect(chosen(['Category', null], 1, 'Category')).toEqual(['Category', 'Category']);
  expect(chosen(['Category', null], 0, null)).toEqual([null, null]);
});

test('of two columns of one meaning the surer name is read: our own, a full name, a short form; then the first', () => {
  expect(guessed(['Q', 'Question', 'A', 'Option A', 'Key', 'Ans'])).toEqual([null, 'Question', null, 'Option 1', 'Correct option', null]);
  expect(guessed(['Answer', 'Correct option', 'Q', 'Question Text'])).toEqual([null, 'Correct option', null, 'Question']);
});

test('a column of numbers counts the questions and is none, by whatever name', () => {
  const below = [
    ['1', '(१)', '2+2?'],
    ['Q2.', '२', 'Next?'],
    ['', '', ''],
  ];
  expect(guessed(['Question', 'Q', 'Question text'], below)).toEqual([null, null, 'Question']);
  expect(guessed(['Q', 'A'], below)).toEqual([null, 'Option 1']);
  expect(
    guessed(
      ['Question', 'A'],
      [
        ['1', 'x'],
        ['2+2?', 'y'],
      ],
    ),
  ).toEqual(['Question', 'Option 1']);
});

test('a column that is left out names the one that has its meaning; topics stand in several', () => {
  const header = ['Q', 'Question', 'Topic', 'Subject', 'Marks'];
  const means = [null, 'Question', null, 'Category', null];
  expect(header.map((_, at) => rivalOf(header, means, at))).toEqual([1, null, null, null, null]);
  expect(rivalOf(['Q', 'A'], [null, 'Option 1'], 0)).toBeNull();
});
