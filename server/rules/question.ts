import type { Option, QuestionDraft } from '../../contract/question/question';

/** Copies an option only to remove an explanation: most wrong options have none, and copying thousands takes longer than this check. */
const explainedIfCorrect = (option: Option): Option =>
  option.correct || (option.explanation === '' && option.explanationPicture === undefined)
    ? option
    : { ...option, explanation: '', explanationPicture: undefined };

/** Of several right options the first one has the explanation; one that stands at another of them is taken. */
function explainedAtFirst(options: readonly Option[]): Option[] {
  const first = options.findIndex(({ correct }) => correct);
  const said = options.find(({ correct, explanation, explanationPicture }) => correct && (explanation !== '' || explanationPicture));
  const { explanation = '', explanationPicture } = said ?? {};
  return options.map(({ explanation: _, explanationPicture: __, ...option }, at) => ({
    ...option,
    explanation: at === first ? explanation : '',
    ...(at === first && explanationPicture && { explanationPicture }),
  }));
}

/**
 * The question as it is stored: an explanation, and its picture, only for the correct option (spec §3), for the first one of several, and beside the answer
 * of a numeric question; each category once; `single` is not said.
 */
export function asKept({ kind = 'single', ...draft }: QuestionDraft): QuestionDraft {
  const kept = {
    ...draft,
    categoryIds: [...new Set(draft.categoryIds)],
    examTags: draft.examTags.filter((tag) => tag !== ''),
  };
  switch (kind) {
    case 'single':
      return { ...kept, options: draft.options.map(explainedIfCorrect) };
    case 'multiple':
      return { ...kept, kind, options: explainedAtFirst(draft.options) };
    case 'numeric':
      return { ...kept, kind, options: [], explanation: draft.explanation ?? '' };
  }
}
