import { isoOf } from '../../../contract/fields/times';
import { saidKind } from '../../../contract/kinds/kind';
import type { Question, QuestionDraft } from '../../../contract/question/question';
import type { QuestionHistory, Version } from '../../../contract/question/question-history';
import type { Caller } from '../../auth/caller';
import { isPaged } from '../../replies/paged-list';
import { invalid, Refusal } from '../../replies/refusal';
import { longLists } from '../../replies/streamed-list';
import { passagesOf } from '../../store/bank/passages';
import { similarTo } from '../../store/bank/question-bands';
import { questionBatches } from '../../store/bank/question-batches';
import { changesOf, createdAt, editQuestion, isRetired, setRetired, storedKind } from '../../store/bank/question-changes';
import { pageOfQuestions } from '../../store/bank/question-page';
import { insertQuestions, questionsShown } from '../../store/bank/questions';
import type { Db, Tx } from '../../store/engine/store';
import { addToTrail } from '../../store/shared/trail';
import type { Handlers, Tools } from '../shared/handlers';
import { knownDraft } from '../shared/known';

type Served = Pick<
  Handlers,
  'getQuestions' | 'createQuestion' | 'findSimilar' | 'editQuestion' | 'retireQuestion' | 'restoreQuestion' | 'getQuestionHistory'
>;

/** Most replies with the whole bank at once: other requests are served between their chunks. */
const mostWholeBanks = 4;

const noQuestion = () => new Refusal('not-found', { code: 'no-such-question' });

/** Throws 400 where an edit says no kind for a question that has one: a page of an earlier version would make a single question of it. */
async function demandKind(tx: Tx, id: number, { kind }: QuestionDraft): Promise<void> {
  if (kind === undefined && saidKind({ kind: (await storedKind(tx, id)) ?? undefined }).kind) throw invalid({ kind: { code: 'missing' } });
}

async function historyOf(db: Db, id: number): Promise<QuestionHistory> {
  const [question] = await questionsShown(db, [id]);
  const created = await createdAt(db, id);
  if (question === undefined || created === null) throw noQuestion();
  const versions: Version[] = [];
  let said: Question = question;
  for (const row of await changesOf(db, id)) {
    const by = row.role_email || row.email || row.changed_by;
    versions.push({ version: row.version, change: row.change, at: isoOf(row.changed_at), by, question: said });
    said = JSON.parse(row.before_json) as Question;
  }
  versions.push({ version: 1, change: 'created', at: isoOf(created), by: null, question: said });
  return { id, isRetired: await isRetired(db, id), question, versions };
}

/** The list of questions, single ones, and what becomes of one after it was filed: papers that have it are frozen and keep it as it was; a wrong key of theirs is corrected by `rekey`. */
export function questionHandlers({ store, now }: Tools): Served {
  const wholeBank = longLists(mostWholeBanks, { code: 'bank-being-read' });
  async function change(id: number, work: (tx: Tx) => Promise<Question | null>): Promise<QuestionHistory> {
    if ((await store.atomically(work)) === null) throw noQuestion();
    return historyOf(store.db, id);
  }
  const act = (caller: Caller) => ({ by: caller.uid, at: now() });

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

    editQuestion: ({ params: { id }, query: { version }, body }, caller) =>
      change(id, async (tx) => {
        await demandKind(tx, id, body);
        return editQuestion(tx, id, await knownDraft(tx, body), act(caller), version);
      }),
    retireQuestion: ({ params: { id } }, caller) => change(id, (tx) => setRetired(tx, id, true, act(caller))),
    restoreQuestion: ({ params: { id } }, caller) => change(id, (tx) => setRetired(tx, id, false, act(caller))),
    getQuestionHistory: ({ params: { id } }) => historyOf(store.db, id),
  };
}
