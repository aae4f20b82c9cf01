import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, copyFileSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Machine, machines } from '../../../deploy/machines.mjs';
import { initOf } from '../kit/init-of';

/** Machines with a plain Debian 12, each booted by its own systemd in a network of their own. */
export interface EmptyMachines {
  /** Setting → address. */
  addresses: Record<string, string>;
  network: string;
  /** The address of this machine in their network. */
  own: string;
  virtualAddress: string;
  /** A folder with a program `ssh` that has the key. */
  bin: string;
  /** Runs a command in a machine and returns its output; null: it failed, or the machine does not answer. */
  at(name: string, command: string): Promise<string | null>;
  /** Ends a machine like a power cut. */
  cut(name: string): Promise<void>;
  boot(name: string): void;
  /** How often a machine has been started. */
  boots(name: string): number;
  remove(): Promise<void>;
}

const tools = {
  debootstrap: 'debootstrap',
  'systemd-nspawn': 'systemd-container',
  ip: 'iproute2',
  iptables: 'iptables',
  ssh: 'openssh-client',
};
const folders = ['/usr/bin', '/usr/sbin', '/bin', '/sbin'];

/** Returns why machines cannot be made here, as a sentence; null: they can. */
export function whyNot(): string | null {
  if (process.getuid?.() !== 0) return 'Skipped: machines of their own need root.';
  const missing = Object.entries(tools).flatMap(([name, pack]) => (folders.some((folder) => existsSync(join(folder, name))) ? [] : [pack]));
  return missing.length === 0 ? null : `Skipped: the walk needs Debian's packages ${missing.join(', ')}.`;
}

const runLater = promisify(execFile);

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

function tryTo(program: string, ...args: string[]): void {
  try {
    run(program, ...args);
  } catch {
    // It was not made, or is gone already.
  }
}

/** Where this machine has no systemd, systemd-nspawn stands on its own feet, and leaves the restart after a reboot to its caller. */
const alone = existsSync('/run/systemd/system') ? [] : ['--register=no', '--keep-unit'];

/** What systemd-nspawn ends with where the machine asks for a reboot. */
const rebootCode = 133;

/** Makes a plain Debian 12 in a folder: what an installer leaves behind, with `ssh`. */
export function makeBase(base: string): void {
  run('debootstrap', '--include=openssh-server', 'bookworm', base);
  run('chroot', base, 'apt-get', 'clean');
}

