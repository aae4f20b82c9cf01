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

/** Questions that can be read in the same languages; without a language: in one that is not known, or `isWordless`, in numbers and formulas alone. */
export interface LanguageShare {
  languages: readonly QuestionLanguage[];
  isWordless: boolean;
  count: number;
}

/** How many of these questions can be read in which languages, of which the script tells one among those of the others, the most first and those without a known one last; each question counts once. */
export function languageShares(questions: readonly ShownQuestion[]): LanguageShare[] {
  const shares = new Map<string, LanguageShare>();
  const named = [...new Set(questions.flatMap(languagesOf))];
  for (const question of questions) {
    const known = languagesOf(question).sort();
    const byScript = known.length === 0 ? languageByScript(question.text, named) : null;
    const languages = byScript === null ? known : [byScript];
    const isWordless = languages.length === 0 && !indianScript.test(question.text);
    const name = `${languages.join()} ${isWordless}`;
    shares.set(name, { languages, isWordless, count: (shares.get(name)?.count ?? 0) + 1 });
  }
  const isUnknown = ({ languages }: LanguageShare): number => Number(languages.length === 0);
  return [...shares.values()].sort((a, b) => isUnknown(a) - isUnknown(b) || b.count - a.count);
}

/**
 * The languages in which each of these questions can be read; null of numbers and formulas alone, which are read in all. A question whose Indian script tells no language is
 * read in none that is known.
 */
export function sharedLanguages(questions: readonly ShownQuestion[]): QuestionLanguage[] | null {
  const [first, ...others] = languageShares(questions).filter(({ isWordless }) => !isWordless);
  return first === undefined ? null : first.languages.filter((language) => others.every(({ languages }) => languages.includes(language)));
}
