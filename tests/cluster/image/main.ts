import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { say, shownS } from '../commands/command';
import { initOf } from '../kit/init-of';
import { makeBase, whyNot } from '../walk/empty-machines';
import { copyOf, type Stage, stagesOf, wordsOf } from './dockerfile';

// `npm run cluster -- image`: takes the steps of Dockerfile and of deploy/one/files/backup.Dockerfile one by one, as an engine would, in an empty Debian 12
// with the Node.js that runs here, for a machine that has no engine. Then it runs what came out under the bounds of deploy/one/compose.yaml: the portal and
// its health check, a backup, its test, a restore. Exit code 0 only if each does what it should. `--base FOLDER`: a Debian that is made once and used again.

const { values } = parseArgs({ allowPositionals: true, options: { base: { type: 'string' } } });
const why = whyNot();
if (why !== null) {
  say(why);
  process.exit(0);
}

const root = process.cwd();
const folder = mkdtempSync('/var/tmp/portal-image-');
const port = 18_080;
/** Of the user `node`, as in the image of Node.js. */
const owner = 1_000;

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64 * 1024 * 1024 });

/** What an image is made of: its folders, the highest first, and what its instructions have set. */
interface Image {
  layers: string[];
  env: Record<string, string>;
  cwd: string;
  user: string;
  command: string[];
  health: string[];
}

const mounts: string[] = [];
/** Mounts an image's folders as one, to be written to, and returns where. The new layer is the first of `layers`. */
function mounted(name: string, layers: string[]): { place: string; layers: string[] } {
  const [upper, work, place] = ['upper', 'work', 'root'].map((each) => join(folder, name, each)) as [string, string, string];
  for (const each of [upper, work, place]) mkdirSync(each, { recursive: true });
  run('mount', '-t', 'overlay', 'overlay', '-o', `lowerdir=${layers.join(':')},upperdir=${upper},workdir=${work}`, place);
  mounts.push(place);
  return { place, layers: [upper, ...layers] };
}

const asUser = (user: string): string[] => (user === 'root' ? [] : [`--user=${user}`]);

/** The words that run a command inside the files at `place`, with this machine's network. */
const within = (place: string, { env, cwd, user }: Image, bounds: string[] = []): string[] => [
  ...['--register=no', '--keep-unit', '--quiet', '--console=pipe', '--as-pid2', '-D', place, `--chdir=${cwd}`],
  ...asUser(user),
  ...Object.entries(env).map(([name, value]) => `--setenv=${name}=${value}`),
  ...bounds,
];

/** In a network that signs for others, this machine's Node.js is told of its authorities: so is that of the image while it is built. */
const extra = process.env.NODE_EXTRA_CA_CERTS;
const authorities =
  extra === undefined ? [] : [`--bind-ro=${extra}:/run/authorities.crt`, '--setenv=NODE_EXTRA_CA_CERTS=/run/authorities.crt'];

const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');

/** Copies as COPY does: folders with what is in them, and nothing that .dockerignore names. */
function copy(rest: string, place: string, cwd: string, context: string, stages: Map<string, string>): void {
  const { sources, target, flags } = copyOf(rest);
  const from = flags.from === undefined ? context : (stages.get(flags.from) ?? '');
  const to = join(place, resolve(cwd, target));
  for (const source of sources) {
    const path = join(from, source);
    if (source === '.') {
      for (const name of readdirSync(from).filter((each) => !ignored.includes(each)))
        cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
      continue;
    }
    const isInto = target.endsWith('/') || sources.length > 1;
    const end = isInto ? join(to, basename(source)) : to;
    mkdirSync(join(end, '..'), { recursive: true });
    cpSync(path, end, { recursive: true, verbatimSymlinks: true });
    if (flags.chmod !== undefined) chmodSync(end, Number.parseInt(flags.chmod, 8));
  }
}

/** What an engine is told for later, and the walk gives by itself. */
const told = ['VOLUME', 'EXPOSE'];

