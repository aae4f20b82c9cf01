import { createCipheriv, hash, pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Paper, questionsOf } from '../../contract/assessment/assessment';
import type { Seal } from '../../contract/assessment/seal';
import type { SealedContents } from '../../contract/assessment/sealed-contents';
import { codeFrom, codeIterations, saidLength } from '../../contract/assessment/spoken-code';
import { spokenCode } from '../../contract/fields/limits';
import { picturesIn } from '../../contract/question/picture';
import { pictureLimits } from '../../contract/question/picture-file';
import type { FrozenPaper } from '../rules/papers/freeze';
import { servedPaper } from '../rules/papers/served-paper';
import { pictureBytes } from '../store/bank/pictures';
import type { Db, Store, Tx } from '../store/engine/store';
import { paperById } from '../store/papers/assessments';
import { draftVersion } from '../store/papers/drafts';
import { keepSeal, replaceSeal, type SealRow, sealById } from '../store/papers/seals';

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

/**
 * Lengths to which pictures are filled up with zeros. By their own lengths, pictures that a practice paper of the same bank has shown could be told again:
 * with them, the questions.
 */
const steps = [16, 32, 64, 128].map((kB) => kB * 1024);

/** Longer ones, up to the limit of a stored picture, have one length. */
function filledUp(bytes: Uint8Array): Uint8Array {
  const longest = Math.max(pictureLimits.bytes, bytes.length);
  const length = steps.find((step) => bytes.length <= step) ?? longest;
  const filled = new Uint8Array(length);
  filled.set(bytes);
  return filled;
}

/** A picture in a seal. */
interface SealedPicture {
  hash: string;
  size: number;
  sealed: Buffer<ArrayBuffer>;
}

async function encryptedPictures(db: Db, key: Buffer, paper: Paper): Promise<SealedPicture[]> {
  const pictures: SealedPicture[] = [];
  for (const name of new Set(picturesIn(questionsOf(paper), paper.passages).map(({ hash }) => hash))) {
    const bytes = await pictureBytes(db, name);
    if (bytes !== null) pictures.push({ hash: name, size: bytes.length, sealed: encrypted(key, filledUp(bytes)) });
  }
  return pictures;
}

const nameOf = (bytes: Buffer): string => hash('sha256', bytes, 'base64url');

/** A paper encrypted by a key: what of it lies in the seal, and its encrypted pictures. */
async function contentsBy(db: Db, key: Buffer, paper: Paper, now: number) {
  const pictures = (await encryptedPictures(db, key, paper)).map((picture) => ({ ...picture, name: nameOf(picture.sealed) }));
  const contents: SealedContents = {
    paper,
    pictures: Object.fromEntries(pictures.map(({ hash, name }) => [hash, name])),
    ...(pictures.length > 0 && { sizes: Object.fromEntries(pictures.map(({ hash, size }) => [hash, size])) }),
  };
  return {
    sealed: {
      paper: encrypted(key, await compressed(JSON.stringify(contents))).toString('base64'),
      // In the order of their random names: the order of the paper would tell where each picture stands.
      pictures: pictures.map(({ name }) => name).sort(),
    },
    // A picture of a question names its size: none can name a ciphertext.
    pictures: pictures.map(({ name, sealed }) => ({ hash: name, width: 0, height: 0, bytes: sealed, added_by: '', added_at: now })),
  };
}

async function seal(store: Store, id: number, paper: Paper, version: number | null, now: number): Promise<boolean> {
  const [key, code] = [randomBytes(keyBytes), codeFrom(randomBytes(spokenCode.length), spokenCode.length)];
  const { sealed, pictures } = await contentsBy(store.db, key, paper, now);
  const kept: KeptSeal = { ...sealed, byCode: await byCode(key, code), ...saidLength(code.length) };
  return keepSeal(store, { assessment_id: id, key: key.toString('base64'), code, sealed_json: JSON.stringify(kept) }, pictures, version);
}

/** The seal of an assessment, made if there is none yet; null if there is no such assessment. */
export async function ensureSeal(store: Store, id: number, now: number): Promise<SealRow | null> {
  const kept = await sealById(store.db, id);
  if (kept !== null) return kept;
  const version = await draftVersion(store.db, id);
  const paper = await paperById(store.db, id);
  if (paper === null) return null;
  const isOfPaper = await seal(store, id, servedPaper(id, paper), version, now);
  // Another process may have been first.
  return isOfPaper ? sealById(store.db, id) : ensureSeal(store, id, now);
}

/** Encrypts the changed paper of a draft that this transaction holds, if it was sealed before; key and code stay as they are. */
export async function reseal(tx: Tx, id: number, paper: FrozenPaper, now: number): Promise<void> {
  const row = await sealById(tx, id);
  if (row === null) return;
  const { sealed, pictures } = await contentsBy(tx, Buffer.from(row.key, 'base64'), servedPaper(id, paper), now);
  const kept: KeptSeal = { ...(JSON.parse(row.sealed_json) as KeptSeal), ...sealed };
  await replaceSeal(tx, { ...row, sealed_json: JSON.stringify(kept) }, pictures);
}
