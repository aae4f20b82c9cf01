import { languagesOf, type ShownQuestion } from '../../../contract/question/known-languages';
import type { QuestionLanguage } from '../../../contract/question/translation';

/** The only languages of a question that cannot be read in the wanted one; null if it can, or if its language is not known. */
export function onlyLanguagesOf(question: ShownQuestion, wanted: QuestionLanguage): QuestionLanguage[] | null {
  const all = languagesOf(question);
  return all.length === 0 || all.includes(wanted) ? null : all;
}
