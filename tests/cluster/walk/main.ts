import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { machines } from '../../../deploy/machines.mjs';
import { headOf, rowOf, say, shownS } from '../commands/command';
import { until } from '../kit/until-slowly';
import { bootMachines, type EmptyMachines, filledIn, makeBase, whyNot } from './empty-machines';
import { stepsOf } from './steps';
import { type AddressWatch, watchAddress } from './watch-address';

// `npm run cluster -- walk`: takes the steps of deploy/README.md as they stand there, on eight machines with a plain Debian 12, then moves the virtual
// address and reboots every machine. Exit code 0 only if the cluster runs after each. `--base FOLDER`: a Debian 12 that is made once and used again.

const { values } = parseArgs({ allowPositionals: true, options: { base: { type: 'string' } } });
const why = whyNot();
if (why !== null) {
  say(why);
  process.exit(0);
}

const root = process.cwd();
const stepLimitMs = 900_000;
const names = machines.map(({ name }) => name);

/** The archive of Node.js as its site has it, made of the Node.js that runs here. */
function packNode(folder: string): void {
  const name = `node-${process.version}-linux-${process.arch}`;
  mkdirSync(join(folder, name, 'bin'), { recursive: true });
  execFileSync('cp', [process.execPath, join(folder, name, 'bin/node')]);
  execFileSync('tar', ['-C', folder, '-czf', join(folder, `${name}.tar.gz`), name]);
  rmSync(join(folder, name), { recursive: true });
}

/** What carries the operator's shell from one step to the next. */
const functionsFile = 'walk-shell.sh';

/** Runs a block of commands in the operator's bash, which stops at the first command that fails. Its output goes to the file `log`. Throws an Error that names the step. */
async function take(heading: string, script: string, folder: string, bin: string, log: string): Promise<void> {
  const before = existsSync(join(folder, functionsFile)) ? `. ./${functionsFile}\n` : '';
  const text = `set -eu -o pipefail\n${before}${script}\n{ declare -f; declare -p version 2>/dev/null || true; } > ${functionsFile}\n`;
  const shell = spawn('bash', ['-c', text], {
    cwd: folder,
    detached: true,
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  for (const stream of [shell.stdout, shell.stderr])
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      appendFileSync(log, chunk);
    });
  const limit = setTimeout(() => process.kill(-(shell.pid ?? 0), 'SIGKILL'), stepLimitMs);
  const [status] = (await once(shell, 'close')) as [number | null];
  clearTimeout(limit);
  const output = Buffer.concat(chunks).toString();
  if (status !== 0) throw new Error(`Step "${heading}" failed:\n${output.split('\n').slice(-25).join('\n')}`);
}

/** Where the virtual address is; '': on no machine. */
async function holder(net: EmptyMachines): Promise<string> {
  for (const name of ['edge1', 'edge2']) if ((await net.at(name, 'ip -br address'))?.includes(`${net.virtualAddress}/`)) return name;
  return '';
}

/** Whether every part of the cluster runs. */
async function isWhole(net: EmptyMachines, watch: AddressWatch): Promise<boolean> {
  if (!watch.isAnswered() || (await holder(net)) === '') return false;
  const list = await net.at('db1', 'patronictl -c /etc/patroni/config.yml list');
  if (list === null || !/Leader .*running/.test(list) || !/Sync Standby .*(running|streaming)/.test(list)) return false;
  for (const name of names) if ((await net.at(name, 'systemctl is-system-running'))?.trim() !== 'running') return false;
  for (const name of ['app1', 'app2', 'app3'])
    if ((await net.at(name, `curl -fsS http://${net.addresses[name.toUpperCase()]}:8080/readyz`)) === null) return false;
  const members = await net.at(
    'witness',
    `ETCDCTL_API=3 etcdctl --endpoints=http://${net.addresses.WITNESS}:2379 endpoint health --cluster 2>&1`,
  );
  return members?.split('is healthy').length === 4;
}

/** Whether a stranger, who has an address outside the cluster's network, reaches a port. */
const reaches = (host: string, port: number, localAddress: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, localAddress, timeout: 2_000 });
    const answer = (is: boolean) => () => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', answer(true)).once('timeout', answer(false)).once('error', answer(false));
  });

