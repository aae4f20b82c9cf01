import { expect, test } from 'vitest';
import { draftOf, emptyForm, nextForm, typedFrom, withoutSlot, withSlot, withText } from '../../../../src/admin/bank/question/typed';

test('§9.3 four slots by default; six at most, two at least', () => {
  let form = emptyForm();
  expect(form.slots).toHaveLength(4);
  for (let i = 0; i < 5; i += 1) form = withSlot(form);
  expect(form.slots).toHaveLength(6);
  for (const { key } of form.slots) form = withoutSlot(form, key);
  expect(form.slots).toHaveLength(2);
});

test('§5: empty slots are left out and the rest numbered from 1; the explanation stays with the correct option', () => {
  const typed = {
    ...withText(withText(emptyForm(), 1, 'Delhi'), 3, 'Agra'),
    rights: [3],
    explanation: 'It has the Taj.',
    examTags: 'SSC, ,Bank',
  };
  expect(draftOf(typed)).toMatchObject({
    examTags: ['SSC', 'Bank'],
    options: [
      { id: 1, text: 'Delhi', correct: false, explanation: '' },
      { id: 2, text: 'Agra', correct: true, explanation: 'It has the Taj.' },
    ],
  });
});

test('removing the correct option leaves none correct', () => {
  expect(withoutSlot({ ...emptyForm(), rights: [2] }, 2).rights).toEqual([]);
});

test('the next form keeps the categories of the last question', () => {
  const form = { ...emptyForm(), description: 'Q', categoryIds: [3], language: 'Hindi', difficultyLevel: 'Easy', rights: [1] };
  expect(nextForm(form)).toEqual({ ...emptyForm(), categoryIds: [3], language: 'Hindi', difficultyLevel: 'Easy' });
});

test('text in a second language moves with its option, and is never lost', () => {
  const options = [
    { id: 1, text: 'Delhi', correct: false, explanation: '' },
    { id: 2, text: 'Agra', correct: true, explanation: 'It has the Taj.' },
  ];
  const translation = { language: 'hi' as const, description: 'ताज कहाँ है?', options: ['दिल्ली', 'आगरा'], explanation: 'ताज वहीं है।' };
  const question = { id: 1, description: 'Where is the Taj?', categoryIds: [1], difficultyLevel: '', language: '', examTags: [], options };
  const form = typedFrom({ ...question, translation });
  expect(draftOf(form).translation).toEqual(translation);
  expect(draftOf(withoutSlot(withSlot(form), 0))).toMatchObject({ options: [{ text: 'Agra' }], translation: { options: ['आगरा'] } });
  expect(draftOf({ ...form, language: 'Hindi' }).translation?.language).toBe('en');
  // An empty option is sent, so that the rule can name the missing text.
  const astray = withText(withSlot(form), 2, 'मथुरा', 'second');
  expect(draftOf(astray)).toMatchObject({ options: [{}, {}, { text: '' }], translation: { options: ['दिल्ली', 'आगरा', 'मथुरा'] } });
  expect(draftOf(typedFrom(question))).not.toHaveProperty('translation');
});
