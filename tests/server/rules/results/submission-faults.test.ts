import { describe, expect, it } from 'vitest';
import type { Submission } from '../../../../contract/assessment/assessment';
import { boundsOf, canonical, secretFaults, submissionFaults } from '../../../../server/rules/results/submission-faults';
import { asRead } from '../../../kit/as-read';

const option = (id: number) => ({ id, text: `${id}` });
const question = (id: number, options: number[]) => ({ id, description: '', options: options.map(option) });

/** Ten minutes; question 1 of three options, question 2 of two. */
const paper = {
  name: 'Mock',
  description: '',
  durationInMinutes: 10,
  totalMarks: 2,
  createdAt: '2026-03-01T09:00:00.000Z',
  instructions: '',
  marksPerQuestion: 1,
  negativeMarkingPerWrongQuestion: 0,
  subjects: [
    { subjectName: 'A', questions: [question(1, [1, 2, 3])] },
    { subjectName: 'B', questions: [question(2, [1, 2])] },
  ],
};

const answer = (questionId: number, selectedOptionId: number | null, markedForReview = false) => ({
  questionId,
  selectedOptionId,
  markedForReview,
});

const handIn = (more: Partial<Submission> = {}): Submission => ({
  assessmentId: 7,
  timeTaken: 60,
  submitted: true,
  answers: [answer(1, 3), answer(2, null)],
  ...more,
});

const faults = (more: Partial<Submission>, timePercent = 100) => asRead(submissionFaults(boundsOf(paper), 7, handIn(more), timePercent));

describe('a submission', () => {
  it('may leave questions out, answer any of the paper, and give any option of theirs', () => {
    expect(faults({})).toEqual({});
    expect(faults({ answers: [] })).toEqual({});
    expect(faults({ answers: [answer(2, 2), answer(1, 1)] })).toEqual({});
  });

  it('is for the assessment in the address', () => expect(faults({ assessmentId: 8 })).toEqual({ assessmentId: expect.any(String) }));

  it("takes at most the paper's time and five seconds", () => {
    expect(faults({ timeTaken: 605 })).toEqual({});
    expect(faults({ timeTaken: 606 })).toEqual({ timeTaken: 'is beyond the duration (600 seconds)' });
  });

  it('may take the extra time that its learner was granted', () => {
    expect(faults({ timeTaken: 905 }, 150)).toEqual({});
    expect(faults({ timeTaken: 906 }, 150)).toEqual({ timeTaken: 'is beyond the duration (900 seconds)' });
  });

  it('may take more time, beside the extra time of its learner', () => {
    const takes = (timeTaken: number) => asRead(submissionFaults(boundsOf(paper), 7, handIn({ timeTaken }), 150, 600));
    expect(takes(1_505)).toEqual({});
    expect(takes(1_506)).toEqual({ timeTaken: 'is beyond the duration (1500 seconds)' });
  });

  it('answers questions of the paper, each once, by their own options', () => {
    expect(faults({ answers: [answer(3, 1)] })).toEqual({ 'answers.0.questionId': 'is not a question of this assessment' });
    expect(faults({ answers: [answer(1, 1), answer(1, 2)] })).toEqual({ 'answers.1.questionId': 'is answered twice' });
    expect(faults({ answers: [answer(2, 3)] })).toEqual({ 'answers.0.selectedOptionId': 'is not an option of this question' });
  });
});

describe('the pace of a submission', () => {
  it('has as many times as answers, and the answered questions in their order', () => {
    expect(faults({ pace: { seconds: [10, 20], order: [1] } })).toEqual({});
    expect(faults({ answers: [answer(1, 1), answer(2, 2)], pace: { seconds: [1, 2], order: [2, 1] } })).toEqual({});
  });

  it('may leave answers out of the order', () => expect(faults({ pace: { seconds: [10, 20], order: [] } })).toEqual({}));

  it('refuses nothing if it is one of other answers', () => {
    expect(faults({ pace: { seconds: [10], order: [1] } })).toEqual({});
    expect(faults({ pace: { seconds: [1, 2], order: [1, 1] } })).toEqual({});
  });
});

describe('the canonical text of a submission', () => {
  it('is equal for every order of the answers', () => {
    const pace = { seconds: [10, 20], order: [2, 1] };
    const forth = handIn({ answers: [answer(1, 3), answer(2, null, true)], pace });
    const back = handIn({ answers: [answer(2, null, true), answer(1, 3)], pace: { ...pace, seconds: [20, 10] } });
    expect(canonical(forth)).toBe(canonical(back));
    expect(canonical(forth)).toBe(
      '{"assessmentId":7,"timeTaken":60,"submitted":true,"answers":[{"questionId":1,"selectedOptionId":3,"markedForReview":false},{"questionId":2,"selectedOptionId":null,"markedForReview":true}],"pace":{"seconds":[10,20],"order":[2,1]}}',
    );
  });

  it('ends with clock and evidence', () => {
    const evidence = { startedAt: '2026-03-01T09:00:00.000Z', handedInAt: '2026-03-01T09:10:00.000Z', datedBy: 'code' } as const;
    expect(canonical(handIn({ answers: [], evidence, clock: { ahead: 3, left: 4 } }))).toBe(
      '{"assessmentId":7,"timeTaken":60,"submitted":true,"answers":[],"clock":{"ahead":3,"left":4},"evidence":{"startedAt":"2026-03-01T09:00:00.000Z","handedInAt":"2026-03-01T09:10:00.000Z","datedBy":"code"}}',
    );
  });

  it('is to the byte what earlier versions stored, for a submission of theirs', () => {
    expect(canonical(handIn())).toBe(
      '{"assessmentId":7,"timeTaken":60,"submitted":true,"answers":[{"questionId":1,"selectedOptionId":3,"markedForReview":false},{"questionId":2,"selectedOptionId":null,"markedForReview":false}]}',
    );
  });

  it('has no pace if the submission has none', () => {
    expect(JSON.parse(canonical(handIn()))).toEqual(handIn());
  });
});

describe('faults of a paper that is still sealed', () => {
  const bounds = boundsOf(paper);
  const told = (more: Partial<Submission>) => secretFaults(submissionFaults(bounds, 7, handIn(more), 100), handIn(more), bounds);
  const notRight = { answers: { code: 'not-right' } };

  it.each([
    ['a question of the paper', [answer(1, 3)]],
    ['a question of another paper', [answer(9, 3)]],
    ['an option of the question', [answer(2, 2)]],
    ['an option of no question', [answer(2, 3)]],
    ['a question twice', [answer(1, 3), answer(1, 3)]],
    ['one of two questions', [answer(1, 3), answer(9, null)]],
    ['all questions and one more', [answer(1, 3), answer(2, null), answer(9, null)]],
    ['all questions, with a wrong option', [answer(1, 3), answer(2, 3)]],
  ])('are the same for %s', (_, answers) => {
    expect(told({ answers })).toEqual(notRight);
    // Another fault would else be told alone for a right guess, and with the answers for a wrong one.
    expect(told({ answers, timeTaken: 9_999 })).toEqual({ timeTaken: { code: 'beyond-duration', seconds: 600 } });
    expect(told({ answers, assessmentId: 8 })).toEqual({ assessmentId: { code: 'other-assessment' } });
  });

  it('are none for a hand-in of the whole paper, and the same for one that names no question', () => {
    expect(told({})).toEqual({});
    expect(told({ answers: [] })).toEqual(notRight);
  });

  it('are none for a pace of other answers, which refuses nothing', () => {
    expect(told({ pace: { seconds: [1], order: [] } })).toEqual({});
  });
});
