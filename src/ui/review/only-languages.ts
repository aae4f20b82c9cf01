import { firstLanguageOf, type QuestionLanguage, type Spoken } from '../../../contract/question/translation';

/** A question on screen, with the text of its first version. */
export type ShownQuestion = Spoken & { text: string };

const latinWord = /\p{Script=Latin}{3}/u;
const indianScript = /[\u0600-\u06ff\u0900-\u0dff]/u;
const formula = /\$[^$]*\$|\\\(.*?\\\)|\\\[.*?\\\]/gs;

/**
 * The only languages of a question that cannot be read in the wanted one; null if it can, or if its language is not known: a paper names the
 * language of few questions in one language, and their script tells English only.
 */
export function onlyLanguagesOf({ text, ...question }: ShownQuestion, wanted: QuestionLanguage): QuestionLanguage[] | null {
  const first = firstLanguageOf(question) ?? (indianScript.test(text) || !latinWord.test(text.replace(formula, '')) ? null : 'en');
  if (first === null) return null;
  const all = question.translation ? [first, question.translation.language] : [first];
  return all.includes(wanted) ? null : all;
}
