import * as v from 'valibot';
import { IdSchema } from '../fields/id';
import { CategoryNameText } from './category';

/** Body of `POST /categories/:id/rename`. */
export const CategoryNameSchema = v.strictObject({ name: CategoryNameText });

/** Body of `POST /categories/:id/move`; null: to the top level. */
export const CategoryPlaceSchema = v.strictObject({ parentId: v.nullable(IdSchema) });

/** Body of `POST /categories/:id/merge`: the category that gets everything. */
export const CategoryMergeSchema = v.strictObject({ intoId: IdSchema });

/** What names a category itself, without its descendants. */
export const CategoryUseSchema = v.object({
  /** Questions that papers draw. */
  questions: v.number(),
  /** Retired questions. */
  retired: v.number(),
  /** Categories directly below it. */
  subcategories: v.number(),
  /** Exams with a subject that draws from it. */
  exams: v.array(v.object({ id: IdSchema, name: v.string() })),
});
export type CategoryUse = v.InferOutput<typeof CategoryUseSchema>;

/** Whether a category can be deleted. */
export const isUnused = ({ questions, retired, subcategories, exams }: CategoryUse): boolean =>
  questions + retired + subcategories + exams.length === 0;
