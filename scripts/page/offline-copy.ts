import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { pageChunks } from '../../server/pages/chunks-ahead.ts';

/** The files of the offline copy. */
export const globPatterns = ['**/*.{js,css,html,svg,webmanifest}', 'icons/icon-192.png'];

/** Starting again must not depend on the files of the worker. A style sheet is named by its chunk without the prefix. */
export const globIgnores = ['assets/admin-*', 'assets/AdminHome-*.css', 'assets/typeset-*', 'assets/katex*', 'start-again.*'];

interface Entry {
  url: string;
  revision: string | null;
  size: number;
  integrity?: string;
}

const hashOf = (bytes: string | Buffer) => createHash('sha256').update(bytes);

/** Adds the hash of each file that no server changes: the worker stores no other in its place (`sw/app-files.ts`). */
export const withIntegrity = (entries: Entry[]) => ({
  manifest: entries.map((entry) =>
    entry.url.startsWith('assets/')
      ? { ...entry, integrity: `sha256-${hashOf(readFileSync(`dist/client/${entry.url}`)).digest('base64')}` }
      : entry,
  ),
});

/** Chunks that a first page has fetched when the worker is installed: they are in the browser's own cache. */
const ofFirstPage: ReadonlySet<string | undefined> = new Set(['known', ...pageChunks['sign-in'].chunks]);

/**
 * Writes the offline copy's other files into one, the bundle that a first installation fetches in their place (`sw/bundle.ts`): a line each, a pair of
 * address and text as JSON. Adds the bundle to the worker's list.
 */
export const withBundle = (entries: Entry[]) => {
  const bundled = entries.filter(
    ({ url, integrity }) => integrity !== undefined && !ofFirstPage.has(/^assets\/(.+)-[\w-]{8}\.\w+$/.exec(url)?.[1]),
  );
  const text = bundled.map(({ url }) => `${JSON.stringify([url, readFileSync(`dist/client/${url}`, 'utf8')])}\n`).join('');
  const url = `assets/bundle-${hashOf(text).digest('base64url').slice(0, 8)}.txt`;
  writeFileSync(`dist/client/${url}`, text);
  return { manifest: [...entries, { url, revision: null, size: text.length }] };
};
