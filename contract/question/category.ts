import * as v from 'valibot';
import type { RuleCode } from '../faults/rules';
import { required } from '../fields/fields';
import { IdFromText, IdSchema } from '../fields/id';
import { maxLength } from '../fields/limits';

export interface Category {
  id: number;
  name: string;
  /** null at the top level. */
  parentId: number | null;
  subcategories: Category[];
}

export const CategorySchema: v.GenericSchema<Category> = v.object({
  id: IdSchema,
  name: v.string(),
  parentId: v.nullable(IdSchema),
  subcategories: v.array(v.lazy(() => CategorySchema)),
});

/** Query of `POST /categories`, which has no body (spec §7). */
export const CategoryQuerySchema = v.strictObject({
  name: required(maxLength.name),
  parentCategoryId: v.optional(IdFromText),
});
export type CategoryQuery = v.InferInput<typeof CategoryQuerySchema>;

export const categoryFault = (name: string): RuleCode | null => (name.trim() === '' ? 'category-without-name' : null);
