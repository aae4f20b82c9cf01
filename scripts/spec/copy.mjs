import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The TypeScript project of a copy that is the product without its tests: those may be right about a mutant's types. */
const productTypes = 'tsconfig.product.json';

/** A copy of this working tree in a folder of its own, to be broken; packages are shared with the tree. */
export function copyTree() {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  for (const path of listed.split('\0').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    cpSync(path, join(folder, path));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, productTypes), JSON.stringify({ extends: './tsconfig.json', include: ['contract', 'src', 'server'] }));
  /** Runs a program of the copy in the copy, 4 minutes at most where nothing else is said; what it says is kept. */
  function run(args, env = {}, minutes = 4) {
    const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env }, timeout: minutes * 60_000 };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
    return { isGood: status === 0, said: `${stdout}${stderr}`.trim() };
  }
  return {
    folder,
    run,
    /** Why the copy is no product: wrong types or, where the whole portal is wanted, it does not build. Null where it is one. */
    brokenBuild(isPortal) {
      const types = ['node_modules/typescript/bin/tsc', '-p', productTypes];
      for (const args of isPortal ? [types, ['scripts/build.mjs']] : [types]) {
        const { isGood, said } = run(args);
        if (!isGood) return said;
      }
      return null;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
    /** Puts a mutant in. Answers how to take it out again, or null where its text does not stand exactly once. */
    change({ file, search, replace }) {
      const path = join(folder, file);
      const original = readFileSync(path, 'utf8');
      if (original.split(search).length !== 2) return null;
      writeFileSync(
        path,
        // A function, because a string's $ would be read as a pattern.
        original.replace(search, () => replace),
      );
      return () => writeFileSync(path, original);
    },
  };
}
