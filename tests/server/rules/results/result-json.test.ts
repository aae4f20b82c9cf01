import { expect, it } from 'vitest';
import type { Answer } from '../../../../contract/assessment/assessment';
import { maxTypedNumber } from '../../../../contract/fields/limits';
import { resultJson, resultTemplate } from '../../../../server/rules/results/result-json';

const words = 'A "quoted" \\ line\nwith \u2028 हिन्दी 🎓 </script>, $& and %s';
const options = [
  { id: 1, text: words },
  { id: 2, text: 'two' },
];
const question = (id: number) => ({ id, description: `${id} ${words}`, options });
const paper = {
  ...{ name: 'Mock', description: '', durationInMinutes: 30, totalMarks: 12, createdAt: '2026-01-01T00:00:00.000Z', instructions: '' },
  ...{ marksPerQuestion: 4, negativeMarkingPerWrongQuestion: 1 },
  subjects: [
    { subjectName: words, questions: [question(7), question(3)] },
    { subjectName: 'Second', questions: [question(5)] },
  ],
};
const key = {
  marking: { perCorrect: 4, perWrong: 1.25 },
  answers: [
    { questionId: 7, correctOptionId: 2, explanation: words, difficultyLevel: 'Hard', categories: ['A', words] },
    { questionId: 3, correctOptionId: 1, explanation: '' },
    { questionId: 5, correctOptionId: 2, explanation: 'Because.', difficultyLevel: 'Easy', categories: [] },
  ],
};
const summary = {
  ...{ assessmentId: 9, assessmentTitle: words, score: -1.25, totalMarks: 12, totalQuestions: 3, correctAnswers: 0, wrongAnswers: 1 },
  ...{ unattempted: 2, durationInMinutes: 30, timeTaken: 61, submittedAt: '2026-01-02T00:00:00.000Z' },
};
const answer = (questionId: number, selectedOptionId: number | null, markedForReview: boolean): Answer => ({
  questionId,
  selectedOptionId,
  markedForReview,
});
const read = (answers: Answer[], pace?: { seconds: number[]; order: number[] }) =>
  JSON.parse(
    resultJson(resultTemplate(paper, key), summary, {
      ...{ assessmentId: 9, answers, timeTaken: 61, submitted: true as const },
      ...(pace && { pace }),
    }).toString(),
  );

it('has every question in the paper’s order with its choice, correct option and explanation', () => {
  const review = (id: number, selectedOptionId: number | null, correctOptionId: number, explanation: string) => ({
    ...{ questionId: id, questionText: `${id} ${words}`, options, selectedOptionId, correctOptionId, explanation },
  });
  const { insight, ...result } = read([answer(5, 1, true), answer(7, null, false)]);
  expect(result).toEqual({
    ...summary,
    questions: [review(7, null, 2, words), review(3, null, 1, ''), review(5, 1, 2, 'Because.')],
    subjects: paper.subjects.map(({ subjectName, questions }) => ({ subjectName, numberOfQuestions: questions.length })),
  });
  expect(insight).toMatchObject({ marksPerCorrect: 4, marksPerWrong: 1.25 });
});

it("has each question's pace, and no field that the device or an older key did not give", () => {
  const [hard, bare, easy] = [
    { questionId: 7, subjectName: words, categories: ['A', words], difficultyLevel: 'Hard' },
    { questionId: 3, subjectName: words, categories: [], difficultyLevel: '' },
    { questionId: 5, subjectName: 'Second', categories: [], difficultyLevel: 'Easy' },
  ];
  const paced = read([answer(5, 1, true), answer(7, null, false)], { seconds: [40, 0], order: [5] });
  expect(paced.insight.questions).toEqual([
    { ...hard, markedForReview: false, seconds: 0, place: null },
    { ...bare, markedForReview: false, seconds: null, place: null },
    { ...easy, markedForReview: true, seconds: 40, place: 1 },
  ]);
  const [first] = read([answer(7, 2, true)]).insight.questions;
  expect(first).toEqual({ ...hard, markedForReview: true, seconds: null, place: null });
});

it('shows pictures of question and explanation, and the second language with its explanation', () => {
  const drawing = { hash: 'a'.repeat(64), width: 2, height: 1, alt: words };
  const translation = { language: 'hi' as const, description: 'प्र', options: ['एक', 'दो'] };
  const pictured = {
    ...paper,
    subjects: [
      {
        subjectName: 'S',
        questions: [
          { ...question(7), picture: drawing, translation },
          { ...question(3), translation },
        ],
      },
    ],
  };
  const known = [
    { questionId: 7, correctOptionId: 2, explanation: 'Why', explanationPicture: drawing, secondExplanation: 'क्यों' },
    { questionId: 3, correctOptionId: 2, explanation: '' },
  ];
  const body = { assessmentId: 9, answers: [], timeTaken: 61, submitted: true as const };
  const { questions } = JSON.parse(resultJson(resultTemplate(pictured, { ...key, answers: known }), summary, body).toString());
  expect(questions[0]).toMatchObject({
    picture: drawing,
    explanationPicture: drawing,
    translation: { ...translation, explanation: 'क्यों' },
  });
  expect(questions[1]).not.toHaveProperty('picture');
  expect(questions[1].translation).toEqual({ ...translation, explanation: '' });
});

