import { describe, expect, it } from 'vitest';
import type { Picture } from '../../../../contract/question/picture';
import { asKept } from '../../../../server/rules/bank/question';

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

describe('a question of a kind', () => {
  it('single does not say so', () =>
    expect(asKept(draft([{ correct: true, explanation: '' }], { kind: 'single' }))).not.toHaveProperty('kind'));

  it('multiple has its explanation at the first right option', () => {
    const { kind, options } = asKept(
      draft(
        [
          { correct: false, explanation: 'No.', explanationPicture: drawing },
          { correct: true, explanation: '' },
          { correct: true, explanation: 'Yes.', explanationPicture: drawing },
          { correct: true, explanation: 'Yes, too.' },
        ],
        { kind: 'multiple' },
      ),
    );
    expect([kind, options]).toEqual([
      'multiple',
      [
        { id: 1, text: '0', correct: false, explanation: '' },
        { id: 2, text: '1', correct: true, explanation: 'Yes.', explanationPicture: drawing },
        { id: 3, text: '2', correct: true, explanation: '' },
        { id: 4, text: '3', correct: true, explanation: '' },
      ],
    ]);
  });

  it('multiple may be explained by a picture alone', () => {
    const options = [
      { correct: true, explanation: '' },
      { correct: true, explanation: '', explanationPicture: drawing },
    ];
    const kept = asKept(draft(options, { kind: 'multiple' }));
    expect(kept.options.map(({ explanationPicture }) => explanationPicture)).toEqual([drawing, undefined]);
  });

  it('numeric has an explanation, empty or not, and no options', () => {
    const answer = { from: 1, to: 2 };
    expect(asKept(draft([], { kind: 'numeric', answer }))).toMatchObject({ kind: 'numeric', answer, options: [], explanation: '' });
    expect(asKept(draft([], { kind: 'numeric', answer, explanation: 'Why.' })).explanation).toBe('Why.');
  });
});
