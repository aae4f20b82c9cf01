import { execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import pg from 'pg';
import { debian, filesOf, type Machine, machines, write } from '../../../deploy/machines.mjs';
import { freePort } from '../../kit/free-port';
import { until } from '../../kit/until';
import { placeFor, postgresBin } from '../../server/kit/postgres-programs';

const deploy = resolve(import.meta.dirname, '../../../deploy');

/** What a program said, and whether it ended well. */
interface Said {
  isWell: boolean;
  text: string;
}

/** A database machine and the witness with its repository, from the files of deploy/, as processes of this machine. The second database machine is down. */
export interface BackedUp {
  /** The database `portal` of the first machine. */
  databaseUrl: string;
  /** Runs `backup.sh` or `restore.sh` of a machine. */
  run(machine: 'db1' | 'witness', script: 'backup.sh' | 'restore.sh', ...words: string[]): Promise<Said>;
  /** Runs a program of PostgreSQL as its user, with text to read; answers what it wrote. */
  postgres(program: string, args: string[], input?: string): Promise<string>;
  /** Answers the rows of a query on the first machine, each with its columns. */
  query(text: string, database?: string): Promise<Record<string, unknown>[]>;
  /** Starts and stops the database of the first machine as Patroni does. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Removes the data of the first machine and what was noted of erasures beside them, as a new disk does. */
  loseData(): Promise<void>;
  /** What node_exporter of the witness shows. */
  metrics(): string;
  /** A folder that the database's user owns. */
  folder: string;
  /** The folder of the first repository. */
  repository: string;
  remove(): Promise<void>;
}

const isInstalled = (program: string): boolean =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, program))) || existsSync(join('/usr/bin', program));

/** The folder of PostgreSQL's programs, or Debian's packages that are missing. */
export async function programsOfBackups(): Promise<{ bin: string } | { missing: string[] }> {
  const bin = await postgresBin();
  const missing = ['pgbackrest', 'jq', 'openssl'].filter((program) => !isInstalled(program));
  // npm's package has the server alone, and of a version that Debian's pgBackRest does not know.
  if (bin === null || !existsSync(join(bin, 'pg_dump'))) return { missing: [...missing, 'postgresql-15'] };
  return missing.length === 0 ? { bin } : { missing };
}

