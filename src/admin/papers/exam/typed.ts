import type { Exam, ExamDraft } from '../../../../contract/exam/exam';
import type { Mix } from '../../../../contract/exam/mix';
import type { MultipleScheme } from '../../../../contract/exam/scheme';
import { examDefaults, generateDefaults, maxItems, maxMinutes } from '../../../../contract/fields/limits';
import { numberFrom } from '../../kit/form/Form';
import { emptyMix, mixFrom, typedFrom } from '../mix/typed-mix';
import type { TypedExam, TypedSubject } from './draft-shape';
import { emptySection, sentSection, typedMinutes, typedSection } from './typed-section';

/** The scheme of an exam that names none. */
const usualScheme: MultipleScheme = 'all-or-nothing';

const nextKey = ({ subjects }: TypedExam): number => Math.max(-1, ...subjects.map(({ key }) => key)) + 1;

const emptySubject = (key: number): TypedSubject => ({
  key,
  name: '',
  categoryIds: [],
  numberOfQuestions: String(generateDefaults.questionCount),
  mix: emptyMix(),
  section: emptySection(),
});

/** Returns an empty form. Its subject has a new key, so that nothing of the previous form stays on screen. */
export const emptyExam = (before?: TypedExam): TypedExam => ({
  name: '',
  timerDuration: String(examDefaults.timerDuration),
  marksPerCorrect: String(examDefaults.marksPerCorrect),
  negativeMarksPerWrong: String(examDefaults.negativeMarksPerWrong),
  instructions: '',
  isLocked: false,
  multipleScheme: usualScheme,
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
  added: readonly (Pick<TypedSubject, 'name' | 'categoryIds' | 'numberOfQuestions'> & { minutes: string })[],
): TypedExam {
  const first = nextKey(exam);
  const subjects = added.map(({ minutes, ...subject }, place) => ({
    ...emptySubject(first + place),
    ...subject,
    section: { ...emptySection(), minutes },
  }));
  return { ...exam, subjects: [...filledSubjects(exam), ...subjects] };
}

/** A new exam like one that there is, without its name. */
export const copyOf = (exam: Exam): TypedExam => ({
  name: '',
  timerDuration: String(exam.timerDuration),
  marksPerCorrect: String(exam.marksPerQuestion),
  negativeMarksPerWrong: String(exam.negativeMarkingPerWrongQuestion),
  instructions: exam.instructions,
  isLocked: exam.subjects.some(({ isLocked }) => isLocked),
  multipleScheme: exam.multipleScheme ?? usualScheme,
  subjects: exam.subjects.map((subject, key) => ({
    ...{ key, name: subject.name, categoryIds: subject.categories.map(({ id }) => id) },
    ...{ numberOfQuestions: String(subject.numberOfQuestions), mix: typedFrom(subject.mix), section: typedSection(subject) },
  })),
});

export const withoutSubject = (exam: TypedExam, key: number): TypedExam => ({
  ...exam,
  subjects: exam.subjects.filter((subject) => subject.key !== key),
});

/** Returns the subjects with any input; empty ones are ignored. */
export const filledSubjects = ({ subjects }: TypedExam): TypedSubject[] =>
  subjects.filter(({ name, categoryIds }) => name.trim() !== '' || categoryIds.length > 0);

/** The minutes that the sections come to; null where the exam's own timer counts. */
export const sectionMinutes = (exam: TypedExam): number | null => typedMinutes(filledSubjects(exam).map(({ section }) => section));

/** The duration of the exam in minutes: the sum of its sections' where all have minutes. */
const minutesOf = (exam: TypedExam): number => sectionMinutes(exam) ?? numberFrom(exam.timerDuration);

/** The marks of a subject's right answers. */
const marksIn = ({ numberOfQuestions, section }: TypedSubject, exam: TypedExam): number =>
  numberFrom(numberOfQuestions) * numberFrom(section.marksPerCorrect.trim() === '' ? exam.marksPerCorrect : section.marksPerCorrect);

/** Returns the totals of questions, marks and minutes, or null while a field is no number that the exam could have. */
export function inAll(exam: TypedExam): [questions: number, marks: number, minutes: number] | null {
  const subjects = filledSubjects(exam);
  const questions = subjects.reduce((sum, { numberOfQuestions }) => sum + numberFrom(numberOfQuestions), 0);
  const marks = subjects.reduce((sum, subject) => sum + marksIn(subject, exam), 0);
  const figures: [number, number, number] = [questions, marks, minutesOf(exam)];
  const typed = [...figures, numberFrom(exam.marksPerCorrect), ...subjects.map(({ numberOfQuestions }) => numberFrom(numberOfQuestions))];
  return typed.every((each) => each >= 0) && questions <= maxItems.questionsInPaper && figures[2] <= maxMinutes ? figures : null;
}

/** The field of a body; absent without a mix. */
function mixed(typed: TypedSubject['mix']): { mix?: Mix } {
  const mix = mixFrom(typed);
  return mix === undefined ? {} : { mix };
}

/** Returns the request body. */
export const draftOf = (exam: TypedExam): ExamDraft => ({
  name: exam.name,
  timerDuration: minutesOf(exam),
  marksPerCorrect: numberFrom(exam.marksPerCorrect),
  negativeMarksPerWrong: numberFrom(exam.negativeMarksPerWrong),
  instructions: exam.instructions,
  ...(exam.multipleScheme !== usualScheme && { multipleScheme: exam.multipleScheme }),
  subjects: filledSubjects(exam).map(({ name, categoryIds, numberOfQuestions, mix, section }) => ({
    name,
    categoryIds,
    numberOfQuestions: numberFrom(numberOfQuestions),
    ...mixed(mix),
    ...sentSection(section, exam.isLocked),
  })),
});
