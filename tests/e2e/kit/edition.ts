import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** One change of the source: `text` must occur exactly once. */
export interface Change {
  file: string;
  text: string;
  by: string;
}

export interface Edition {
  /** The output of `npm run build`, in a folder of its own. */
  dist: string;
  remove: () => void;
}

/** Folders that no build reads. */
const apart = new Set(['.git', '.data', 'bench', 'dist', 'docs', 'node_modules', 'test-results', 'tests']);

/** Builds the product from a copy of its source with some changes: a version that could really be deployed. */
export function editionWith(changes: Change[]): Edition {
  const folder = mkdtempSync(join(tmpdir(), 'edition-'));
  for (const name of readdirSync('.').filter((entry) => !apart.has(entry))) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const { file, text, by } of changes) {
    const path = join(folder, file);
    const source = readFileSync(path, 'utf8');
    if (source.split(text).length !== 2) throw new Error(`«${text}» does not stand once in ${file}`);
    writeFileSync(
      path,
      source.replace(text, () => by),
    );
  }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The changed edition does not build: ${stderr}`);
  return { dist: join(folder, 'dist'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The second version's name of the portal. */
export const secondName = 'Exam Portal Two';

/** A second version, with another name and with a schema of the device's store that the first version does not know. */
export const secondEdition = (): Edition =>
  editionWith([
    { file: 'src/copy/en/common.ts', text: "portalName = 'Exam Portal'", by: `portalName = '${secondName}'` },
    {
      file: 'src/runner/device/db.ts',
      text: '    this.version(1)',
      by: "    this.version(99).stores({ notes: 'uid' });\n    this.version(1)",
    },
  ]);
