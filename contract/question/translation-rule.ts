import type { Fault, Faults } from '../faults/fault';
import { fold } from '../fields/fold';
import { explanationOf } from './explanation';
import type { QuestionKind } from './kind';
import { otherLanguage, type QuestionLanguage, questionLanguages, type Translation } from './translation';

/** Names of the languages in sheets and forms. */
export const languageWords: Record<QuestionLanguage, string> = { en: 'English', hi: 'Hindi' };

const spellings: Record<QuestionLanguage, string[]> = {
  en: ['', 'en', 'eng', 'english', 'अंग्रेज़ी', 'अंग्रेजी'].map(fold),
  hi: ['hi', 'hin', 'hindi', 'हिन्दी', 'हिंदी'].map(fold),
};

/** Returns the language that a question's free text `language` means; null for any other. Empty means English. */
export function languageMeant(said: string): QuestionLanguage | null {
  const spelling = fold(said.trim());
  return questionLanguages.find((language) => spellings[language].includes(spelling)) ?? null;
}

/** Returns the language of a possible second version; null if the question is in neither of the two. */
export function secondLanguage(said: string): QuestionLanguage | null {
  const first = languageMeant(said);
  return first && otherLanguage(first);
}

/** The fields in which the two versions must agree. */
interface TwoVersions {
  description: string;
  language: string;
  kind?: QuestionKind | undefined;
  explanation?: string | undefined;
  options: readonly { text: string; correct: boolean; explanation: string }[];
  translation?: Translation | undefined;
}

/** A field whose second version is incomplete; the reason continues the field's name. */
export interface TranslationFault {
  path: (string | number)[];
  why: Fault;
}

function faultAt(path: (string | number)[], first: string, second: string): TranslationFault[] {
  const isSaid = first.trim() !== '';
  if (isSaid === (second.trim() !== '')) return [];
  return [{ path: ['translation', ...path], why: { code: isSaid ? 'missing' : 'missing-in-first-language' } }];
}

/** Checks a second version: as complete as the first, and in the other language. */
export function translationFaults(question: TwoVersions): TranslationFault[] {
  const { description, language, options, translation } = question;
  if (translation === undefined) return [];
  const second = secondLanguage(language);
  if (second === null) return [{ path: ['language'], why: { code: 'language-without-second' } }];
  if (translation.language !== second) return [{ path: ['translation', 'language'], why: { code: 'language-of-question' } }];
  const places = Array.from({ length: Math.max(options.length, translation.options.length) }, (_, at) => at);
  return [
    ...faultAt(['description'], description, translation.description),
    ...places.flatMap((at) => faultAt(['options', at], options[at]?.text ?? '', translation.options[at] ?? '')),
    ...faultAt(['explanation'], explanationOf(question).explanation, translation.explanation),
  ];
}

/** Returns the faults by dotted path, as in a refusal. */
export const translationFields = (question: TwoVersions): Faults =>
  Object.fromEntries(translationFaults(question).map(({ path, why }) => [path.join('.'), why]));
