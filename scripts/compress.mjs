// Puts a brotli and a gzip copy beside every file of a folder whose copy is smaller; the server sends these copies unchanged.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const shrinks = /\.(js|mjs|css|html|svg|json|webmanifest|txt)$/;
const worthIt = 1_000;

/** @param {[postfix: number, direct: number]} distances */
const brotli = (bytes, [postfix, direct]) =>
  promisify(brotliCompress)(bytes, {
    params: {
      // Blocks of a megabyte: a chunk is one block, and the largest chunk is smaller by 0.1 kB.
      [constants.BROTLI_PARAM_LGBLOCK]: 20,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      [constants.BROTLI_PARAM_NDIRECT]: direct,
    },
  });

/** How distances may be written. Which is smallest changes with each name of a chunk: the smallest of six is 0.2 kB below the usual one for all that an exam needs. */
const ways = [
  [0, 0],
  [0, 8],
  [0, 15],
  [2, 60],
  [3, 16],
  [3, 48],
];
/** What an exam needs. The other chunks of learners are smaller by a thousandth, and would take a third of all the time that compression takes. */
const ofExam = /^assets.(index|both|known|exam)-[\w-]{8}\.js$/;

/** The smallest copy of a chunk that an exam needs; of any other file the usual one. */
async function smallest(bytes, name) {
  const copies = await Promise.all((ofExam.test(name) ? ways : ways.slice(0, 1)).map((way) => brotli(bytes, way)));
  return copies.reduce((one, other) => (other.length < one.length ? other : one));
}

const copies = [
  ['.br', smallest],
  ['.gz', (bytes) => promisify(gzip)(bytes)],
];

/** @param {string} folder */
export async function compress(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => shrinks.test(name));
  await Promise.all(
    files.map(async (name) => {
      const path = join(folder, name);
      const bytes = await readFile(path);
      if (bytes.length < worthIt) return;
      await Promise.all(copies.map(async ([ending, squeeze]) => writeFile(path + ending, await squeeze(bytes, name))));
    }),
  );
}
