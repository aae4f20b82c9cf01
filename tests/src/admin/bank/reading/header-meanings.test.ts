import { expect, test } from 'vitest';
import { chosen, guessed } from '../../../../../src/admin/bank/upload/reading/header-meanings';

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
