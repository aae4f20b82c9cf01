import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCopied } from '../../server/kit/on-postgres';
import { openPortal } from '../../server/kit/portal';
import type { Postgres } from '../../server/kit/postgres';
import { postgresBin } from '../../server/kit/postgres-programs';
import { answers, standIn } from '../kit/stand-in';

const bin = await postgresBin();
const canDump =
  bin !== null && process.platform === 'linux' && ['pg_dump', 'pg_restore', 'psql'].every((name) => existsSync(join(bin, name)));

/** The scripts of one machine with a real PostgreSQL: `install.sh --postgres`, a backup, its test, and its restore. Only restic is a stand-in: a folder. */
describe.skipIf(!canDump)('one machine with PostgreSQL', () => {
  const place = standIn();
  const { machine, folder, calls, program, install, portal, text } = place;
  let postgres: Postgres;
  let server: URL;
  const url = (name: string): string => `postgresql://exam-portal@127.0.0.1:${server.port}/${name}`;
  const called = (): string => readFileSync(calls, 'utf8');
  const kept = join(folder, 'kept');

  async function databases(): Promise<string[]> {
    const client = new pg.Client(server.href);
    await client.connect();
    const { rows } = await client.query<{ datname: string }>("select datname from pg_database where datname like 'exam%' order by 1");
    await client.end();
    return rows.map(({ datname }) => datname);
  }

  /** Lets a learner save a profile, as the portal would. */
  async function saves(uid: string): Promise<void> {
    const open = await openPortal(url('exam_portal'));
    await open.learner(uid).call('saveProfile', { body: { uid, firstName: uid, lastName: 'Rao', email: `${uid}@x.in`, location: 'Goa' } });
    await open.close();
  }

  async function names(database = 'exam_portal'): Promise<string[]> {
    const client = new pg.Client(url(database));
    await client.connect();
    const { rows } = await client.query<{ uid: string }>('select uid from people order by 1');
    await client.end();
    return rows.map(({ uid }) => uid);
  }

  beforeAll(async () => {
    postgres = await startCopied(bin ?? '');
    server = new URL(await postgres.database());
    place.begin();
    const data = join(machine, 'var/lib/exam-portal');
    mkdirSync(data, { recursive: true });
    // Users are known by the socket there; here by name.
    program(
      'runuser',
      `user=$2; shift 3; [ "$user" = postgres ] && user=portal; PATH=${bin}:$PATH PGHOST=127.0.0.1 PGPORT=${server.port} PGDATABASE=postgres PGUSER=$user exec "$@"`,
    );
    writeFileSync(join(machine, 'opt/exam-portal/node/24.11.1/bin/node'), '#!/bin/sh\n', { mode: 0o755 });
    program('install', 'for last; do :; done; case "$*" in *"-d "*) mkdir -p "$last" ;; *) shift 6; cp "$1" "$last" ;; esac');
    program(
      'restic',
      `for each; do [ "$before" = --target ] && target=$each; before=$each; done
case "$*" in
  *"cat config") [ -e ${place.repository} ] ;;
  *init) touch ${place.repository} ;;
  *snapshots*) cat ${folder}/snapshots ;;
  *" backup "*) rm -rf ${kept} && cp -r ${data}/backup ${kept} ;;
  *" restore "*) mkdir -p $target${data} && cp -r ${kept} $target${data}/backup ;;
esac`,
    );
  }, 60_000);
  afterAll(async () => {
    await postgres.stop();
    place.remove();
  });

  it('makes role and database once, without a password, and tells the server and the timers of them', async () => {
    expect(install(...answers, '--postgres', '--backup-to', 'sftp:keep@elsewhere:/portal')).toMatchObject({
      status: 0,
      said: expect.stringContaining('role exam-portal database exam_portal'),
    });
    expect(text('etc/exam-portal/portal.env')).toContain(
      '\nDATABASE_URL=postgresql://exam-portal@localhost/exam_portal?host=/var/run/postgresql\n',
    );
    expect(called()).toContain('systemctl is-active -q postgresql');
    expect(await databases()).toEqual(['exam_portal']);
    writeFileSync(calls, '');
    expect(install()).toEqual({ status: 0, said: 'Nothing was to be changed.' });
    expect(called()).not.toMatch(/createuser|createdb|apt-get/);
  });

  it('backs up, restores into a database of its own as a test, and removes it again', async () => {
    await saves('asha');
    expect(portal('backup').status).toBe(0);
    expect(readFileSync(join(kept, 'portal.dump')).subarray(0, 5).toString()).toBe('PGDMP');
    expect(portal('restore-test')).toEqual({ status: 0, said: '' });
    expect(await databases()).toEqual(['exam_portal']);
    expect(text('var/lib/exam-portal-backup/last-restore-test')).toMatch(/^\d+\n$/);
  });

  it('puts a backup back, keeps what was there beside it, and both lists of who was erased', async () => {
    const line = (digit: string) => `${JSON.stringify({ uidHash: digit.repeat(64), erasedAt: 1 })}\n`;
    writeFileSync(join(kept, 'erasures.jsonl'), line('a'));
    writeFileSync(join(machine, 'var/lib/exam-portal/erasures.jsonl'), line('b'));
    await saves('ravi');
    const { status, said } = portal('restore');
    expect(said).toMatch(/What was there before is kept as the database exam_portal_before_\w+\.$/);
    expect(status).toBe(0);
    expect(await names()).toEqual(['asha']);
    const [, before = ''] = await databases();
    expect(await names(before)).toEqual(['asha', 'ravi']);
    expect(text('var/lib/exam-portal/erasures.jsonl')).toBe(line('b') + line('a'));
  });

  it('goes on with what it had where a backup is broken or is one of SQLite', async () => {
    writeFileSync(join(kept, 'portal.dump'), readFileSync(join(kept, 'portal.dump')).subarray(0, 4_000));
    writeFileSync(calls, '');
    expect(portal('restore')).toMatchObject({ status: 1, said: expect.stringContaining('the portal runs on what it had') });
    expect(called()).toMatch(/systemctl stop exam-portal[\s\S]*systemctl start exam-portal\n/);
    expect(portal('restore-test')).toMatchObject({ status: 1, said: expect.stringContaining('cannot be restored') });
    expect(await names()).toEqual(['asha']);
    expect(await databases()).toHaveLength(2);
    writeFileSync(join(kept, 'portal.db'), '');
    writeFileSync(join(kept, 'portal.dump'), '');
    expect(portal('restore').status).toBe(1);
    expect(await names()).toEqual(['asha']);
  });

  it('is chosen at the first run alone', () => {
    writeFileSync(join(machine, 'var/lib/exam-portal/portal.db'), '');
    expect(install()).toMatchObject({ status: 1, said: expect.stringContaining('--postgres is chosen at the first run') });
  });
});
