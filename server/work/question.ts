import type { QuestionDraft } from '../../contract/question';

/** The question as it is kept: an explanation only for the correct option (spec §3), each category once. */
export const asKept = (draft: QuestionDraft): QuestionDraft => ({
  ...draft,
  categoryIds: [...new Set(draft.categoryIds)],
  examTags: draft.examTags.filter((tag) => tag !== ''),
  options: draft.options.map((option) => (option.correct || option.explanation === '' ? option : { ...option, explanation: '' })),
});
