import { expect, test } from 'vitest';
import { inWordsAlone } from '../../../contract/formats/shared/words-alone';
import type { Question } from '../../../contract/question/question';

const lamp = { hash: 'x', width: 4, height: 3, alt: 'The left lamp' };
const question: Question = {
  id: 1,
  description: 'Which one?',
  categoryIds: [1],
  difficultyLevel: '',
  language: 'English',
  examTags: [],
  options: [
    { id: 1, text: '', correct: true, explanation: '', picture: lamp },
    { id: 2, text: 'Both', correct: false, explanation: '', picture: lamp },
  ],
};

test("an option that is only a picture is written as the picture's text, in both languages", () => {
  const translation = { language: 'hi' as const, description: 'कौन सा?', options: ['', 'दोनों'], explanation: '' };
  const { options, translation: second } = inWordsAlone({ ...question, translation });
  expect(options.map(({ text }) => text)).toEqual(['The left lamp', 'Both']);
  expect(second?.options).toEqual(['The left lamp', 'दोनों']);
  expect(inWordsAlone(question).options.map(({ text }) => text)).toEqual(['The left lamp', 'Both']);
});
