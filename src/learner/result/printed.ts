import type { Result } from '../../../contract/assessment/assessment';
import { mayHaveMaths } from '../../../contract/question/formulas/segments';
import { type Picture, picturesIn } from '../../../contract/question/picture';

/** Whether any text of a result may have a formula. */
export const hasFormulas = ({ questions, passages = [] }: Result): boolean =>
  [...questions, ...passages].some((question) => mayHaveMaths(JSON.stringify(question)));

/** Every picture of a result once. */
export const picturesOf = ({ questions, passages }: Result): Picture[] => [
  ...new Map(picturesIn(questions, passages).map((picture) => [picture.hash, picture])).values(),
];
