import { isPaged } from '../replies/paged-list';
import { Refusal } from '../replies/refusal';
import { longLists } from '../replies/streamed-list';
import { treeFrom } from '../rules/tree';
import { allCategories, categoryExists, insertCategory } from '../store/questions/categories';
import { questionBatches } from '../store/questions/question-batches';
import { pageOfQuestions } from '../store/questions/question-page';
import { insertQuestions } from '../store/questions/questions';
import type { Handlers, Tools } from './handlers';
import { knownDraft } from './known';

type Served = Pick<Handlers, 'getCategories' | 'addCategory' | 'getQuestions' | 'createQuestion'>;

/** Most replies with the whole bank at once: other requests are served between their chunks. */
const mostWholeBanks = 4;

/** Categories and single questions. */
export function bankHandlers({ store, now }: Tools): Served {
  const wholeBank = longLists(mostWholeBanks, { code: 'bank-being-read' });
  return {
    getCategories: async () => treeFrom(await allCategories(store.db)),

    async addCategory({ query: { name, parentCategoryId: parentId = null } }) {
      if (parentId !== null && !(await categoryExists(store.db, parentId)))
        throw new Refusal('not-found', { code: 'no-such-parent-category' }, { fields: { parentCategoryId: { code: 'not-a-category' } } });
      const row = await insertCategory(store.db, name, parentId);
      if (row === null) throw new Refusal('already-exists', { code: 'name-taken', name }, { fields: { name: { code: 'there-already' } } });
      return { id: row.id, name: row.name, parentId: row.parent_id, subcategories: [] };
    },

    getQuestions: async ({ query }) => (isPaged(query) ? pageOfQuestions(store.db, query) : wholeBank(questionBatches(store.db))),

    async createQuestion({ body }) {
      const draft = await knownDraft(store.db, body);
      const [id = 0] = await store.atomically((tx) => insertQuestions(tx, [draft], now()));
      return { id, ...draft };
    },
  };
}
