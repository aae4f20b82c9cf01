import * as v from 'valibot';
import type { RegradePreviewDraft } from '../../../../contract/assessment/regrade';
import type { RegradeChange } from '../../../../contract/assessment/ruling';
import type { Item } from '../../../../contract/assessment/statistics';
import { optionLetters } from '../../../../contract/fields/limits';
import { hasOptions } from '../../../../contract/kinds/kinds';
import { boundText, RangeSchema, readNumber } from '../../../../contract/kinds/number-range';
import { controlOf } from '../../../ui/question/option-control';

/** The form of a change, before it is sent. */
export interface TypedChange {
  change: RegradeChange;
  optionIds: readonly number[];
  /** Whether more than one option can be selected. */
  isSeveral: boolean;
  /** Of a numeric question, as typed. */
  range: { from: string; to: string };
  reason: string;
}

const rightOf = ({ options }: Item): number[] => options.filter(({ isCorrect }) => isCorrect).map(({ id }) => id);

/** The form as the question counts now. */
export function untouched(item: Item): TypedChange {
  const optionIds = rightOf(item);
  const { from, to } = item.correctValue ?? {};
  return {
    ...{ change: 'key', optionIds, reason: '' },
    isSeveral: controlOf(item) === 'checkbox' || optionIds.length > 1,
    range: { from: from === undefined ? '' : boundText(from), to: to === undefined ? '' : boundText(to) },
  };
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

/** A typed range; null unless both ends are numbers in their order. */
function rangeIn({ from, to }: TypedChange['range']): NonNullable<RegradePreviewDraft['range']> | null {
  const read = v.safeParse(RangeSchema, { from: readNumber(from), to: readNumber(to) });
  return read.success ? read.output : null;
}

/** What is sent, without the reason; null while no option is selected, or while a range is not whole. */
export function draftOf({ questionId, kind }: Pick<Item, 'questionId' | 'kind'>, typed: TypedChange): RegradePreviewDraft | null {
  const { change, optionIds } = typed;
  if (change !== 'key') return { questionId, change };
  if (!hasOptions({ kind })) {
    const range = rangeIn(typed.range);
    return range && { questionId, change, range };
  }
  return optionIds.length === 0 ? null : { questionId, change, optionIds: [...optionIds] };
}

/** The question as it counts by a change that was just sent, while its figures are counted anew. */
export function countedBy(item: Item, { change, optionIds, range }: RegradePreviewDraft): Item {
  if (change !== 'key') return { ...item, ruling: change };
  const { ruling: _, ...byKey } = item;
  const options = item.options.map((option) => ({ ...option, isCorrect: optionIds?.includes(option.id) ?? option.isCorrect }));
  return { ...byKey, options, ...(range && { correctValue: range }) };
}

/** The letters of options in the paper's order: `A, C`. */
export const lettersOf = (options: readonly { id: number }[], ids: readonly number[]): string =>
  options.flatMap(({ id }, at) => (ids.includes(id) ? [optionLetters[at] ?? String(at + 1)] : [])).join(', ');
