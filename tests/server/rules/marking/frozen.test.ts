import { describe, expect, it } from 'vitest';
import { type Drawn, freeze, type PlannedSubject, withQuestions } from '../../../../server/rules/papers/freeze';
import { resultJson, resultTemplate } from '../../../../server/rules/results/result-json';

const option = (id: number, correct: boolean) => ({ id, text: `${id}`, correct, explanation: correct ? `why ${id}` : '' });
const base = (id: number) => ({ id, description: `Q${id}`, difficultyLevel: 'Easy', categories: ['C'] });
const several = (id: number): Drawn => ({
  ...{ ...base(id), kind: 'multiple' as const, options: [option(1, false), option(2, true), option(3, true)] },
});
const number = (id: number): Drawn => ({
  ...{ ...base(id), kind: 'numeric' as const, options: [], answer: { from: 1, to: 1.5 }, explanation: 'Count.' },
  translation: { language: 'hi', description: 'प्र', options: [], explanation: 'गिनो।' },
});
const single = (id: number): Drawn => ({ ...base(id), options: [option(1, true), option(2, false)] });

const made = (subjects: PlannedSubject[], multipleScheme?: 'jee-advanced') =>
  freeze({
    ...{ name: 'Mock', description: '', durationInMinutes: 30, createdAt: 0, instructions: '', marks: { perCorrect: 4, perWrong: 1 } },
    ...{ multipleScheme, subjects },
  });

describe('a frozen paper', () => {
  it('names kinds, and holds no key', () => {
    const { paper } = made([{ subjectName: 'S', questions: [single(1), several(2), number(3)] }]);
    expect(paper.subjects[0]?.questions).toEqual([
      { id: 1, description: 'Q1', options: [option(1, true), option(2, false)].map(({ id, text }) => ({ id, text })) },
      { id: 2, description: 'Q2', options: [1, 2, 3].map((id) => ({ id, text: `${id}` })), kind: 'multiple' },
      { id: 3, description: 'Q3', options: [], translation: { language: 'hi', description: 'प्र', options: [] }, kind: 'numeric' },
    ]);
    expect(JSON.stringify(paper)).not.toMatch(/1\.5|why|Count|correct/);
  });

  it('has its sections as planned, and their marks in its total', () => {
    const section = { minutes: 15, marksPerCorrect: 2.5, negativeMarksPerWrong: 0, isLocked: true, mayFinishEarly: true };
    const { paper, key } = made([
      { subjectName: 'Own', questions: [single(1), single(2)], ...section },
      { subjectName: 'Half own', questions: [single(3)], negativeMarksPerWrong: 0 },
      { subjectName: 'Usual', questions: [single(4)], isLocked: false },
    ]);
    expect(paper.subjects.map(({ subjectName: _, questions: __, ...own }) => own)).toEqual([section, { negativeMarksPerWrong: 0 }, {}]);
    expect(paper).toMatchObject({ totalMarks: 13, marksPerQuestion: 4, negativeMarkingPerWrongQuestion: 1 });
    expect(key.answers.map(({ worth }) => worth)).toEqual([
      { perCorrect: 2.5, perWrong: 0 },
      { perCorrect: 2.5, perWrong: 0 },
      { perCorrect: 4, perWrong: 0 },
      undefined,
    ]);
  });

  it('has a key of all right options, of the range, and of the scheme', () => {
    const { key } = made([{ subjectName: 'S', questions: [several(2), number(3)] }], 'jee-advanced');
    const rest = { difficultyLevel: 'Easy', categories: ['C'] };
    expect(key).toEqual({
      ...{ marking: { perCorrect: 4, perWrong: 1 }, multipleScheme: 'jee-advanced' },
      answers: [
        { questionId: 2, correctOptionId: 2, explanation: 'why 2', kind: 'multiple', correctOptionIds: [2, 3], optionCount: 3, ...rest },
        {
          ...{ questionId: 3, correctOptionId: 0, explanation: 'Count.', kind: 'numeric', correctValue: { from: 1, to: 1.5 } },
          ...{ secondExplanation: 'गिनो।', ...rest },
        },
      ],
    });
  });

  it('names its scheme where it has questions that are marked by it', () => {
    expect(made([{ subjectName: 'S', questions: [several(2)] }], 'jee-advanced').paper.multipleScheme).toBe('jee-advanced');
    expect(made([{ subjectName: 'S', questions: [number(2), single(1)] }], 'jee-advanced').paper).not.toHaveProperty('multipleScheme');
    expect(made([{ subjectName: 'S', questions: [several(2)] }]).paper).not.toHaveProperty('multipleScheme');
  });

  it('cannot be made of a numeric question without numbers', () => {
    const { answer: _, ...without } = number(3);
    expect(() => made([{ subjectName: 'S', questions: [without] }])).toThrow('Question 3 has no right numbers.');
  });

  it('marks a question that moves to another section by that section', () => {
    const before = made([
      { subjectName: 'A', questions: [single(1)], marksPerCorrect: 2 },
      { subjectName: 'B', questions: [single(2)] },
    ]);
    const { key, paper } = withQuestions(before, [[2], [9]], new Map([[9, number(9)]]));
    expect(key.answers.map(({ questionId, worth }) => [questionId, worth])).toEqual([
      [2, { perCorrect: 2, perWrong: 1 }],
      [9, undefined],
    ]);
    expect(paper.subjects.map(({ marksPerCorrect, questions }) => [marksPerCorrect, questions[0]?.kind])).toEqual([
      [2, undefined],
      [undefined, 'numeric'],
    ]);
  });
});

