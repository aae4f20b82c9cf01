import { type ChildProcess, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { JWK } from 'jose';
import { debian, filesOf, type Machine, machines, write } from '../../../deploy/machines.mjs';
import { tell, underWay, withSocket } from './balancer';
import { onConnection } from './connection';
import { cpuMsOf } from './cpu';
import { inNamespaces, isRoot, type Machines, onLoopback } from './machines';
import { hasNamespaces, type Programs } from './programs';
import { until } from './until-slowly';

export const project = 'portal-live';
const root = process.cwd();

/** What Patroni says of a database machine; null: it does not answer. */
interface Member {
  role: string;
  state: string;
  sync_standby?: boolean;
  replication?: { sync_state: string; state: string }[];
}

export interface Cluster {
  /** Addresses of the balancers, as `http://…`. */
  edges: string[];
  /** The database behind the API's own balancer. */
  databaseUrl: string;
  net: Machines;
  machine(name: string): Machine;
  /** The database machine that leads, and the one that does not. Waits until there is one. */
  primary(): Promise<Machine>;
  standby(): Promise<Machine>;
  /** Ends every process of a machine with kill -9, like a power cut, and starts it again. */
  kill(machine: Machine): void;
  revive(machine: Machine): void;
  /** Stops the processes of PostgreSQL without ending them, like a disk that hangs, and lets them go on. */
  freeze(machine: Machine): void;
  thaw(machine: Machine): void;
  /** Has both balancers send nothing new to a process of the API, and resolves when nothing is under way to it; `putBack` ends that. */
  setAside(machine: Machine): Promise<void>;
  putBack(machine: Machine): Promise<void>;
  /** Ends the API process of a machine as systemd does, and starts that of another build, whose folder with `main.js` this is. */
  restart(machine: Machine, apiDir: string): Promise<void>;
  /** Whether the API process of a machine is ready. */
  isReady(machine: Machine): Promise<boolean>;
  /** What the API process of a machine has logged since the cluster started, as lines of JSON and of Node. */
  log(machine: Machine): string;
  /** Resolves when both databases are in step and three processes answer. */
  healthy(): Promise<void>;
  /** Whether the primary goes on without a standby that its commits wait for. */
  isAlone(): Promise<boolean>;
  /** How often a database has become the primary after another one or after itself, as Patroni's history has it. */
  promotions(): Promise<number>;
  dataDir(machine: Machine): string;
  /** CPU that each program of each machine has used since its start, milliseconds, by `MACHINE/PROGRAM`. */
  cpuMs(): Map<string, number>;
  stop(): Promise<void>;
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : new Promise((resolve) => child.once('exit', () => resolve()));

/** `TimeoutStopSec` of deploy/app/etc/systemd/system/exam-portal.service. */
const stopMs = 30_000;

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (reply) => reply.ok,
    () => false,
  );

function giveToPostgres(folder: string): void {
  if (!isRoot) return;
  const [, , uid, gid] = (
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((line) => line.startsWith('postgres:')) ?? ''
  ).split(':');
  chownSync(folder, Number(uid), Number(gid));
  for (const entry of readdirSync(folder, { recursive: true })) chownSync(join(folder, String(entry)), Number(uid), Number(gid));
}

/** The processes of a PostgreSQL server, the first one before its children. */
function processesOf(dataDir: string): number[] {
  let first: number;
  try {
    first = Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return [];
  }
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]) === first;
      } catch {
        return false;
      }
    });
  return [first, ...children];
}

/** Makes the certificates of the machines as an operator does. */
function certify(folder: string, addresses: Readonly<Record<string, string>>): void {
  const settings = join(folder, 'cluster.env');
  writeFileSync(
    settings,
    Object.entries(addresses)
      .map(([name, address]) => `${name}=${address}\n`)
      .join(''),
  );
  execFileSync('sh', [join(root, 'deploy/certificates.sh'), settings, folder], { stdio: 'ignore' });
}

