import { hasOptions, type MaybeKinded } from '../kinds/kind';
import type { Picture } from './picture';

interface Explained {
  explanation?: string | undefined;
  explanationPicture?: Picture | undefined;
}

interface Question extends Explained, MaybeKinded {
  options: readonly (Explained & { correct: boolean })[];
}

/** Returns a question's explanation, empty if it has none: that of its first right option; a question without options has its own. */
export function explanationOf(question: Question): { explanation: string; explanationPicture: Picture | undefined } {
  const explained: Explained | undefined = hasOptions(question) ? question.options.find(({ correct }) => correct) : question;
  return { explanation: explained?.explanation ?? '', explanationPicture: explained?.explanationPicture };
}
