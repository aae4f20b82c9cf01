import type { AnswerKey } from '../../../analysis/marking/key';
import type { GivenAnswer } from '../../../contract/assessment/given';
import type { RegradePreviewDraft } from '../../../contract/assessment/regrade';
import type { Faults } from '../../../contract/faults/fault';
import type { OwnAnswer, OwnKey } from '../../../contract/kinds/kinds';
import type { Option, QuestionDraft } from '../../../contract/question/question';

export type KeyAnswer = AnswerKey['answers'][number];

/** The right options of a question, or what is right in their place. */
export interface RightAnswer extends OwnKey {
  /** Empty for a question without options. */
  optionIds: readonly number[];
}

/** The part of a question of the bank that says what is right. */
export interface RightInBank extends OwnAnswer, Pick<QuestionDraft, 'explanation' | 'explanationPicture'> {
  id: number;
  options: readonly Option[];
}

/** A question of a paper with its key. */
export interface Asked {
  options: readonly { id: number }[];
  key: KeyAnswer;
}

/** The share of those who err in the most popular way. */
export const popularShare = 0.6;

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
  /** What is right by a key. */
  rightBy: (answer: Omit<KeyAnswer, 'questionId' | 'explanation'>) => RightAnswer;
  /** The same as a trail tells it: the id of one option, or a text. */
  told: (right: RightAnswer) => number | string;
  /** What a change of a key says of what is right. */
  rightAfter: (change: RightAnswer) => RightAnswer;
  /** The fields of a key's answer that say what is right. */
  rightFields: (answer: KeyAnswer, right: RightAnswer) => Partial<KeyAnswer>;
  /** Fields beside options that a changed key may have; at every other kind they are a fault. */
  keyFields: readonly (keyof OwnKey)[];
  /** What is wrong with a changed key, by field; empty if nothing is. `known`: ids of the question's options. */
  faultsOf: (change: OwnKey & Pick<RegradePreviewDraft, 'optionIds'>, known: ReadonlySet<number>) => Faults;
  /** An answer as a byte, or as a text; the same for the same answers, 0 or empty for none. */
  codeOf: (given: GivenAnswer | undefined) => number | string;
  givenBy: (code: number | string) => GivenAnswer;
  /** What a simulated learner gives who knows the answer, or not. */
  simulated: (asked: Asked, isKnown: boolean, random: () => number) => GivenAnswer;
}