/** Starts the two machines. */
export async function startBackedUp(found: string): Promise<BackedUp> {
  const { dir, bin, as } = await placeFor(found);
  const [databasePort, db1, witness] = [await freePort(), '127.0.78.1', '127.0.78.3'];
  const backupPort = await freePort();
  const home = (name: string) => join(dir, name);
  const example = parseEnv(readFileSync(join(deploy, 'cluster.env.example'), 'utf8'));
  const settings = {
    ...debian,
    // What these machines need no value of has one all the same.
    ...Object.fromEntries(Object.entries(example).map(([name, value = '']) => [name, value === '' ? 'none' : value])),
    ...{ DB1: db1, DB2: '127.0.78.2', WITNESS: witness, NETWORK: '127.0.0.0/8' },
    ...{ PORTAL_PASSWORD: randomBytes(9).toString('hex'), BACKUP_PASSPHRASE: randomBytes(9).toString('hex'), OFFSITE_BUCKET: '' },
    ...{ DATABASE_PORT: String(databasePort), BACKUP_PORT: String(backupPort), POSTGRES_BIN: bin },
  };
  const data = join(home('db1'), 'data');
  const repository = join(home('witness'), 'repository');
  const metricsDir = join(home('witness'), 'metrics');
  const etc = (name: string) => join(home(name), 'etc/pgbackrest');
  const rendered = (name: string): Machine => {
    const machine = machines.find((each) => each.name === name);
    if (machine === undefined) throw new Error(`There is no machine ${name}.`);
    return machine;
  };
  writeFileSync(join(dir, 'cluster.env'), `DB1=${db1}\nDB2=127.0.78.2\nWITNESS=${witness}\n`);
  for (const name of ['db1', 'witness']) {
    const own = {
      ...{ POSTGRES_DIR: data, SOCKET_DIR: home('db1'), PATRONI_DIR: join(home(name), 'etc/patroni') },
      ...{ BACKUP_DIR: repository, BACKUP_ETC: etc(name), BACKUP_LOG: home(name), BACKUP_SPOOL: join(home(name), 'spool') },
      ...{ BACKUP_STATE: join(home(name), 'state'), METRICS_DIR: metricsDir },
    };
    write(filesOf(rendered(name), { ...settings, ...own }, deploy), home(name));
    mkdirSync(join(etc(name), 'conf.d'), { recursive: true });
    // What is in /etc on machines of their own has two places here.
    const other = name === 'db1' ? 'repo1-host' : 'pg1-host';
    writeFileSync(
      join(etc(name), 'conf.d/places.conf'),
      `[global]\nlock-path=${home(name)}/lock\n[portal]\n${other}-config=${etc(name === 'db1' ? 'witness' : 'db1')}/pgbackrest.conf\n${other}-config-include-path=${etc(name === 'db1' ? 'witness' : 'db1')}/conf.d\n`,
    );
  }
  mkdirSync(metricsDir);
  execFileSync('sh', [join(deploy, 'certificates.sh'), join(dir, 'cluster.env'), dir]);
  if ('uid' in as) for (const path of ['', ...readdirSync(dir, { recursive: true })]) chownSync(join(dir, String(path)), as.uid, as.gid);

  const envOf = (name: string) => ({
    PATH: `${process.env.PATH}:/usr/bin`,
    PGBACKREST_CONFIG: join(etc(name), 'pgbackrest.conf'),
    PGBACKREST_CONFIG_INCLUDE_PATH: join(etc(name), 'conf.d'),
    // The second database machine is down, and each command waits for it.
    PGBACKREST_IO_TIMEOUT: '2',
  });
  const optionsOf = (name: string) => ({ ...as, cwd: dir, env: envOf(name) });
  const asUser = promisify(execFile);
  const program = (name: string) => join(bin, name);
  await asUser(program('initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-k', '--encoding=UTF8', '--locale=C'], {
    ...as,
    cwd: dir,
  });
  // The settings of Patroni's file that have to do with the archive.
  const archive = [...readFileSync(join(home('db1'), 'etc/patroni/config.yml'), 'utf8').matchAll(/^ +(archive_\w+): "?([^"\n]+)"?$/gm)];
  const conf = [...archive.map(([, name, value]) => `${name} = '${value}'`), `port = ${databasePort}`, `listen_addresses = '${db1}'`];
  writeFileSync(
    join(data, 'postgresql.conf'),
    [...conf, `unix_socket_directories = '${home('db1')}'`, 'wal_level = replica', 'hot_standby = on', 'jit = off', ''].join('\n'),
  );
  const servers = ['db1', 'witness'].map((name) => spawn('pgbackrest', ['server'], { ...optionsOf(name), stdio: 'ignore' }));
  const end = () => {
    for (const child of servers) child.kill('SIGTERM');
    for (const one of [data, join(dir, 'beside')])
      if (existsSync(join(one, 'postmaster.pid')))
        execFileSync(program('pg_ctl'), ['-D', one, '-m', 'immediate', 'stop'], { ...as, cwd: dir, stdio: 'ignore' });
  };
  // A killed test run must not leave a server behind.
  process.once('exit', end);
  const databaseUrl = `postgresql://portal@${db1}:${databasePort}/portal`;
  const query: BackedUp['query'] = async (text, database = 'portal') => {
    const client = new pg.Client(`postgresql://postgres@${db1}:${databasePort}/${database}`);
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };
  const start = async () => {
    spawn(program('postgres'), ['-D', data], { ...optionsOf('db1'), stdio: 'ignore' });
    await until(
      () =>
        query('select 1', 'postgres').then(
          () => true,
          () => false,
        ),
      20_000,
    );
  };
  await start();
  await asUser(
    join(home('db1'), 'etc/patroni/create-portal.sh'),
    [`host=${home('db1')} port=${databasePort} user=postgres dbname=postgres`],
    {
      ...optionsOf('db1'),
    },
  );
  return {
    databaseUrl,
    query,
    start,
    folder: dir,
    repository,
    async run(machine, script, ...words) {
      try {
        const { stdout, stderr } = await asUser(join(etc(machine), script), words, optionsOf(machine));
        return { isWell: true, text: stdout + stderr };
      } catch (fault) {
        const { stdout = '', stderr = '' } = fault as { stdout?: string; stderr?: string };
        return { isWell: false, text: stdout + stderr };
      }
    },
    async postgres(name, args, input = '') {
      const run = asUser(program(name), args, { ...as, cwd: dir, maxBuffer: 100_000_000 });
      run.child.stdin?.end(input);
      return (await run).stdout;
    },
    async stop() {
      await asUser(program('pg_ctl'), ['-D', data, '-w', '-m', 'fast', 'stop'], { ...as, cwd: dir });
    },
    async loseData() {
      await rm(data, { recursive: true });
      await rm(`${data}.erasures.jsonl`);
      mkdirSync(data, { mode: 0o700 });
      if ('uid' in as) chownSync(data, as.uid, as.gid);
    },
    metrics: () =>
      readdirSync(metricsDir)
        .filter((name) => name.endsWith('.prom'))
        .map((name) => readFileSync(join(metricsDir, name), 'utf8'))
        .join(''),
    async remove() {
      process.off('exit', end);
      end();
      await rm(dir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
