import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pack, signer } from '../../../scripts/release/pack.mjs';
import { serverPackages } from '../../../scripts/release/server-packages.mjs';

const one = resolve(import.meta.dirname, '../../../deploy/one');
const folder = mkdtempSync(join(tmpdir(), 'release-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Releases are made on Linux, with OpenSSH and GNU tar. */
const canPack = process.platform === 'linux' && ['ssh-keygen', 'tar', 'gzip'].every((name) => spawnSync('which', [name]).status === 0);

const key = join(folder, 'key');
const stranger = join(folder, 'stranger');
const root = join(folder, 'portal');
const installed = join(folder, 'installed');
const at = '20261124101500';

/** A release of a portal that is one file. */
const made = (words: { at?: string; key?: string; also?: string[]; out?: string } = {}) =>
  pack({
    root,
    paths: ['package.json', 'dist', 'node_modules/left'],
    ...{ version: '1.2.3', commit: 'c0ffee', at, key, out: join(folder, 'out') },
    ...words,
  });

/** Runs words of lib.sh, as the command on the machine does. */
function shell(words: string) {
  const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-euo', 'pipefail', '-c', `. ${one}/lib.sh\n${words}`], {
    env: { PATH: process.env.PATH, PORTAL_ROOT: installed },
    encoding: 'utf8',
    // Where its input is a socket, bash takes itself for a remote shell and reads its settings.
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { status, said: `${stdout}${stderr}`.trim() };
}

const check = (file: string) => shell(`check_release '${file}' '${join(folder, 'signers')}'`);

/** A copy of a release with its signature and checksum, to be spoilt. */
function copied(file: string, name: string): string {
  const copy = join(folder, name);
  for (const end of ['', '.sig', '.sha256']) cpSync(`${file}${end}`, `${copy}${end}`);
  return copy;
}

describe.skipIf(!canPack)('a release', () => {
  let file: string;
  beforeAll(() => {
    for (const each of [key, stranger]) execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', each]);
    mkdirSync(join(root, 'dist/server'), { recursive: true });
    mkdirSync(join(root, 'node_modules/left/node_modules/inner'), { recursive: true });
    writeFileSync(join(root, 'package.json'), '{"name":"small","version":"1.2.3","dependencies":{"left":"1.0.0"}}');
    writeFileSync(
      join(root, 'package-lock.json'),
      '{"name":"small","version":"1.2.3","lockfileVersion":3,"packages":{"":{"name":"small","version":"1.2.3","dependencies":{"left":"1.0.0"}},"node_modules/left":{"version":"1.0.0"}}}',
    );
    writeFileSync(join(root, 'dist/server/main.js'), 'serve();\n');
    writeFileSync(join(root, 'node_modules/left/package.json'), '{"name":"left","version":"1.0.0","dependencies":{"inner":"1.0.0"}}');
    writeFileSync(join(root, 'node_modules/left/node_modules/inner/package.json'), '{"name":"inner","version":"1.0.0"}');
    file = made();
    const { stdout } = spawnSync('tar', ['-xzOf', file, 'exam-portal-1.2.3-20261124101500/signers']);
    writeFileSync(join(folder, 'signers'), stdout);
  });

  const filesOf = (archive: string) =>
    execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((name) => name.slice('exam-portal-1.2.3-20261124101500/'.length))
      .filter((name) => name !== '' && !name.endsWith('/'));

  it('holds what a machine needs, what it is made of, and who may sign the next one', () => {
    expect(filesOf(file)).toEqual([
      'RELEASE',
      'dist/server/main.js',
      'node_modules/left/package.json',
      'package.json',
      'sbom.cdx.json',
      'signers',
    ]);
    const inside = (name: string) => execFileSync('tar', ['-xzOf', file, `exam-portal-1.2.3-${at}/${name}`], { encoding: 'utf8' });
    expect(inside('RELEASE')).toBe(`ID=1.2.3-${at}\nVERSION=1.2.3\nCOMMIT=c0ffee\nPLATFORM=${process.platform}-${process.arch}\n`);
    expect(JSON.parse(inside('sbom.cdx.json'))).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { version: '1.2.3' } },
      components: [{ name: 'left', version: '1.0.0' }, { name: 'inner' }],
    });
    const next = made({ also: [`${stranger}.pub`], out: join(folder, 'next') });
    const signers = execFileSync('tar', ['-xzOf', next, `exam-portal-1.2.3-${at}/signers`], { encoding: 'utf8' })
      .trim()
      .split('\n');
    expect(signers).toHaveLength(2);
    for (const line of signers) expect(line).toMatch(new RegExp(`^${signer} namespaces="${signer}" ssh-ed25519 \\S+$`));
  });

  it('of the same commit has the same bytes', () => {
    const again = made({ out: join(folder, 'again') });
    expect(readFileSync(`${again}.sha256`, 'utf8')).toBe(readFileSync(`${file}.sha256`, 'utf8'));
  });

  it('that is whole and signed is taken, without its checksum too', () => {
    expect(check(file)).toEqual({ status: 0, said: '' });
    const bare = copied(file, 'bare.tar.gz');
    rmSync(`${bare}.sha256`);
    expect(check(bare)).toEqual({ status: 0, said: '' });
  });

  it('that is cut short is refused by its checksum, and without one by its signature', () => {
    const cut = copied(file, 'cut.tar.gz');
    truncateSync(cut, 300);
    expect(check(cut)).toMatchObject({ status: 1, said: expect.stringContaining('is not whole') });
    rmSync(`${cut}.sha256`);
    expect(check(cut)).toMatchObject({ status: 1, said: expect.stringContaining('is not signed by a key') });
  });

  it('of a stranger, without a signature, or signed for another purpose is refused', () => {
    expect(check(made({ key: stranger, out: join(folder, 'forged') }))).toMatchObject({
      status: 1,
      said: expect.stringContaining('is not signed by a key'),
    });
    const unsigned = copied(file, 'unsigned.tar.gz');
    rmSync(`${unsigned}.sig`);
    expect(check(unsigned)).toMatchObject({ status: 1, said: expect.stringContaining('There is no signature') });
    execFileSync('ssh-keygen', ['-q', '-Y', 'sign', '-f', key, '-n', 'git', unsigned], { stdio: 'ignore' });
    expect(check(unsigned)).toMatchObject({ status: 1, said: expect.stringContaining('is not signed by a key') });
  });

  it('is put among the others; one that is older, the same, or for another processor is not', () => {
    expect(shell(`unpack_release '${file}' 1.2.2-20991231235959`)).toEqual({ status: 0, said: `1.2.3-${at}` });
    expect(existsSync(join(installed, `opt/exam-portal/releases/1.2.3-${at}/dist/server/main.js`))).toBe(true);
    expect(shell(`unpack_release '${file}' 1.2.3-${at}`)).toMatchObject({ status: 1, said: expect.stringContaining('runs already') });
    for (const newer of ['1.2.3-20261124101501', '1.10.0-20261101000000', '10.0.0-20261101000000'])
      expect(shell(`unpack_release '${file}' ${newer}`)).toMatchObject({ status: 1, said: expect.stringContaining('is older than') });
    expect(shell(`platform() { echo linux-mips; }\nunpack_release '${file}' ''`)).toMatchObject({
      status: 1,
      said: expect.stringContaining('and this machine is linux-mips'),
    });
    expect(readdirSync(join(installed, 'opt/exam-portal/releases'))).toEqual([`1.2.3-${at}`]);
  });
});

