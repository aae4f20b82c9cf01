import { kindOf, saidKind } from '../../../contract/kinds/kind';
import type { QuestionDraft } from '../../../contract/question/question';
import { rulesOf } from '../kinds/rules';

/**
 * The question as it is stored: an explanation, and its picture, only for the correct option (spec §3), for the first one of several, and beside the answer
 * of a numeric question; each category once; `single` is not said.
 */
export function asKept({ kind, ...draft }: QuestionDraft): QuestionDraft {
  return {
    ...draft,
    categoryIds: [...new Set(draft.categoryIds)],
    examTags: draft.examTags.filter((tag) => tag !== ''),
    ...saidKind({ kind }),
    ...rulesOf[kindOf({ kind })].kept(draft),
  };
}
