import * as v from 'valibot';
import { carried } from '../faults/issue';
import { listOf } from './fields';
import { IdSchema } from './id';
import { maxItems } from './limits';

/** Ids of categories, at least one. */
export const CategoryIdsSchema = v.pipe(
  listOf(IdSchema, maxItems.categories, 'too-many-categories'),
  v.minLength(1, carried({ code: 'no-category' })),
);
