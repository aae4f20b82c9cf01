import { fold } from '../fields/fold';
import { otherLanguage, type QuestionLanguage, questionLanguages, type Translation } from './translation';

/** What sheets and forms call the languages. */
export const languageWords: Record<QuestionLanguage, string> = { en: 'English', hi: 'Hindi' };

const spellings: Record<QuestionLanguage, string[]> = {
  en: ['', 'en', 'eng', 'english', 'अंग्रेज़ी', 'अंग्रेजी'].map(fold),
  hi: ['hi', 'hin', 'hindi', 'हिन्दी', 'हिंदी'].map(fold),
};

/** Which language the free text of a question's `language` means; null: neither of the two. Where nothing is said, it is English. */
export function languageMeant(said: string): QuestionLanguage | null {
  const spelling = fold(said.trim());
  return questionLanguages.find((language) => spellings[language].includes(spelling)) ?? null;
}

/** The language that a second version would be in; null where a question is in neither of the two itself. */
export function secondLanguage(said: string): QuestionLanguage | null {
  const first = languageMeant(said);
  return first && otherLanguage(first);
}

/** A question as far as its two versions must agree. */
interface TwoVersions {
  description: string;
  language: string;
  options: readonly { text: string; correct: boolean; explanation: string }[];
  translation?: Translation | undefined;
}

/** Where in a question its second version is not whole; the reason reads on after the field's name. */
export interface TranslationFault {
  path: (string | number)[];
  why: string;
}

function faultAt(path: (string | number)[], first: string, second: string): TranslationFault[] {
  const isSaid = first.trim() !== '';
  if (isSaid === (second.trim() !== '')) return [];
  return [{ path: ['translation', ...path], why: isSaid ? 'is missing' : 'is missing in the first language' }];
}

/** All or nothing: a second version says all that the first says, in the other of the two languages. */
export function translationFaults({ description, language, options, translation }: TwoVersions): TranslationFault[] {
  if (translation === undefined) return [];
  const second = secondLanguage(language);
  if (second === null) return [{ path: ['language'], why: 'must be English or Hindi where there is a second version' }];
  if (translation.language !== second) return [{ path: ['translation', 'language'], why: 'is the language of the question itself' }];
  const places = Array.from({ length: Math.max(options.length, translation.options.length) }, (_, at) => at);
  return [
    ...faultAt(['description'], description, translation.description),
    ...places.flatMap((at) => faultAt(['options', at], options[at]?.text ?? '', translation.options[at] ?? '')),
    ...faultAt(['explanation'], options.find(({ correct }) => correct)?.explanation ?? '', translation.explanation),
  ];
}

/** The same by the fields' dotted paths, as a refusal names them. */
export const translationFields = (question: TwoVersions): Record<string, string> =>
  Object.fromEntries(translationFaults(question).map(({ path, why }) => [path.join('.'), why]));
