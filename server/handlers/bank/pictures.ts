import { hash as hashOf } from 'node:crypto';
import { Refusal } from '../../replies/refusal';
import { RestOfWork } from '../../replies/rest-of-work';
import { keepPicture } from '../../store/bank/pictures';
import type { Handlers, Tools } from '../shared/handlers';

/** 404 */
export const noPicture = (): Refusal => new Refusal('not-found', { code: 'no-such-picture' });

/** Pictures of questions, under the hash of their bytes. */
export const pictureHandlers = ({ store, pictures, makePicture, now }: Tools): Pick<Handlers, 'uploadPicture' | 'getPicture'> => ({
  async uploadPicture({ file }, { uid }) {
    const { width, height, ...made } = await makePicture(file, uid);
    const bytes = Buffer.from(made.bytes);
    const hash = hashOf('sha256', bytes, 'base64url');
    return new RestOfWork(async () => {
      await keepPicture(store.db, { hash, width, height, bytes, added_by: uid, added_at: now() });
      return { hash, width, height, bytes: bytes.length };
    });
  },

  async getPicture({ params: { hash } }) {
    const file = await pictures(hash);
    if (file === undefined) throw noPicture();
    return file;
  },
});
