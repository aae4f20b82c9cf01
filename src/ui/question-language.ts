import { create } from 'zustand';
import { otherLanguage, type QuestionLanguage } from '../../contract/question/translation';
import { useLanguage } from '../copy/language';
import { remember, remembered } from './browser/remembered';

const storageKey = 'question-language';

const useStore = create<{ chosen: QuestionLanguage | null }>(() => {
  const chosen = remembered(storageKey);
  return { chosen: chosen === 'en' || chosen === 'hi' ? chosen : null };
});

/** The language that questions are read in where they have it: what was chosen on this device, or else the page's. */
export function useQuestionLanguage(): QuestionLanguage {
  const { chosen } = useStore();
  const own = useLanguage();
  return chosen ?? own;
}

/** Reads questions in a language from now on, and at every later visit. */
export function readQuestionsIn(chosen: QuestionLanguage): void {
  useStore.setState({ chosen });
  remember(storageKey, chosen);
}

/** Whether any of these questions is in two languages. */
export const isBilingual = (questions: readonly { translation?: object | undefined }[]): boolean =>
  questions.some(({ translation }) => translation);

/** The second version of a question, where that is the one to read; and the language of what is read, where a question is in two. */
export function versionIn<T extends { language: QuestionLanguage }>(wanted: QuestionLanguage, translation: T | undefined) {
  const second = translation?.language === wanted ? translation : undefined;
  return { second, lang: translation && (second ?? { language: otherLanguage(translation.language) }).language };
}

/** The same in the language chosen. */
export const useVersion = <T extends { language: QuestionLanguage }>(translation: T | undefined) =>
  versionIn(useQuestionLanguage(), translation);
