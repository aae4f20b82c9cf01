import type { GivenAnswer } from '../../contract/assessment/given';
import type { OwnRight } from '../../contract/kinds/kind';

/** What is right, as a key or a result has it. */
type WhatIsRight = OwnRight & {
  correctOptionId: number;
  /** Further right options, since the key was corrected. */
  alsoRight?: readonly number[] | undefined;
  optionCount?: number | undefined;
};

/** `part`: some of what is right, and nothing wrong. null: there is nothing to judge. */
export type Judgement = 'right' | 'part' | 'wrong' | null;

/** How a catalogue says a range of numbers. */
export interface RightWords {
  range: (from: string, to?: string) => string;
}

/** How answers of a kind are judged. */
export interface Judge {
  /** Whether an answer counts as attempted: something is chosen, or a number is typed. */
  isAttempted(given: GivenAnswer): boolean;
  verdictOn(right: WhatIsRight, given: GivenAnswer): Judgement;
  /** The marks of a verdict `part`, of which `perCorrect` are all, where a scheme gives marks for parts. */
  partOf(right: WhatIsRight, given: GivenAnswer, perCorrect: number): number;
  /** What is right of a question without options, as it is typed; empty where options say it, or where it is not told. */
  rightText(right: OwnRight, words: RightWords): string;
}
