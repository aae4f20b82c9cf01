import type { UploadSummary } from '../../../contract/sheet/upload';
import { invalid } from '../../replies/refusal';
import { RestOfWork } from '../../replies/rest-of-work';
import { filingOf } from '../../rules/bank/sheet';
import { treeFrom } from '../../rules/bank/tree';
import { allCategories, categoryExists, unknownCategories } from '../../store/bank/categories';
import { hashOf, questionsByHash, questionsByKey } from '../../store/bank/question-keys';
import { insertNewQuestions } from '../../store/bank/questions';
import { rightAnswersOf } from '../../store/bank/right-answers';
import { takeUploadBack, uploadParts } from '../../store/papers/uploads';
import { addToTrail } from '../../store/shared/trail';
import type { Handlers, Tools } from '../shared/handlers';
import { keepMade, type PicturedReading, withPictures } from './file-pictures';

/** Questions by files: good ones in one transaction, bad ones named. */
export function sheetHandlers({
  store,
  readSheet,
  readEntries,
  makePicture,
  now,
}: Tools): Pick<Handlers, 'uploadQuestions' | 'importQuestions' | 'findQuestions' | 'getUpload' | 'takeUploadBack'> {
  const tree = async () => treeFrom(await allCategories(store.db));

  function file({ reading, made }: PicturedReading, uid: string): Promise<UploadSummary> {
    const all = reading.good.map(({ key }) => key);
    return store.atomically(async (tx) => {
      const bank = await questionsByKey(tx, all);
      const rights = await rightAnswersOf(tx, [...bank.values()]);
      const inBank = (key: string) => {
        const id = bank.get(key);
        return id === undefined ? undefined : { id, right: rights.get(id) ?? '' };
      };
      const { drafts, keys, summary } = filingOf(reading, inBank);
      // The file was read against the tree of that moment.
      const gone = await unknownCategories(tx, [...new Set(drafts.flatMap(({ categoryIds }) => categoryIds))]);
      if (gone.size > 0) throw invalid({ categories: { code: 'not-a-category' } });
      await keepMade(tx, drafts, made, { uid, at: now() });
      const ids = await insertNewQuestions(tx, drafts, keys, now());
      const [first] = ids;
      if (first === undefined) return summary;
      await addToTrail(tx, {
        ...{ at: now(), by: uid, act: 'questions-imported', about: { kind: 'question', id: '' } },
        details: { count: ids.length, first, last: ids.at(-1) ?? 0, upload: first },
      });
      return { ...summary, upload: first };
    });
  }

  return {
    async uploadQuestions({ file: sheet }, { uid }) {
      const reading = await readSheet({ ...sheet, tree: await tree(), otherwise: null, from: uid });
      return new RestOfWork(() => file({ reading, made: new Map() }, uid));
    },

    async importQuestions({ file: text, query: { categoryId = null } }, { uid }) {
      if (categoryId !== null && !(await categoryExists(store.db, categoryId))) throw invalid({ categoryId: { code: 'not-a-category' } });
      const reading = await readEntries({ ...text, tree: await tree(), otherwise: categoryId, from: uid });
      const pictured = await withPictures(reading, { db: store.db, makePicture, from: uid });
      return new RestOfWork(() => file(pictured, uid));
    },

    async getUpload({ params: { id } }) {
      const { free, ...stay } = await uploadParts(store.db, id);
      return { total: free.length + stay.used + stay.changed, ...stay };
    },

    takeUploadBack: ({ params: { id } }, { uid }) =>
      store.atomically(async (tx) => {
        const { free, ...stay } = await takeUploadBack(tx, id);
        const about = { kind: 'question', id: '' } as const;
        if (free.length > 0)
          await addToTrail(tx, { at: now(), by: uid, act: 'upload-taken-back', about, details: { count: free.length, upload: id } });
        return { taken: free.length, ...stay };
      }),

    async findQuestions({ body: { hashes, answers = [] } }) {
      const bank = await questionsByHash(store.db, hashes);
      const asked = answers.length === 0 ? [] : [...bank.values()];
      const rights = new Map([...(await rightAnswersOf(store.db, asked))].map(([id, right]) => [id, hashOf(right)]));
      return hashes.map((hash, at) => {
        const [id, answer] = [bank.get(hash) ?? null, answers[at]];
        return id === null || answer === undefined || answer === rights.get(id) ? id : { id, hasOtherAnswer: true as const };
      });
    },
  };
}
