import * as v from 'valibot';
import { carried } from '../faults/issue';
import { IdSchema } from './id';
import { maxItems } from './limits';

/** Ids of categories, at least one. */
export const CategoryIdsSchema = v.pipe(
  v.array(IdSchema),
  v.minLength(1, carried({ code: 'no-category' })),
  v.maxLength(maxItems.categories, carried({ code: 'too-many-categories', most: maxItems.categories })),
);
