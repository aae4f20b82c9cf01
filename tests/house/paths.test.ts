import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** All paths that a fresh checkout has. Null where git does not answer. */
function tracked(): string[] | null {
  try {
    const listed = execFileSync('git', ['ls-files', '-z'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
  } catch {
    return null;
  }
}

const named = [
  // An import, of types and styles too; a module that a test replaces.
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\bmock\(\s*)'(\.{1,2}\/[^']+)'/g,
  /\bnew URL\(\s*'([^'\s]+)',\s*import\.meta\.url/g,
  /@import "(\.{1,2}\/[^"]+)"/g,
];
/** What `npm ci` and `npm run build` make. */
const made = /^(node_modules|dist)\//;
const endings = ['', '.ts', '.tsx', '.d.mts'];

/** The paths that a file names as seen from itself, as paths below the root. */
const namesIn = (file: string) => {
  const code = readFileSync(join(root, file), 'utf8');
  return named
    .flatMap((pattern) => [...code.matchAll(pattern)])
    .map(([, path = '']) => join(dirname(file), path.replace(/\?.*$/, '')).replace(/\/$/, ''))
    .filter((path) => !made.test(path));
};

const files = tracked();

// The compiler passes over an import of a style sheet. A file that was moved on the disk only is missing in a fresh checkout alone.
it.skipIf(files === null)('names in each file only what a fresh checkout has', () => {
  const all = files ?? [];
  const known = new Set(all.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))));
  const names = all.filter((file) => /\.([cm]?[jt]s|tsx|css)$/.test(file)).flatMap((file) => namesIn(file).map((path) => ({ file, path })));
  expect(names.length).toBeGreaterThan(10_000);
  const missing = names.filter(({ path }) => path !== '.' && !endings.some((ending) => known.has(path + ending)));
  expect(missing.map(({ file, path }) => `${file} → ${path}`)).toEqual([]);
});

/** Comments of a file: whole lines alone, which no text of the product is. */
const commentsIn = (file: string): string =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => /^\s*(\/\/|\/?\*)/.test(line))
    .join('\n');

it.skipIf(files === null)('names in a comment only files that there are', () => {
  const all = files ?? [];
  const names = all
    .filter((file) => /^(analysis|contract|server|src|sw|scripts|bench|tests)\/.*\.([cm]?[jt]s|tsx)$/.test(file))
    .flatMap((file) =>
      [...commentsIn(file).matchAll(/(?<![\w./<-])((?:[\w-]+\/)*[\w-][\w.-]*\.(?:tsx?|mjs|css|md))\b/g)].map(([, path = '']) => ({
        file,
        path,
      })),
    );
  expect(names.length).toBeGreaterThan(100);
  const missing = names.filter(({ path }) => !made.test(path) && !all.some((one) => one === path || one.endsWith(`/${path}`)));
  expect(missing.map(({ file, path }) => `${file} → ${path}`)).toEqual([]);
});
