import { LRUCache } from 'lru-cache';
import { pictureType } from '../../contract/question/picture-file';
import { ImmutableBytes } from '../replies/immutable-bytes';
import { pictureBytes } from '../store/bank/pictures';
import type { Store } from '../store/engine/store';

type PictureFile = ImmutableBytes<Uint8Array<ArrayBuffer>>;

/** Resolves to the picture with this hash, from memory or the database; undefined if there is none. */
export type Pictures = (hash: string) => Promise<PictureFile | undefined>;

const keptInMemory = 32 * 1024 * 1024;

/** A hall fetches one paper's pictures in one minute: concurrent requests share one query. */
export function openPictures(store: Store): Pictures {
  const files = new LRUCache<string, PictureFile>({
    maxSize: keptInMemory,
    sizeCalculation: ({ body }) => body.length,
    fetchMethod: async (hash) => {
      const bytes = await pictureBytes(store.db, hash);
      return bytes === null ? undefined : new ImmutableBytes(bytes, pictureType, hash);
    },
  });
  return (hash) => files.fetch(hash);
}
