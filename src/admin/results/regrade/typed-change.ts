import * as v from 'valibot';
import type { Regrade, RegradePreviewDraft } from '../../../../contract/assessment/regrade';
import { regradeChanges } from '../../../../contract/assessment/ruling';
import type { Item } from '../../../../contract/assessment/statistics';
import { optionLetters } from '../../../../contract/fields/limits';
import { controlOf } from '../../../ui/question/option-control';
import { ownChange, ownChangeFields, ownForm, typedRow } from '../../bank/kinds/admin-kinds';

/** The form of a change, before it is sent. */
export const TypedChangeSchema = v.object({
  change: v.picklist(regradeChanges),
  optionIds: v.array(v.number()),
  /** Whether more than one option can be selected. */
  isSeveral: v.boolean(),
  reason: v.string(),
  ...ownChangeFields,
});
export type TypedChange = v.InferOutput<typeof TypedChangeSchema>;

/** Ids of the right options. */
export const rightOf = ({ options }: Item): number[] => options.filter(({ isCorrect }) => isCorrect).map(({ id }) => id);

/** The form as the question counts now. */
export function untouched(item: Item): TypedChange {
  const optionIds = rightOf(item);
  return {
    // What holds is chosen: another change is a choice of its own.
    ...{ change: item.ruling ?? ('key' as const), optionIds, reason: '' },
    isSeveral: controlOf(item) === 'checkbox' || optionIds.length > 1,
    ...ownChange(item),
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

/** What is sent, without the reason; null while no option is selected, or while what is typed is not whole. */
export function draftOf({ questionId, kind }: Pick<Item, 'questionId' | 'kind'>, typed: TypedChange): RegradePreviewDraft | null {
  const { change, optionIds } = typed;
  if (change !== 'key') return { questionId, change };
  const row = typedRow({ kind });
  if (row !== null) {
    const right = row.key(typed);
    return right && { questionId, change, ...right };
  }
  return optionIds.length === 0 ? null : { questionId, change, optionIds: [...optionIds] };
}

/** The question as it counts by a change that was just sent, while its figures are counted anew: those of the old key are not known for the new one. */
export function countedBy(item: Item, { change, optionIds, ...key }: RegradePreviewDraft): Item {
  const { ruling: _, ...uncounted } = { ...item, facility: null, discrimination: null };
  if (change !== 'key') return { ...uncounted, ruling: change };
  const options = item.options.map((option) => ({ ...option, isCorrect: optionIds?.includes(option.id) ?? option.isCorrect }));
  return { ...uncounted, options, ...typedRow(item)?.rightBy(key) };
}

/** Whether the figures of a question know a change. */
export const knows = (item: Item, { change, optionIds = [], ...key }: RegradePreviewDraft): boolean =>
  change === 'key' ? isCountedBy(item, { change, optionIds, ...key }) : item.ruling === change;

/** Whether the figures of a question count it by the key of this change. */
function isCountedBy(item: Item, { change, optionIds, ...key }: Regrade['after']): boolean {
  if (change !== 'key' || item.ruling !== undefined) return false;
  const right = rightOf(item);
  const isSame = right.length === optionIds.length && right.every((id) => optionIds.includes(id));
  return isSame && JSON.stringify(ownForm(item)) === JSON.stringify(ownForm({ ...item, ...key }));
}

/** The letters of options in the paper's order: `A, C`. */
export const lettersOf = (options: readonly { id: number }[], ids: readonly number[]): string =>
  options.flatMap(({ id }, at) => (ids.includes(id) ? [optionLetters[at] ?? String(at + 1)] : [])).join(', ');
