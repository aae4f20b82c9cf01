import * as v from 'valibot';
import type { OwnFields } from '../../../../contract/exam/own-fields';
import { KindSchema, questionKinds } from '../../../../contract/kinds/kind';
import { numberFrom } from '../../kit/form/Form';

/** What a subject has of its own, as typed; an empty field is the exam's. */
export const TypedSectionSchema = v.object({
  minutes: v.string(),
  marksPerCorrect: v.string(),
  negativeMarksPerWrong: v.string(),
  mayFinishEarly: v.boolean(),
  /** None: every kind. */
  kinds: v.array(KindSchema),
  questionsPerPassage: v.string(),
});
export type TypedSection = v.InferOutput<typeof TypedSectionSchema>;

const typed = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** A section of an exam as the form has it. */
export const typedSection = (section: OwnFields): TypedSection => ({
  minutes: typed(section.minutes),
  marksPerCorrect: typed(section.marksPerCorrect),
  negativeMarksPerWrong: typed(section.negativeMarksPerWrong),
  mayFinishEarly: section.mayFinishEarly === true,
  kinds: [...(section.kinds ?? [])],
  questionsPerPassage: typed(section.questionsPerPassage),
});

export const emptySection = (): TypedSection => typedSection({});

const isTyped = (text: string): boolean => text.trim() !== '';

/** A typed number; absent where nothing is typed. What is no number is sent as it is, and refused. */
const numbered = <F extends string>(field: F, text: string): { [K in F]?: number } =>
  isTyped(text) ? ({ [field]: numberFrom(text) } as { [K in F]?: number }) : {};

/** The fields of a body; those that are the exam's are absent. */
export const sentSection = (section: TypedSection, isLocked: boolean): OwnFields => ({
  ...numbered('minutes', section.minutes),
  ...numbered('marksPerCorrect', section.marksPerCorrect),
  ...numbered('negativeMarksPerWrong', section.negativeMarksPerWrong),
  ...(isLocked && { isLocked: true }),
  ...(isLocked && section.mayFinishEarly && { mayFinishEarly: true }),
  ...wantedOf(section),
});

/** What a section draws: kinds in the contract's order, absent for every kind, and how many of a passage. */
export const wantedOf = ({ kinds, questionsPerPassage }: TypedSection): Pick<OwnFields, 'kinds' | 'questionsPerPassage'> => ({
  ...(kinds.length > 0 && { kinds: questionKinds.filter((kind) => kinds.includes(kind)) }),
  ...numbered('questionsPerPassage', questionsPerPassage),
});

/** Whether a section has anything of its own. */
export const hasOwn = ({ mayFinishEarly, kinds, ...numbers }: TypedSection): boolean =>
  mayFinishEarly || kinds.length > 0 || Object.values(numbers).some(isTyped);

/** The minutes of all sections together; null while one has none that can be read. */
export function typedMinutes(sections: readonly TypedSection[]): number | null {
  const minutes = sections.map((section) => numberFrom(section.minutes));
  return minutes.length > 0 && minutes.every(Number.isFinite) ? minutes.reduce((sum, each) => sum + each, 0) : null;
}
