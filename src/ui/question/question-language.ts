import { create } from 'zustand';
import {
  directionOf,
  firstLanguageOf,
  type QuestionLanguage,
  questionLanguages,
  type Spoken,
} from '../../../contract/question/translation';
import { languageChosen, languageNow, useLanguage } from '../../copy/language';
import { remember, remembered } from '../browser/remembered';

const storageKey = 'question-language';

const useStore = create<{ chosen: QuestionLanguage | null }>(() => {
  const chosen = remembered(storageKey);
  // The page's own is no choice: earlier versions stored it too, and questions then stayed in it when the page was switched.
  return { chosen: questionLanguages.find((language) => language === chosen && language !== languageChosen()) ?? null };
});

/** Returns the reading language of bilingual questions: the choice on this device, or else the page's language. */
export function useQuestionLanguage(): QuestionLanguage {
  const { chosen } = useStore();
  const own = useLanguage();
  return chosen ?? own;
}

/** Sets the reading language, also for later visits. The page's own is no other choice: questions then follow the page. */
export function readQuestionsIn(language: QuestionLanguage): void {
  const chosen = language === languageNow() ? null : language;
  useStore.setState({ chosen });
  remember(storageKey, chosen ?? '');
}

/** Whether any of these questions is in two languages. */
export const isBilingual = (questions: readonly { translation?: object | undefined }[]): boolean =>
  questions.some(({ translation }) => translation);

/**
 * Returns the translation of a question if it is in the wanted language, and the language and direction of what is read; undefined for questions in
 * one language, unless the question names it.
 */
export function versionIn<Version extends { language: QuestionLanguage }>(
  wanted: QuestionLanguage,
  question: Spoken & { translation?: Version | undefined },
) {
  const { translation } = question;
  const second = translation?.language === wanted ? translation : undefined;
  const lang = second?.language ?? firstLanguageOf(question);
  return { second, lang, dir: lang && directionOf(lang) };
}

/** {@link versionIn} with the reading language. */
export const useVersion = <Version extends { language: QuestionLanguage }>(question: Spoken & { translation?: Version | undefined }) =>
  versionIn(useQuestionLanguage(), question);
