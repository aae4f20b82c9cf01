import type { ResultQuestion } from '../../../contract/assessment/assessment';
import { useVersion } from '../question/question-language';

/** Returns a question of a result in the reading language; `lang` and `dir` are set for bilingual questions. */
export function useRead(question: ResultQuestion) {
  const { questionText, options, explanation } = question;
  const { second, lang, dir } = useVersion(question);
  return {
    lang,
    dir,
    questionText: second?.description ?? questionText,
    options: options.map((option, at) => ({ ...option, text: second?.options[at] ?? option.text })),
    explanation: second?.explanation ?? explanation,
  };
}
