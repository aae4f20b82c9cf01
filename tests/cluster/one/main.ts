import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { jwkOf, newKeys, project, signer } from '../../../bench/kit/world';
import { pack } from '../../../scripts/release/pack.mjs';
import { serverPackages } from '../../../scripts/release/server-packages.mjs';
import { builtOf, sourceOf } from '../../kit/old-version';
import { say, shownS } from '../commands/command';
import { makeBase, whyNot } from '../walk/empty-machines';
import { sitsWhole } from './exam';
import { type Machine, network, type Said } from './machine';
import { ask, load, type Portal, plant } from './portal';

// `npm run cluster -- one`: takes a portal from the release to one empty machine and through its life: install with three answers, a second run, a whole exam
// in Chromium, backup; the machine is thrown away and the portal restored on another one, from which it moves to a third. A machine of its own has 0.10.0 and
// is updated under a load of hand-ins: to today's release, to two broken ones, and back. Exit code 0 only if each ends as it should. `--base FOLDER`: a Debian
// that is made once and used again. `--node FILE`: the archive of Node.js that the machines fetch (.tar.xz); else it is made of the Node.js that runs here.
// `--postgres`: with the data in PostgreSQL. `--only life` · `--only updates`: one of the two.

const { values } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string' }, node: { type: 'string' }, postgres: { type: 'boolean' }, only: { type: 'string' } },
});
const why = whyNot();
if (why !== null) {
  say(why);
  process.exit(0);
}

const root = process.cwd();
const domain = 'exams.walk.example';
const aSecond = 20;
const folder = mkdtempSync('/var/tmp/portal-one-');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const logs = join(root, 'test-results/one');
rmSync(logs, { recursive: true, force: true });
mkdirSync(logs, { recursive: true });

/** The archive of Node.js, and the version that it has. */
function nodeArchive(): { file: string; version: string } {
  const version = (values.node === undefined ? process.version : (/node-v([\d.]+)-/.exec(values.node)?.[1] ?? '')).replace('v', '');
  const name = `node-v${version}-linux-${process.arch}`;
  const file = join(folder, `${name}.tar.xz`);
  if (values.node !== undefined) copyFileSync(values.node, file);
  else {
    mkdirSync(join(folder, name, 'bin'), { recursive: true });
    copyFileSync(process.execPath, join(folder, name, 'bin/node'));
    execFileSync('tar', ['-C', folder, '-I', 'xz -0 -T2', '-cf', file, name]);
  }
  return { file, version };
}

const key = join(folder, 'key');
/** A release of this build, or of 0.10.0, where the checkout has its history. `spoilt`: a line that is put before the server's. */
function release(
  at: number,
  node: { file: string; version: string },
  { spoilt = '', old = null }: { spoilt?: string; old?: string | null } = {},
): string {
  const stage = join(folder, `stage-${at}`);
  mkdirSync(join(stage, 'deploy'), { recursive: true });
  for (const path of ['package.json', 'package-lock.json', 'LICENSE', 'CHANGELOG.md', 'deploy/one'])
    cpSync(join(root, path), join(stage, path), { recursive: true });
  cpSync(old === null ? join(root, 'dist') : builtOf(old), join(stage, 'dist'), { recursive: true });
  // 0.10.0 has no command for the institute's name.
  if (old !== null) writeFileSync(join(stage, 'dist/server/name.js'), '');
  symlinkSync(join(root, 'node_modules'), join(stage, 'node_modules'));
  const sum = hash('sha256', readFileSync(node.file), 'hex');
  writeFileSync(join(stage, 'deploy/one/node.env'), `NODE_VERSION=${node.version}\nSHA256_linux-${process.arch}=${sum}\n`);
  const main = join(stage, 'dist/server/main.js');
  writeFileSync(main, `${spoilt}\n${readFileSync(main, 'utf8')}`);
  const file = pack({
    root: stage,
    packages: root,
    paths: ['package.json', 'package-lock.json', 'LICENSE', 'CHANGELOG.md', 'dist', 'deploy/one', ...serverPackages(root)],
    ...{ version: '0.10.0', commit: 'walk', at: `2026112410150${at}`, key, out: join(folder, 'releases') },
  });
  rmSync(stage, { recursive: true });
  return file;
}

let failures = 0;
/** One line of what was seen. */
function shown(what: string, isWell: boolean, more = ''): void {
  if (!isWell) failures += 1;
  say(`${isWell ? 'ok    ' : 'FAILED'} ${what}${more === '' ? '' : `: ${more}`}`);
}

