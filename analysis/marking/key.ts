import type { RegradeChange } from '../../contract/assessment/ruling';
import type { MultipleScheme } from '../../contract/exam/scheme';
import type { OwnRight, SaidKind } from '../../contract/kinds/kind';
import type { Picture } from '../../contract/question/picture';

/** Marks for a correct answer, and marks lost by a wrong one; both are 0 or more. */
export interface Marking {
  perCorrect: number;
  perWrong: number;
}

/** The answer key, which does not leave the server before a submission is filed. */
export interface AnswerKey {
  marking: Marking;
  /** How questions with several right options are marked; absent: all or nothing. */
  multipleScheme?: MultipleScheme;
  answers: (OwnRight & {
    questionId: number;
    /** Of a question with several right options the first of them; 0 of a numeric question. */
    correctOptionId: number;
    /** Absent: one right option. */
    kind?: SaidKind;
    /** How many options a question with several right ones has. */
    optionCount?: number;
    /** The marks of its section, where they are not those of the paper. */
    worth?: Marking;
    explanation: string;
    /** In the question's second language; absent where it has none. */
    secondExplanation?: string;
    explanationPicture?: Picture;
    /** Its place in the bank, for results; absent in keys of earlier versions. */
    difficultyLevel?: string;
    categories?: string[];
    /** Further right options, since the key was corrected. */
    alsoRight?: number[];
    /** The last change of the question; it says how the question counts. */
    regraded?: KeyChange;
  })[];
}

/** A change of a question's key. */
interface KeyChange {
  change: RegradeChange;
  /** Learners read it; empty where none was given. */
  reason: string;
  /** Epoch milliseconds. */
  at: number;
}
