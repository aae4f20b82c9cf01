import type { Option, QuestionDraft } from '../../contract/question/question';

/** Most wrong options have no explanation; to copy ten thousand of them takes longer than to look. */
const explainedIfCorrect = (option: Option): Option =>
  option.correct || (option.explanation === '' && option.explanationPicture === undefined)
    ? option
    : { ...option, explanation: '', explanationPicture: undefined };

/** The question as it is kept: an explanation, and its picture, only for the correct option (spec §3), each category once. */
export const asKept = (draft: QuestionDraft): QuestionDraft => ({
  ...draft,
  categoryIds: [...new Set(draft.categoryIds)],
  examTags: draft.examTags.filter((tag) => tag !== ''),
  options: draft.options.map(explainedIfCorrect),
});