/** The database as an API process of this machine reaches it. */
const databaseUrlOf = (password: string, address: string, ca: string): string =>
  `postgres://portal:${password}@${address}:6432/portal?uselibpqcompat=true&sslmode=verify-ca&sslrootcert=${ca}`;

const signal = (pids: number[], name: NodeJS.Signals): void => {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // It has ended by itself.
    }
};

/**
 * Starts the whole cluster of deploy/ on this machine, each part as a process of its own. `keys`: what tokens are checked with. `hasSmallDisks`: each
 * database has a file system of 1.5 GB, which a fault may fill; needs root. `isStrict`: a primary without its standby waits and does not go on alone.
 * `apiDir`: the build of the API.
 */
export async function startCluster(
  programs: Programs,
  keys: readonly JWK[],
  { hasSmallDisks = false, isStrict = false, apiDir = join(root, 'dist/server') } = {},
): Promise<Cluster> {
  const apiDirs = new Map<string, string>();
  const folder = mkdtempSync(join(tmpdir(), 'portal-cluster-'));
  // What each part says stays after the end of a run.
  const logs = join(root, 'test-results/cluster');
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  writeFileSync(join(folder, 'keys.json'), JSON.stringify({ keys }));
  const net = (hasNamespaces() ? inNamespaces : onLoopback)(machines, logs);
  const portalPassword = randomBytes(12).toString('hex');
  const secrets = ['REPLICATION_PASSWORD', 'SUPERUSER_PASSWORD', 'PATRONI_PASSWORD', 'ETCD_TOKEN'];
  const shared = {
    ...debian,
    ...net.addresses,
    ...Object.fromEntries(secrets.map((name) => [name, randomBytes(12).toString('hex')])),
    PORTAL_PASSWORD: portalPassword,
    NETWORK: net.network,
    ADMIN_NETWORK: net.network,
    VIRTUAL_ADDRESS: '127.0.0.1',
    EDGE_INTERFACE: 'lo',
    FIREBASE_PROJECT_ID: project,
    FIREBASE_API_KEY: 'key',
    ADMIN_EMAILS: '',
    METRICS_TOKEN: '',
    CACHE_IN_FRONT: 'off',
    POSTGRES_BIN: programs.postgresBin,
    WAITS_FOR_STANDBY: String(isStrict),
    LOG: 'stdout format raw',
    // What a process may have open on most machines.
    EDGE_CONNECTIONS: '9000',
    PORT: '8080',
    TLS: '',
    SCHEME: 'https',
    // The user of this process: only root may become another one.
    HAPROXY_USER: userInfo().username,
    HAPROXY_GROUP: execFileSync('id', ['-gn'], { encoding: 'utf8' }).trim(),
    EDGE_METRICS: '8405',
    APP_METRICS: '8406',
  };
  const home = (machine: Machine) => join(folder, machine.name, 'home');
  const file = (machine: Machine, path: string) => join(folder, machine.name, path);
  const socketOf = (machine: Machine) => file(machine, 'haproxy.sock');
  const mounted: string[] = [];
  const dataDir = (machine: Machine) => join(home(machine), 'postgres');
  /** The processes of each machine, by its parts. */
  const running = new Map<string, Map<string, ChildProcess>>();

  const starters: Record<string, (machine: Machine) => ChildProcess> = {
    etcd: (machine) => net.start(machine, 'postgres', programs.etcd, [], parseEnv(readFileSync(file(machine, 'etc/default/etcd'), 'utf8'))),
    database: (machine) => net.start(machine, 'postgres', programs.patroni, [file(machine, 'etc/patroni/config.yml')]),
    edge: (machine) => {
      const files = ['00-global', machine.parts.includes('edge') ? 'edge' : 'primary'];
      const paths = files.map((name) => file(machine, `etc/haproxy/portal/${name}.cfg`));
      if (machine.parts.includes('edge')) {
        const own = file(machine, 'socket.cfg');
        writeFileSync(own, withSocket(socketOf(machine)));
        paths.push(own);
      }
      return net.start(machine, 'same', programs.haproxy, ['-db', ...paths.flatMap((path) => ['-f', path])]);
    },
    api: (machine) => {
      const env = parseEnv(readFileSync(file(machine, 'etc/exam-portal/portal.env'), 'utf8'));
      const args = ['--import', join(root, 'tests/cluster/kit/google-keys.mjs'), join(apiDirs.get(machine.name) ?? apiDir, 'main.js')];
      return net.start(machine, 'same', process.execPath, args, {
        ...env,
        NODE_ENV: 'production',
        CLUSTER_KEYS: join(folder, 'keys.json'),
      });
    },
  };
  const programsOf = ({ parts }: Machine) => parts.flatMap((part) => (part === 'app' ? ['edge', 'api'] : part in starters ? [part] : []));
  /** Starts a part, and again a second after it ends, as systemd does. */
  function keep(machine: Machine, name: string): void {
    const child = starters[name]?.(machine);
    if (child === undefined) return;
    const beside = running.get(machine.name) ?? new Map<string, ChildProcess>();
    running.set(machine.name, beside.set(name, child));
    child.once('exit', () => {
      if (beside.get(name) === child) setTimeout(() => beside.get(name) === child && keep(machine, name), 1_000).unref();
    });
  }
  const revive = (machine: Machine): void => {
    for (const name of programsOf(machine)) keep(machine, name);
  };
  const kill = (machine: Machine): void => {
    const children = [...(running.get(machine.name)?.values() ?? [])];
    running.get(machine.name)?.clear();
    for (const child of children) child.kill('SIGKILL');
    signal(processesOf(dataDir(machine)), 'SIGKILL');
  };
  const cpuMs = (): Map<string, number> => {
    const used = new Map<string, number>();
    for (const each of machines) {
      for (const [name, { pid = 0 }] of running.get(each.name) ?? []) used.set(`${each.name}/${name}`, cpuMsOf([pid]));
      if (each.parts.includes('database')) used.set(`${each.name}/postgres`, cpuMsOf(processesOf(dataDir(each))));
    }
    return used;
  };
  async function restart(machine: Machine, dir: string): Promise<void> {
    const beside = running.get(machine.name);
    const child = beside?.get('api');
    beside?.delete('api');
    apiDirs.set(machine.name, dir);
    if (child !== undefined) {
      const late = setTimeout(() => child.kill('SIGKILL'), stopMs);
      child.kill('SIGTERM');
      await ended(child);
      clearTimeout(late);
    }
    keep(machine, 'api');
  }
  const machine = (name: string): Machine => {
    const named = machines.find((each) => each.name === name);
    if (named === undefined) throw new Error(`There is no machine ${name}.`);
    return named;
  };
  const addressOf = ({ address }: Machine) => net.addresses[address] ?? '';
  const databases = machines.filter(({ parts }) => parts.includes('database'));
  const memberOf = (each: Machine): Promise<Member | null> =>
    fetch(`http://${addressOf(each)}:8008/patroni`, { signal: AbortSignal.timeout(2_000) })
      .then((reply) => reply.json() as Promise<Member>)
      .catch(() => null);
  const find = async (isIt: (member: Member) => boolean): Promise<Machine | null> => {
    for (const each of databases) {
      const member = await memberOf(each);
      if (member !== null && isIt(member)) return each;
    }
    return null;
  };
  const leads = (member: Member) => member.role === 'master' || member.role === 'primary';
  /** The number of entries in Patroni's history; null while no database machine answers. */
  async function historyLength(): Promise<number | null> {
    for (const each of databases) {
      const history = await fetch(`http://${addressOf(each)}:8008/history`, { signal: AbortSignal.timeout(2_000) })
        .then((reply) => reply.json() as Promise<unknown[]>)
        .catch(() => null);
      if (history !== null) return history.length;
    }
    return null;
  }
  const apis = machines.filter(({ parts }) => parts.includes('app'));
  const edges = machines.filter(({ parts }) => parts.includes('edge'));

  async function stop(): Promise<void> {
    const children = [...running.values()].flatMap((parts) => [...parts.values()]);
    for (const each of machines) kill(each);
    await Promise.all(children.map(ended));
    net.remove();
    for (const home of mounted.splice(0)) execFileSync('umount', ['-l', home]);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }

  async function isHealthy(): Promise<boolean> {
    const leader = await find((member) => leads(member) && member.state === 'running');
    if (leader === null) return false;
    const inStep = (await memberOf(leader))?.replication?.some(({ sync_state, state }) => sync_state === 'sync' && state === 'streaming');
    const up = await Promise.all([...apis, ...edges].map((each) => answers(`http://${addressOf(each)}:8080/readyz`)));
    return inStep === true && up.every(Boolean);
  }

  for (const each of machines) {
    mkdirSync(home(each), { recursive: true, mode: 0o700 });
    if (hasSmallDisks && isRoot && each.parts.includes('database')) {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1536m', 'tmpfs', home(each)]);
      mounted.push(home(each));
    }
    const own = {
      EDGE_BIND: addressOf(each),
      ETCD_DIR: join(home(each), 'etcd'),
      ETCD_TLS: file(each, 'etc/etcd/tls'),
      PATRONI_DIR: file(each, 'etc/patroni'),
      POSTGRES_DIR: dataDir(each),
      SOCKET_DIR: home(each),
      BACKUP_ETC: file(each, 'etc/pgbackrest'),
      DATA_DIR: join(home(each), 'data'),
      PORTAL_CA: file(each, 'etc/exam-portal/ca.crt'),
    };
    write(filesOf(each, { ...shared, ...own }, join(root, 'deploy')), join(folder, each.name));
  }
  certify(folder, net.addresses);
  for (const each of machines) {
    if (each.parts.includes('etcd')) giveToPostgres(join(folder, each.name));
  }
  if (isRoot) giveToPostgres(folder);
  try {
    for (const each of machines) revive(each);
    await until(isHealthy, 120_000);
  } catch (fault) {
    await stop();
    throw fault;
  }
  const app1 = machine('app1');
  const databaseUrl = databaseUrlOf(portalPassword, addressOf(app1), file(app1, 'etc/exam-portal/ca.crt'));
  return {
    edges: edges.map((each) => `http://${addressOf(each)}:8080`),
    databaseUrl,
    net,
    machine,
    dataDir,
    cpuMs,
    kill,
    revive,
    primary: () => until(() => find(leads), 60_000),
    standby: () => until(() => find((member) => !leads(member)), 60_000),
    freeze: (each) => signal(processesOf(dataDir(each)), 'SIGSTOP'),
    thaw: (each) => signal(processesOf(dataDir(each)), 'SIGCONT'),
    isAlone: () =>
      onConnection(databaseUrl, async (client) => {
        const { rows } = await client.query<{ names: string }>(`select current_setting('synchronous_standby_names') as names`);
        return rows[0]?.names === '';
      }),
    promotions: () => until<number>(historyLength, 60_000),
    restart,
    async setAside(each) {
      for (const edge of edges) await tell(socketOf(edge), `set server api/${each.name} state drain`);
      const isIdle = async (edge: Machine) => underWay(await tell(socketOf(edge), 'show stat'), each.name) === 0;
      await until(async () => (await Promise.all(edges.map(isIdle))).every(Boolean), 30_000);
    },
    async putBack(each) {
      for (const edge of edges) await tell(socketOf(edge), `set server api/${each.name} state ready`);
    },
    isReady: (each) => answers(`http://${addressOf(each)}:8080/readyz`),
    log: (each) => readFileSync(join(logs, `${each.name}-node.log`), 'utf8'),
    healthy: async () => void (await until(isHealthy, 180_000)),
    stop,
  };
}
