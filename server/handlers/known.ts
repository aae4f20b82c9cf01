import type { QuestionDraft } from '../../contract/question';
import { translationFields } from '../../contract/translation-rule';
import { invalid } from '../refusal';
import { unknownCategories } from '../store/categories';
import type { Db } from '../store/store';

/** Throws 400 naming each id in `lists` (field → ids) that is no category, e.g. `subjects.0.categoryIds.2`. */
export async function demandCategories(db: Db, lists: Record<string, readonly number[]>): Promise<void> {
  const unknown = await unknownCategories(db, [...new Set(Object.values(lists).flat())]);
  if (unknown.size === 0) return;
  const faults = Object.entries(lists).flatMap(([field, ids]) =>
    ids.flatMap((id, index) => (unknown.has(id) ? [[`${field}.${index}`, 'is not a category']] : [])),
  );
  throw invalid(Object.fromEntries(faults) as Record<string, string>);
}

/** Throws 400 naming each field in which a question's second version is not whole. */
export function demandWholeTranslation(draft: QuestionDraft): void {
  const faults = translationFields(draft);
  if (Object.keys(faults).length > 0) throw invalid(faults);
}
