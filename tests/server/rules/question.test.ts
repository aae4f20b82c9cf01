import { expect, it } from 'vitest';
import type { Picture } from '../../../contract/question/picture';
import { asKept } from '../../../server/rules/question';

const drawing: Picture = { hash: 'a'.repeat(64), width: 20, height: 10, alt: 'A circuit' };
const draft = (options: { correct: boolean; explanation: string; explanationPicture?: Picture }[], more: object = {}) => ({
  description: 'Q',
  categoryIds: [1],
  difficultyLevel: '',
  language: '',
  examTags: [],
  options: options.map((option, at) => ({ id: at + 1, text: `${at}`, ...option })),
  ...more,
});

it('keeps explanation and picture of the correct option only', () => {
  const { options } = asKept(
    draft([
      { correct: true, explanation: 'Yes.', explanationPicture: drawing },
      { correct: false, explanation: 'No.' },
      { correct: false, explanation: '', explanationPicture: drawing },
      { correct: false, explanation: '' },
    ]),
  );
  expect(options.map(({ explanation, explanationPicture }) => [explanation, explanationPicture])).toEqual([
    ['Yes.', drawing],
    ['', undefined],
    ['', undefined],
    ['', undefined],
  ]);
});

it('names each category once, and no empty tag', () => {
  const kept = asKept(draft([{ correct: true, explanation: '' }], { categoryIds: [3, 1, 3], examTags: ['SSC', '', 'Bank'] }));
  expect([kept.categoryIds, kept.examTags]).toEqual([
    [3, 1],
    ['SSC', 'Bank'],
  ]);
});
