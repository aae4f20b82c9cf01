import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { debian, filesOf, type MachineFile, machines } from '../../deploy/machines.mjs';

const root = resolve(import.meta.dirname, '../..');
const deploy = join(root, 'deploy');
const folder = mkdtempSync(join(tmpdir(), 'backup-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const example = parseEnv(readFileSync(join(deploy, 'cluster.env.example'), 'utf8'));
/** The files of a machine, with a value for each setting of the example but these. */
function filesWith(name: string, given: Readonly<Record<string, string>>): MachineFile[] {
  const settings = Object.fromEntries(Object.entries(example).map(([setting, value]) => [setting, value === '' ? 'given' : (value ?? '')]));
  return machines.filter((each) => each.name === name).flatMap((each) => filesOf(each, { ...debian, ...settings, ...given }, deploy));
}
const namesOf = (files: readonly MachineFile[]): string[] => files.map(({ path }) => path);
const witness = filesWith('witness', {});
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

describe('the files of backups', () => {
  it('are there once a passphrase is, and those of an off-site copy once a bucket is', () => {
    expect(namesOf(witness)).toEqual(expect.arrayContaining(['etc/pgbackrest/backup.sh', 'etc/pgbackrest/conf.d/offsite.conf']));
    expect(namesOf(filesWith('witness', { OFFSITE_BUCKET: '' }))).not.toContain('etc/pgbackrest/conf.d/offsite.conf');
    const without = filesWith('witness', { BACKUP_PASSPHRASE: '', OFFSITE_BUCKET: '' });
    expect(namesOf(without).filter((path) => /pgbackrest|portal-/.test(path))).toEqual([]);
  });

  it('give the databases no passphrase of the repository', () => {
    const db = filesWith('db1', { OFFSITE_BUCKET: '', BACKUP_PASSPHRASE: 'secret-of-repository' });
    expect(namesOf(db)).toContain('etc/pgbackrest/restore.sh');
    expect(db.filter(({ text }) => text.includes('secret-of-repository'))).toEqual([]);
  });

  it('have a service for each timer, and a program for each service', () => {
    const units = witness.filter(({ path }) => path.startsWith('etc/systemd/system/portal-'));
    const timers = namesOf(units).filter((path) => path.endsWith('.timer'));
    expect(timers).toHaveLength(3);
    expect(namesOf(units)).toEqual(expect.arrayContaining(timers.map((path) => path.replace('.timer', '.service'))));
    const programs = units.flatMap(({ text }) =>
      [...text.matchAll(/^ExecStart=\/(\S+) (\w+)$/gm)].map(([, path = '', word = '']) => ({ path, word })),
    );
    expect(programs).toHaveLength(3);
    for (const { path, word } of programs)
      expect(witness.find((file) => file.path === path)?.text).toMatch(new RegExp(`^ *\\S*\\b${word}\\b.*\\)`, 'm'));
  });

  it('are scripts that a shell can read', () => {
    const scripts = [...witness, ...filesWith('db1', {})].filter(({ path }) => /(?:pgbackrest|patroni)\/.*\.sh$/.test(path));
    expect(scripts).toHaveLength(5);
    for (const { path, text } of scripts)
      expect(spawnSync('sh', ['-n'], { input: text, encoding: 'utf8' }), path).toMatchObject({ stderr: '' });
  });

  it('let segments go as long as no backups are set up, and keep them from then on', () => {
    const archive = filesWith('db1', { BACKUP_ETC: folder }).find(({ path }) => path.endsWith('pgbackrest-archive.sh'))?.text ?? '';
    const run = () => spawnSync('/bin/sh', ['-s', 'pg_wal/000000010000000000000001'], { input: archive, env: { PATH: folder } }).status;
    expect(run()).toBe(0);
    writeFileSync(join(folder, 'restore.sh'), '');
    // No pgbackrest is in this PATH: PostgreSQL keeps the segment and asks again.
    expect(run()).not.toBe(0);
  });

  it('tell times that the runbook explains and an alert watches', () => {
    const told = witness.flatMap(({ text }) => [...text.matchAll(/# TYPE (portal_backup_\w+) gauge/g)].map(([, name = '']) => name));
    expect(told).toHaveLength(3);
    const runbook = readFileSync(join(root, 'docs/operation/restore.md'), 'utf8');
    for (const name of told) expect(runbook).toContain(`\`${name}\`: when`);
    const watched = readFileSync(join(deploy, 'watching/etc/prometheus/rules/portal.yml'), 'utf8');
    expect(told.filter((name) => !watched.includes(name))).toEqual([]);
  });

  it.skipIf(!hasOpenssl)('have certificates that name each machine and its address, and no key that could make more', () => {
    const [env, out] = [join(folder, 'cluster.env'), join(folder, 'out')];
    writeFileSync(env, 'DB1=10.0.0.31\nDB2=10.0.0.32\n');
    expect(spawnSync('sh', [join(deploy, 'certificates.sh'), env, out], { encoding: 'utf8' })).toMatchObject({
      status: 1,
      stderr: 'WITNESS has no value.\n',
    });
    writeFileSync(env, 'DB1=10.0.0.31\nDB2=10.0.0.32\nWITNESS=10.0.0.33\n');
    expect(spawnSync('sh', [join(deploy, 'certificates.sh'), env, out]).status).toBe(0);
    const signer = new X509Certificate(readFileSync(join(out, 'app1/etc/exam-portal/ca.crt')));
    const parts = ['db1/etc/etcd', 'db1/etc/patroni', 'db1/etc/pgbackrest', 'witness/etc/etcd', 'witness/etc/pgbackrest'];
    for (const part of parts) {
      const own = new X509Certificate(readFileSync(join(out, part, 'tls/own.crt')));
      expect(own.verify(signer.publicKey)).toBe(true);
      const [name, address] = part.startsWith('db1') ? ['db1', '10.0.0.31'] : ['witness', '10.0.0.33'];
      expect([own.subject, own.subjectAltName]).toEqual([`CN=${name}`, `DNS:${address}, IP Address:${address}`]);
      expect(statSync(join(out, part, 'tls/own.key')).mode & 0o077).toBe(0);
    }
    const keys = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.key'));
    expect(keys).toHaveLength(8);
    // No API machine, and no balancer, has a key of the cluster.
    expect(keys.filter((path) => !/^(db1|db2|witness)\//.test(path))).toEqual([]);
  });
});
