import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { grade } from '../../../analysis/marking/grade';
import type { AnswerKey } from '../../../analysis/marking/key';
import { keyOfResult } from '../../../analysis/marking/key-of-result';
import { againResult, answeredInPractice, scoreBefore } from '../../../analysis/past-test/marked';
import { againPaper, paperOfResult, partsOf } from '../../../analysis/past-test/part';
import { type Answer, PaperSchema, type Result, ResultSchema } from '../../../contract/assessment/assessment';
import { grantedSeconds } from '../../../contract/assessment/granted';
import { type FrozenPaper, freeze } from '../../../server/rules/papers/freeze';
import { resultJson, resultTemplate } from '../../../server/rules/results/result-json';
import { keyAfter, totalMarksOf } from '../../../server/rules/results/ruling';
import { randomFrom } from '../../faults/random';
import { randomPaper } from '../../server/rules/marking/papers';

const at = '2026-03-01T09:00:00.000Z';

/** The result of a hand-in as the server sends it. */
function served(paper: FrozenPaper, key: AnswerKey, answers: Answer[]): Result {
  const body = { assessmentId: 7, timeTaken: 60, submitted: true as const, answers };
  const summary = {
    ...{ assessmentId: 7, assessmentTitle: paper.name, ...grade(key, answers), totalMarks: totalMarksOf(paper, key) },
    ...{ totalQuestions: key.answers.length, durationInMinutes: paper.durationInMinutes, timeTaken: 60, submittedAt: at },
  };
  return v.parse(ResultSchema, JSON.parse(resultJson(resultTemplate(paper, key), summary, body).toString()));
}

/** A random paper with changes of its key, two sets of answers to it, and what the server makes of both. */
function random(seed: number) {
  const { marks, multipleScheme, subjects, answers: given, changes } = randomPaper(randomFrom(seed));
  const plan = {
    ...{ name: 'Mock', description: '', durationInMinutes: 60, createdAt: 0, instructions: '' },
    marks,
    multipleScheme,
    subjects,
  };
  const { paper, key: first } = freeze(plan);
  const key = changes.reduce<AnswerKey>((from, { questionId, ...change }) => keyAfter(from, questionId, change, '', 0) ?? from, first);
  const dice = randomFrom(seed + 1_000_000);
  const answers = key.answers.map(
    ({ questionId }): Answer =>
      given.find((one) => one.questionId === questionId) ?? { questionId, selectedOptionId: null, markedForReview: false },
  );
  const earlier = answers.filter(() => dice() < 0.5);
  return { paper, key, answers, real: served(paper, key, earlier), again: served(paper, key, answers) };
}

const seeds = Array.from({ length: 150 }, (_, seed) => seed);
const sat = (answers: readonly Answer[]) => ({ answers, timeTaken: 60, submittedAt: at, seconds: {} });

describe('a past test that is sat again', () => {
  it('is marked on the device as the server marks the same answers: score, counts, total, and each question', () => {
    for (const seed of seeds) {
      const { answers, real, again } = random(seed);
      expect(againResult(real, keyOfResult(real), sat(answers)), `paper ${seed}`).toEqual(again);
    }
  });

  it('gives the parts of a paper together what the whole gives, and compares them with the real answers to the same questions', () => {
    for (const seed of seeds.slice(0, 100)) {
      const { answers, real } = random(seed);
      const key = keyOfResult(real);
      const half = answers.slice(0, Math.ceil(answers.length / 2));
      const rest = answers.slice(half.length);
      const [one, other, all] = [half, rest, answers].map((part) => againResult(real, key, sat(part))) as [Result, Result, Result];
      for (const count of ['correctAnswers', 'wrongAnswers', 'unattempted', 'totalQuestions'] as const)
        expect(one[count] + other[count], `paper ${seed}, ${count}`).toBe(all[count]);
      // Each part is rounded by itself.
      expect(Math.abs(one.score + other.score - all.score), `paper ${seed}`).toBeLessThan(0.011);
      expect(Math.abs(one.totalMarks + other.totalMarks - all.totalMarks), `paper ${seed}`).toBeLessThan(0.011);
      expect(scoreBefore(real, key, { answers }), `paper ${seed}`).toBe(real.score);
    }
  });

  it('tells the practice log what was answered and counts by the key, and nothing of what was left', () => {
    const { key, answers } = random(3);
    const told = answeredInPractice(key, answers);
    expect(told.length).toBeGreaterThan(0);
    for (const { questionId } of told) {
      const { regraded } = key.answers.find((one) => one.questionId === questionId) ?? {};
      expect(regraded?.change ?? 'key').toBe('key');
    }
    expect(
      answeredInPractice(
        key,
        answers.map(({ questionId }) => ({ questionId, selectedOptionId: null, markedForReview: false })),
      ),
    ).toEqual([]);
  });

  it('tells the log: right; right but marked as not sure; wrong', () => {
    const key: AnswerKey = {
      marking: { perCorrect: 4, perWrong: 1 },
      answers: [1, 2, 3, 4].map((questionId) => ({ questionId, correctOptionId: 1, explanation: '' })),
    };
    const answer = (questionId: number, selectedOptionId: number | null, markedForReview = false) => ({
      ...{ questionId, selectedOptionId, markedForReview },
    });
    expect(answeredInPractice(key, [answer(1, 1), answer(2, 1, true), answer(3, 2), answer(4, null, true)])).toEqual([
      { questionId: 1, right: true, sure: true },
      { questionId: 2, right: true, sure: false },
      { questionId: 3, right: false, sure: false },
    ]);
  });
});

