import { firstLanguageOf, type QuestionLanguage, type Spoken } from './translation';

/** A question as it is shown, with the text of its first version. */
export type ShownQuestion = Spoken & { text: string };

const latinWord = /\p{Script=Latin}{3}/u;
const indianScript = /[\u0600-\u06ff\u0900-\u0dff]/u;
const formula = /\$[^$]*\$|\\\(.*?\\\)|\\\[.*?\\\]/gs;

/** The languages that are written in each Indian script. */
const writtenIn: readonly [script: RegExp, languages: readonly QuestionLanguage[]][] = [
  [/\p{Script=Devanagari}/u, ['hi', 'mr']],
  [/\p{Script=Bengali}/u, ['bn', 'as']],
  [/\p{Script=Telugu}/u, ['te']],
  [/\p{Script=Tamil}/u, ['ta']],
  [/\p{Script=Gujarati}/u, ['gu']],
  [/\p{Script=Kannada}/u, ['kn']],
  [/\p{Script=Malayalam}/u, ['ml']],
  [/\p{Script=Oriya}/u, ['or']],
  [/\p{Script=Gurmukhi}/u, ['pa']],
  [/\p{Script=Arabic}/u, ['ur']],
];

/** The language of a text that has no Latin word, told by its script; null where none or several of these languages are written in it. */
export function languageByScript(text: string, among: readonly QuestionLanguage[]): QuestionLanguage | null {
  if (latinWord.test(text.replace(formula, ''))) return null;
  const [only = null, ...more] = writtenIn
    .flatMap(([script, languages]) => (script.test(text) ? languages : []))
    .filter((language) => among.includes(language));
  return more.length === 0 ? only : null;
}

/** The languages of a question as far as they are known: a paper names the language of few questions in one language, and their script tells English only. */
export function languagesOf({ text, ...question }: ShownQuestion): QuestionLanguage[] {
  const first = firstLanguageOf(question) ?? (indianScript.test(text) || !latinWord.test(text.replace(formula, '')) ? null : 'en');
  if (first === null) return [];
  return question.translation ? [first, question.translation.language] : [first];
}

/** How many of these questions can be read in each language that is known, the most first. */
export function languageCounts(questions: readonly ShownQuestion[]): { language: QuestionLanguage; count: number }[] {
  const all = questions.flatMap(languagesOf);
  return [...new Set(all)]
    .map((language) => ({ language, count: all.filter((one) => one === language).length }))
    .sort((a, b) => b.count - a.count);
}

/** The languages in which each of these questions can be read. A question whose language is not known, such as a formula, is read in all. */
export function sharedLanguages(questions: readonly ShownQuestion[]): QuestionLanguage[] {
  const known = questions.map(languagesOf).filter((languages) => languages.length > 0);
  return (known[0] ?? []).filter((language) => known.every((languages) => languages.includes(language)));
}
