import { describe, expect, it } from 'vitest';
import type { Picture } from '../../../../contract/question/picture';
import { type Drawn, freeze, type Plan } from '../../../../server/rules/papers/freeze';

const drawing: Picture = { hash: 'a'.repeat(64), width: 20, height: 10, alt: 'A circuit' };

const options = [
  { id: 1, text: 'yes', correct: false, explanation: '' },
  { id: 2, text: 'no', correct: true, explanation: 'It is not.' },
];

const question = (id: number, more: Partial<Drawn> = {}): Drawn => ({
  id,
  description: `Q ${id}`,
  options,
  difficultyLevel: 'Easy',
  categories: ['Optics'],
  ...more,
});

const plan = (more: Partial<Plan> = {}): Plan => ({
  name: 'Mock',
  description: 'First of three',
  durationInMinutes: 45,
  createdAt: Date.UTC(2026, 2, 1, 9),
  instructions: 'Read well.',
  marks: { perCorrect: 4, perWrong: 1 },
  subjects: [
    { subjectName: 'Light', questions: [question(1)] },
    { subjectName: 'Sound', questions: [question(2), question(3)] },
  ],
  ...more,
});

const alone = (more: Partial<Drawn>) => freeze(plan({ subjects: [{ subjectName: 'Light', questions: [question(1, more)] }] }));

describe('a frozen paper', () => {
  it('has the planned questions by subject, and the marks of its exam', () => {
    const shown = (id: number) => ({
      id,
      description: `Q ${id}`,
      options: [
        { id: 1, text: 'yes' },
        { id: 2, text: 'no' },
      ],
    });
    expect(freeze(plan()).paper).toEqual({
      name: 'Mock',
      description: 'First of three',
      durationInMinutes: 45,
      totalMarks: 12,
      createdAt: '2026-03-01T09:00:00.000Z',
      instructions: 'Read well.',
      marksPerQuestion: 4,
      negativeMarkingPerWrongQuestion: 1,
      subjects: [
        { subjectName: 'Light', questions: [shown(1)] },
        { subjectName: 'Sound', questions: [shown(2), shown(3)] },
      ],
    });
  });

  it('divides total marks equally, and has no negative marks', () => {
    const { paper, key } = freeze(plan({ marks: { shared: 100 } }));
    expect(paper).toMatchObject({ totalMarks: 100, marksPerQuestion: null, negativeMarkingPerWrongQuestion: null });
    expect(key.marking).toEqual({ perCorrect: 100 / 3, perWrong: 0 });
  });

  it('rounds its total to two decimals', () => {
    expect(freeze(plan({ marks: { perCorrect: 0.333, perWrong: 0 } })).paper.totalMarks).toBe(1);
  });

  it('shows pictures of question and options, and the second language, but no explanation of either', () => {
    const pictured = [{ id: 1, text: '', correct: false, explanation: '', picture: drawing }, options[1] as (typeof options)[0]];
    const translation = { language: 'hi' as const, description: 'प्र 1', options: ['हाँ', 'नहीं'], explanation: 'नहीं है।' };
    const { paper } = alone({ picture: drawing, options: pictured, translation });
    expect(paper.subjects[0]?.questions).toEqual([
      {
        id: 1,
        description: 'Q 1',
        picture: drawing,
        options: [
          { id: 1, text: '', picture: drawing },
          { id: 2, text: 'no' },
        ],
        translation: { language: 'hi', description: 'प्र 1', options: ['हाँ', 'नहीं'] },
      },
    ]);
  });
});

describe('the key of a paper', () => {
  it("has the correct option, its explanation and the question's id in the bank, in the order of the paper", () => {
    const { key } = freeze(plan());
    expect(key.marking).toEqual({ perCorrect: 4, perWrong: 1 });
    expect(key.answers).toEqual(
      [1, 2, 3].map((questionId) => ({
        questionId,
        correctOptionId: 2,
        explanation: 'It is not.',
        difficultyLevel: 'Easy',
        categories: ['Optics'],
      })),
    );
  });

  it('has the picture and the second language of an explanation', () => {
    const explained = [options[0] as (typeof options)[0], { ...(options[1] as (typeof options)[0]), explanationPicture: drawing }];
    const translation = { language: 'hi' as const, description: 'प्र', options: ['हाँ', 'नहीं'], explanation: 'नहीं है।' };
    expect(alone({ options: explained, translation }).key.answers[0]).toMatchObject({
      explanationPicture: drawing,
      secondExplanation: 'नहीं है।',
    });
  });

  it('cannot be made of a question without a correct option', () => {
    expect(() => alone({ options: options.map((each) => ({ ...each, correct: false })) })).toThrow('Question 1 has no correct option.');
  });
});
