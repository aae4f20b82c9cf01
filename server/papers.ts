import { LRUCache } from 'lru-cache';
import type { Paper } from '../contract/assessment';
import { type Sealed, seal } from './sealed';
import { answerKeyById, paperById } from './store/assessments';
import type { Store } from './store/store';
import type { AnswerKey, FrozenPaper } from './work/freeze';

/** A paper with its key, for marking. */
export interface Marked {
  paper: FrozenPaper;
  key: AnswerKey;
}

/** Frozen papers, kept in memory as they are needed. Null where there is no such assessment. */
export interface Papers {
  /** Ready bytes for learners; holds no key. */
  sealed(id: number): Promise<Sealed<Paper> | null>;
  marked(id: number): Promise<Marked | null>;
}

const sealedBytes = 64 * 1024 * 1024;
const markedPapers = 500;

async function sealPaper(store: Store, id: number): Promise<Sealed<Paper> | undefined> {
  const paper = await paperById(store.db, id);
  return paper === null ? undefined : seal({ id, ...paper });
}

async function withKey(store: Store, id: number): Promise<Marked | undefined> {
  const [paper, key] = [await paperById(store.db, id), await answerKeyById(store.db, id)];
  return paper === null || key === null ? undefined : { paper, key };
}

/** Papers never change once made, so what is kept never grows stale. Learners who ask at the same moment share one look into the database. */
export function openPapers(store: Store): Papers {
  const sealed = new LRUCache<number, Sealed<Paper>>({
    maxSize: sealedBytes,
    sizeCalculation: (paper) => paper.size,
    fetchMethod: (id) => sealPaper(store, id),
  });
  const marked = new LRUCache<number, Marked>({ max: markedPapers, fetchMethod: (id) => withKey(store, id) });
  return {
    sealed: async (id) => (await sealed.fetch(id)) ?? null,
    marked: async (id) => (await marked.fetch(id)) ?? null,
  };
}
