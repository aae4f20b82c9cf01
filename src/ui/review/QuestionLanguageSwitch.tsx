import { questionLanguages } from '../../../contract/question/translation';
import { languageNames } from '../../copy/language';
import { readQuestionsIn, useQuestionLanguage } from '../question/question-language';

/** Switches all bilingual questions to one language; each button names its language in that language. */
export function QuestionLanguageSwitch() {
  const current = useQuestionLanguage();
  return (
    <fieldset
      aria-label={Object.values(languageNames).join(' / ')}
      className="flex rounded-control border border-line-strong bg-surface p-0.5"
    >
      {questionLanguages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          className="min-h-10 rounded-control px-3 text-sm font-semibold text-ink-soft hover:text-ink aria-pressed:bg-brand-soft aria-pressed:text-brand-ink aria-pressed:ring-1 aria-pressed:ring-brand"
          onClick={() => readQuestionsIn(language)}
        >
          {languageNames[language]}
        </button>
      ))}
    </fieldset>
  );
}
