/** Questions of one passage that are drawn together or not at all (ADR 47), in the order of their ids. */
export interface QuestionSet {
  passageId: number;
  questionIds: readonly number[];
}

/** What is drawn at once: the id of a single question, or a set. */
export type Unit = number | QuestionSet;

export const isSet = (unit: Unit): unit is QuestionSet => typeof unit !== 'number';

/** The questions of a unit. */
export const questionIdsOf = (unit: Unit): readonly number[] => (isSet(unit) ? unit.questionIds : [unit]);

/** The number of questions of a unit. */
export const sizeOf = (unit: Unit): number => questionIdsOf(unit).length;

/** The number of questions of all units. */
export const sizeOfAll = (units: readonly Unit[]): number => units.reduce<number>((sum, unit) => sum + sizeOf(unit), 0);
