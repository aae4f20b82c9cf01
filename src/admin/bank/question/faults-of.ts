import type { Faults } from '../../../../contract/faults/fault';
import { draftFields } from '../../../../contract/question/draft-faults';
import { isBalanced } from '../../../../contract/question/formulas/formula';
import type { QuestionDraft } from '../../../../contract/question/question';
import { translationFields } from '../../../../contract/question/translation-rule';
import { typesetter } from '../../../ui/maths/load';

/** Fields of a question that rules beyond the contract's shapes name. The preview beside the form has loaded the typesetter, which knows broken formulas best. */
export const faultsOf = (body: QuestionDraft): Faults => ({
  ...translationFields(body),
  ...draftFields(body, typesetter()?.isDrawable ?? isBalanced),
});
