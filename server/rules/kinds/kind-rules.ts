import type { GivenAnswer } from '../../../analysis/kinds/judge';
import type { AnswerKey } from '../../../analysis/marking/key';
import type { RegradePreviewDraft } from '../../../contract/assessment/regrade';
import type { Faults } from '../../../contract/faults/fault';
import type { NumericRange } from '../../../contract/kinds/kind';
import type { OwnAnswer } from '../../../contract/kinds/own-answer';
import type { Option, QuestionDraft } from '../../../contract/question/question';

export type KeyAnswer = AnswerKey['answers'][number];

/** The right options or numbers of a question. */
export interface RightAnswer {
  /** Empty for a numeric question. */
  optionIds: readonly number[];
  /** Only of a numeric question. */
  range?: NumericRange | undefined;
}

/** The part of a question of the bank that says what is right. */
export interface RightInBank extends OwnAnswer, Pick<QuestionDraft, 'explanation' | 'explanationPicture'> {
  id: number;
  options: readonly Option[];
}

/** What the server does with a kind of question. */
export interface KindRules {
  /** What is stored of a draft's answer: each explanation at its one place. */
  kept: (draft: QuestionDraft) => Pick<QuestionDraft, 'options' | 'explanation'>;
  /** What is right, and why. Throws where a stored question has no right answer. */
  keyOf: (question: RightInBank) => Partial<KeyAnswer> & Pick<KeyAnswer, 'correctOptionId' | 'explanation'>;
  /** What a command may have typed as right, in words. */
  typed: string;
  /** What is right as it is typed for a command; null where it is none. */
  rightFrom: (typed: string) => RightAnswer | null;
  /** What a change of a key says of what is right. */
  rightAfter: (change: RightAnswer) => RightAnswer;
  /** The fields of a key's answer that say what is right. */
  rightFields: (answer: KeyAnswer, right: RightAnswer) => Partial<KeyAnswer>;
  /** What is wrong with a changed key, by field; empty if nothing is. `known`: ids of the question's options. */
  faultsOf: (change: Pick<RegradePreviewDraft, 'optionIds' | 'range'>, known: ReadonlySet<number>) => Faults;
  /** An answer as a byte, or as a text; the same for the same answers, 0 or empty for none. */
  codeOf: (given: GivenAnswer | undefined) => number | string;
  givenBy: (code: number | string) => GivenAnswer;
}
