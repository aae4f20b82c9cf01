import { isPaged } from '../../replies/paged-list';
import { longLists } from '../../replies/streamed-list';
import { passagesOf } from '../../store/bank/passages';
import { similarTo } from '../../store/bank/question-bands';
import { questionBatches } from '../../store/bank/question-batches';
import { pageOfQuestions } from '../../store/bank/question-page';
import { insertQuestions } from '../../store/bank/questions';
import { addToTrail } from '../../store/shared/trail';
import type { Handlers, Tools } from '../shared/handlers';
import { knownDraft } from '../shared/known';

/** Most replies with the whole bank at once: other requests are served between their chunks. */
const mostWholeBanks = 4;

/** The list of questions, and single ones. */
export function bankHandlers({ store, now }: Tools): Pick<Handlers, 'getQuestions' | 'createQuestion' | 'findSimilar'> {
  const wholeBank = longLists(mostWholeBanks, { code: 'bank-being-read' });
  return {
    getQuestions: async ({ query }) => (isPaged(query) ? pageOfQuestions(store.db, query) : wholeBank(questionBatches(store.db))),

    async createQuestion({ body }, { uid }) {
      return store.atomically(async (tx) => {
        const draft = await knownDraft(tx, body);
        const [id = 0] = await insertQuestions(tx, [draft], now());
        await addToTrail(tx, { at: now(), by: uid, act: 'question-created', about: { kind: 'question', id: String(id) }, details: {} });
        const { passage: _, ...stored } = draft;
        const passage = (await passagesOf(tx, [id])).get(id);
        return { id, ...stored, ...(passage && { passage }) };
      });
    },

    async findSimilar({ body: { questions, exceptId } }) {
      const found = [];
      for (const question of questions) found.push(await similarTo(store.db, question, exceptId));
      return found;
    },
  };
}
