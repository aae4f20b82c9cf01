// Writes the notices: every package that the portal is built of or runs with, its licence and the licence's text; packages with the same
// text are listed together.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const words = /^(licen[cs]e|copying|notice)([.-].*)?$/i;

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Folders of the packages that are not development tools, according to the lock file; packages for other systems are not installed. */
const folders = () =>
  Object.entries(json(join(root, 'package-lock.json')).packages)
    .filter(([folder, { dev, devOptional, link }]) => folder !== '' && !dev && !devOptional && !link)
    .map(([folder]) => join(root, folder))
    .filter((folder) => existsSync(join(folder, 'package.json')));

const wordsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => words.test(name) && !/\.(js|ts|json)$/.test(name))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())
    .join('\n\n');

function packageIn(folder) {
  const { name, version, license, author } = json(join(folder, 'package.json'));
  const by = typeof author === 'object' ? author.name : author;
  return { title: `${name} ${version} (${license?.type ?? license ?? 'see below'})`, words: wordsIn(folder), by };
}

/** @returns {string} */
export function notices() {
  const byWords = new Map();
  for (const folder of folders()) {
    const { title, words: text, by } = packageIn(folder);
    const key = text === '' ? `No file of it holds the words of the licence${by ? `. By ${by}` : ''}.` : text;
    byWords.set(key, [...(byWords.get(key) ?? []), title]);
  }
  const parts = [...byWords].map(([text, titles]) => `${[...new Set(titles)].toSorted().join('\n')}\n\n${text}\n`).toSorted();
  return `The portal contains work of others, under these licences.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`;
}

/** @param {string} file */
export const writeNotices = (file) => writeFile(file, notices());