it('has room for numbers of any length in a paper of one question', () => {
  const one = { ...paper, subjects: [{ subjectName: '', questions: [{ id: 9_007_199_254_740_991, description: '', options: [] }] }] };
  const id = 9_007_199_254_740_991;
  const made = resultTemplate(one, { ...key, answers: [] });
  const answers = [answer(id, id, false)];
  const bytes = resultJson(made, summary, {
    assessmentId: 9,
    answers,
    timeTaken: 1,
    submitted: true,
    pace: { seconds: [id], order: [id] },
  });
  expect(JSON.parse(bytes.toString()).insight.questions).toEqual([
    { questionId: id, subjectName: '', categories: [], difficultyLevel: '', markedForReview: false, seconds: id, place: 1 },
  ]);
});

it('has room for a typed answer of the longest text in any script', () => {
  const subjects = [{ subjectName: '', questions: [{ id: 7, description: '', options: [] }] }];
  const numbers = [
    { ...{ questionId: 7, correctOptionId: 0, explanation: '' }, kind: 'numeric' as const, correctValue: { from: 1, to: 2 } },
  ];
  const made = resultTemplate({ ...paper, subjects }, { ...key, answers: numbers });
  const values = ['\u0001', 'ह', '7'].map((sign) => sign.repeat(maxTypedNumber));
  const read = values.map((value) => {
    const answers = [{ ...answer(7, null, false), value }];
    return JSON.parse(resultJson(made, summary, { assessmentId: 9, answers, timeTaken: 1, submitted: true }).toString()).questions[0];
  });
  expect(read).toMatchObject(values.map((value) => ({ selectedOptionId: null, value, marks: expect.any(Number) })));
});

it('has the passages of its paper', () => {
  const passages = [{ id: 4, text: words }];
  const body = { assessmentId: 9, answers: [], timeTaken: 1, submitted: true as const };
  const result = JSON.parse(resultJson(resultTemplate({ ...paper, passages }, key), summary, body).toString());
  expect(result.passages).toEqual(passages);
  expect(Object.keys(result)).not.toContain('0');
  expect(read([])).not.toHaveProperty('passages');
});

it('gives each question its own choice, and none to a question that was left out', () => {
  const { questions } = read([answer(7, 2, false), answer(5, 1, false)]);
  expect(questions.map((q: { selectedOptionId: number | null }) => q.selectedOptionId)).toEqual([2, null, 1]);
});

it('tells of changed questions, with reasons in any script, in the order of the paper; of a key without changes nothing', () => {
  const at = Date.parse('2026-01-03T00:00:00.000Z');
  const [first, second, third] = key.answers;
  const mended = {
    ...key,
    answers: [
      { ...third, questionId: 5, correctOptionId: 2, explanation: '', regraded: { change: 'bonus' as const, reason: words, at } },
      {
        ...first,
        questionId: 7,
        correctOptionId: 2,
        explanation: '',
        alsoRight: [1],
        regraded: { change: 'key' as const, reason: 'हाँ', at },
      },
      { ...second, questionId: 3, correctOptionId: 1, explanation: '', regraded: { change: 'drop' as const, reason: '', at } },
    ],
  };
  const body = { assessmentId: 9, answers: [answer(7, 1, false)], timeTaken: 61, submitted: true as const };
  const result = JSON.parse(resultJson(resultTemplate(paper, mended), summary, body).toString());
  expect(result.regrades).toEqual([
    { questionId: 7, change: 'key', reason: 'हाँ', at: '2026-01-03T00:00:00.000Z' },
    { questionId: 3, change: 'drop', reason: '', at: '2026-01-03T00:00:00.000Z' },
    { questionId: 5, change: 'bonus', reason: words, at: '2026-01-03T00:00:00.000Z' },
  ]);
  expect(
    result.questions.map((one: object) => ['ruling' in one && one.ruling, 'alsoCorrectOptionIds' in one && one.alsoCorrectOptionIds]),
  ).toEqual([
    [false, [1]],
    ['drop', false],
    ['bonus', false],
  ]);
  expect(result.insight.questions).toHaveLength(3);
  expect('regrades' in read([])).toBe(false);
});
