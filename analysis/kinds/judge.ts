import type { Answer } from '../../contract/assessment/assessment';
import type { OwnRight } from '../../contract/kinds/own-right';

/** What is right, as a key or a result has it. */
export type WhatIsRight = OwnRight & {
  correctOptionId: number;
  /** Further right options, since the key was corrected. */
  alsoRight?: readonly number[] | undefined;
  optionCount?: number | undefined;
};

/** What was given to a question. */
export type GivenAnswer = Pick<Answer, 'selectedOptionId' | 'selectedOptionIds' | 'value'>;

/** `part`: some of what is right, and nothing wrong. null: there is nothing to judge. */
export type Judgement = 'right' | 'part' | 'wrong' | null;

/** How answers of a kind are judged. */
export interface Judge {
  /** Whether an answer counts as attempted: something is chosen, or a number is typed. */
  isAttempted(given: GivenAnswer): boolean;
  verdictOn(right: WhatIsRight, given: GivenAnswer): Judgement;
  /** The marks of a verdict `part`, of which `perCorrect` are all, where a scheme gives marks for parts. */
  partOf(right: WhatIsRight, given: GivenAnswer, perCorrect: number): number;
}
