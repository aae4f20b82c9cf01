import { hash as hashOf } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { pictureType } from '../../contract/question/picture-file';
import { ImmutableBytes } from '../replies/immutable-bytes';
import { Refusal } from '../replies/refusal';
import { keepPicture, pictureBytes } from '../store/questions/pictures';
import type { Handlers, Tools } from './handlers';

type Served = Pick<Handlers, 'uploadPicture' | 'getPicture'>;

const keptInMemory = 32 * 1024 * 1024;

/** Pictures of questions, under the hash of their bytes. */
export function pictureHandlers({ store, makePicture, now }: Tools): Served {
  // A hall fetches one paper's pictures in one minute: concurrent requests share one query.
  const files = new LRUCache<string, ImmutableBytes<Uint8Array<ArrayBuffer>>>({
    maxSize: keptInMemory,
    sizeCalculation: ({ body }) => body.length,
    fetchMethod: async (hash) => {
      const bytes = await pictureBytes(store.db, hash);
      return bytes === null ? undefined : new ImmutableBytes<Uint8Array<ArrayBuffer>>(bytes, pictureType, hash);
    },
  });
  return {
    async uploadPicture({ file }, { uid }) {
      const { width, height, ...made } = await makePicture(file, uid);
      const bytes = Buffer.from(made.bytes);
      const hash = hashOf('sha256', bytes, 'base64url');
      await keepPicture(store.db, { hash, width, height, bytes, added_by: uid, added_at: now() });
      return { hash, width, height, bytes: bytes.length };
    },

    async getPicture({ params: { hash } }) {
      const file = await files.fetch(hash);
      if (file === undefined) throw new Refusal('not-found', { code: 'no-such-picture' });
      return file;
    },
  };
}