/** Prints which ports a stranger reaches. Returns whether it is 80 and 443 of the balancers, and nothing else. */
async function showFirewall(net: EmptyMachines): Promise<boolean> {
  const stranger = Object.values(networkInterfaces())
    .flat()
    .find((each) => each?.family === 'IPv4' && !each.internal && each.address !== net.own)?.address;
  if (stranger === undefined) {
    say('The firewall was not tried: this machine has no second address.');
    return true;
  }
  const open: string[] = [];
  for (const { name, address } of machines)
    for (const port of [22, 80, 443, 2379, 2380, 5432, 6432, 8008, 8080, 8404])
      if (await reaches(net.addresses[address] ?? '', port, stranger)) open.push(`${name}:${port}`);
  say(`A stranger reaches ${open.join(', ')}.`);
  return open.join(' ') === 'edge1:80 edge1:443 edge2:80 edge2:443';
}

/** Waits until the cluster is whole, and prints a row: how long that took, and how long the address was silent meanwhile. */
async function show(what: string, net: EmptyMachines, watch: AddressWatch, act: () => Promise<void>): Promise<void> {
  watch.take();
  const start = Date.now();
  await act();
  await until(() => isWhole(net, watch), 300_000);
  const { silentMs, failed } = watch.take();
  say(rowOf([what, shownS(Date.now() - start), shownS(silentMs), failed, await holder(net)]));
}

/** Moves the virtual address in three ways, then reboots every machine, one after the other. */
async function disturb(net: EmptyMachines): Promise<void> {
  const watch = watchAddress(net.virtualAddress);
  const moved = (from: string) => until(async () => !['', from].includes(await holder(net)), 60_000);
  try {
    await until(() => isWhole(net, watch), 300_000);
    say(headOf(['what', 'all parts run again after s', 'longest silence at the address s', 'questions without an answer', 'address at']));
    await show('systemctl stop haproxy where the address is, start 15 s later', net, watch, async () => {
      const name = await holder(net);
      await net.at(name, 'systemctl stop haproxy');
      await moved(name);
      await net.at(name, 'systemctl start haproxy');
    });
    await show('SIGSTOP of HAProxy where the address is', net, watch, async () => {
      const name = await holder(net);
      await net.at(name, 'pkill -STOP -x haproxy');
      await moved(name);
      await net.at(name, 'pkill -CONT -x haproxy');
    });
    await show('power cut of the balancer that has the address', net, watch, async () => {
      const name = await holder(net);
      await net.cut(name);
      await moved(name);
      net.boot(name);
    });
    for (const name of names)
      await show(`reboot of ${name}`, net, watch, async () => {
        const boots = net.boots(name);
        await net.at(name, 'systemctl reboot');
        await until(async () => net.boots(name) > boots, 180_000);
      });
    await show('power cut of all eight machines', net, watch, async () => {
      for (const name of names) await net.cut(name);
      for (const name of names) net.boot(name);
    });
  } finally {
    await watch.end();
  }
}

const folder = mkdtempSync('/var/tmp/portal-walk-');
const logs = join(root, 'test-results/walk');
rmSync(logs, { recursive: true, force: true });
mkdirSync(logs, { recursive: true });
const base = values.base ?? join(folder, 'base');
if (!existsSync(join(base, 'etc/debian_version'))) makeBase(base);
const net = bootMachines(base, folder);
async function clear(): Promise<void> {
  await net.remove();
  for (const name of names) execFileSync('cp', ['-f', join(folder, name, 'console.log'), join(logs, `${name}.log`)]);
  rmSync(folder, { recursive: true, force: true });
}
for (const end of ['SIGINT', 'SIGTERM'] as const) process.once(end, () => void clear().then(() => process.exit(1)));
try {
  const own = join(folder, 'own');
  execFileSync('git', ['clone', '--quiet', root, own]);
  packNode(own);
  await until(async () => (await Promise.all(names.map((name) => net.at(name, 'true')))).every((said) => said !== null), 120_000);
  const start = Date.now();
  for (const step of stepsOf(readFileSync(join(own, 'deploy/README.md'), 'utf8'))) {
    const begun = Date.now();
    for (const script of step.blocks) {
      await take(step.heading, script, own, net.bin, join(logs, 'steps.log'));
      const settings = join(own, 'cluster.env');
      if (script.includes('cluster.env.example')) writeFileSync(settings, filledIn(readFileSync(settings, 'utf8'), net));
    }
    say(`${step.heading}: done in ${shownS(Date.now() - begun)} s`);
  }
  say(`All steps: ${shownS(Date.now() - start)} s.`);
  if (!(await showFirewall(net))) process.exitCode = 1;
  await disturb(net);
} catch (fault) {
  say(String(fault instanceof Error ? fault.message : fault));
  process.exitCode = 1;
} finally {
  await clear();
}
