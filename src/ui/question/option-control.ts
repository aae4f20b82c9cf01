import type { QuestionKind } from '../../../contract/kinds/kind';

/** What stands before each option of a kind; `none`: options are not chosen there. */
export const optionControl: Record<QuestionKind, 'radio' | 'checkbox' | 'none'> = {
  single: 'radio',
  multiple: 'checkbox',
  numeric: 'none',
};
