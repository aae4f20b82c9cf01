import * as v from 'valibot';
import { IdParams, IdSchema } from '../fields/id';
import { CategorySchema } from '../question/category';
import { CategoryMergeSchema, CategoryNameSchema, CategoryPlaceSchema, CategoryUseSchema } from '../question/category-change';
import type { CallShape } from './call-shape';
import { SeenQuerySchema } from './page';

/** Changes of the category tree (ADR 42). Each is one transaction, or is refused and changes nothing. */
export const categoryCalls = {
  /** What names a category: what a merge moves, and what keeps it from being deleted. */
  getCategoryUse: {
    method: 'GET',
    path: '/categories/:id/use',
    who: 'admin',
    right: ['edit-questions'],
    scope: 'shared',
    params: IdParams,
    reply: CategoryUseSchema,
    problems: ['not-found'],
  },
  renameCategory: {
    method: 'POST',
    path: '/categories/:id/rename',
    who: 'admin',
    right: ['edit-questions'],
    scope: 'shared',
    params: IdParams,
    query: SeenQuerySchema,
    body: CategoryNameSchema,
    reply: CategorySchema,
    problems: ['not-found', 'already-exists', 'in-use'],
  },
  /** Moves a category with everything below it. */
  moveCategory: {
    method: 'POST',
    path: '/categories/:id/move',
    who: 'admin',
    right: ['edit-questions'],
    scope: 'shared',
    params: IdParams,
    query: SeenQuerySchema,
    body: CategoryPlaceSchema,
    reply: CategorySchema,
    problems: ['not-found', 'already-exists', 'in-use'],
  },
  /** Gives all that names a category to another one, and deletes the category. The reply is what was moved. */
  mergeCategory: {
    method: 'POST',
    path: '/categories/:id/merge',
    who: 'admin',
    right: ['edit-questions'],
    scope: 'shared',
    params: IdParams,
    body: CategoryMergeSchema,
    reply: CategoryUseSchema,
    problems: ['not-found', 'already-exists'],
  },
  /** Deletes a category that nothing names. */
  deleteCategory: {
    method: 'POST',
    path: '/categories/:id/delete',
    who: 'admin',
    right: ['edit-questions'],
    scope: 'shared',
    params: IdParams,
    reply: v.object({ id: IdSchema }),
    problems: ['not-found', 'in-use'],
  },
} as const satisfies Record<string, CallShape>;