/** Boots the machines of deploy/ from `base`, below `folder`. What each says at its start and end is in `folder`/NAME/console.log. */
export function bootMachines(base: string, folder: string): EmptyMachines {
  const mark = `epw${process.pid % 100_000}`;
  const prefix = `10.198.${process.pid % 256}`;
  const network = `${prefix}.0/24`;
  const own = `${prefix}.254`;
  const masquerade = ['POSTROUTING', '-s', network, '!', '-d', network, '-j', 'MASQUERADE'];
  const key = join(folder, 'key');
  const bin = join(folder, 'bin');
  const running = new Map<string, ChildProcess>();
  const boots = new Map<string, number>();
  const addressOf = (machine: Machine) => `${prefix}.${machines.indexOf(machine) + 1}`;
  const home = (name: string) => join(folder, name);

  mkdirSync(bin);
  run('ssh-keygen', '-q', '-t', 'ed25519', '-N', '', '-f', key);
  writeFileSync(
    join(bin, 'ssh'),
    `#!/bin/sh\nexec /usr/bin/ssh -i ${key} -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o LogLevel=ERROR -o ConnectTimeout=5 "$@"\n`,
    { mode: 0o700 },
  );
  run('ip', 'link', 'add', mark, 'type', 'bridge');
  run('ip', 'addr', 'add', `${own}/24`, 'dev', mark);
  run('ip', 'link', 'set', mark, 'up');
  writeFileSync('/proc/sys/net/ipv4/ip_forward', '1');
  run('iptables', '-t', 'nat', '-A', ...masquerade);

  function boot(name: string): void {
    const log = join(home(name), 'console.log');
    const args = [...alone, '--quiet', '--boot', '--resolv-conf=off', '--console=pipe', `--machine=${mark}-${name}`];
    const child = spawn('systemd-nspawn', [...args, `--network-bridge=${mark}`, '-D', join(home(name), 'root')], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => appendFileSync(log, text));
    running.set(name, child);
    boots.set(name, (boots.get(name) ?? 0) + 1);
    child.once('exit', (code) => {
      if (running.get(name) !== child) return;
      running.delete(name);
      if (code === rebootCode) boot(name);
    });
  }

  async function cut(name: string): Promise<void> {
    const child = running.get(name);
    running.delete(name);
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const over = once(child, 'exit');
    process.kill(initOf(child.pid ?? 0) || (child.pid ?? 0), 'SIGKILL');
    await over;
  }

  for (const machine of machines) {
    const { name } = machine;
    const [upper, work, root] = ['upper', 'work', 'root'].map((each) => join(home(name), each)) as [string, string, string];
    for (const each of [upper, work, root]) mkdirSync(each, { recursive: true });
    run('mount', '-t', 'overlay', 'overlay', '-o', `lowerdir=${base},upperdir=${upper},workdir=${work}`, root);
    // What a provider gives with a machine: its name, its address, a resolver, host keys of its own, and the operator's key.
    writeFileSync(join(root, 'etc/hostname'), `${name}\n`);
    writeFileSync(
      join(root, 'etc/network/interfaces'),
      `auto lo\niface lo inet loopback\nauto host0\niface host0 inet static\n  address ${addressOf(machine)}/24\n  gateway ${own}\n`,
    );
    copyFileSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'));
    for (const kind of ['rsa', 'ecdsa', 'ed25519']) rmSync(join(root, `etc/ssh/ssh_host_${kind}_key`), { force: true });
    run('ssh-keygen', '-A', '-f', root);
    mkdirSync(join(root, 'root/.ssh'), { recursive: true, mode: 0o700 });
    cpSync(`${key}.pub`, join(root, 'root/.ssh/authorized_keys'));
    boot(name);
  }

  return {
    addresses: Object.fromEntries(machines.map((machine) => [machine.address, addressOf(machine)])),
    network,
    own,
    virtualAddress: `${prefix}.100`,
    bin,
    async at(name, command) {
      const machine = machines.find((each) => each.name === name);
      if (machine === undefined) throw new Error(`There is no machine ${name}.`);
      return runLater(join(bin, 'ssh'), [`root@${addressOf(machine)}`, command], { timeout: 30_000 }).then(
        ({ stdout }) => stdout,
        () => null,
      );
    },
    cut,
    boot,
    boots: (name) => boots.get(name) ?? 0,
    async remove() {
      await Promise.all(machines.map(({ name }) => cut(name)));
      for (const { name } of machines) tryTo('umount', '-l', join(home(name), 'root'));
      tryTo('ip', 'link', 'del', mark);
      tryTo('iptables', '-t', 'nat', '-D', ...masquerade);
    },
  };
}

/** Returns the settings of the cluster as an operator fills in `text`, the file that the README's commands have begun. */
export function filledIn(text: string, { addresses, network, own, virtualAddress }: EmptyMachines): string {
  const values: Record<string, string> = {
    ...addresses,
    NETWORK: network,
    ADMIN_NETWORK: `${own}/32`,
    VIRTUAL_ADDRESS: virtualAddress,
    EDGE_INTERFACE: 'host0',
    // Two files a connection, of those that this machine lets a process open.
    EDGE_CONNECTIONS: String(Math.min(60_000, Math.floor(Number(run('sh', '-c', 'ulimit -Hn')) / 2.2) || 60_000)),
    FIREBASE_PROJECT_ID: 'portal-walk',
    FIREBASE_API_KEY: 'key',
    ADMIN_EMAILS: 'head@institute.example',
  };
  return text.replace(/^([A-Z0-9_]+)=.*$/gm, (line, name: string) => (name in values ? `${name}=${values[name]}` : line));
}
