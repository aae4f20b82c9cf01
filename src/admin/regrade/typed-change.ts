import type { RegradePreviewDraft } from '../../../contract/assessment/regrade';
import type { RegradeChange } from '../../../contract/assessment/ruling';
import type { Item } from '../../../contract/assessment/statistics';
import { optionLetters } from '../../../contract/fields/limits';

/** The form of a change, before it is sent. */
export interface TypedChange {
  change: RegradeChange;
  optionIds: readonly number[];
  /** Whether more than one option can be selected. */
  isSeveral: boolean;
  reason: string;
}

const rightOf = ({ options }: Item): number[] => options.filter(({ isCorrect }) => isCorrect).map(({ id }) => id);

/** The form as the question counts now. */
export function untouched(item: Item): TypedChange {
  const optionIds = rightOf(item);
  return { change: 'key', optionIds, isSeveral: optionIds.length > 1, reason: '' };
}

/** Selects an option, or takes it back where several can be selected; in the order of the paper. */
export function withOption(typed: TypedChange, item: Item, id: number): TypedChange {
  if (!typed.isSeveral) return { ...typed, change: 'key', optionIds: [id] };
  const isOff = typed.optionIds.includes(id);
  const chosen = item.options.map((option) => option.id).filter((one) => (one === id ? !isOff : typed.optionIds.includes(one)));
  return { ...typed, change: 'key', optionIds: chosen };
}

/** One option can be selected, or several; of several, the first stays. */
export const withSeveral = (typed: TypedChange, isSeveral: boolean): TypedChange => ({
  ...typed,
  isSeveral,
  optionIds: isSeveral ? typed.optionIds : typed.optionIds.slice(0, 1),
});

/** What is sent, without the reason; null while no option is selected. */
export function draftOf(questionId: number, { change, optionIds }: TypedChange): RegradePreviewDraft | null {
  if (change !== 'key') return { questionId, change };
  return optionIds.length === 0 ? null : { questionId, change, optionIds: [...optionIds] };
}

/** The letters of options in the paper's order: `A, C`. */
export const lettersOf = (options: readonly { id: number }[], ids: readonly number[]): string =>
  options.flatMap(({ id }, at) => (ids.includes(id) ? [optionLetters[at] ?? String(at + 1)] : [])).join(', ');
