import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ExamDraftSchema } from '../../../contract/exam/exam';
import { QuestionDraftSchema } from '../../../contract/question/question';
import { messageRead } from '../../kit/as-read';

describe('an exam', () => {
  const taken = (...counts: number[]) =>
    v.safeParse(ExamDraftSchema, {
      ...{ name: 'Mock', timerDuration: 30, marksPerCorrect: 4, negativeMarksPerWrong: 1 },
      subjects: counts.map((numberOfQuestions) => ({ name: 'Physics', categoryIds: [1], numberOfQuestions })),
    });

  it('has three hundred questions at most, over all subjects', () => {
    expect([taken(300), taken(100, 200)].map(({ success }) => success)).toEqual([true, true]);
    expect(taken(100, 201).issues?.map(({ message }) => messageRead(message))).toEqual(['asks for more than 300 questions in all']);
  });
});

describe('a question', () => {
  const faultsOf = (...options: object[]) =>
    v
      .safeParse(QuestionDraftSchema, { description: 'What is light?', categoryIds: [1], options })
      .issues?.map(({ message }) => messageRead(message)) ?? [];
  const [wave, fish] = [
    { id: 1, text: 'A wave', correct: true },
    { id: 2, text: 'A fish', correct: false },
  ];

  it('has options with distinct numbers, one of them correct', () => {
    expect(faultsOf(wave, fish)).toEqual([]);
    expect(faultsOf(wave, { ...fish, id: 1 })).toEqual(['repeats an option id']);
    expect(faultsOf(wave, { ...fish, correct: true })).toEqual(['needs exactly one correct option']);
    expect(faultsOf({ ...wave, correct: false }, fish)).toEqual(['needs exactly one correct option']);
  });
});