/** Takes the instructions of one stage. Throws an Error that names the first one that fails. */
function built(name: string, stage: Stage, from: Image, context: string, stages: Map<string, string>): Image {
  const { place, layers } = mounted(name, from.layers);
  const image: Image = { ...from, env: { ...from.env }, layers };
  for (const { name: what, rest } of stage.instructions) {
    const begun = Date.now();
    if (what === 'ENV') for (const [, key = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) image.env[key] = value;
    else if (what === 'WORKDIR') {
      image.cwd = rest;
      mkdirSync(join(place, rest), { recursive: true });
    } else if (what === 'USER') image.user = rest;
    else if (what === 'COPY') copy(rest, place, image.cwd, context, stages);
    else if (what === 'CMD') image.command = wordsOf(rest);
    else if (what === 'HEALTHCHECK') image.health = rest === 'NONE' ? [] : wordsOf(rest);
    else if (what === 'RUN') {
      const words = [...within(place, image, ['--resolv-conf=replace-host', ...authorities]), '/bin/sh', '-c', rest];
      const { status, stdout, stderr } = spawnSync('systemd-nspawn', words, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
      if (status !== 0) throw new Error(`${name}: RUN ${rest}\n${`${stdout}${stderr}`.split('\n').slice(-25).join('\n')}`);
    } else if (!told.includes(what)) throw new Error(`${name}: no step is known for ${what} ${rest}`);
    say(`ok     ${name}: ${what} ${rest.slice(0, 90)}${what === 'RUN' ? `: ${shownS(Date.now() - begun)} s` : ''}`);
  }
  if (stage.name !== '') stages.set(stage.name, place);
  return image;
}

/** What the image of Node.js has beside Debian: Node.js, npm, and a user. */
function nodeImage(base: string): Image {
  const { place, layers } = mounted('node', [base]);
  const modules = resolve(process.execPath, '../../lib/node_modules/npm');
  const npm = existsSync(modules) ? modules : '/usr/lib/node_modules/npm';
  mkdirSync(join(place, 'usr/local/lib/node_modules'), { recursive: true });
  copyFileSync(process.execPath, join(place, 'usr/local/bin/node'));
  cpSync(npm, join(place, 'usr/local/lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    writeFileSync(join(place, 'usr/local/bin', name), `#!/bin/sh\nexec node /usr/local/lib/node_modules/npm/bin/${name}-cli.js "$@"\n`, {
      mode: 0o755,
    });
  run('chroot', place, 'useradd', '--uid', String(owner), '--user-group', '--create-home', 'node');
  return {
    layers,
    env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' },
    cwd: '/',
    user: 'root',
    command: [],
    health: [],
  };
}

let failures = 0;
function shown(what: string, isWell: boolean, more = ''): void {
  if (!isWell) failures += 1;
  say(`${isWell ? 'ok    ' : 'FAILED'} ${what}${more === '' ? '' : `: ${more}`}`);
}

/** As compose.yaml bounds each service: nothing can be written but its volumes, no capability, no new privilege. */
const bounds = (volumes: string[]): string[] => [
  ...['--read-only', '--tmpfs=/tmp:mode=1777', '--drop-capability=all', '--no-new-privileges=yes', '--resolv-conf=off'],
  ...volumes.map((volume) => `--bind=${volume}`),
];

/** A volume begins with what the image has there. */
function volume(name: string, place: string, path: string): string {
  const at = join(folder, name);
  run('cp', '-a', join(place, path), at);
  return `${at}:${path}`;
}

const placeOf = (name: string): string => join(folder, name, 'root');

async function ready(): Promise<boolean> {
  for (let tries = 0; tries < 240; tries += 1) {
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (reply?.ok === true) return true;
    await pause(500);
  }
  return false;
}

let portal: ChildProcess | undefined;
function starts(image: Image, data: string): void {
  portal = spawn('systemd-nspawn', [...within(placeOf('portal'), image, bounds([data])), ...image.command], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
async function stops(): Promise<void> {
  if (portal === undefined || portal.exitCode !== null) return;
  const over = once(portal, 'exit');
  process.kill(initOf(portal.pid ?? 0) || (portal.pid ?? 0), 'SIGKILL');
  await over;
}

/** Runs the image as compose.yaml does, with its health check and its backups. */
async function runs(image: Image, keeper: Image): Promise<void> {
  const settings = {
    LOG_LEVEL: 'warn',
    PORT: String(port),
    HOST: '127.0.0.1',
    ACCOUNTS: 'own',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: 'smtp://127.0.0.1:2525',
  };
  const portalImage = { ...image, env: { ...image.env, ...settings } };
  const data = volume('data', placeOf('portal'), '/data');
  const backups = volume('backups', placeOf('backup'), '/backups');
  starts(portalImage, data);
  shown('the portal answers, with nothing to write to but its volume', await ready());
  const enter = [
    '-t',
    String(initOf(portal?.pid ?? 0)),
    '-m',
    '-p',
    '-n',
    '--',
    'setpriv',
    `--reuid=${owner}`,
    `--regid=${owner}`,
    '--clear-groups',
  ];
  const { status } = spawnSync('nsenter', [...enter, ...image.health], { env: portalImage.env, encoding: 'utf8' });
  shown('its health check', status === 0);
  const env = { ...keeper.env, RESTIC_REPOSITORY: '/backups/repository', RESTIC_PASSWORD: 'of the walk' };
  const keeps = (...words: string[]) =>
    spawnSync('systemd-nspawn', [...within(placeOf('backup'), { ...keeper, env }, bounds([data, backups])), 'backups', ...words], {
      encoding: 'utf8',
    });
  for (const order of ['now', 'test']) {
    const said = keeps(order);
    shown(`backups ${order}`, said.status === 0, said.status === 0 ? '' : `${said.stdout}${said.stderr}`);
  }
  await stops();
  const back = keeps('restore');
  shown('backups restore, with the portal stopped', back.status === 0, back.status === 0 ? '' : `${back.stdout}${back.stderr}`);
  starts(portalImage, data);
  shown('the portal answers again', await ready());
}

try {
  const base = values.base ?? join(folder, 'base');
  if (!existsSync(join(base, 'etc/debian_version'))) makeBase(base);
  const node = nodeImage(base);
  const stages = new Map<string, string>();
  const [build, final] = stagesOf(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  const [keeping] = stagesOf(readFileSync(join(root, 'deploy/one/files/backup.Dockerfile'), 'utf8'));
  if (build === undefined || final === undefined || keeping === undefined)
    throw new Error('A Dockerfile has fewer stages than are walked here.');
  // What is committed, as a clone of an operator has it.
  const context = join(folder, 'context');
  mkdirSync(context);
  run('sh', '-c', `git -C '${root}' archive --format=tar HEAD | tar -xf - -C '${context}'`);
  built('build', build, node, context, stages);
  const image = built('portal', final, node, context, stages);
  const keeper = built('backup', keeping, image, join(context, 'deploy/one/files'), stages);
  await runs(image, keeper);
} catch (fault) {
  failures += 1;
  say(String(fault instanceof Error ? fault.message : fault));
} finally {
  await stops();
  for (const place of mounts.reverse()) spawnSync('umount', ['-l', place]);
  rmSync(folder, { recursive: true, force: true });
}
if (failures > 0) process.exitCode = 1;
