import { isoOf } from '../../../contract/fields/times';
import type { Passage } from '../../../contract/question/passage';
import type { PassageDraft } from '../../../contract/question/passage-draft';
import type { PassageHistory } from '../../../contract/question/passage-list';
import { Refusal } from '../../replies/refusal';
import { keepPassage } from '../../store/bank/passage-changes';
import { deletePassage, editPassage, heldPassage, passageChanges } from '../../store/bank/passage-edit';
import { pageOfPassages, passagesById, questionIdsOfPassage } from '../../store/bank/passages';
import { questionsShown, retiredAmong } from '../../store/bank/questions';
import type { Db } from '../../store/engine/store';
import { addToTrail } from '../../store/shared/trail';
import type { Handlers, Tools } from '../shared/handlers';
import { demandPictures } from '../shared/known';

/** Characters by which the trail names a passage that is gone. */
const begun = 80;

const noPassage = () => new Refusal('not-found', { code: 'no-such-passage' });

async function historyOf(db: Db, id: number): Promise<PassageHistory> {
  const passage = (await passagesById(db, [id])).get(id);
  if (passage === undefined) throw noPassage();
  const ids = await questionIdsOfPassage(db, id);
  const { createdAt, changes } = await passageChanges(db, id);
  const versions: PassageHistory['versions'] = [];
  let said = passage;
  for (const row of changes) {
    const by = row.role_email || row.email || row.changed_by;
    versions.push({ version: row.version, at: isoOf(row.changed_at), by, passage: said });
    said = JSON.parse(row.before_json) as Passage;
  }
  versions.push({ version: 1, at: isoOf(createdAt), by: null, passage: said });
  return { passage, questions: await questionsShown(db, ids), retiredIds: [...(await retiredAmong(db, ids))], versions };
}

const demandOwn = (db: Db, { picture }: PassageDraft) => demandPictures(db, [['picture', picture]]);

type Served = Pick<Handlers, 'getPassages' | 'createPassage' | 'getPassage' | 'editPassage' | 'deletePassage'>;

/** Passages that questions share (ADR 47). Papers that have one are frozen and keep it as it was. */
export function passageHandlers({ store, now }: Tools): Served {
  return {
    getPassages: ({ query }) => pageOfPassages(store.db, query),

    createPassage: ({ body }, { uid }) =>
      store.atomically(async (tx) => {
        await demandOwn(tx, body);
        const { id, isNew } = await keepPassage(tx, body, now());
        if (isNew)
          await addToTrail(tx, { at: now(), by: uid, act: 'passage-created', about: { kind: 'passage', id: String(id) }, details: {} });
        const passage = (await passagesById(tx, [id])).get(id);
        if (passage === undefined) throw new Error(`Passage ${id} was not stored.`);
        return passage;
      }),

    getPassage: ({ params: { id } }) => historyOf(store.db, id),

    async editPassage({ params: { id }, query: { version }, body }, { uid }) {
      await store.atomically(async (tx) => {
        await demandOwn(tx, body);
        const before = await heldPassage(tx, id);
        if (before === null) throw noPassage();
        await editPassage(tx, before, body, { by: uid, at: now() }, version);
      });
      return historyOf(store.db, id);
    },

    deletePassage: ({ params: { id } }, { uid }) =>
      store.atomically(async (tx) => {
        const passage = await heldPassage(tx, id);
        if (passage === null) throw noPassage();
        const questions = (await questionIdsOfPassage(tx, id)).length;
        if (questions > 0) throw new Refusal('in-use', { code: 'passage-in-use', questions });
        await deletePassage(tx, id);
        const name = [...(passage.text ?? '')].slice(0, begun).join('');
        await addToTrail(tx, { at: now(), by: uid, act: 'passage-deleted', about: { kind: 'passage', id: String(id) }, details: { name } });
        return { id };
      }),
  };
}