it('a result says what each answer got, and what was right of its kind', () => {
  const { paper, key } = made(
    [
      { subjectName: 'S', questions: [single(1), several(2)] },
      { subjectName: 'N', questions: [number(3)], marksPerCorrect: 3 },
    ],
    'jee-advanced',
  );
  const summary = {
    ...{ assessmentId: 9, assessmentTitle: 'Mock', score: 0, totalMarks: 11, totalQuestions: 3, correctAnswers: 0, wrongAnswers: 0 },
    ...{ unattempted: 0, durationInMinutes: 30, timeTaken: 1, submittedAt: '2026-01-02T00:00:00.000Z' },
  };
  const typed = '"५\u0000'.repeat(8);
  const answers = [
    { questionId: 1, selectedOptionId: 2, markedForReview: false },
    { questionId: 2, selectedOptionId: null, selectedOptionIds: [3], markedForReview: true },
    { questionId: 3, selectedOptionId: null, value: typed, markedForReview: false },
  ];
  const body = { assessmentId: 9, timeTaken: 1, submitted: true as const, answers };
  const { questions, insight } = JSON.parse(resultJson(resultTemplate(paper, key), summary, body).toString());
  expect(questions).toMatchObject([
    { questionId: 1, correctOptionId: 1, selectedOptionId: 2, marks: -1 },
    {
      kind: 'multiple',
      correctOptionId: 2,
      correctOptionIds: [2, 3],
      selectedOptionId: null,
      selectedOptionIds: [3],
      marks: 1.33333333333,
    },
    {
      kind: 'numeric',
      correctOptionId: 0,
      correctValue: { from: 1, to: 1.5 },
      value: typed,
      marks: 0,
      worth: { perCorrect: 3, perWrong: 1 },
    },
  ]);
  expect(questions[0]).not.toHaveProperty('kind');
  expect(questions[1]).not.toHaveProperty('worth');
  expect(insight.questions[1].markedForReview).toBe(true);
  const left = JSON.parse(resultJson(resultTemplate(paper, key), summary, { ...body, answers: [] }).toString()).questions;
  expect(left[2]).toMatchObject({ selectedOptionId: null, marks: 0 });
  expect(left[2]).not.toHaveProperty('value');
});
