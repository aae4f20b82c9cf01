import { createCipheriv, hash, pbkdf2Sync, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Paper } from '../../contract/assessment/assessment';
import type { SealedPaper } from '../../src/runner/device/sealed-paper';

/** Vector, ciphertext and tag, as the contract's `Seal` says. */
export function encrypted(key: Buffer, bytes: Uint8Array): Buffer {
  const vector = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, vector);
  return Buffer.concat([vector, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

export const hashOf = (bytes: Uint8Array): string => hash('sha256', bytes, 'base64url');

/** Few iterations: the tests derive many keys. */
const iterations = 1_000;

/** A sealed paper with its key and code, and the ciphertexts of its pictures by hash. `length`: to which pictures are filled up; null: as earlier servers sealed. */
export function sealedOf(clear: Paper, times: Partial<Paper> = {}, pictures: Uint8Array[] = [], length: number | null = 16) {
  const [key, salt, code] = [randomBytes(32), randomBytes(16), 'ABCDEFGHJKLM'];
  const ciphertexts = pictures.map(
    (bytes) => [hashOf(bytes), encrypted(key, length === null ? bytes : Buffer.concat([bytes], length))] as const,
  );
  const sizes = Object.fromEntries(pictures.map((bytes) => [hashOf(bytes), bytes.length]));
  const names = Object.fromEntries(ciphertexts.map(([name, bytes]) => [name, hashOf(bytes)]));
  const codeKey = pbkdf2Sync(code, salt, iterations, 32, 'sha256');
  const paper: SealedPaper = {
    ...clear,
    ...times,
    takesEvidence: true,
    subjects: clear.subjects.map(({ subjectName, questions }) => ({ subjectName, questions: [], numberOfQuestions: questions.length })),
    sealed: {
      paper: encrypted(key, gzipSync(JSON.stringify({ paper: clear, pictures: names, ...(length !== null && { sizes }) }))).toString(
        'base64',
      ),
      pictures: Object.values(names),
      byCode: { salt: salt.toString('base64'), iterations, key: encrypted(codeKey, key).toString('base64') },
      spreadMs: 4_000,
    },
  };
  return { paper, key: new Uint8Array(key), code, ciphertexts: new Map(ciphertexts.map(([, bytes]) => [hashOf(bytes), bytes])) };
}
