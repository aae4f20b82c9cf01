import * as v from 'valibot';
import type { RuleCode } from '../faults/form-rules';
import { carried } from '../faults/issue';
import { requiredLine } from '../fields/fields';
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

/** The sign between a category and the one below it, as people write it in a sheet: "Science > Physics". Within a word it is a name's own. */
const parting = ' > ';

/** A name that is given to a category. One with the sign of a path would read as two categories. */
export const CategoryNameText = v.pipe(
  requiredLine(maxLength.name),
  v.check((name) => !name.includes(parting), carried({ code: 'parts-categories', sign: parting.trim() })),
);

/** Query of `POST /categories`, which has no body (spec §7). */
export const CategoryQuerySchema = v.strictObject({
  name: CategoryNameText,
  parentCategoryId: v.optional(IdFromText),
});

export const categoryFault = (name: string): RuleCode | null => (name.trim() === '' ? 'category-without-name' : null);
