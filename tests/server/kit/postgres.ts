import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { openStore } from '../../../server/store/open/open';
import { freePort } from '../../kit/free-port';
import { until } from '../../kit/until';
import { give, placeFor } from './postgres-programs';

/** A PostgreSQL server that lives as long as its tests. */
export interface Postgres {
  /** Makes an empty database and returns its address. */
  database(): Promise<string>;
  /**
   * Makes a database with the schema of this version, a copy, which takes a third of the time of the schema's steps. Returns its address, where there is one by
   * a socket of the file system: a statement takes two thirds of the CPU that it takes over TCP.
   */
  migrated(): Promise<string>;
  /** Ends it with kill -9, like a power cut. */
  crash(): Promise<void>;
  /** Starts it again with the data left by the crash. */
  restart(): Promise<void>;
  /** Ends it and leaves its files: to remove those of hundreds of databases takes longer than a test may. */
  halt(): Promise<void>;
  /** Ends it and removes its files. */
  stop(): Promise<void>;
}

/** A server whose data can be those of others. */
export interface FirstPostgres extends Postgres {
  /** Ends it and moves its data, with the database that `migrated` copies, into a new folder, for `likeData` of others. */
  keep(folder: string): Promise<void>;
}

/** Without care for the disk: a test's databases are small and live for seconds. */
const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off', 'jit=off'];

const ended = (child: ChildProcess): Promise<void> => new Promise((resolve) => child.once('exit', () => resolve()));

/** Whether the server of this data answers: another test's server may have the port. */
async function answersFrom(data: string, url: string): Promise<boolean> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory === data;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function run(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

/** How a database is copied. From version 15 on PostgreSQL writes a copy to its log, unless told otherwise: twice the work. */
async function wayToCopy(url: string): Promise<string> {
  const [row] = (await run(url, 'show server_version_num')) as { server_version_num: string }[];
  return Number(row?.server_version_num) < 150_000 ? '' : ' strategy file_copy';
}

/** What `migrated` copies. */
const model = 'model';

/**
 * Starts a temporary server on 127.0.0.1. Its commits are durable only for tests of durability. `likeData`: the folder of data that another one has kept, a
 * copy of which it begins with; null: data without a schema.
 */
export async function startPostgres(found: string, { isDurable = false, likeData = null as string | null } = {}): Promise<FirstPostgres> {
  const { dir, bin, as } = await placeFor(found);
  // Not the project's folder, which another user may not be allowed to enter.
  const options = { ...as, cwd: dir };
  const data = join(dir, 'data');
  if (likeData !== null) {
    cpSync(likeData, data, { recursive: true });
    if ('uid' in as) await give(data, as);
  } else {
    const init = ['-D', data, '-U', 'portal', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'];
    await promisify(execFile)(join(bin, 'initdb'), init, options);
  }
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${dir}`, ...(isDurable ? [] : hasty)].flatMap((one) => [
    '-c',
    one,
  ]);
  // A program that is none of our tests may take the port before the server does: then this server ends, and the next one gets another port.
  let port = await freePort();
  const begin = () => spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], { ...options, stdio: 'ignore' });
  const at = (name: string) => `postgresql://portal@127.0.0.1:${port}/${name}`;
  // Node's way to a socket on Windows is another.
  const bySocket = (name: string) => (process.platform === 'win32' ? at(name) : `${at(name)}?host=${encodeURIComponent(dir)}`);
  const isUp = (patienceMs: number) => until(() => answersFrom(data, at('postgres')), patienceMs);
  let server = begin();
  const end = (way: string) => execFileSync(join(bin, 'pg_ctl'), ['-D', data, '-m', way, 'stop'], { ...options, stdio: 'ignore' });
  // A killed test run must not leave a server behind.
  const kill = () => end('immediate');
  process.once('exit', kill);
  const isOurs = () => Promise.race([ended(server).then(() => false), isUp(50_000)]);
  for (let tries = 1; !(await isOurs()); tries += 1) {
    if (tries === 5) throw new Error('PostgreSQL does not start');
    port = await freePort();
    server = begin();
  }
  const create = async (name: string, like = '') => {
    await run(at('postgres'), `create database ${name}${like}`);
    return name;
  };
  let count = 0;
  const createNext = (like?: string) => {
    count += 1;
    return create(`portal_${count}`, like);
  };
  async function makeModel(): Promise<void> {
    await (await openStore({ dataDir: dir, databaseUrl: bySocket(await create(model)) }, () => undefined)).close();
  }
  /** What follows `create database`, to copy the model. */
  let likeModel: Promise<string> | null = null;
  async function halt(way = 'immediate'): Promise<void> {
    if (server.exitCode !== null) return;
    process.off('exit', kill);
    const gone = ended(server);
    end(way);
    await gone;
  }
  return {
    database: async () => at(await createNext()),
    async migrated() {
      likeModel ??= (likeData === null ? makeModel() : Promise.resolve()).then(
        async () => ` template ${model}${await wayToCopy(at('postgres'))}`,
      );
      return bySocket(await createNext(await likeModel));
    },
    async crash() {
      const gone = ended(server);
      process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
      await gone;
    },
    async restart() {
      // Its children end a moment later; until then their shared memory blocks the start. After that, the start syncs all its files to the
      // disk.
      await until(async () => {
        server = begin();
        return Promise.race([ended(server).then(() => false), isUp(60_000).then(() => true)]);
      }, 90_000);
    },
    halt: () => halt(),
    async stop() {
      await halt();
      await rm(dir, { recursive: true, force: true });
    },
    async keep(folder) {
      await makeModel();
      // In order: what it leaves can be started without a recovery.
      await halt('fast');
      cpSync(data, folder, { recursive: true });
      await rm(dir, { recursive: true });
    },
  };
}
