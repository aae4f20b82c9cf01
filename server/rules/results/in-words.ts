import type { AnswerKey } from '../../../analysis/marking/key';
import { questionsOf } from '../../../contract/assessment/assessment';
import { hasOptions } from '../../../contract/kinds/kind';
import { inWords } from '../../../contract/question/question';
import type { FrozenPaper } from '../papers/freeze';
import { countingOf } from './ruling';

/**
 * How a question of a paper counts, as a text that is equal in every paper that counts it in the same way: by the right answers in words, since the options of
 * one question may have other places in another paper. Null where the paper has no such question.
 */
export function countingInWords(
  { paper, key }: { paper: Pick<FrozenPaper, 'subjects'>; key: AnswerKey },
  questionId: number,
): string | null {
  const question = questionsOf(paper).find(({ id }) => id === questionId);
  const answer = key.answers.find((known) => known.questionId === questionId);
  if (question === undefined || answer === undefined) return null;
  const { change, optionIds, ...own } = countingOf(answer);
  if (change !== 'key') return change;
  if (!hasOptions(answer)) return JSON.stringify(own);
  const right = question.options.filter(({ id }) => optionIds.includes(id)).map(inWords);
  return JSON.stringify(right.sort());
}
