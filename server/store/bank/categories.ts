import { nameKey } from '../../../contract/fields/fold';
import type { CategoryRow } from '../../rules/bank/tree';
import type { Db } from '../engine/store';

/** Every category, oldest first. */
export const allCategories = (db: Db): Promise<CategoryRow[]> =>
  db.selectFrom('categories').select(['id', 'parent_id', 'name']).orderBy('id').execute();

export async function categoryExists(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Adds a category. Returns it, or null if its parent already has one of this name. The parent must exist. */
export async function insertCategory(db: Db, name: string, parentId: number | null): Promise<CategoryRow | null> {
  const row = await db
    .insertInto('categories')
    .values({ name, name_key: nameKey(name), parent_id: parentId })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'parent_id', 'name'])
    .executeTakeFirst();
  return row ?? null;
}

/** Those of `ids` that no category has. */
export async function unknownCategories(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = ids.length === 0 ? [] : await db.selectFrom('categories').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map((row) => row.id));
  return new Set(ids.filter((id) => !known.has(id)));
}

/** Categories with their descendants, as the table `below` of a query. */
export const below = (db: Db, categoryIds: readonly number[]) =>
  db.withRecursive('below(id)', (cte) =>
    cte
      .selectFrom('categories')
      .select('categories.id')
      .where('categories.id', 'in', categoryIds)
      .union(cte.selectFrom('categories').innerJoin('below', 'below.id', 'categories.parent_id').select('categories.id')),
  );
