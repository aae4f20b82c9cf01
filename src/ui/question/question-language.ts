import { create } from 'zustand';
import { otherLanguage, type QuestionLanguage } from '../../../contract/question/translation';
import { useLanguage } from '../../copy/language';
import { remember, remembered } from '../browser/remembered';

const storageKey = 'question-language';

const useStore = create<{ chosen: QuestionLanguage | null }>(() => {
  const chosen = remembered(storageKey);
  return { chosen: chosen === 'en' || chosen === 'hi' ? chosen : null };
});

/** Returns the reading language of bilingual questions: the choice on this device, or else the page's language. */
export function useQuestionLanguage(): QuestionLanguage {
  const { chosen } = useStore();
  const own = useLanguage();
  return chosen ?? own;
}

/** Sets the reading language, also for later visits. */
export function readQuestionsIn(chosen: QuestionLanguage): void {
  useStore.setState({ chosen });
  remember(storageKey, chosen);
}

/** Whether any of these questions is in two languages. */
export const isBilingual = (questions: readonly { translation?: object | undefined }[]): boolean =>
  questions.some(({ translation }) => translation);

/** Returns the translation if it is in the wanted language, and the language to read; both undefined for questions in one language. */
export function versionIn<T extends { language: QuestionLanguage }>(wanted: QuestionLanguage, translation: T | undefined) {
  const second = translation?.language === wanted ? translation : undefined;
  return { second, lang: translation && (second ?? { language: otherLanguage(translation.language) }).language };
}

/** {@link versionIn} with the reading language. */
export const useVersion = <T extends { language: QuestionLanguage }>(translation: T | undefined) =>
  versionIn(useQuestionLanguage(), translation);
