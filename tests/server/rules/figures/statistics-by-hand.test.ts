import { describe, expect, it } from 'vitest';
import type { AnswerKey } from '../../../../analysis/marking/key';
import { itemsOf, normsOf } from '../../../../server/rules/figures/statistics';
import { addTo, emptyTally } from '../../../../server/rules/figures/tally';
import type { FrozenPaper } from '../../../../server/rules/papers/freeze';

const option = (id: number, text: string, picture?: object) => ({ id, text, ...(picture && { picture }) });
const drawing = { hash: 'a'.repeat(64), width: 2, height: 1, alt: 'A lens' };

const key: AnswerKey = {
  marking: { perCorrect: 1, perWrong: 0 },
  answers: [1, 2, 3].map((questionId) => ({ questionId, correctOptionId: 1, explanation: '' })),
};
const paper = {
  subjects: [
    {
      subjectName: 'S',
      questions: [1, 2, 3].map((id) => ({ id, description: `Q${id}`, options: [option(1, 'yes'), option(2, '', drawing)] })),
    },
  ],
} as unknown as FrozenPaper;

/** Items after learners who chose these options, question by question. */
function tallied(...chosen: (number | null)[][]) {
  const tally = emptyTally(key);
  for (const choices of chosen)
    addTo(tally, key, {
      assessmentId: 1,
      timeTaken: 1,
      submitted: true,
      answers: choices.map((selectedOptionId, at) => ({ questionId: at + 1, selectedOptionId, markedForReview: false })),
    });
  return { items: itemsOf(tally, paper, key), norms: normsOf(tally, key) };
}

describe('a question of an assessment', () => {
  it('has its correct option marked, and names a picture option by its text', () => {
    expect(tallied([1, 1, 1]).items[0]?.options.map(({ id, text, isCorrect }) => [id, text, isCorrect])).toEqual([
      [1, 'yes', true],
      [2, 'A lens', false],
    ]);
  });

  it('discriminates if better learners got it right', () => {
    const { items } = tallied([1, 1, 1], [1, 1, 2], [2, 2, 2], [2, 2, 1]);
    expect(items.map(({ discrimination }) => discrimination?.toFixed(4))).toEqual(['0.7071', '0.7071', '0.0000']);
  });

  it('has no discrimination if all learners, or none, got it right', () => {
    const { items } = tallied([1, 2, 1], [1, 2, 2], [1, 2, 1]);
    expect(items.slice(0, 2).map(({ discrimination }) => discrimination)).toEqual([null, null]);
  });

  it('has no discrimination if the rest of the paper gives equal scores', () => {
    const { items } = tallied([1, 1, 1], [2, 1, 1]);
    expect(items[0]?.discrimination).toBeNull();
  });

  it('has no discrimination if only the rounding of marks separates learners', () => {
    const thirds = { ...key, marking: { perCorrect: 1000 / 3, perWrong: 0 } };
    const tally = emptyTally(thirds);
    for (const choices of [
      [1, 1, 1],
      [2, 1, 1],
    ])
      addTo(tally, thirds, {
        ...{ assessmentId: 1, timeTaken: 1, submitted: true as const },
        answers: choices.map((selectedOptionId, at) => ({ questionId: at + 1, selectedOptionId, markedForReview: false })),
      });
    expect(itemsOf(tally, paper, thirds)[0]?.discrimination).toBeNull();
  });

  it('has no mean score for an option without a choice', () => {
    const { items } = tallied([1, 2, null], [1, 2, null]);
    expect(items.map(({ options, skipped }) => [...options, skipped].map(({ count, meanScore }) => [count, meanScore]))).toEqual([
      [
        [2, 1],
        [0, null],
        [0, null],
      ],
      [
        [0, null],
        [2, 1],
        [0, null],
      ],
      [
        [0, null],
        [0, null],
        [2, 1],
      ],
    ]);
  });

  it('has no counts in a tally without it', () => {
    const other = emptyTally({ ...key, answers: [] });
    expect(itemsOf(other, paper, key)[0]).toMatchObject({ skipped: { count: 0, meanScore: null }, medianSeconds: null });
    expect(normsOf(other, key)[0]).toEqual({ questionId: 1, attempted: 0, correct: 0, medianSeconds: null });
  });

  it('counts as left out if a submission does not name it, and ignores questions outside the paper', () => {
    const tally = emptyTally(key);
    const answers = [1, 9].map((questionId) => ({ questionId, selectedOptionId: 1, markedForReview: false }));
    addTo(tally, key, { assessmentId: 1, timeTaken: 1, submitted: true, answers });
    expect(itemsOf(tally, paper, key).map(({ skipped }) => skipped.count)).toEqual([0, 1, 1]);
    expect([...tally.questions.keys()]).toEqual([1, 2, 3]);
  });
});