const question = (id: number) => ({
  id,
  description: `Question ${id}`,
  options: [1, 2].map((one) => ({ id: one, text: `Option ${one}` })),
});
const section = (subjectName: string, ids: number[], minutes?: number) => ({
  ...{ subjectName, questions: ids.map(question) },
  ...(minutes !== undefined && { minutes, isLocked: true, mayFinishEarly: true }),
});
const paperOf = (subjects: ReturnType<typeof section>[], durationInMinutes: number | null) =>
  v.parse(PaperSchema, {
    ...{ id: 7, name: 'Mock', durationInMinutes, totalMarks: 16, createdAt: at, marksPerQuestion: 4, opensAt: at, closesAt: at },
    ...{ takesEvidence: true, takesClock: true, moreTimeKey: 'k', needs: ['sections'], endsTogether: true, subjects },
  });
const key = (ids: number[]): AnswerKey => ({
  marking: { perCorrect: 4, perWrong: 1 },
  answers: ids.map((questionId) => ({ questionId, correctOptionId: 1, explanation: '' })),
});
/** The first answer right, the second wrong, the others left. */
const resultOf = (paper: ReturnType<typeof paperOf>, ids: number[]): Result =>
  served(
    paper,
    key(ids),
    [1, 2].map((selectedOptionId, place) => ({ questionId: ids[place] ?? 0, selectedOptionId, markedForReview: false })),
  );

describe('the parts that can be sat again', () => {
  const plain = paperOf([section('Maths', [1, 2]), section('Physics', [3, 4])], 50);
  const result = resultOf(plain, [1, 2, 3, 4]);

  it('are the whole, the mistakes and each section, each with its share of the time', () => {
    expect(partsOf(plain, result, undefined)).toEqual([
      { part: { of: 'whole' }, name: '', questionIds: [1, 2, 3, 4], seconds: 3000 },
      { part: { of: 'mistakes' }, name: '', questionIds: [2, 3, 4], seconds: 38 * 60 },
      { part: { of: 'section', section: 0 }, name: 'Maths', questionIds: [1, 2], seconds: 1500 },
      { part: { of: 'section', section: 1 }, name: 'Physics', questionIds: [3, 4], seconds: 1500 },
    ]);
    expect(partsOf(plain, result, 150)[0]?.seconds).toBe(4500);
  });

  it('are the whole alone where there is one subject and nothing, or everything, was wrong', () => {
    const one = paperOf([section('Maths', [1])], 10);
    expect(partsOf(one, resultOf(one, [1]), undefined).map(({ part }) => part.of)).toEqual(['whole']);
    const wrong = served(one, key([1]), []);
    expect(partsOf(one, wrong, undefined).map(({ part }) => part.of)).toEqual(['whole']);
  });

  it('keep the windows of the whole by the clock only, and nothing of the exam’s hours', () => {
    const locked = paperOf([section('Maths', [1, 2], 20), section('Physics', [3, 4], 10)], 30);
    const parts = partsOf(locked, resultOf(locked, [1, 2, 3, 4]), undefined);
    expect(parts.map(({ seconds }) => seconds / 60)).toEqual([30, 23, 20, 10]);
    const [whole, mistakes, maths] = parts as [(typeof parts)[0], (typeof parts)[0], (typeof parts)[0]];
    const timed = againPaper(locked, whole, true);
    expect(timed.subjects).toEqual(locked.subjects);
    for (const field of ['opensAt', 'closesAt', 'takesEvidence', 'takesClock', 'moreTimeKey', 'needs', 'endsTogether'])
      expect(timed).not.toHaveProperty(field);
    for (const one of [againPaper(locked, whole, false), againPaper(locked, mistakes, true), againPaper(locked, maths, true)])
      expect(one.subjects.some(({ isLocked, minutes }) => isLocked || minutes)).toBe(false);
    expect(againPaper(locked, mistakes, true).subjects.map(({ questions }) => questions.map(({ id }) => id))).toEqual([[2], [3, 4]]);
  });

  it('come from the result where the paper is not there: the same questions under the same subjects, in the same windows; from an earlier server they do not', () => {
    const locked = paperOf([section('Maths', [1, 2], 20), section('Physics', [3, 4], 10)], 30);
    for (const paper of [plain, locked]) {
      const made = paperOfResult(resultOf(paper, [1, 2, 3, 4]));
      expect(made?.subjects).toEqual(paper.subjects);
      expect(made && grantedSeconds(made)).toBe(grantedSeconds(paper));
      expect(v.is(PaperSchema, made)).toBe(true);
    }
    const { subjects: _, ...older } = result;
    expect(paperOfResult(older)).toBeNull();
  });
});
