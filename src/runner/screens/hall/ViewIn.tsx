import { type QuestionLanguage, questionLanguages } from '../../../../contract/question/translation';
import { languageNames } from '../../../copy/language';
import { useHallCopy } from '../../../copy/use-hall-copy';
import { readQuestionsIn, useQuestionLanguage } from '../../../ui/question/question-language';

/** The language selector of test halls: beside the question, and for all questions at once. */
export function ViewIn() {
  const words = useHallCopy();
  const current = useQuestionLanguage();
  return (
    <div className="flex items-center gap-2 text-sm">
      <label htmlFor="view-in">{words.viewIn}</label>
      <select
        id="view-in"
        className="min-h-11 rounded-control border border-line-strong bg-surface px-2"
        value={current}
        onChange={(event) => readQuestionsIn(event.target.value as QuestionLanguage)}
      >
        {questionLanguages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </div>
  );
}
