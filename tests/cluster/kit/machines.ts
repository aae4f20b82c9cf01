import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Machine } from '../../../deploy/machines.mjs';

/** The machines of a cluster on this one: each has an address, and where this process may make them a network of its own. */
export interface Machines {
  /** Setting → address, as deploy/machines.mjs takes them. */
  addresses: Record<string, string>;
  /** The addresses of all machines. */
  network: string;
  /** Whether two machines can be parted. */
  canPart: boolean;
  /** Starts a program in a machine. Its output goes to a file of `logs`. */
  start(machine: Machine, as: User, program: string, args: string[], env?: NodeJS.ProcessEnv): ChildProcess;
  /** Drops, or lets through again, what two machines send to each other. */
  part(one: Machine, other: Machine): void;
  join(one: Machine, other: Machine): void;
  remove(): void;
}

/** The user of a program: PostgreSQL refuses to run as root. */
export type User = 'postgres' | 'same';

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

export const isRoot = process.getuid?.() === 0;

/** The number and the group of the user `postgres`. */
function postgresUser(): { uid: number; gid: number } {
  const [, , uid = '', gid = ''] =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .find(([name]) => name === 'postgres') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

const starter =
  (logs: string, inside: (machine: Machine) => string[]): Machines['start'] =>
  (machine, as, program, args, env = {}) => {
    const command = [...inside(machine), program, ...args];
    const log = createWriteStream(join(logs, `${machine.name}-${program.split('/').at(-1)}.log`), { flags: 'a' });
    const [first = program, ...rest] = as === 'postgres' && isRoot ? withUser(command) : command;
    // libpq looks for certificates of its user there: the user of PostgreSQL may not enter the folder of this process's user.
    const home = as === 'postgres' ? { HOME: '/nonexistent' } : {};
    const child = spawn(first, rest, { env: { ...process.env, ...home, ...env }, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.pipe(log);
    child.stderr.pipe(log);
    return child;
  };

/** The user is changed inside the network: only root enters one. */
function withUser(command: string[]): string[] {
  const { uid, gid } = postgresUser();
  const user = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  return command[0] === 'ip' ? [...command.slice(0, 4), ...user, ...command.slice(4)] : [...user, ...command];
}

/** All machines on loopback, each with an address of its own below 127.0.77. They cannot be parted. */
export function onLoopback(machines: readonly Machine[], logs: string): Machines {
  const addresses = Object.fromEntries(machines.map(({ address }, at) => [address, `127.0.77.${at + 1}`]));
  const cannot = () => {
    throw new Error('Machines on loopback cannot be parted.');
  };
  return {
    addresses,
    network: '127.0.0.0/8',
    canPart: false,
    start: starter(logs, () => []),
    part: cannot,
    join: cannot,
    remove: () => undefined,
  };
}

/** Each machine in a network namespace of its own, joined by a bridge. Needs root and Debian's iproute2 and iptables. */
export function inNamespaces(machines: readonly Machine[], logs: string): Machines {
  // The number of this process tells the networks of two runs apart.
  const mark = `ep${process.pid % 100_000}`;
  const prefix = `10.199.${process.pid % 256}`;
  const bridge = `${mark}b`;
  const nameOf = ({ name }: Machine) => `${mark}-${name}`;
  const addressOf = (machine: Machine) => `${prefix}.${machines.indexOf(machine) + 1}`;
  const remove = () => {
    for (const args of [...machines.map((machine) => ['netns', 'del', nameOf(machine)]), ['link', 'del', bridge]])
      try {
        run('ip', ...args);
      } catch {
        // The start failed before it was made.
      }
  };
  try {
    run('ip', 'link', 'add', bridge, 'type', 'bridge');
    run('ip', 'addr', 'add', `${prefix}.254/24`, 'dev', bridge);
    run('ip', 'link', 'set', bridge, 'up');
    for (const [at, machine] of machines.entries()) {
      const name = nameOf(machine);
      run('ip', 'netns', 'add', name);
      run('ip', 'link', 'add', `${mark}v${at}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
      run('ip', 'link', 'set', `${mark}v${at}`, 'master', bridge, 'up');
      run('ip', '-n', name, 'addr', 'add', `${addressOf(machine)}/24`, 'dev', 'eth0');
      for (const device of ['eth0', 'lo']) run('ip', '-n', name, 'link', 'set', device, 'up');
    }
  } catch (fault) {
    remove();
    throw fault;
  }
  const wall = (sign: '-A' | '-D', one: Machine, other: Machine) => {
    for (const [here, there] of [
      [one, other],
      [other, one],
    ] as const)
      run('ip', 'netns', 'exec', nameOf(here), 'iptables', sign, 'INPUT', '-s', addressOf(there), '-j', 'DROP');
  };
  return {
    addresses: Object.fromEntries(machines.map((machine) => [machine.address, addressOf(machine)])),
    network: `${prefix}.0/24`,
    canPart: true,
    start: starter(logs, (machine) => ['ip', 'netns', 'exec', nameOf(machine)]),
    part: (one, other) => wall('-A', one, other),
    join: (one, other) => wall('-D', one, other),
    remove,
  };
}
