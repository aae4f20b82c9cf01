import * as v from 'valibot';
import { IdParams, IdSchema } from '../fields/id';
import { CategoryQuerySchema, CategorySchema } from '../question/category';
import { CategoryMergeSchema, CategoryNameSchema, CategoryPlaceSchema, CategoryUseSchema } from '../question/category-change';
import { adminCall } from './admin-call';
import type { CallShape } from './call-shape';
import { SeenQuerySchema } from './page';

/** The category tree, and its changes (ADR 42). Each change is one transaction, or is refused and changes nothing. */
export const categoryCalls = {
  getCategories: adminCall('GET /categories', 'any', 'shared', { reply: v.array(CategorySchema) }),
  addCategory: adminCall('POST /categories', ['edit-questions'], 'shared', {
    query: CategoryQuerySchema,
    reply: CategorySchema,
    problems: ['not-found', 'already-exists'],
  }),
  /** What names a category: what a merge moves, and what keeps it from being deleted. */
  getCategoryUse: adminCall('GET /categories/:id/use', ['edit-questions'], 'shared', { params: IdParams, reply: CategoryUseSchema }),
  renameCategory: adminCall('POST /categories/:id/rename', ['edit-questions'], 'shared', {
    params: IdParams,
    query: SeenQuerySchema,
    body: CategoryNameSchema,
    reply: CategorySchema,
    problems: ['already-exists', 'in-use'],
  }),
  /** Moves a category with everything below it. */
  moveCategory: adminCall('POST /categories/:id/move', ['edit-questions'], 'shared', {
    params: IdParams,
    query: SeenQuerySchema,
    body: CategoryPlaceSchema,
    reply: CategorySchema,
    problems: ['already-exists', 'in-use'],
  }),
  /** Gives all that names a category to another one, and deletes the category. The reply is what was moved. */
  mergeCategory: adminCall('POST /categories/:id/merge', ['edit-questions'], 'shared', {
    params: IdParams,
    body: CategoryMergeSchema,
    reply: CategoryUseSchema,
    problems: ['already-exists'],
  }),
  /** Deletes a category that nothing names. */
  deleteCategory: adminCall('POST /categories/:id/delete', ['edit-questions'], 'shared', {
    params: IdParams,
    reply: v.object({ id: IdSchema }),
    problems: ['in-use'],
  }),
} as const satisfies Record<string, CallShape>;
