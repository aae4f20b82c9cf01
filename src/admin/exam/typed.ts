import type { Exam, ExamDraft } from '../../../contract/exam/exam';
import type { Mix } from '../../../contract/exam/mix';
import { examDefaults, generateDefaults } from '../../../contract/fields/limits';
import { numberFrom } from '../form/Form';
import { emptyMix, mixFrom, type TypedMix, typedFrom } from '../mix/typed-mix';

export interface TypedSubject {
  /** React key of the subject. */
  key: number;
  name: string;
  categoryIds: number[];
  numberOfQuestions: string;
  mix: TypedMix;
}

/** The state of the exam form. */
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
  mix: emptyMix(),
});

/** Returns an empty form. Its subject has a new key, so that nothing of the previous form stays on screen. */
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

/** A whole number in equal parts; the first ones have one more where they cannot be equal. */
export const sharedOut = (total: number, parts: number): number[] =>
  Array.from({ length: parts }, (_, place) => Math.floor(total / parts) + (place < total % parts ? 1 : 0));

/** Adds subjects behind the others, in place of empty ones. */
export function withSubjects(
  exam: TypedExam,
  added: readonly Pick<TypedSubject, 'name' | 'categoryIds' | 'numberOfQuestions'>[],
): TypedExam {
  const first = nextKey(exam);
  const subjects = added.map((subject, place) => ({ ...emptySubject(first + place), ...subject }));
  return { ...exam, subjects: [...filledSubjects(exam), ...subjects] };
}

/** A new exam like one that there is, without its name. */
export const copyOf = (exam: Exam): TypedExam => ({
  name: '',
  timerDuration: String(exam.timerDuration),
  marksPerCorrect: String(exam.marksPerQuestion),
  negativeMarksPerWrong: String(exam.negativeMarkingPerWrongQuestion),
  instructions: exam.instructions,
  subjects: exam.subjects.map(({ name, numberOfQuestions, categories, mix }, key) => ({
    ...{ key, name, categoryIds: categories.map(({ id }) => id), numberOfQuestions: String(numberOfQuestions) },
    mix: typedFrom(mix),
  })),
});

export const withoutSubject = (exam: TypedExam, key: number): TypedExam => ({
  ...exam,
  subjects: exam.subjects.filter((subject) => subject.key !== key),
});

/** Returns the subjects with any input; empty ones are ignored. */
export const filledSubjects = ({ subjects }: TypedExam): TypedSubject[] =>
  subjects.filter(({ name, categoryIds }) => name.trim() !== '' || categoryIds.length > 0);

/** Returns the totals of questions, marks and minutes, or null while a field is not a number. */
export function inAll(exam: TypedExam): [questions: number, marks: number, minutes: number] | null {
  const questions = filledSubjects(exam).reduce((sum, { numberOfQuestions }) => sum + numberFrom(numberOfQuestions), 0);
  const figures: [number, number, number] = [questions, questions * numberFrom(exam.marksPerCorrect), numberFrom(exam.timerDuration)];
  return figures.every(Number.isFinite) ? figures : null;
}

/** The field of a body; absent without a mix. */
export function mixed(typed: TypedMix): { mix?: Mix } {
  const mix = mixFrom(typed);
  return mix === undefined ? {} : { mix };
}

/** Returns the request body. */
export const draftOf = (exam: TypedExam): ExamDraft => ({
  name: exam.name,
  timerDuration: numberFrom(exam.timerDuration),
  marksPerCorrect: numberFrom(exam.marksPerCorrect),
  negativeMarksPerWrong: numberFrom(exam.negativeMarksPerWrong),
  instructions: exam.instructions,
  subjects: filledSubjects(exam).map(({ name, categoryIds, numberOfQuestions, mix }) => ({
    name,
    categoryIds,
    numberOfQuestions: numberFrom(numberOfQuestions),
    ...mixed(mix),
  })),
});
