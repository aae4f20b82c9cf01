import type { Option, QuestionDraft } from '../../contract/question/question';

/** Copies an option only to remove an explanation: most wrong options have none, and copying thousands takes longer than this check. */
const explainedIfCorrect = (option: Option): Option =>
  option.correct || (option.explanation === '' && option.explanationPicture === undefined)
    ? option
    : { ...option, explanation: '', explanationPicture: undefined };

/** The question as it is stored: an explanation, and its picture, only for the correct option (spec §3), each category once. */
export const asKept = (draft: QuestionDraft): QuestionDraft => ({
  ...draft,
  categoryIds: [...new Set(draft.categoryIds)],
  examTags: draft.examTags.filter((tag) => tag !== ''),
  options: draft.options.map(explainedIfCorrect),
});
