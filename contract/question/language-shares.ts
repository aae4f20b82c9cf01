import { indianScript, languageByScript, languagesOf, type ShownQuestion, writtenIn } from './known-languages';
import { type QuestionLanguage, questionLanguages } from './translation';

/** What only the second language of a script has: a letter or a word that few of its texts do without. */
const toldBy: Partial<Record<QuestionLanguage, RegExp>> = {
  mr: /ळ|आहे|(?<![\p{L}\p{M}])(?:कोणत(?:ा|ी|े|्या)|काय|आणि|मध्ये)(?![\p{L}\p{M}])/u,
  as: /[ৰৱ]/u,
};

/** The language of a text in an Indian script: the only one that is written so, or that of most readers unless the text itself tells the other. Null for other texts. */
function likelyByScript(text: string): QuestionLanguage | null {
  const only = languageByScript(text, questionLanguages);
  if (only !== null) return only;
  const [, [first = null, second] = []] = writtenIn.find(([script]) => script.test(text)) ?? [];
  return second !== undefined && toldBy[second]?.test(text) ? second : first;
}

/** Questions that can be read in the same languages; without a language: in one that is not known, or `isWordless`, in numbers and formulas alone. */
export interface LanguageShare {
  languages: readonly QuestionLanguage[];
  isWordless: boolean;
  count: number;
}

/**
 * The number of questions in each language, the largest first; questions without a known language come last. A question whose language is not named has the one
 * of its script: one of the others' languages, else the likely one.
 */
export function languageShares(questions: readonly ShownQuestion[]): LanguageShare[] {
  const shares = new Map<string, LanguageShare>();
  const named = [...new Set(questions.flatMap(languagesOf))];
  for (const question of questions) {
    const known = languagesOf(question).sort();
    const byScript = known.length === 0 ? languageByScript(question.text, named) : null;
    const told = byScript ?? (known.length === 0 ? likelyByScript(question.text) : null);
    const languages = told === null ? known : [told];
    const isWordless = languages.length === 0 && !indianScript.test(question.text);
    const name = `${languages.join()} ${isWordless}`;
    shares.set(name, { languages, isWordless, count: (shares.get(name)?.count ?? 0) + 1 });
  }
  const isUnknown = ({ languages }: LanguageShare): number => Number(languages.length === 0);
  return [...shares.values()].sort((a, b) => isUnknown(a) - isUnknown(b) || b.count - a.count);
}

/** How many of these questions can be read in each language; numbers and formulas alone are read in all. */
export function readableIn(questions: readonly ShownQuestion[]): Partial<Record<QuestionLanguage, number>> {
  const shares = languageShares(questions);
  const named = [...new Set(shares.flatMap(({ languages }) => languages))];
  const countIn = (language: QuestionLanguage) =>
    shares.reduce((sum, { languages, isWordless, count }) => (isWordless || languages.includes(language) ? sum + count : sum), 0);
  return Object.fromEntries(named.map((language) => [language, countIn(language)]));
}

/** The languages in which each of these questions can be read; null of numbers and formulas alone, which are read in all. */
export function sharedLanguages(questions: readonly ShownQuestion[]): QuestionLanguage[] | null {
  const [first, ...others] = languageShares(questions).filter(({ isWordless }) => !isWordless);
  return first === undefined ? null : first.languages.filter((language) => others.every(({ languages }) => languages.includes(language)));
}
