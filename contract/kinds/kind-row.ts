import type { Rule } from '../fields/rule';
import type { QuestionKind } from './kind';
import type { OwnAnswer } from './own-answer';

/** What the rules of the kinds look at. */
export interface Kinded extends OwnAnswer {
  kind?: QuestionKind | undefined;
  options: readonly { correct: boolean }[];
  explanation?: string | undefined;
  explanationPicture?: object | undefined;
}

/** What the contract knows of a kind of question. */
export interface KindRow {
  /** Whether the question has options, and its explanation stands at the first right one; if not, at the question itself. */
  hasOptions: boolean;
  /** What a question of this kind must have, and must not have. */
  rules: readonly Rule<Kinded>[];
}

export const rightIn = ({ options }: Kinded): number => options.filter(({ correct }) => correct).length;
