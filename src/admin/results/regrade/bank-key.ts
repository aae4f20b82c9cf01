import type { Item } from '../../../../contract/assessment/statistics';
import { hasOptions } from '../../../../contract/kinds/kinds';
import { inWords, type QuestionDraft, questionFault } from '../../../../contract/question/question';
import type { QuestionHistory } from '../../../../contract/question/question-history';
import { controlOf } from '../../../ui/question/option-control';
import { draftOf, typedFrom } from '../../bank/question/typed';
import { typedNumber } from '../../bank/question/typed-kind';

type Question = QuestionHistory['question'];

/** The bank's question beside the key of an assessment. `draft`: the bank's question with that key; null where it cannot be made, as after its options changed. */
export interface BankKey {
  isSame: boolean;
  draft: QuestionDraft | null;
}

const rightIn = ({ options, answer }: Pick<Question, 'options' | 'answer'>): string =>
  JSON.stringify(
    answer
      ? [answer.from, answer.to]
      : options
          .filter(({ correct }) => correct)
          .map(inWords)
          .sort(),
  );

/** What a question says with a key: right options by their words, since they may have other places in the bank. */
function withKey(question: Question, { correctValue, options }: Item): QuestionDraft | null {
  const typed = typedFrom(question);
  const right = options.filter(({ isCorrect }) => isCorrect).map(({ text }) => text);
  const rights = right.map((text) => question.options.findIndex((option) => inWords(option) === text));
  const isTakable = hasOptions(question) ? !rights.includes(-1) && new Set(rights).size === rights.length : correctValue !== undefined;
  if (!isTakable || (controlOf(question) === 'radio' && rights.length !== 1)) return null;
  const draft = draftOf({ ...typed, rights, ...(correctValue && { number: typedNumber(correctValue) }) });
  // A question that has a kind says its kind: the server takes no silence for a change.
  const kinded = { ...draft, ...(question.kind && { kind: question.kind }) };
  return questionFault(kinded) === null ? kinded : null;
}

/** Compares a question of an assessment with the bank's. One that does not count by its key is like any. */
export function bankKeyOf(question: Question, item: Item): BankKey {
  if (item.ruling !== undefined || item.kind !== question.kind) return { isSame: item.ruling !== undefined, draft: null };
  const options = item.options.map(({ text, isCorrect }) => ({ id: 0, text, correct: isCorrect, explanation: '' }));
  const isSame = rightIn(question) === rightIn({ options, answer: item.correctValue });
  return { isSame, draft: isSame ? null : withKey(question, item) };
}
