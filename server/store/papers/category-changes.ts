import { nameKey } from '../../../contract/fields/fold';
import type { CategoryUse } from '../../../contract/question/category-change';
import type { CategoryRow } from '../../rules/bank/tree';
import { refileCategory } from '../bank/question-words';
import { hold } from '../engine/hold';
import type { Db, Tx } from '../engine/store';
import { counted } from '../shared/paged-rows';
import { replaceInDrafts } from './drafts';

/**
 * Waits for every other change of the tree, and lets none begin before the end of the transaction: what a change reads of the tree then holds until its
 * commit. The lock is the row of the oldest category.
 */
export async function lockTree(tx: Tx): Promise<void> {
  const oldest = await tx
    .selectFrom('categories')
    .select((from) => from.fn.min('id').as('id'))
    .executeTakeFirst();
  if (oldest === undefined || oldest.id === null) return;
  const locked = await hold(tx.updateTable('categories'), 'name').where('id', '=', oldest.id).returning('id').execute();
  // The oldest one was deleted while this transaction waited for it.
  if (locked.length === 0) await lockTree(tx);
}

export async function categoryById(db: Db, id: number): Promise<CategoryRow | null> {
  return (await db.selectFrom('categories').select(['id', 'parent_id', 'name']).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Whether `id` is `above` or a descendant of it. */
export async function isWithin(db: Db, id: number, above: number): Promise<boolean> {
  const found = await db
    .withRecursive('upward(id, parent_id)', (cte) =>
      cte
        .selectFrom('categories')
        .select(['categories.id', 'categories.parent_id'])
        .where('categories.id', '=', id)
        .union(
          cte
            .selectFrom('categories')
            .innerJoin('upward', 'upward.parent_id', 'categories.id')
            .select(['categories.id', 'categories.parent_id']),
        ),
    )
    .selectFrom('upward')
    .select('id')
    .where('id', '=', above)
    .executeTakeFirst();
  return found !== undefined;
}

/** The name of a category below `parentId`, other than `except`, that is the same as `name`; null if there is none. */
async function twin(db: Db, parentId: number | null, name: string, except: number): Promise<string | null> {
  const named = db.selectFrom('categories').select('name').where('name_key', '=', nameKey(name)).where('id', '!=', except);
  const row = await named.where('parent_id', parentId === null ? 'is' : '=', parentId).executeTakeFirst();
  return row?.name ?? null;
}

/** What a change makes, or the name that is there already. */
export type TreeChange<T> = { done: T } | { taken: string };

/** Names a category and puts it below `parentId`, null for the top level. Its place must not be below itself. */
export async function placeCategory(tx: Tx, { id, parent_id, name }: CategoryRow): Promise<TreeChange<CategoryRow>> {
  const taken = await twin(tx, parent_id, name, id);
  if (taken !== null) return { taken };
  await tx
    .updateTable('categories')
    .set({ name, name_key: nameKey(name), parent_id })
    .where('id', '=', id)
    .execute();
  return { done: { id, parent_id, name } };
}

const links = ['question_categories', 'retired_question_categories'] as const;

/** The subjects that draw from a category; there are few, and their categories are JSON. */
async function subjectsWith(db: Db, id: number) {
  const rows = await db
    .selectFrom('exam_subjects')
    .innerJoin('exams', 'exams.id', 'exam_subjects.exam_id')
    .select(['exam_id', 'position', 'category_ids_json', 'exams.name'])
    .where('category_ids_json', 'like', `%${id}%`)
    .orderBy('exam_id')
    .execute();
  const subjects = rows.map(({ category_ids_json, ...row }) => ({ ...row, categoryIds: JSON.parse(category_ids_json) as number[] }));
  return subjects.filter(({ categoryIds }) => categoryIds.includes(id));
}

/** What names a category itself. */
export async function namesOf(db: Db, id: number): Promise<CategoryUse> {
  const linked = links.map(async (table) => {
    const { count } = await db.selectFrom(table).select(counted).where('category_id', '=', id).executeTakeFirstOrThrow();
    return count;
  });
  const [questions = 0, retired = 0] = await Promise.all(linked);
  const below = await db.selectFrom('categories').select(counted).where('parent_id', '=', id).executeTakeFirstOrThrow();
  const exams = new Map((await subjectsWith(db, id)).map(({ exam_id, name }) => [exam_id, name]));
  return { questions, retired, subcategories: below.count, exams: [...exams].map(([examId, name]) => ({ id: examId, name })) };
}

export async function deleteCategory(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('categories').where('id', '=', id).execute();
}

/** A question that is in both categories keeps one link. */
async function moveLinks(tx: Tx, table: (typeof links)[number], from: number, to: number): Promise<void> {
  const inBoth = tx.selectFrom(table).select('question_id').where('category_id', '=', to);
  await tx.deleteFrom(table).where('category_id', '=', from).where('question_id', 'in', inBoth).execute();
  await tx.updateTable(table).set({ category_id: to }).where('category_id', '=', from).execute();
}

/** The ids with `to` in the place of `from`, each once. */
const replaced = (ids: readonly number[], from: number, to: number): number[] => [...new Set(ids.map((id) => (id === from ? to : id)))];

/**
 * Gives the questions, retired questions, subcategories and exams of a category to another one, which is not below it, and deletes the category. An exam
 * draws from the other category, and all below it, from then on. Returns what was moved, or the subcategory whose name the other one has already.
 */
export async function mergeCategory(tx: Tx, from: number, to: number): Promise<TreeChange<CategoryUse>> {
  const use = await namesOf(tx, from);
  const below = await tx.selectFrom('categories').select(['id', 'name']).where('parent_id', '=', from).orderBy('id').execute();
  for (const { name } of below) {
    // The category itself may be below the other one, and has gone when its subcategories arrive there.
    const taken = await twin(tx, to, name, from);
    if (taken !== null) return { taken };
  }
  for (const { exam_id, position, categoryIds } of await subjectsWith(tx, from))
    await tx
      .updateTable('exam_subjects')
      .set({ category_ids_json: JSON.stringify(replaced(categoryIds, from, to)) })
      .where('exam_id', '=', exam_id)
      .where('position', '=', position)
      .execute();
  await replaceInDrafts(tx, (ids) => replaced(ids, from, to));
  for (const table of links) await moveLinks(tx, table, from, to);
  await refileCategory(tx, to);
  // A name that no subcategory has: one of them may have the name of this category.
  await tx
    .updateTable('categories')
    .set({ name_key: `\n${from}` })
    .where('id', '=', from)
    .execute();
  await tx.updateTable('categories').set({ parent_id: to }).where('parent_id', '=', from).execute();
  await deleteCategory(tx, from);
  return { done: use };
}
