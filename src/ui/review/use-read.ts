import type { ResultQuestion } from '../../../contract/assessment/assessment';
import { useVersion } from '../question/question-language';

/** Returns a question of a result in the reading language; `lang` is set for bilingual questions. */
export function useRead({ questionText, options, explanation, translation }: ResultQuestion) {
  const { second, lang } = useVersion(translation);
  return {
    lang,
    questionText: second?.description ?? questionText,
    options: options.map((option, at) => ({ ...option, text: second?.options[at] ?? option.text })),
    explanation: second?.explanation ?? explanation,
  };
}
