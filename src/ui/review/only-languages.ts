import { languageByScript, languagesOf, type ShownQuestion } from '../../../contract/question/known-languages';
import type { QuestionLanguage } from '../../../contract/question/translation';

/**
 * The only languages of a question that cannot be read in the wanted one; null if it can, or if its language is not known. `read`: the languages
 * in which these questions can be read; where the paper names no language of a question, its script tells which of them it is.
 */
export function onlyLanguagesOf(
  question: ShownQuestion,
  wanted: QuestionLanguage,
  read: readonly QuestionLanguage[],
): QuestionLanguage[] | null {
  const named = languagesOf(question);
  const byScript = named.length === 0 ? languageByScript(question.text, read) : null;
  const all = byScript === null ? named : [byScript];
  return all.length === 0 || all.includes(wanted) ? null : all;
}
