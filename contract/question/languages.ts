import { fold } from '../fields/fold';
import { type QuestionLanguage, questionLanguages } from './translation';

/** The names of the languages in sheets and forms. */
export const languageWords: Record<QuestionLanguage, string> = {
  en: 'English',
  hi: 'Hindi',
  te: 'Telugu',
  ta: 'Tamil',
  mr: 'Marathi',
  bn: 'Bengali',
  gu: 'Gujarati',
  kn: 'Kannada',
  ml: 'Malayalam',
  or: 'Odia',
  pa: 'Punjabi',
  as: 'Assamese',
  ur: 'Urdu',
};

/** Further spellings, codes of three letters (ISO 639-2) and the languages' own names among them. */
const furtherSpellings: Record<QuestionLanguage, readonly string[]> = {
  en: ['', 'eng', 'अंग्रेज़ी', 'अंग्रेजी'],
  hi: ['hin', 'हिन्दी', 'हिंदी'],
  te: ['tel', 'తెలుగు'],
  ta: ['tam', 'தமிழ்'],
  mr: ['mar', 'मराठी'],
  bn: ['ben', 'bangla', 'বাংলা'],
  gu: ['guj', 'ગુજરાતી'],
  kn: ['kan', 'ಕನ್ನಡ'],
  ml: ['mal', 'മലയാളം'],
  or: ['ori', 'ory', 'oriya', 'ଓଡ଼ିଆ'],
  pa: ['pan', 'panjabi', 'gurmukhi', 'ਪੰਜਾਬੀ'],
  as: ['asm', 'অসমীয়া'],
  ur: ['urd', 'اردو', 'اُردُو'],
};

const meanings: ReadonlyMap<string, QuestionLanguage> = new Map(
  questionLanguages.flatMap((language) =>
    [language, languageWords[language], ...furtherSpellings[language]].map((spelling) => [fold(spelling), language] as const),
  ),
);

/** Returns the language that a question's free text `language` means; null for any other. Empty means English. */
export const languageMeant = (said: string): QuestionLanguage | null => meanings.get(fold(said.trim())) ?? null;
