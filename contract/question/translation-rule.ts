import type { Fault, Faults } from '../faults/fault';
import type { MaybeKinded } from '../kinds/kind';
import { explanationOf } from './explanation';
import { languageMeant } from './languages';
import { otherLanguage, type QuestionLanguage, type Translation } from './translation';

/** Returns the usual language of a second version; null if the question is in a language that has none. */
export function secondLanguage(said: string): QuestionLanguage | null {
  const first = languageMeant(said);
  return first && otherLanguage(first);
}

/** The fields in which the two versions must agree. */
interface TwoVersions extends MaybeKinded {
  description: string;
  language: string;
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

/** Checks a second version: as complete as the first, and in another language. */
export function translationFaults(question: TwoVersions): TranslationFault[] {
  const { description, language, options, translation } = question;
  if (translation === undefined) return [];
  const first = languageMeant(language);
  if (first === null) return [{ path: ['language'], why: { code: 'language-without-second' } }];
  if (translation.language === first) return [{ path: ['translation', 'language'], why: { code: 'language-of-question' } }];
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
