import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { machines } from '../../../deploy/machines.mjs';
import { say, shownS } from '../commands/command';
import { until } from '../kit/until-slowly';
import { disturb, showFirewall } from './disturb';
import { bootMachines, filledIn, makeBase, whyNot } from './empty-machines';
import { stepsOf } from './steps';

// `npm run cluster -- walk`: takes the steps of deploy/README.md as they stand there, on eight machines with a plain Debian 12, then moves the virtual
// address and reboots every machine. Exit code 0 only if the cluster runs after each. `--base FOLDER`: a Debian 12 that is made once and used again.

const { values } = parseArgs({ allowPositionals: true, options: { base: { type: 'string' } } });
const why = whyNot();
if (why !== null) {
  say(why);
  process.exit(0);
}

const root = process.cwd();
/** Longer than a build takes on a machine that has other things to do. */
const stepLimitMs = 2_400_000;
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

const folder = mkdtempSync('/var/tmp/portal-walk-');
const logs = join(root, 'test-results/walk');
rmSync(logs, { recursive: true, force: true });
mkdirSync(logs, { recursive: true });
const base = values.base ?? join(folder, 'base');
if (!existsSync(join(base, 'etc/debian_version'))) makeBase(base);
const net = bootMachines(base, folder);
async function clear(): Promise<void> {
  await net.remove();
  for (const name of names)
    if (existsSync(join(folder, name, 'console.log'))) copyFileSync(join(folder, name, 'console.log'), join(logs, `${name}.log`));
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
