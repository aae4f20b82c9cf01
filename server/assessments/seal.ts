import { createCipheriv, hash, pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Paper, questionsOf } from '../../contract/assessment/assessment';
import type { Seal } from '../../contract/assessment/seal';
import type { SealedContents } from '../../contract/assessment/sealed-contents';
import { codeFrom, codeIterations, codeLength } from '../../contract/assessment/spoken-code';
import { picturesIn } from '../../contract/question/picture';
import { servedPaper } from '../rules/served-paper';
import { paperById } from '../store/assessments/assessments';
import { keepSeal, type SealRow, sealById } from '../store/assessments/seals';
import { pictureBytes } from '../store/questions/pictures';
import type { Db, Store } from '../store/store';

const compressed = promisify(gzip);
const derived = promisify(pbkdf2);

const keyBytes = 32;
const vectorBytes = 12;
const saltBytes = 16;

/** A seal as it is kept. */
export type KeptSeal = Omit<Seal, 'spreadMs'>;

/** As the contract's `Seal` says: vector, encrypted bytes, tag. */
function encrypted(key: Buffer, bytes: Uint8Array): Buffer<ArrayBuffer> {
  const vector = randomBytes(vectorBytes);
  const cipher = createCipheriv('aes-256-gcm', key, vector);
  return Buffer.concat([vector, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

async function byCode(key: Buffer, code: string): Promise<Seal['byCode']> {
  const salt = randomBytes(saltBytes);
  const codeKey = await derived(code, salt, codeIterations, keyBytes, 'sha256');
  return { salt: salt.toString('base64'), iterations: codeIterations, key: encrypted(codeKey, key).toString('base64') };
}

/** Hash of a picture → its ciphertext. */
async function encryptedPictures(db: Db, key: Buffer, paper: Paper): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  for (const name of new Set(picturesIn(questionsOf(paper)).map(({ hash }) => hash))) {
    const bytes = await pictureBytes(db, name);
    if (bytes !== null) pictures.set(name, encrypted(key, bytes));
  }
  return pictures;
}

const nameOf = (bytes: Buffer): string => hash('sha256', bytes, 'base64url');

async function seal(store: Store, id: number, paper: Paper, now: number): Promise<void> {
  const [key, code] = [randomBytes(keyBytes), codeFrom(randomBytes(codeLength))];
  const pictures = await encryptedPictures(store.db, key, paper);
  const names = Object.fromEntries([...pictures].map(([name, bytes]) => [name, nameOf(bytes)]));
  const contents: SealedContents = { paper, pictures: names };
  const kept: KeptSeal = {
    paper: encrypted(key, await compressed(JSON.stringify(contents))).toString('base64'),
    pictures: Object.values(names),
    byCode: await byCode(key, code),
  };
  await keepSeal(
    store,
    { assessment_id: id, key: key.toString('base64'), code, sealed_json: JSON.stringify(kept) },
    // A picture of a question names its size: none can name a ciphertext.
    [...pictures.values()].map((bytes) => ({ hash: nameOf(bytes), width: 0, height: 0, bytes, added_by: '', added_at: now })),
  );
}

/** The seal of an assessment, made if there is none yet; null if there is no such assessment. */
export async function ensureSeal(store: Store, id: number, now: number): Promise<SealRow | null> {
  const kept = await sealById(store.db, id);
  if (kept !== null) return kept;
  const paper = await paperById(store.db, id);
  if (paper === null) return null;
  await seal(store, id, servedPaper(id, paper), now);
  // Another process may have been first.
  return sealById(store.db, id);
}
