import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { initOf } from '../kit/init-of';

/** What a command in a machine said, and whether it ended well. */
export interface Said {
  status: number;
  text: string;
}

/** A machine with a plain Debian, booted by its own systemd. */
export interface Machine {
  address: string;
  /** Its files. */
  root: string;
  /** Runs a command as root. Ends it after ten minutes. */
  run(command: string): Promise<Said>;
  /** Ends it like a power cut. */
  cut(): Promise<void>;
}

/** A network of this machine, with a way out. */
export interface Network {
  /** The address of this machine in it. */
  own: string;
  boot(name: string, base: string, folder: string, binds: readonly string[]): Promise<Machine>;
  remove(): Promise<void>;
}

const call = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

function tryTo(program: string, ...args: string[]): void {
  try {
    call(program, ...args);
  } catch {
    // It was not made, or is gone already.
  }
}

/** Runs a command in the namespaces of a process. */
const inside = (pid: number, command: string): Promise<Said> =>
  new Promise((resolve) => {
    const env = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root', LANG: 'C.UTF-8' };
    const args = ['-t', String(pid), '-m', '-u', '-i', '-n', '-p', '--', 'bash', '--norc', '-c', `cd /root; ${command}`];
    const child = execFile('nsenter', args, { env, timeout: 600_000, maxBuffer: 64 * 1024 * 1024 }, (fault, out, err) =>
      resolve({ status: fault === null ? 0 : Number(fault.code ?? 1), text: `${out}${err}`.trim() }),
    );
    child.stdin?.end();
  });

export function network(): Network {
  const mark = `eo${process.pid % 100_000}`;
  const prefix = `10.197.${process.pid % 256}`;
  const own = `${prefix}.254`;
  const masquerade = ['POSTROUTING', '-s', `${prefix}.0/24`, '!', '-d', `${prefix}.0/24`, '-j', 'MASQUERADE'];
  call('ip', 'link', 'add', mark, 'type', 'bridge');
  call('ip', 'addr', 'add', `${own}/24`, 'dev', mark);
  call('ip', 'link', 'set', mark, 'up');
  writeFileSync('/proc/sys/net/ipv4/ip_forward', '1');
  call('iptables', '-t', 'nat', '-A', ...masquerade);
  const machines: { cut: () => Promise<void>; root: string }[] = [];

  return {
    own,
    async boot(name, base, folder, binds) {
      const home = join(folder, name);
      const [upper, work, root] = ['upper', 'work', 'root'].map((each) => join(home, each)) as [string, string, string];
      for (const each of [upper, work, root]) mkdirSync(each, { recursive: true });
      call('mount', '-t', 'overlay', 'overlay', '-o', `lowerdir=${base},upperdir=${upper},workdir=${work}`, root);
      const address = `${prefix}.${machines.length + 1}`;
      // What a provider gives with a machine: its name, its address and a resolver.
      writeFileSync(join(root, 'etc/hostname'), `${name}\n`);
      writeFileSync(
        join(root, 'etc/network/interfaces'),
        `auto lo\niface lo inet loopback\nauto host0\niface host0 inet static\n  address ${address}/24\n  gateway ${own}\n`,
      );
      copyFileSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'));
      const args = [
        '--register=no',
        '--keep-unit',
        '--quiet',
        '--boot',
        '--resolv-conf=off',
        '--console=pipe',
        `--machine=${mark}-${name}`,
      ];
      const child: ChildProcess = spawn(
        'systemd-nspawn',
        [...args, `--network-bridge=${mark}`, ...binds.map((bind) => `--bind=${bind}`), '-D', root],
        { stdio: ['ignore', 'pipe', 'pipe'] },
      );
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (text: Buffer) => appendFileSync(join(home, 'console.log'), text));
      const over = once(child, 'exit');
      const cut = async () => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        process.kill(initOf(child.pid ?? 0) || (child.pid ?? 0), 'SIGKILL');
        await over;
      };
      machines.push({ cut, root });
      const machine = { address, root, cut, run: (command: string) => inside(initOf(child.pid ?? 0), command) };
      const end = Date.now() + 120_000;
      while (!/^(running|degraded)$/m.test((await machine.run('systemctl is-system-running --wait')).text))
        if (Date.now() > end) throw new Error(`${name} does not boot: ${readFileSync(join(home, 'console.log'), 'utf8').slice(-500)}`);
      return machine;
    },
    async remove() {
      for (const { cut, root } of machines) {
        await cut();
        tryTo('umount', '-l', root);
      }
      tryTo('ip', 'link', 'del', mark);
      tryTo('iptables', '-t', 'nat', '-D', ...masquerade);
    },
  };
}