const logged = (name: string, said: Said): Said => {
  writeFileSync(join(logs, `${name}.log`), `${said.text}\n\nstatus ${said.status}\n`);
  return said;
};

const timed = async (work: () => Promise<Said>): Promise<Said & { s: string }> => {
  const begun = Date.now();
  const said = await work();
  return { ...said, s: `${shownS(Date.now() - begun)} s` };
};

/** The state of all files that the command writes, and since when each unit runs. */
const stateOf = async ({ run }: Machine): Promise<string> => {
  const files = 'find /etc /opt/exam-portal /usr/local -xdev \\( -type f -o -type l \\) -printf "%p %m %u %s %T@ %l\\n" | sort | sha256sum';
  const units =
    'systemctl show -p Id,ActiveState,UnitFileState,ActiveEnterTimestampMonotonic exam-portal caddy nftables chrony exam-portal-backup.timer';
  return (await run(`${files}; ${units}`)).text;
};

/** How many hand-ins the database has, and of whom. */
async function handInsIn({ run }: Machine): Promise<Set<string>> {
  if (values.postgres === true) {
    const { text } = await run("cd / && runuser -u postgres -- psql -Atc 'select uid from submissions' exam_portal");
    return new Set(text.split('\n').filter((uid) => uid !== ''));
  }
  const look = `import Libsql from 'libsql'; const rows = new Libsql('/var/lib/exam-portal/portal.db').prepare('select uid from submissions').raw().all(); console.log(JSON.stringify(rows.flat()));`;
  const { text } = await run(`cd /opt/exam-portal/current && node/bin/node --input-type=module -e "${look}"`);
  return new Set(JSON.parse(text.split('\n').at(-1) ?? '[]') as string[]);
}

const isOpen = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2_000 });
    const answer = (is: boolean) => () => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', answer(true)).once('timeout', answer(false)).once('error', answer(false));
  });

execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
const node = nodeArchive();
const hasUpdates = values.only !== 'life';
const forUpdates = (at: number, how: { spoilt?: string; old?: string | null }): string => (hasUpdates ? release(at, node, how) : '');
const releases = {
  first: release(1, node),
  old: forUpdates(0, { old: hasUpdates ? sourceOf('0.10.0') : null }),
  dead: forUpdates(3, { spoilt: "throw new Error('This release is broken.');" }),
  deadInPlace: forUpdates(4, { spoilt: "if (process.env.PORT === '8080') throw new Error('This release is broken in its place.');" }),
};
const base = values.base ?? join(folder, 'base');
if (!existsSync(join(base, 'etc/debian_version'))) makeBase(base);
const keys = await newKeys();
const sign = signer(keys, 2);
const keysFolder = join(folder, 'keys');
mkdirSync(keysFolder);
writeFileSync(join(keysFolder, 'keys.json'), JSON.stringify({ keys: [await jwkOf(keys)] }));
copyFileSync(join(root, 'tests/cluster/kit/google-keys.mjs'), join(keysFolder, 'google-keys.mjs'));
mkdirSync(join(folder, 'backups'));
const binds = [`${join(folder, 'backups')}:/srv/backups`, `${keysFolder}:/opt/walk`, `${join(folder, 'releases')}:/srv/releases`];
const net = network();
const site = createServer((asked, reply) => {
  const isNode = asked.url === `/v${node.version}/node-v${node.version}-linux-${process.arch}.tar.xz`;
  reply.writeHead(isNode ? 200 : 404).end(isNode ? readFileSync(node.file) : '');
}).listen(0, net.own);
await new Promise((resolve) => site.once('listening', resolve));
const { port } = site.address() as { port: number };
const at = (file: string): string => file.replace(join(folder, 'releases'), '/srv/releases');
/** The three answers, as they are typed. */
const answers = [domain, 'Walk Institute', 'head@walk.example'];
const install = (more: string, file = releases.first): string =>
  [
    `printf '%s\\n' ${answers.map((each) => `'${each}'`).join(' ')} > answers && mkdir -p fresh && tar -xzf ${at(file)} -C fresh --strip-components=1 &&`,
    // As a person runs it: at a terminal, which the answers are typed at.
    `script -qefc "fresh/deploy/one/install.sh --internal-tls --node-from http://${net.own}:${port}`,
    `--set FIREBASE_PROJECT_ID=${project} --set FIREBASE_API_KEY=key --set NODE_OPTIONS=--import=/opt/walk/google-keys.mjs --set CLUSTER_KEYS=/opt/walk/keys.json ${values.postgres === true ? '--postgres' : ''} ${more}" /dev/null < answers`,
  ].join(' ');
