import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Edition {
  /** Page and server, like the output of `npm run build`, in a folder of its own. */
  dist: string;
  remove: () => void;
}

/** The second version's name of the portal. */
export const secondName = 'Exam Portal Two';

/** A change of a built file's text; `find` must occur exactly once in each file of that name, and the file must exist. */
interface Change {
  file: RegExp;
  find: RegExp;
  by: string;
}

const changes: Change[] = [
  { file: /^assets\/index-.*\.js$/, find: /["'`]Exam Portal["'`]/, by: `'${secondName}'` },
  // A schema of the device's store that the first version does not know; the worker has the schema too.
  ...[/^assets\/known-.*\.js$/, /^sw\.js$/].map((file) => ({
    file,
    find: /(?=this\.version\(1\)\.stores\(\{people:)/,
    by: "this.version(99).stores({notes:'uid'}),",
  })),
  // The worker loads the page anew, because the page's text has another revision.
  { file: /^sw\.js$/, find: /"revision":"\w+","url":"index\.html"/, by: '"revision":"second","url":"index.html"' },
];

const fileName = /[\w.-]+-[\w-]{8}\.\w+/g;

/** An asset's name with another hash. */
const renamed = (name: string): string => name.replace(/-([\w-])([\w-]{7})(\.\w+)$/, '-$2$1$3');

/**
 * A second version, with another name and another schema of the device's store: a copy of the build in which every asset has another name,
 * as after a change that reaches every file, with `more` changes of its own. A build from changed source would take ten times as long.
 */
export function secondEdition(more: readonly Change[] = []): Edition {
  mkdirSync('test-results', { recursive: true });
  const dist = mkdtempSync('test-results/edition-');
  cpSync('dist', dist, { recursive: true, filter: (path) => !/\.(br|gz|map)$/.test(path) });
  const client = join(dist, 'client');
  const assets = new Set(readdirSync(join(client, 'assets')));
  for (const name of assets) renameSync(join(client, 'assets', name), join(client, 'assets', renamed(name)));
  const all = [...changes, ...more];
  const open = new Set(all);
  for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((one) => /\.(js|css|html|txt)$/.test(one))) {
    const path = join(client, name);
    let text = readFileSync(path, 'utf8').replace(fileName, (found) => (assets.has(found) ? renamed(found) : found));
    for (const change of all.filter(({ file }) => file.test(name))) {
      if (text.split(change.find).length !== 2) throw new Error(`«${change.find}» does not stand once in ${name}`);
      text = text.replace(change.find, change.by);
      open.delete(change);
    }
    writeFileSync(path, text);
  }
  const worker = join(client, 'sw.js');
  // The changed files have other hashes.
  const hashed = readFileSync(worker, 'utf8').replace(/\{[^{}]*"integrity":"[^"]*"[^{}]*\}/g, (entry) => {
    const url = /"url":"([^"]+)"/.exec(entry)?.[1] ?? '';
    const hash = createHash('sha256')
      .update(readFileSync(join(client, url)))
      .digest('base64');
    return entry.replace(/"integrity":"[^"]*"/, `"integrity":"sha256-${hash}"`);
  });
  writeFileSync(worker, hashed);
  if (open.size > 0) throw new Error(`The build has no file ${[...open].map(({ file }) => file).join(' and no file ')}`);
  return { dist, remove: () => rmSync(dist, { recursive: true, force: true }) };
}
