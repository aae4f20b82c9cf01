import { firstLanguageOf, type QuestionLanguage, type Spoken } from './translation';

/** A question as it is shown, with the text of its first version. */
export type ShownQuestion = Spoken & { text: string };

const latinWord = /\p{Script=Latin}{3}/u;
export const indianScript = /[\u0600-\u06ff\u0900-\u0dff]/u;
const formula = /\$[^$]*\$|\\\(.*?\\\)|\\\[.*?\\\]/gs;

/** The languages that are written in each Indian script, the one of most readers first. */
export const writtenIn: readonly [script: RegExp, languages: readonly QuestionLanguage[]][] = [
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

const lettersOf = (text: string, script: RegExp): number => text.match(new RegExp(script, 'gu'))?.length ?? 0;

/**
 * The language of a text in an Indian script, told by the script of most of its letters: a term or a quotation in another script makes it no other one. Null for
 * a text without Indian letters, and where none or several of these languages are written so.
 */
export function languageByScript(text: string, among: readonly QuestionLanguage[]): QuestionLanguage | null {
  const bare = text.replace(formula, '');
  const indian = lettersOf(bare, indianScript);
  if (indian === 0) return null;
  const written: readonly QuestionLanguage[] =
    lettersOf(bare, /\p{Script=Latin}/u) > indian
      ? ['en']
      : writtenIn.flatMap(([script, languages]) => (script.test(bare) ? languages : []));
  const [only = null, ...more] = written.filter((language) => among.includes(language));
  return more.length === 0 ? only : null;
}

/** The languages of a question as far as they are known: a paper names the language of few questions in one language, and their script tells English only. */
export function languagesOf({ text, ...question }: ShownQuestion): QuestionLanguage[] {
  const first = firstLanguageOf(question) ?? (indianScript.test(text) || !latinWord.test(text.replace(formula, '')) ? null : 'en');
  if (first === null) return [];
  return question.translation ? [first, question.translation.language] : [first];
}