const elsewhere = '--backup-to /srv/backups';

async function clear(): Promise<void> {
  await net.remove();
  site.close();
  for (const name of ['one', 'two', 'three', 'old'])
    if (existsSync(join(folder, name, 'console.log'))) copyFileSync(join(folder, name, 'console.log'), join(logs, `${name}-console.log`));
  rmSync(folder, { recursive: true, force: true });
}
for (const end of ['SIGINT', 'SIGTERM'] as const) process.once(end, () => void clear().then(() => process.exit(1)));

/** The portal of a machine, as devices reach it. */
const portalOf = ({ root: files, address }: Machine): Portal => ({
  ...{ domain, address },
  ca: readFileSync(join(files, 'var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt'), 'utf8'),
});

/** From the release to a portal that answers by HTTPS. */
async function installed(): Promise<{ one: Machine; portal: Portal }> {
  const one = await net.boot('one', base, folder, binds);
  const first = await timed(() => one.run(install(elsewhere)));
  logged('install', first);
  const asked = ['Name that leads to this machine: ', 'Name of the institute: ', "First admin's address: "];
  shown('install.sh on an empty machine', first.status === 0, first.s);
  shown(
    'questions that it asks',
    asked.every((each) => first.text.includes(each)),
    String(asked.length),
  );
  if (first.status !== 0) throw new Error(first.text.split('\n').slice(-8).join('\n'));
  const before = await stateOf(one);
  const again = await timed(() => one.run('fresh/deploy/one/install.sh'));
  logged('second-run', again);
  shown(
    'a second run asks nothing and changes nothing',
    again.text === 'Nothing was to be changed.' && (await stateOf(one)) === before,
    again.s,
  );
  return { one, portal: portalOf(one) };
}

async function answered({ one, portal }: { one: Machine; portal: Portal }): Promise<void> {
  const page = await ask(portal, 'GET', '/');
  const { 'strict-transport-security': hsts, 'alt-svc': other } = page.headers;
  shown(
    'HTTPS with HSTS and HTTP/3',
    page.status === 200 && hsts !== undefined && /h3=/.test(other ?? ''),
    `${page.status}, ${hsts}, ${other}`,
  );
  shown('the name of the institute', page.text.includes('Walk Institute'));
  const open: number[] = [];
  for (const each of [22, 80, 443, 2019, 8079, 8080]) if (await isOpen(one.address, each)) open.push(each);
  shown('ports that others reach', [80, 443].every((each) => open.includes(each)) && !open.some((each) => each > 443), open.join(', '));
  const judged = await one.run('systemd-analyze verify exam-portal.service exam-portal-backup.timer exam-portal-restore-test.timer');
  shown('systemd-analyze verify', judged.status === 0, judged.text);
  const safe = await one.run("systemd-analyze security --no-pager exam-portal | sed -n 's/.*exposure level for exam-portal.service: //p'");
  shown('systemd-analyze security', Number.parseFloat(safe.text) < 3, safe.text);
}

/** Makes a backup, throws the machine away, and returns another one that has the portal. */
async function keptAndRestored(one: Machine): Promise<Machine> {
  const backed = await timed(() => one.run('portal backup && portal restore-test'));
  shown('backup, and its restore as a test', backed.status === 0, backed.status === 0 ? backed.s : backed.text);
  const status = logged('status', await one.run('portal status'));
  shown('portal status', /certificate until/i.test(status.text) && /Last backup: 0 hours ago/.test(status.text));
  const before = await handInsIn(one);
  // What was written on paper.
  const kept = readFileSync(join(one.root, 'etc/exam-portal/backup.key'));
  await one.cut();
  const two = await net.boot('two', base, folder, binds);
  writeFileSync(join(two.root, 'root/backup.key'), kept);
  const restored = await timed(() => two.run(`${install(`${elsewhere} --backup-key backup.key`)} && portal restore`));
  logged('restore', restored);
  const after = restored.status === 0 ? await handInsIn(two) : new Set();
  shown(
    'the machine is thrown away; install and restore on another one',
    after.size === before.size && after.size > 0,
    `${restored.s}, ${after.size} of ${before.size} hand-ins`,
  );
  return two;
}

