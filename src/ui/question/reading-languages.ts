import { firstLanguageOf, type QuestionLanguage, questionLanguages, type Spoken } from '../../../contract/question/translation';
import { useQuestionLanguage } from './question-language';

/** Each language's name in that language, for people who cannot read the others. */
export const ownNames: Record<QuestionLanguage, string> = {
  en: 'English',
  hi: 'हिन्दी',
  te: 'తెలుగు',
  ta: 'தமிழ்',
  mr: 'मराठी',
  bn: 'বাংলা',
  gu: 'ગુજરાતી',
  kn: 'ಕನ್ನಡ',
  ml: 'മലയാളം',
  or: 'ଓଡ଼ିଆ',
  pa: 'ਪੰਜਾਬੀ',
  as: 'অসমীয়া',
  ur: 'اردو',
};

/** The languages in which bilingual ones of these questions can be read, in the order of the contract. */
export const languagesToRead = (questions: readonly Spoken[]): QuestionLanguage[] =>
  questionLanguages.filter((language) =>
    questions.some((question) => question.translation && [question.translation.language, firstLanguageOf(question)].includes(language)),
  );

/** The languages of these questions, and the one that is read: the first language of the first of them if none is in the wanted one. */
export function useReadingLanguages(questions: readonly Spoken[]): {
  languages: QuestionLanguage[];
  current: QuestionLanguage | undefined;
} {
  const wanted = useQuestionLanguage();
  const languages = languagesToRead(questions);
  const bilingual = questions.find(({ translation }) => translation);
  return { languages, current: languages.includes(wanted) ? wanted : bilingual && firstLanguageOf(bilingual) };
}
