import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The copy's TypeScript project without tests: tests may rightly contradict a mutant's types. */
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
  /** Runs a program of the copy in the copy, by default for at most 4 minutes; its output is captured. */
  function run(args, env = {}, minutes = 4) {
    const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env }, timeout: minutes * 60_000 };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
    return { isGood: status === 0, said: `${stdout}${stderr}`.trim() };
  }
  return {
    folder,
    run,
    /** Why the copy does not build: wrong types or, for the whole portal, a failed build. Null if it builds. */
    brokenBuild(isPortal) {
      const types = ['node_modules/typescript/bin/tsc', '-p', productTypes];
      for (const args of isPortal ? [types, ['scripts/build.mjs']] : [types]) {
        const { isGood, said } = run(args);
        if (!isGood) return said;
      }
      return null;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
    /** Applies a mutant. Returns a function that undoes it, or null if its text does not occur exactly once. */
    change({ file, search, replace }) {
      const path = join(folder, file);
      const original = readFileSync(path, 'utf8');
      if (original.split(search).length !== 2) return null;
      writeFileSync(
        path,
        // A function, because `$` in a string would be read as a pattern.
        original.replace(search, () => replace),
      );
      return () => writeFileSync(path, original);
    },
  };
}
