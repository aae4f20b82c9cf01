import { hash as hashOf } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Picture } from '../../contract/question/picture';
import { keepPicture } from '../store/bank/pictures';
import type { Tx } from '../store/engine/store';
import type { SeedPictures } from './draft';
import { questions } from './questions';

/** Beside this file, and beside the built server (scripts/build-server.mjs). */
const folder = new URL('diagrams/', import.meta.url);

/** Keeps the diagrams of the seed's questions in the database. Throws where a file is missing. */
export async function plantPictures(tx: Tx, now: number): Promise<SeedPictures> {
  const planted = new Map<string, Picture>();
  for (const { picture } of questions) {
    if (picture === undefined) continue;
    const { name, ...shown } = picture;
    const bytes = await readFile(new URL(`${name}.webp`, folder));
    const hash = hashOf('sha256', bytes, 'base64url');
    await keepPicture(tx, { hash, width: shown.width, height: shown.height, bytes, added_by: 'seed', added_at: now });
    planted.set(name, { hash, ...shown });
  }
  return planted;
}
