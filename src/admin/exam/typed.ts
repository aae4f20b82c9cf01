import type { ExamDraft } from '../../../contract/exam/exam';
import { examDefaults, generateDefaults } from '../../../contract/fields/limits';
import { numberFrom } from '../form/Form';

export interface TypedSubject {
  /** Tells subjects apart while they come and go. */
  key: number;
  name: string;
  categoryIds: number[];
  numberOfQuestions: string;
}

/** The exam form as it stands. */
export interface TypedExam {
  name: string;
  timerDuration: string;
  marksPerCorrect: string;
  negativeMarksPerWrong: string;
  instructions: string;
  subjects: TypedSubject[];
}

const nextKey = ({ subjects }: TypedExam): number => Math.max(-1, ...subjects.map(({ key }) => key)) + 1;

const emptySubject = (key: number): TypedSubject => ({
  key,
  name: '',
  categoryIds: [],
  numberOfQuestions: String(generateDefaults.questionCount),
});

/** A fresh form; its subject has a key of its own, so that nothing of the one before stays on the screen. */
export const emptyExam = (before?: TypedExam): TypedExam => ({
  name: '',
  timerDuration: String(examDefaults.timerDuration),
  marksPerCorrect: String(examDefaults.marksPerCorrect),
  negativeMarksPerWrong: String(examDefaults.negativeMarksPerWrong),
  instructions: '',
  subjects: [emptySubject(before ? nextKey(before) : 0)],
});

export const withSubject = (exam: TypedExam): TypedExam => ({
  ...exam,
  subjects: [...exam.subjects, emptySubject(nextKey(exam))],
});

export const withoutSubject = (exam: TypedExam, key: number): TypedExam => ({
  ...exam,
  subjects: exam.subjects.filter((subject) => subject.key !== key),
});

/** Subjects in which something was entered; the others are as if they were not there. */
export const filledSubjects = ({ subjects }: TypedExam): TypedSubject[] =>
  subjects.filter(({ name, categoryIds }) => name.trim() !== '' || categoryIds.length > 0);

/** Questions, marks and minutes of all of it, or null while a number is not one. */
export function inAll(exam: TypedExam): [questions: number, marks: number, minutes: number] | null {
  const questions = filledSubjects(exam).reduce((sum, { numberOfQuestions }) => sum + numberFrom(numberOfQuestions), 0);
  const figures: [number, number, number] = [questions, questions * numberFrom(exam.marksPerCorrect), numberFrom(exam.timerDuration)];
  return figures.every(Number.isFinite) ? figures : null;
}

/** What is sent. */
export const draftOf = (exam: TypedExam): ExamDraft => ({
  name: exam.name,
  timerDuration: numberFrom(exam.timerDuration),
  marksPerCorrect: numberFrom(exam.marksPerCorrect),
  negativeMarksPerWrong: numberFrom(exam.negativeMarksPerWrong),
  instructions: exam.instructions,
  subjects: filledSubjects(exam).map(({ name, categoryIds, numberOfQuestions }) => ({
    name,
    categoryIds,
    numberOfQuestions: numberFrom(numberOfQuestions),
  })),
});
