import { LRUCache } from 'lru-cache';
import type { Paper } from '../../contract/assessment/assessment';
import type { MaybePromise } from '../performance/maybe-promise';
import { type Sealed, seal } from '../replies/precompressed-json';
import type { AnswerKey, FrozenPaper } from '../rules/freeze';
import { type Bounds, boundsOf } from '../rules/hand-in';
import { type ResultWords, resultWords } from '../rules/result-words';
import { answerKeyById, paperById } from '../store/assessments/assessments';
import type { Store } from '../store/store';

/** A paper with its key, what a submission of it may say, for marking, and the words of its results. */
export interface Marked {
  paper: FrozenPaper;
  key: AnswerKey;
  /** Of the key. */
  version: number;
  bounds: Bounds;
  /** Made when the first result is asked for, and kept. */
  words(): ResultWords;
}

/** Papers, kept in memory as they are needed. Null where there is no such assessment. */
export interface Papers {
  /** Ready bytes for learners; holds no key. */
  sealed(id: number): MaybePromise<Sealed<Paper> | null>;
  /** With a key of this version or a later one. */
  marked(id: number, version?: number): Promise<Marked | null>;
}

const sealedBytes = 64 * 1024 * 1024;
const markedPapers = 500;

async function sealPaper(store: Store, id: number): Promise<Sealed<Paper> | undefined> {
  const paper = await paperById(store.db, id);
  return paper === null ? undefined : seal({ id, ...paper, takesPace: true, takesGrantedPercent: true, takesClock: true });
}

async function withKey(store: Store, id: number): Promise<Marked | undefined> {
  const [paper, key] = [await paperById(store.db, id), await answerKeyById(store.db, id)];
  if (paper === null || key === null) return undefined;
  let words: ResultWords | undefined;
  return {
    paper,
    ...key,
    bounds: boundsOf(paper),
    words() {
      words ??= resultWords(paper, key.key);
      return words;
    },
  };
}

/** Papers never change once made, so what is kept never grows stale; a key may be corrected, and who knows of that says so. Learners who ask at the same moment share one look into the database. */
export function openPapers(store: Store): Papers {
  const sealed = new LRUCache<number, Sealed<Paper>>({
    maxSize: sealedBytes,
    sizeCalculation: (paper) => paper.size,
    fetchMethod: (id) => sealPaper(store, id),
  });
  const marked = new LRUCache<number, Marked>({ max: markedPapers, fetchMethod: (id) => withKey(store, id) });
  return {
    sealed: (id) => sealed.get(id) ?? sealed.fetch(id).then((paper) => paper ?? null),
    async marked(id, version = 0) {
      const kept = await marked.fetch(id);
      if (kept === undefined || kept.version >= version) return kept ?? null;
      return (await marked.fetch(id, { forceRefresh: true })) ?? null;
    },
  };
}
