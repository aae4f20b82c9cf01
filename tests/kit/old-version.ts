import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The last commit of each version. No commit cut 0.1.0: the CHANGELOG names what it had. */
const commits = {
  '0.1.0': 'a7ca956c44c37e15fe29259706e5aae42fd78b00',
  '0.8.0': 'cdea2d1f0ac0d76059b4bd732aff38fd481beb9c',
  '0.9.0': '5cefbe17db0fa5ec351228f79c08968744e812e2',
  '0.10.0': '43f39e7a996a5ca8124b573d9023588c99c89d39',
} as const;
export type OldVersion = keyof typeof commits;

const hasGit = (commit: string): boolean => {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** The packages of today, for a version's source. The checkout that made the folder may be gone, and its packages with it. */
function linkPackages(folder: string): void {
  const link = join(folder, 'node_modules');
  if (existsSync(link)) return;
  rmSync(link, { force: true });
  symlinkSync(resolve('node_modules'), link);
}

/**
 * Returns the folder with a version's source, as it was committed, beside the packages of today; null in a checkout without the history. The
 * folder is made once and kept in the system's folder for temporary files.
 */
export function sourceOf(version: OldVersion): string | null {
  const commit = commits[version];
  const folder = join(tmpdir(), `exam-portal-${version}-${commit.slice(0, 10)}`);
  if (existsSync(folder)) {
    linkPackages(folder);
    return folder;
  }
  if (!hasGit(commit)) {
    process.stderr.write(`Version ${version} is not in this checkout's history, so tests with it are skipped.\n`);
    return null;
  }
  const made = `${folder}.${process.pid}`;
  mkdirSync(made, { recursive: true });
  const archive = join(made, 'source.tar');
  execFileSync('git', ['archive', '--format=tar', '-o', archive, commit]);
  execFileSync('tar', ['-xf', archive, '-C', made]);
  rmSync(archive);
  linkPackages(made);
  try {
    renameSync(made, folder);
  } catch {
    // Another process was first.
    rmSync(made, { recursive: true, force: true });
  }
  return folder;
}

/** Imports a module of a version's source: `file` is its path in the repository. */
export const moduleOf = (folder: string, file: string): Promise<unknown> => import(/* @vite-ignore */ join(folder, file));

/** Builds page, worker and server of a version once, as `npm run build` does, and returns the folder with the build. */
export function builtOf(folder: string): string {
  const dist = join(folder, 'dist');
  if (!existsSync(join(dist, 'built'))) {
    execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    mkdirSync(join(dist, 'built'));
  }
  return dist;
}