/** What the admin's page says, once the machine has told how it is. */
async function healthy(one: Machine, portal: Portal): Promise<void> {
  const told = await one.run('systemctl start exam-portal-report && systemctl is-active exam-portal-report.timer');
  const { text } = await ask(portal, 'GET', '/api/admin/health', await sign('head'));
  const { checks } = JSON.parse(text) as { checks: { of: string; state: string; code: string }[] };
  const said = Object.fromEntries(checks.map(({ of, code }) => [of, code]));
  const wanted = {
    machine: 'machine-told',
    certificate: 'certificate-until',
    backup: 'backup-made',
    restore: 'restore-tested',
    disk: 'disk-used',
  };
  const isSo = Object.entries(wanted).every(([of, code]) => said[of] === code);
  shown('the health of the portal, by the word of its machine', told.status === 0 && isSo, checks.map(({ code }) => code).join(', '));
}

/** Three troubles, each mended by what deploy/one/README.md says of it. */
async function troubled(one: Machine): Promise<void> {
  const status = async () => (await one.run('portal status')).text;
  for (const [what, cause, says, mends, well] of [
    ['Caddy stopped', 'systemctl stop caddy', 'LOOK   caddy does not run', 'systemctl start caddy && sleep 2', 'ok     Certificate until'],
    [
      'no backup for weeks',
      'echo 1700000000 > /var/lib/exam-portal-backup/last-backup',
      'which is too long',
      'portal backup',
      'Last backup: 0 hours ago',
    ],
    [
      'the portal stopped',
      'systemctl stop exam-portal',
      'LOOK   The portal does not answer',
      'systemctl start exam-portal && sleep 5',
      'ok     The portal answers',
    ],
  ] as const) {
    await one.run(cause);
    const ill = await status();
    await one.run(mends);
    const mended = await status();
    shown(
      `trouble: ${what}`,
      ill.includes(says) && mended.includes(well) && !mended.includes(says),
      ill
        .split('\n')
        .find((line) => line.includes(says))
        ?.trim(),
    );
  }
  const set = await one.run('portal set LOG_LEVEL=nonsense');
  shown(
    'trouble: a setting that cannot be',
    set.status === 1 && (await status()).includes('ok     The portal answers'),
    set.text.split('\n').at(-1),
  );
}

/** To another machine, while learners go on: what they hand in meanwhile arrives there. */
async function moved(one: Machine, portal: Portal, planted: { assessmentId: number; questionIds: number[] }): Promise<void> {
  const three = await net.boot('three', base, folder, binds);
  copyFileSync(join(one.root, 'etc/exam-portal/backup.key'), join(three.root, 'root/backup.key'));
  const ready = logged('install-three', await three.run(install(`${elsewhere} --backup-key backup.key`)));
  const stop = load(portal, planted, { sign, prefix: 'moving', aSecond: 5 });
  await pause(2_000);
  const begun = Date.now();
  const left = logged('move', await one.run('portal move'));
  const taken = logged('move-restore', await three.run('portal restore'));
  // The name leads to the new machine from here on.
  Object.assign(portal, portalOf(three));
  await pause(3_000);
  const { acknowledged, waiting, refused, longestMs } = await stop();
  const stored = await handInsIn(three);
  const lost = acknowledged.filter((uid) => !stored.has(uid));
  shown(
    'portal move to another machine, with hand-ins meanwhile',
    [ready, left, taken].every(({ status }) => status === 0) && lost.length + waiting.length + refused === 0 && acknowledged.length > 0,
    `${acknowledged.length} acknowledged, ${lost.length} lost, ${waiting.length} waiting, longest ${shownS(longestMs)} s, in all ${shownS(Date.now() - begun)} s`,
  );
  const off = await one.run(
    'systemctl is-active exam-portal; systemctl is-enabled exam-portal exam-portal-backup.timer; portal backup; fresh/deploy/one/install.sh',
  );
  const isOff = /^inactive\ndisabled\ndisabled\n/.test(off.text) && (off.text.match(/moved to another machine/g) ?? []).length === 2;
  shown('the old machine is off, and makes no backup', off.status !== 0 && isOff, isOff ? '' : off.text);
}

