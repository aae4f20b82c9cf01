import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { until } from '../../kit/until';

/** A PostgreSQL server that lives as long as its tests. */
export interface Postgres {
  /** Makes an empty database and answers its address. */
  database(): Promise<string>;
  /** Ends it with kill -9, as a power cut would. */
  crash(): Promise<void>;
  /** Starts it again on what the crash left. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const known = ['/usr/local/bin/postgres', '/usr/bin/postgres'];

function found(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(':').map((dir) => join(dir, 'postgres'));
  const debian = [18, 17, 16, 15, 14].map((version) => `/usr/lib/postgresql/${version}/bin/postgres`);
  return [...onPath, ...known, ...debian].find((file) => existsSync(file));
}

/** The folder of PostgreSQL's programs, or null where they are not installed. */
export const postgresBin = async (): Promise<string | null> => {
  const file = found();
  return file === undefined ? null : dirname(await realpath(file));
};

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

const hasUser = (name: string): boolean => readFileSync('/etc/passwd', 'utf8').includes(`${name}:`);

/** PostgreSQL refuses to run as root, so root lends it somebody else's name. */
function asUser(program: string, args: string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [program, args];
  return ['runuser', ['-u', hasUser('postgres') ? 'postgres' : 'nobody', '--', program, ...args]];
}

async function folder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'portal-pg-'));
  await chmod(dir, 0o777);
  return dir;
}

const ended = (child: ChildProcess): Promise<void> => new Promise((resolve) => child.once('exit', () => resolve()));

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function run(url: string, text: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(text);
  await client.end();
}

/** Starts a throw-away server on 127.0.0.1. It waits for the disk only where that is what is tried. */
export async function startPostgres(bin: string, { isDurable = false } = {}): Promise<Postgres> {
  const [dir, port] = [await folder(), await freePort()];
  const data = join(dir, 'data');
  const init = asUser(join(bin, 'initdb'), ['-D', data, '-U', 'portal', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C']);
  await promisify(execFile)(...init);
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${dir}`, '-c', `fsync=${isDurable ? 'on' : 'off'}`];
  const begin = () => spawn(...asUser(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings]), { stdio: 'ignore' });
  let server = begin();
  // A killed test run must not leave a server behind.
  const kill = () => execFileSync(...asUser(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']), { stdio: 'ignore' });
  process.once('exit', kill);
  const base = `postgresql://portal@127.0.0.1:${port}`;
  const isUp = (patienceMs: number) => until(() => answers(`${base}/postgres`), patienceMs);
  await isUp(20_000);
  let count = 0;
  return {
    async database() {
      count += 1;
      await run(`${base}/postgres`, `create database portal_${count}`);
      return `${base}/portal_${count}`;
    },
    async crash() {
      const gone = ended(server);
      process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
      await gone;
    },
    async restart() {
      // Its children end a moment after it; until they have, their memory is in the way. Then it forces every file it has onto the disk.
      await until(async () => {
        server = begin();
        return Promise.race([ended(server).then(() => false), isUp(60_000).then(() => true)]);
      }, 90_000);
    },
    async stop() {
      if (server.exitCode !== null) return;
      process.off('exit', kill);
      const gone = ended(server);
      kill();
      await gone;
      await rm(dir, { recursive: true, force: true });
    },
  };
}