describe('npm run release', () => {
  const asked = (...words: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/release/run.mjs', ...words], { encoding: 'utf8' });
    return { status, said: stderr };
  };

  it('says what it needs before it builds anything', () => {
    expect(asked()).toMatchObject({ status: 1, said: expect.stringMatching(/^Say with which key: npm run release/) });
    expect(asked('--key', join(folder, 'none'))).toMatchObject({ status: 1, said: expect.stringContaining('There is no file') });
    expect(asked('--sign')).toMatchObject({ status: 1, said: expect.stringContaining("Unknown option '--sign'") });
  });

  it('packs the packages that the server imports and what these need, and nothing of the page or of development', () => {
    const built = join(folder, 'built');
    mkdirSync(join(built, 'dist/server'), { recursive: true });
    for (const name of ['react', 'pg', 'pg/node_modules/inner', 'pg-pool', 'vitest', 'late', '@scope/kit'])
      mkdirSync(join(built, 'node_modules', name), { recursive: true });
    writeFileSync(
      join(built, 'dist/server/main.js'),
      'import { readFile } from "node:fs/promises";\nimport pg from "pg/lib/x";\nimport "./own.js";\nconst kit = await import("@scope/kit");\nawait import("vitest");\ncreateRequire(import.meta.url)("late");\n',
    );
    writeFileSync(
      join(built, 'package-lock.json'),
      JSON.stringify({
        packages: {
          '': {},
          'node_modules/react': {},
          'node_modules/pg': {
            dependencies: { inner: '1' },
            peerDependencies: { 'pg-pool': '1', react: '1' },
            peerDependenciesMeta: { react: { optional: true } },
          },
          'node_modules/pg/node_modules/inner': { optionalDependencies: { 'not-here': '1' } },
          'node_modules/not-here': {},
          'node_modules/pg-pool': {},
          'node_modules/vitest': { dev: true },
          'node_modules/@scope/kit': {},
          'node_modules/late': {},
        },
      }),
    );
    expect(serverPackages(built)).toEqual([
      'node_modules/@scope/kit',
      'node_modules/late',
      'node_modules/pg',
      'node_modules/pg-pool',
      'node_modules/pg/node_modules/inner',
    ]);
  });
});

it('the last words of a portal are what it complained of, not that it answered somebody', () => {
  const lines = ['{"level":50,"msg":"A setting cannot be used."}', '{"level":30,"ms":1,"msg":"replied"}', 'Node.js v24.11.1'];
  expect(shell(`journalctl() { printf '%s\\n' ${lines.map((line) => `'${line}'`).join(' ')}; }; last_words`).said).toBe(
    'A setting cannot be used.',
  );
});
