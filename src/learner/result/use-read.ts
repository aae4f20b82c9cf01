import type { ResultQuestion } from '../../../contract/assessment/assessment';
import { useVersion } from '../../ui/question-language';

/** A question of a result in the language it is read in; `lang` says which that is where there are two. */
export function useRead({ questionText, options, explanation, translation }: ResultQuestion) {
  const { second, lang } = useVersion(translation);
  return {
    lang,
    questionText: second?.description ?? questionText,
    options: options.map((option, at) => ({ ...option, text: second?.options[at] ?? option.text })),
    explanation: second?.explanation ?? explanation,
  };
}
