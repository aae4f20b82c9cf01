import { languageWords } from '../../../../contract/question/languages';
import { type QuestionLanguage, questionLanguages } from '../../../../contract/question/translation';

/** The names of the languages of questions. */
export const languages: Readonly<Record<QuestionLanguage, string>> = {
  en: 'अंग्रेज़ी',
  hi: 'हिन्दी',
  te: 'तेलुगु',
  ta: 'तमिल',
  mr: 'मराठी',
  bn: 'बांग्ला',
  gu: 'गुजराती',
  kn: 'कन्नड़',
  ml: 'मलयालम',
  or: 'ओड़िया',
  pa: 'पंजाबी',
  as: 'असमिया',
  ur: 'उर्दू',
};

/** English name, as in a sheet's column → name. */
export const languagesByWord: Readonly<Record<string, string>> = Object.fromEntries(
  questionLanguages.map((language) => [languageWords[language], languages[language]]),
);
