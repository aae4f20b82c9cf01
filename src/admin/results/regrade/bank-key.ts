import type { Item } from '../../../../contract/assessment/statistics';
import { hasOptions } from '../../../../contract/kinds/kind';
import { inWords, type QuestionDraft, questionFault } from '../../../../contract/question/question';
import type { QuestionHistory } from '../../../../contract/question/question-history';
import { controlOf } from '../../../ui/question/option-control';
import type { RightOf } from '../../bank/kinds/admin-kind';
import { ownForm, typedRow } from '../../bank/kinds/admin-kinds';
import { draftOf, typedFrom } from '../../bank/question/typed';

type Question = QuestionHistory['question'];

/** The bank's question beside the key of an assessment. `draft`: the bank's question with that key; null where it cannot be made, as after its options changed. */
export interface BankKey {
  isSame: boolean;
  draft: QuestionDraft | null;
}

const rightIn = ({ options, ...question }: RightOf & Pick<Question, 'kind' | 'options'>): string =>
  JSON.stringify(
    hasOptions(question)
      ? options
          .filter(({ correct }) => correct)
          .map(inWords)
          .sort()
      : ownForm(question),
  );

/** What a question says with a key: right options by their words, since they may have other places in the bank. */
function withKey(question: Question, item: Item): QuestionDraft | null {
  const { options } = item;
  const typed = { ...typedFrom(question), ...ownForm(item) };
  const right = options.filter(({ isCorrect }) => isCorrect).map(({ text }) => text);
  const rights = right.map((text) => question.options.findIndex((option) => inWords(option) === text));
  const isTakable = !rights.includes(-1) && new Set(rights).size === rights.length;
  if (!isTakable || (controlOf(question) === 'radio' && rights.length !== 1)) return null;
  const draft = draftOf({ ...typed, rights });
  // A question that has a kind says its kind: the server takes no silence for a change.
  const kinded = { ...draft, ...(question.kind && { kind: question.kind }) };
  return (questionFault(kinded) ?? typedRow(kinded)?.fault(typed) ?? null) === null ? kinded : null;
}

/** Compares a question of an assessment with the bank's. One that does not count by its key is like any. */
export function bankKeyOf(question: Question, item: Item): BankKey {
  if (item.ruling !== undefined || item.kind !== question.kind) return { isSame: item.ruling !== undefined, draft: null };
  const options = item.options.map(({ text, isCorrect }) => ({ id: 0, text, correct: isCorrect, explanation: '' }));
  const isSame = rightIn(question) === rightIn({ ...item, options });
  return { isSame, draft: isSame ? null : withKey(question, item) };
}
