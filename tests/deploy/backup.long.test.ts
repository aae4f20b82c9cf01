import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Submission } from '../../contract/assessment/assessment';
import type { Store } from '../../server/store/engine/store';
import { openStore } from '../../server/store/open/open';
import { until } from '../kit/until';
import { assessmentOf, handIn, type Made, submission } from '../server/kit/bank';
import { portalOn, type TestPortal } from '../server/kit/portal';
import { type BackedUp, programsOfBackups, startBackedUp } from './kit/backed-up';

const programs = await programsOfBackups();
const without = 'missing' in programs ? ` (skipped: Debian's packages ${programs.missing.join(', ')} are missing)` : '';
/** Backups copy whole databases and wait for segments. */
const patienceMs = 120_000;
const well = { isWell: true, text: expect.any(String) };
/** How an encrypted file begins. */
const salted = Buffer.from('Salted__');
/** Three right answers and one that is missing, of the hand-in that counts. */
const right = 12;

/** Tests follow each other on one database: each begins with what the one before left. */
describe.skipIf('missing' in programs)(`the backups of a cluster${without}`, () => {
  let machines: BackedUp;
  let portal: TestPortal;
  let made: Made;
  /** The DATA_DIR of a new app machine, which has no list of erasures. */
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-app-'));

  const open = (): Promise<Store> =>
    openStore({ dataDir: mkdtempSync(join(dataDir, 'app-')), databaseUrl: machines.databaseUrl }, () => undefined);
  /** The second of the database's clock, as an operator would write it. */
  const now = async (): Promise<string> => {
    const [row] = await machines.query(`select to_char(clock_timestamp(), 'YYYY-MM-DD HH24:MI:SS.US+00') as now, pg_sleep(0.01)`);
    return String(row?.now);
  };
  const uids = async (): Promise<unknown[]> => (await machines.query('select uid from submissions order by uid')).map(({ uid }) => uid);
  const metric = (name: string): number => Number(new RegExp(`^${name}(?:{repo="1"})? (\\d+)$`, 'm').exec(machines.metrics())?.[1]);
  const hands = (uid: string) => portal.learner(uid).call('submit', handIn(submission(made, 2)));

  /** A second before each mistake, as the operator finds it in a log. */
  const before = { erasure: '', drop: '' };

  /** The further hand-in of a learner, and what the learner was told of it. */
  const second: { body: Submission; receipt: unknown } = {
    body: { assessmentId: 0, timeTaken: 0, submitted: true, answers: [] },
    receipt: null,
  };

  beforeAll(async () => {
    if ('missing' in programs) return;
    machines = await startBackedUp(programs.bin);
    await machines.query(`alter database portal set timezone = 'UTC'`, 'postgres');
    portal = portalOn(await open());
    made = await assessmentOf(portal, 4);
    await portal.admin.call('getRole', { params: { uid: 'head' } });
    const profile = { firstName: 'Asha', lastName: 'Rao', email: 'asha@portal.test', location: 'Pune' };
    await portal.learner('asha').call('saveProfile', { body: { uid: 'asha', ...profile } });
    for (const uid of ['asha', 'mira']) await hands(uid);
  }, patienceMs);
  afterAll(async () => {
    await machines?.remove();
    rmSync(dataDir, { recursive: true });
  });

  it(
    'are made of the primary while the standby is down, with their time for the alert',
    async () => {
      expect(await machines.run('witness', 'backup.sh', 'backup')).toEqual(well);
      // pgBackRest counts in seconds: only a later one is after the backup.
      await until(() => Date.now() / 1_000 > metric('portal_backup_last_success_timestamp_seconds') + 1);
      expect(Math.abs(metric('portal_backup_last_success_timestamp_seconds') - Date.now() / 1_000)).toBeLessThan(60);
    },
    patienceMs,
  );

  it('are encrypted, each file of them', () => {
    const files = readdirSync(machines.repository, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(10);
    const open = files
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !readFileSync(file).subarray(0, 8).equals(salted));
    expect(open).toEqual([]);
  });

  it(
    'bring a dropped table back beside the portal, and no hand-in after the mistake is lost',
    async () => {
      await hands('ravi');
      before.erasure = await now();
      await portal.admin.call('erasePerson', { params: { uid: 'mira' } });
      await hands('sita');
      // Asha sits the test again, and hands in better answers.
      await portal.admin.call('giveChance', {
        params: { id: made.paper.id },
        body: { uids: ['asha'], reason: 'Power cut', counts: 'last' },
      });
      second.body = { ...submission(made, 3), chance: 2 };
      second.receipt = await portal.learner('asha').call('submit', handIn(second.body));
      before.drop = await now();
      await machines.query('drop table answer_keys');
      await machines.query('update submissions set score = 0');
      // What the portal does not need the table for goes on.
      const profile = { firstName: 'Asha', lastName: 'Rao', email: 'asha@portal.test', location: 'after the mistake' };
      await portal.learner('asha').call('saveProfile', { body: { uid: 'asha', ...profile } });
      expect(await machines.run('witness', 'backup.sh', 'check')).toEqual(well);
      expect(Math.abs(metric('portal_backup_last_archive_timestamp_seconds') - Date.now() / 1_000)).toBeLessThan(60);

      const folder = join(machines.folder, 'beside');
      expect(await machines.run('db1', 'restore.sh', 'beside', folder, before.drop)).toEqual(well);
      const socket = ['-h', `${folder}.run`, '-U', 'postgres'];
      await machines.postgres(
        'psql',
        [machines.databaseUrl, '-v', 'ON_ERROR_STOP=1'],
        await machines.postgres('pg_dump', [...socket, '-t', 'answer_keys', 'portal']),
      );
      const scores = await machines.postgres('psql', [
        ...socket,
        '-c',
        'copy (select uid, assessment_id, score from submissions) to stdout',
        'portal',
      ]);
      const mend = `create temporary table was (uid text, assessment_id bigint, score double precision);\ncopy was from stdin;\n${scores}\\.\nupdate submissions s set score = was.score from was where (s.uid, s.assessment_id) = (was.uid, was.assessment_id);`;
      await machines.postgres('psql', [machines.databaseUrl, '-v', 'ON_ERROR_STOP=1'], mend);
      await machines.postgres('pg_ctl', ['-D', folder, '-m', 'immediate', 'stop']);

      expect(await uids()).toEqual(['asha', 'ravi', 'sita']);
      expect(await machines.query(`select location from people where uid = 'asha'`)).toEqual([{ location: 'after the mistake' }]);
      const { id } = made.paper;
      expect((await portal.learner('asha').call('getResult', { params: { id } })).score).toBe(right);
    },
    patienceMs,
  );

  it('refuse a time without a zone, a database that runs, and a folder that is in use', async () => {
    const said = (...words: string[]) => machines.run('db1', 'restore.sh', ...words);
    expect(await said('in-place', '2026-11-23 10:31:59')).toEqual({
      isWell: false,
      text: expect.stringContaining('a second with its zone'),
    });
    expect(await said('in-place', before.erasure)).toEqual({ isWell: false, text: expect.stringContaining('Stop Patroni') });
    expect(await said('beside', machines.folder, before.erasure)).toEqual({
      isWell: false,
      text: expect.stringContaining('is there already'),
    });
    expect(await said('inplace', before.erasure)).toEqual({ isWell: false, text: expect.stringContaining('restore.sh in-place TIME') });
    expect(await uids()).toEqual(['asha', 'ravi', 'sita']);
  });

  it(
    'put the whole database back to a second',
    async () => {
      await portal.close();
      await machines.stop();
      const restored = await machines.run('db1', 'restore.sh', 'in-place', before.erasure);
      expect(restored).toEqual({ isWell: true, text: expect.stringContaining('Erasures known since: 1.') });
      await machines.start();
      // As it was in that second: before the erasure and before what came after it.
      expect(await uids()).toEqual(['asha', 'mira', 'ravi']);
    },
    patienceMs,
  );

  it(
    'bring back what came after that second before the portal runs, which erases again whom the restore has brought back',
    async () => {
      const folder = join(machines.folder, 'beside-late');
      // The end of what was before the restore: the first timeline.
      expect(await machines.run('db1', 'restore.sh', 'beside', folder, 'latest', '--target-timeline=1')).toEqual(well);
      const early = portalOn(await open());
      expect(await machines.run('db1', 'restore.sh', 'late', folder)).toEqual({
        isWell: false,
        text: expect.stringContaining('is running'),
      });
      await early.close();
      expect(await machines.run('db1', 'restore.sh', 'late', folder)).toEqual({
        isWell: true,
        text: expect.stringContaining('numbered_hand_ins: 2 added'),
      });
      await machines.postgres('pg_ctl', ['-D', folder, '-m', 'immediate', 'stop']);

      portal = portalOn(await open());
      expect(await uids()).toEqual(['asha', 'ravi', 'sita']);
      expect(await machines.query(`select uid from people where uid = 'mira'`)).toEqual([]);
      expect((await portal.learner('mira').tries('getRole', { params: { uid: 'mira' } })).problem?.reason?.code).toBe('account-erased');
      const asha = portal.learner('asha');
      expect(await asha.call('getResult', { params: { id: made.paper.id } })).toMatchObject({
        score: right,
        counted: { number: 2, of: 2 },
      });
      // A device that asks again gets the receipt that it had.
      expect(await asha.call('submit', handIn(second.body))).toEqual(second.receipt);
      await hands('tara');
      expect(await uids()).toEqual(['asha', 'ravi', 'sita', 'tara']);
    },
    patienceMs,
  );

  it(
    'are enough where the database machine has lost all it had; who was erased is read from the end of the archive',
    async () => {
      const beforeLoss = await now();
      await portal.admin.call('erasePerson', { params: { uid: 'ravi' } });
      await portal.close();
      await machines.stop();
      await machines.loseData();
      const restored = await machines.run('db1', 'restore.sh', 'in-place', beforeLoss);
      expect(restored).toEqual({ isWell: true, text: expect.stringContaining('Erasures known since: 2.') });
      await machines.start();
      expect(await uids()).toEqual(['asha', 'ravi', 'sita', 'tara']);
      portal = portalOn(await open());
      expect(await uids()).toEqual(['asha', 'sita', 'tara']);
    },
    patienceMs,
  );

  it(
    'are followed by a backup of the new timeline, which can be restored',
    async () => {
      expect(await machines.run('witness', 'backup.sh', 'check')).toEqual(well);
      expect(await machines.run('witness', 'backup.sh', 'check')).toEqual(well);
      const checked = await machines.run('witness', 'restore.sh', 'check');
      expect(checked).toEqual({
        isWell: true,
        text: expect.stringMatching(/Repository 1 can be restored up to segment 00000003\w{16}: \d+ people, 3 submissions/),
      });
      expect(Math.abs(metric('portal_backup_last_restore_timestamp_seconds') - Date.now() / 1_000)).toBeLessThan(60);
      expect(readdirSync(join(machines.folder, 'witness/state'))).toEqual([]);
    },
    patienceMs,
  );

  it(
    'are told from backups that cannot be restored, and no readable copy stays behind',
    async () => {
      const restoredAt = metric('portal_backup_last_restore_timestamp_seconds');
      expect(await machines.run('witness', 'backup.sh', 'check')).toEqual(well);
      const segments = readdirSync(machines.repository, { recursive: true, encoding: 'utf8' })
        .filter((path) => /00000003\w{16}-.*zst$/.test(path))
        .toSorted();
      // Not the newest: its loss would look like an older end.
      rmSync(join(machines.repository, segments.at(-2) ?? ''));
      expect(await machines.run('witness', 'restore.sh', 'check')).toEqual({
        isWell: false,
        text: expect.stringContaining('a segment of the archive is missing'),
      });
      expect(metric('portal_backup_last_restore_timestamp_seconds')).toBe(restoredAt);
      expect(readdirSync(join(machines.folder, 'witness/state'))).toEqual([]);
    },
    patienceMs,
  );
});
