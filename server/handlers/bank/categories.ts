import type { ReplyBody } from '../../../contract/calls/calls';
import { seenOf } from '../../../contract/calls/edited-version';
import { isUnused } from '../../../contract/question/category-change';
import type { TrailAct, TrailDetails } from '../../../contract/trail/trail';
import type { Caller } from '../../auth/caller';
import { invalid, nameTaken, Refusal } from '../../replies/refusal';
import { type CategoryRow, treeFrom } from '../../rules/bank/tree';
import { allCategories, categoryExists, insertCategory } from '../../store/bank/categories';
import type { Db, Tx } from '../../store/engine/store';
import {
  categoryById,
  deleteCategory,
  isWithin,
  lockTree,
  mergeCategory,
  namesOf,
  placeCategory,
  type TreeChange,
} from '../../store/papers/category-changes';
import { demandUnchanged, lastChange } from '../../store/shared/edited-version';
import { addToTrail } from '../../store/shared/trail';
import type { Handlers, Tools } from '../shared/handlers';

type Served = Pick<
  Handlers,
  'getCategories' | 'addCategory' | 'getCategoryUse' | 'renameCategory' | 'moveCategory' | 'mergeCategory' | 'deleteCategory'
>;

const about = (id: number) => ({ kind: 'category', id: String(id) }) as const;

const noCategory = () => new Refusal('not-found', { code: 'no-such-category' });

async function demandCategory(db: Db, id: number): Promise<CategoryRow> {
  const row = await categoryById(db, id);
  if (row === null) throw noCategory();
  return row;
}

/** Throws 409 naming a name that is there already. */
function demandDone<T>(change: TreeChange<T>): T {
  if ('taken' in change) throw nameTaken(change.taken);
  return change.done;
}

/** Throws 400 naming `field` unless `id` is a category outside `moved` and all below it. */
async function demandOutside(db: Db, id: number, moved: number, field: string): Promise<void> {
  if (!(await categoryExists(db, id))) throw invalid({ [field]: { code: 'not-a-category' } });
  if (await isWithin(db, id, moved)) throw invalid({ [field]: { code: 'below-itself' } });
}

/** A category with everything below it. */
async function branchOf(db: Db, { id, parent_id, name }: CategoryRow): Promise<ReplyBody<'moveCategory'>> {
  const subcategories = treeFrom((await allCategories(db)).map((row) => (row.id === id ? { ...row, parent_id: null } : row)));
  return { id, name, parentId: parent_id, subcategories: subcategories.find((branch) => branch.id === id)?.subcategories ?? [] };
}

/** The names from the top down to a category, as a sheet writes a path. */
function pathOf(rows: ReadonlyMap<number, CategoryRow>, id: number): string {
  const row = rows.get(id);
  if (row === undefined) return '';
  return row.parent_id === null ? row.name : `${pathOf(rows, row.parent_id)} > ${row.name}`;
}

/** The category tree (ADR 42). One change at a time: what a change was checked against holds until its commit. */
export function categoryHandlers({ store, now }: Tools): Served {
  async function change<T>(
    id: number,
    caller: Caller,
    act: TrailAct,
    work: (tx: Tx, row: CategoryRow) => Promise<[T, TrailDetails]>,
  ): Promise<T> {
    return store.atomically(async (tx) => {
      await lockTree(tx);
      const [done, details] = await work(tx, await demandCategory(tx, id));
      await addToTrail(tx, { at: now(), by: caller.uid, act, about: about(id), details });
      return done;
    });
  }

  return {
    getCategories: async () => treeFrom(await allCategories(store.db)),

    addCategory: ({ query: { name, parentCategoryId: parentId = null } }, { uid }) =>
      store.atomically(async (tx) => {
        await lockTree(tx);
        if (parentId !== null && !(await categoryExists(tx, parentId)))
          throw new Refusal('not-found', { code: 'no-such-parent-category' }, { fields: { parentCategoryId: { code: 'not-a-category' } } });
        const row = await insertCategory(tx, name, parentId);
        if (row === null) throw nameTaken(name);
        const rows = parentId === null ? [] : await allCategories(tx);
        const path = rows.length > 0 && { path: pathOf(new Map(rows.map((each) => [each.id, each])), row.id) };
        await addToTrail(tx, { at: now(), by: uid, act: 'category-created', about: about(row.id), details: { parentId, ...path } });
        return { id: row.id, name: row.name, parentId: row.parent_id, subcategories: [] };
      }),

    async getCategoryUse({ params: { id } }) {
      await demandCategory(store.db, id);
      return namesOf(store.db, id);
    },

    async renameCategory({ params: { id }, query: { version }, body: { name } }, caller) {
      const row = await change(id, caller, 'category-renamed', async (tx, before) => {
        const last = lastChange(tx, about(id), ['category-renamed'], ({ after }) => after === before.name);
        if (before.name !== name) await demandUnchanged(tx, version, seenOf.name(before), last);
        const after = demandDone(await placeCategory(tx, { ...before, name }));
        return [after, { before: before.name, after: name }];
      });
      return branchOf(store.db, row);
    },

    async moveCategory({ params: { id }, query: { version }, body: { parentId } }, caller) {
      const row = await change(id, caller, 'category-moved', async (tx, before) => {
        // A merge moves what is below, without a row for each in the trail.
        const last = lastChange(tx, about(id), ['category-moved'], ({ after }) => after === before.parent_id);
        if (before.parent_id !== parentId) await demandUnchanged(tx, version, seenOf.place({ parentId: before.parent_id }), last);
        if (parentId !== null) await demandOutside(tx, parentId, id, 'parentId');
        const after = demandDone(await placeCategory(tx, { ...before, parent_id: parentId }));
        return [after, { name: before.name, before: before.parent_id, after: parentId }];
      });
      return branchOf(store.db, row);
    },

    mergeCategory: ({ params: { id }, body: { intoId } }, caller) =>
      change(id, caller, 'category-merged', async (tx, { name }) => {
        await demandOutside(tx, intoId, id, 'intoId');
        const rows = new Map((await allCategories(tx)).map((each) => [each.id, each]));
        const moved = demandDone(await mergeCategory(tx, id, intoId));
        const paths = { from: pathOf(rows, id), path: pathOf(rows, intoId) };
        return [moved, { name, into: intoId, ...paths, ...moved, exams: moved.exams.map((exam) => exam.id) }];
      }),

    deleteCategory: ({ params: { id } }, caller) =>
      change(id, caller, 'category-deleted', async (tx, { name }) => {
        const use = await namesOf(tx, id);
        if (!isUnused(use)) throw new Refusal('in-use', { code: 'category-in-use', ...use, exams: use.exams.length });
        await deleteCategory(tx, id);
        return [{ id }, { name }];
      }),
  };
}
