import { describe, expect, it } from 'vitest';
import type { Answer, Submission } from '../../../../contract/assessment/assessment';
import { answersInWords } from '../../../../server/rules/data/answers-in-words';
import { boundsOf, canonical, submissionFaults } from '../../../../server/rules/results/submission-faults';
import { asRead } from '../../../kit/as-read';

const options = [1, 2, 3].map((id) => ({ id, text: `text ${id}` }));
const paper = {
  ...{ name: 'Mock', description: '', durationInMinutes: 30, totalMarks: 3, createdAt: '2026-03-01T09:00:00.000Z', instructions: '' },
  ...{ marksPerQuestion: 1, negativeMarkingPerWrongQuestion: 0 },
  subjects: [
    { subjectName: 'One', questions: [{ id: 1, description: 'Q1', options }] },
    { subjectName: 'Several', questions: [{ id: 2, description: 'Q2', options, kind: 'multiple' as const }] },
    { subjectName: 'Numbers', questions: [{ id: 3, description: 'Q3', options: [], kind: 'numeric' as const }] },
  ],
};
const answer = (questionId: number, more: Partial<Answer> = {}): Answer => ({
  ...{ questionId, selectedOptionId: null, markedForReview: false },
  ...more,
});
const handIn = (answers: Answer[], more: Partial<Submission> = {}): Submission => ({
  ...{ assessmentId: 7, timeTaken: 60, submitted: true as const, answers },
  ...more,
});
const faults = (answers: Answer[], more: Partial<Submission> = {}) =>
  asRead(submissionFaults(boundsOf(paper), 7, handIn(answers, more), 100));

describe('an answer', () => {
  it('is of the kind of its question, or none', () => {
    expect(faults([answer(1, { selectedOptionId: 3 }), answer(2, { selectedOptionIds: [1, 3] }), answer(3, { value: '-0.5' })])).toEqual(
      {},
    );
    expect(faults([answer(1), answer(2), answer(3)])).toEqual({});
    expect(faults([answer(2, { selectedOptionIds: [] }), answer(3, { value: '-' })])).toEqual({});
  });

  it.each([
    [answer(1, { selectedOptionIds: [1] }), 'selectedOptionIds'],
    [answer(1, { value: '1' }), 'value'],
    [answer(2, { selectedOptionId: 1 }), 'selectedOptionId'],
    [answer(2, { value: '' }), 'value'],
    [answer(3, { selectedOptionId: 1 }), 'selectedOptionId'],
    [answer(3, { selectedOptionIds: [] }), 'selectedOptionIds'],
  ])('of another kind is refused: %j', (given, field) =>
    expect(faults([given])).toEqual({ [`answers.0.${field}`]: 'does not belong to a question of this kind' }),
  );

  it('has options of its question only', () =>
    expect(faults([answer(2, { selectedOptionIds: [1, 3, 4] })])).toEqual({
      'answers.0.selectedOptionIds.2': 'is not an option of this question',
    }));

  it('of any kind may stand in the order of answers, and a typed sign does', () => {
    const answers = [answer(1), answer(2, { selectedOptionIds: [2] }), answer(3, { value: '-' })];
    expect(faults(answers, { pace: { seconds: [1, 2, 3], order: [3, 2] } })).toEqual({});
  });
});

describe('the canonical text', () => {
  it('has what an answer of another kind has, behind the fields of the specification', () => {
    const answers = [answer(3, { value: '+1.50' }), answer(2, { selectedOptionIds: [1, 3] }), answer(1, { selectedOptionId: 2 })];
    expect(canonical(handIn(answers))).toBe(
      '{"assessmentId":7,"timeTaken":60,"submitted":true,"answers":[{"questionId":1,"selectedOptionId":2,"markedForReview":false},{"questionId":2,"selectedOptionId":null,"markedForReview":false,"selectedOptionIds":[1,3]},{"questionId":3,"selectedOptionId":null,"markedForReview":false,"value":"+1.50"}]}',
    );
  });

  it('can be read again, whatever was typed', () => {
    const answers = [answer(3, { value: '"\\\n\u2028 ३ 🎓' })];
    expect(JSON.parse(canonical(handIn(answers)))).toEqual(handIn(answers));
  });
});

describe('the time of a paper', () => {
  const locked = (minutes: number[]) => ({
    ...{ ...paper, durationInMinutes: minutes.reduce((sum, one) => sum + one, 0) },
    subjects: minutes.map((own, at) => ({
      subjectName: '',
      minutes: own,
      isLocked: true,
      questions: at === 2 ? [] : [{ id: at + 1, description: '', options }],
    })),
  });

  it('with extra time is counted by locked section, each rounded up to whole minutes', () => {
    expect(boundsOf(locked([15, 15])).seconds(133)).toBe(2 * 20 * 60);
    expect(boundsOf(locked([10, 10])).seconds(133)).toBe(2 * 14 * 60);
    expect(boundsOf(locked([10, 10])).seconds(100)).toBe(20 * 60);
  });

  it('leaves out a locked section without questions', () => {
    expect(boundsOf(locked([10, 10, 5])).seconds(100)).toBe(20 * 60);
  });

  it('is one for a paper whose sections have minutes as advice', () => {
    const advised = { ...paper, durationInMinutes: 20, subjects: paper.subjects.map((one) => ({ ...one, minutes: 10 })) };
    expect(boundsOf(advised).seconds(133)).toBe(27 * 60);
  });
});

it('answers in words say every option chosen, and numbers as they were typed', () => {
  const said = (answers: Answer[]) => answersInWords(paper, handIn(answers)).map(({ chosen }) => chosen);
  expect(said([answer(1, { selectedOptionId: 2 }), answer(2, { selectedOptionIds: [1, 3] }), answer(3, { value: '-.5' })])).toEqual([
    'B. text 2',
    'A. text 1; C. text 3',
    '-.5',
  ]);
  expect(said([answer(2, { selectedOptionIds: [] }), answer(3, { value: '' })])).toEqual([null, null, null]);
});