/** Another release, a broken one that is found in the rehearsal, one that is found in its place, and the way back, while learners hand in. */
async function updated(): Promise<void> {
  const one = await net.boot('old', base, folder, binds);
  const ready = logged('install-old', await one.run(install('', releases.old)));
  if (ready.status !== 0) throw new Error(ready.text.split('\n').slice(-8).join('\n'));
  const portal = portalOf(one);
  await one.run('portal role grant head admin');
  const planted = await plant(portal, await sign('head'));
  const current = async () => (await one.run('basename $(readlink /opt/exam-portal/current)')).text;
  const first = await current();
  copyFileSync(releases.first, `${releases.first}.cut.tar.gz`);
  execFileSync('truncate', ['-s', '-1', `${releases.first}.cut.tar.gz`]);
  copyFileSync(`${releases.first}.sig`, `${releases.first}.cut.tar.gz.sig`);
  const cut = await one.run(`portal update ${at(releases.first)}.cut.tar.gz`);
  shown('a release that was changed is refused', cut.status === 1 && (await current()) === first, cut.text);
  const stop = load(portal, planted, { sign, prefix: 'load', aSecond });
  await pause(3_000);
  const second = await timed(async () => logged('update', await one.run(`portal update ${at(releases.first)}`)));
  shown('update from 0.10.0', second.status === 0 && (await current()) !== first, `${second.s}, ${second.text.split('\n').at(-1)}`);
  const now = await current();
  const older = await one.run(`portal update ${at(releases.old)}`);
  shown('an older release is refused', older.status === 1 && (await current()) === now, older.text);
  const dead = await timed(async () => logged('update-dead', await one.run(`portal update ${at(releases.dead)}`)));
  shown(
    'a release that does not start is found on a copy of the data',
    dead.status === 1 && (await current()) === now,
    `${dead.s}, ${dead.text.split('\n').at(-1)}`,
  );
  const inPlace = await timed(async () => logged('update-dead-in-place', await one.run(`portal update ${at(releases.deadInPlace)}`)));
  shown(
    'one that fails in its place goes back by itself',
    inPlace.status === 1 && (await current()) === now,
    `${inPlace.s}, ${inPlace.text.split('\n').at(-1)}`,
  );
  const back = await timed(async () => logged('rollback', await one.run('portal rollback')));
  shown('rollback to 0.10.0', back.status === 0 && (await current()) === first, back.s);
  await pause(3_000);
  const { acknowledged, waiting, refused, failedTries, longestMs } = await stop();
  const stored = await handInsIn(one);
  const lost = acknowledged.filter((uid) => !stored.has(uid));
  const tries = [...failedTries].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none';
  shown(
    `hand-ins at ${aSecond} a second meanwhile`,
    lost.length + waiting.length + refused === 0,
    `${acknowledged.length} acknowledged, ${lost.length} lost, ${waiting.length} waiting, ${refused} refused, tries without a receipt: ${tries}, longest ${shownS(longestMs)} s`,
  );
}

/** From an empty machine to another one with all that a learner did. */
async function lived(): Promise<void> {
  const begun = Date.now();
  const { one, portal } = await installed();
  await answered({ one, portal });
  shown('the first admin of another kind: portal role', (await one.run('portal role grant head admin')).status === 0);
  const planted = await plant(portal, await sign('head'));
  const learner = { uid: 'asha', token: await sign('asha') };
  const seen = await sitsWhole(portal, learner, planted.assessmentId, logs);
  shown('a whole exam in Chromium, without a network from its start to its end', seen.isWell, `${shownS(seen.ms)} s, ${seen.text}`);
  const result = () => ask(portal, 'GET', `/api/assessment/${planted.assessmentId}/result`, learner.token);
  const before = await result();
  const two = await keptAndRestored(one);
  Object.assign(portal, portalOf(two));
  const after = await result();
  shown('the learner’s result is the same there', before.status === 200 && after.text === before.text, String(after.status));
  shown(
    'from an empty machine to this one, at most ten minutes',
    Date.now() - begun <= 600_000,
    `${((Date.now() - begun) / 60_000).toFixed(1)} minutes`,
  );
  await two.run('portal backup && portal restore-test');
  await healthy(two, portal);
  await troubled(two);
  await moved(two, portal, planted);
}

try {
  if (values.only !== 'updates') await lived();
  if (hasUpdates) await updated();
} catch (fault) {
  failures += 1;
  say(String(fault instanceof Error ? fault.message : fault));
} finally {
  await clear();
}
if (failures > 0) process.exitCode = 1;
