// Builds the portal if a source is newer than the build. Run by `npm start` and `npm run spec`.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sources = ['contract', 'src', 'sw', 'server', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', 'scripts'];

/** Newest modification time below a path, in milliseconds; 0 if the path does not exist. */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  return stat.isDirectory() ? Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name)))) : stat.mtimeMs;
}

const modified = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Ends the process if the build fails. */
export function buildIfStale() {
  const built = Math.min(modified('dist/client/sw.js'), modified('dist/server/main.js'));
  if (!sources.some((path) => newest(path) > built)) return;
  console.log('Building the portal …');
  // In a process of its own, so that the caller does not keep the builder's memory.
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
