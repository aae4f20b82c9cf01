import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { questionsOf } from '../../../contract/assessment/assessment';
import { correctKey } from '../../../server/assessments/regrade';
import { worksOn } from '../../../server/boot/job-works';
import { type Clockwork, openClockwork, type Work } from '../../../server/clockwork/clockwork';
import { jobPauseAfter, leaseMs } from '../../../server/clockwork/rhythm';
import type { Store } from '../../../server/store/engine/store';
import { openStore } from '../../../server/store/open/open';
import { eraseIn } from '../../../server/store/privacy/erase';
import { uidHash } from '../../../server/store/privacy/uid-hash';
import { cancelJob, countLateJobs, planJob, takeJob } from '../../../server/store/shared/jobs';
import { assessmentOf, handIn, submission } from '../kit/bank';
import { correctionOf } from '../kit/correction';
import { putMigrated } from '../kit/migrated-file';
import { noNews, noWebhook } from '../kit/no-works';
import { portalOn } from '../kit/portal';

const root = resolve(import.meta.dirname, '../../..');

/** Jobs of two processes on one database. `databaseUrl`: null on the embedded database. */
export function clockworkSuite(makeUrl: () => Promise<string | null>): void {
  let dataDir: string;
  let databaseUrl: string | null;
  let stores: [Store, Store];
  let now: number;
  let faults: unknown[];

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'portal-clockwork-'));
    databaseUrl = await makeUrl();
    if (databaseUrl === null) await putMigrated(dataDir);
    const open = () => openStore({ dataDir, databaseUrl }, () => undefined);
    stores = [await open(), await open()];
  });
  afterAll(async () => {
    for (const store of stores) await store.close();
    await rm(dataDir, { recursive: true });
  });
  beforeEach(() => {
    now = 1_000_000;
    faults = [];
  });
  afterEach(async () => {
    await stores[0].db.deleteFrom('jobs').execute();
    await stores[0].db.deleteFrom('busy_keys').execute();
  });

  const plan = (key: string, dueAt = now) => stores[0].atomically((tx) => planJob(tx, 'finish-regrade', key, dueAt));
  const jobs = () => stores[0].db.selectFrom('jobs').selectAll().orderBy('job_key').execute();
  const effects = async () =>
    (await stores[0].db.selectFrom('busy_keys').select('process').orderBy('process').execute()).map((row) => row.process);

  /** The effect is a row that can be written once only, and ends the job with it. */
  const havingOnce =
    (store: Store): Work =>
    (key, finish) =>
      store.atomically(async (tx) => {
        await tx.insertInto('busy_keys').values({ process: key, told_at: 0, keys_json: '' }).execute();
        await finish(tx);
      });
  const clockworkOf = (at: 0 | 1, work: Work = havingOnce(stores[at])): Clockwork =>
    openClockwork({
      ...{ store: stores[at], holder: `process ${at}`, now: () => now, random: () => 0 },
      works: {
        'finish-regrade': work,
        'sweep-erasure': work,
        'opening-news': work,
        'results-news': work,
        'report-news': work,
        'due-news': work,
        webhook: work,
      },
      onFault: (fault) => void faults.push(fault),
    });

  it('two processes that look at once do each of forty jobs, and each once', async () => {
    const keys = Array.from({ length: 40 }, (_, at) => `job ${String(at).padStart(2, '0')}`);
    for (const key of keys) await plan(key);
    const done = await Promise.all([clockworkOf(0).workOff(), clockworkOf(1).workOff()]);
    expect(done[0] + done[1]).toBe(40);
    expect(await effects()).toEqual(keys);
    expect(await jobs()).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('a job is done when it is due, and not before', async () => {
    await plan('later', now + 1);
    expect(await clockworkOf(0).workOff()).toBe(0);
    now += 1;
    expect(await clockworkOf(0).workOff()).toBe(1);
  });

  it('a lease keeps the other process away; a process that hung for longer has no effect, and the other has it once', async () => {
    await plan('slow');
    let wake = (): void => undefined;
    const asleep = new Promise<void>((resolve) => {
      wake = resolve;
    });
    let hasBegun = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      hasBegun = resolve;
    });
    const slow = clockworkOf(0, async (key, finish) => {
      hasBegun();
      await asleep;
      await havingOnce(stores[0])(`${key}, late`, finish);
    }).workOff();
    await begun;
    now += leaseMs - 1;
    expect(await clockworkOf(1).workOff()).toBe(0);
    now += 1;
    expect(await clockworkOf(1).workOff()).toBe(1);
    wake();
    expect(await slow).toBe(0);
    expect(await effects()).toEqual(['slow']);
    expect(faults).toEqual([]);
  });

  it('a job that fails is told of, waits, and is tried again', async () => {
    await plan('hard');
    const failing = clockworkOf(0, () => Promise.reject(new Error('not today')));
    expect(await failing.workOff()).toBe(0);
    expect(faults).toEqual([new Error('not today')]);
    now += jobPauseAfter(1) - 1;
    expect(await clockworkOf(1).workOff()).toBe(0);
    now += 1;
    expect(await failing.workOff()).toBe(0);
    expect(await jobs()).toMatchObject([{ tries: 2, due_at: now + jobPauseAfter(2), lease_until: 0 }]);
    now += jobPauseAfter(2);
    expect(await clockworkOf(1).workOff()).toBe(1);
  });

  it('jobs that fail five times, or that nobody takes for a quarter of an hour, are counted by kind', async () => {
    const late = () => countLateJobs(stores[1].db, now);
    const failing = clockworkOf(0, () => Promise.reject(new Error('never')));
    await plan('hard');
    for (let tries = 1; tries < 5; tries += 1) {
      await failing.workOff();
      expect(await late()).toEqual({});
      now += jobPauseAfter(tries);
    }
    await failing.workOff();
    expect(await late()).toEqual({ 'finish-regrade': 1 });
    await plan('left', now - 15 * 60_000);
    expect(await late()).toEqual({ 'finish-regrade': 1 });
    now += 1;
    expect(await late()).toEqual({ 'finish-regrade': 2 });
    // Another process does it now.
    await takeJob(stores[0].db, ['finish-regrade'], 'other', now, now + leaseMs);
    expect(await late()).toEqual({ 'finish-regrade': 1 });
  });

  it('a job that is planned again while it is done is done once more', async () => {
    await plan('twice');
    const interrupted = clockworkOf(0, async (_, finish) => {
      await plan('twice', now + 5);
      await stores[0].atomically(finish);
    });
    expect(await interrupted.workOff()).toBe(0);
    expect(await jobs()).toMatchObject([{ job_key: 'twice', due_at: now + 5 }]);
    now += 5;
    expect(await clockworkOf(1).workOff()).toBe(1);
  });

  it('work without a transaction of its own ends its job too; a cancelled job is not done', async () => {
    await plan('plain');
    await plan('cancelled');
    await cancelJob(stores[1].db, 'finish-regrade', 'cancelled');
    expect(await clockworkOf(0, async () => undefined).workOff()).toBe(1);
    expect(await jobs()).toEqual([]);
  });

  it('kinds of a newer version are left to its processes', async () => {
    await plan('new');
    expect(await takeJob(stores[0].db, ['sweep-erasure'], 'old', now, now + leaseMs)).toBeNull();
  });

  it('a stop waits for the job under way, and begins no other', async () => {
    await plan('a');
    await plan('b');
    const clockwork = clockworkOf(0, async (_, finish) => {
      void clockwork.stop();
      await stores[0].atomically(finish);
    });
    expect(await clockwork.workOff()).toBe(1);
    expect(await jobs()).toHaveLength(1);
  });

  it('what a process that was killed in the middle held is done by another, once', async () => {
    const cache = join(root, 'node_modules/.cache');
    await mkdir(cache, { recursive: true });
    const dir = await mkdtemp(join(cache, 'clockwork-'));
    await build({
      absWorkingDir: root,
      entryPoints: { killed: 'tests/server/clockwork/killed.ts', 'sqlite-writer': 'server/store/engine/sqlite/writer.ts' },
      ...{ outdir: dir, bundle: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20' },
      define: { 'process.env.PORTAL_VERSION': '"test"' },
    });
    now = Date.now();
    await plan('in the middle', now - 1);
    const child = spawn(process.execPath, [join(dir, 'killed.js'), dataDir, databaseUrl ?? ''], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    expect(said.toString()).toBe('holds in the middle\n');
    now = Date.now();
    expect(await clockworkOf(0).workOff()).toBe(0);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await rm(dir, { recursive: true });
    now = Date.now() + leaseMs;
    const done = await Promise.all([clockworkOf(0).workOff(), clockworkOf(1).workOff()]);
    expect(done[0] + done[1]).toBe(1);
    expect(await effects()).toEqual(['in the middle']);
  });

  it('an erasure whose process was killed before its sweep is swept by another, a minute later', async () => {
    const [one, two] = stores;
    const at = Date.now();
    await one.atomically((tx) => eraseIn(tx, 'asha', at));
    // A call that was under way writes after the erasure.
    await one.db.insertInto('shut_outs').values({ uid: 'asha', shut_out_at: 1 }).execute();
    const other = openClockwork({
      ...{
        store: two,
        works: worksOn(two, () => now, noNews, noWebhook),
        holder: 'other',
        now: () => now,
        random: () => 0,
      },
      onFault: (fault) => void faults.push(fault),
    });
    now = at + 59_999;
    expect(await other.workOff()).toBe(0);
    now = at + 60_000;
    expect(await other.workOff()).toBe(1);
    expect(await one.db.selectFrom('shut_outs').select('uid').where('uid', '=', 'asha').execute()).toEqual([]);
    expect(await one.db.selectFrom('erasures').select('is_swept').where('uid_hash', '=', uidHash('asha')).execute()).toEqual([
      { is_swept: 1 },
    ]);
    expect(faults).toEqual([]);
  });

  it('submissions that a killed process left behind a changed key are marked by another, a minute later', async () => {
    const [one, two] = stores;
    const portal = portalOn(one, {}, async () => undefined);
    const made = await assessmentOf(portal, 3);
    const { id } = made.paper;
    await portal.learner('bela').call('submit', handIn(submission(made, 2)));
    const [first] = questionsOf(made.paper);
    const at = Date.now();
    const questionId = first?.id ?? 0;
    await correctKey(one, correctionOf(id, questionId, ((made.right.get(questionId) ?? 0) % 4) + 1), at);
    // As a process leaves them that is killed between the change and its sweep.
    const version = 1;
    await one.db.updateTable('corrections').set({ is_swept: 0 }).where('assessment_id', '=', id).execute();
    await one.db.updateTable('submissions').set({ key_version: 0, score: 99 }).where('assessment_id', '=', id).execute();
    await one.db.deleteFrom('remarks').where('assessment_id', '=', id).execute();
    expect(await jobs()).toEqual([]);
    await plan(`${id}/${version}`, at);
    now = at;
    await openClockwork({
      ...{
        store: two,
        works: worksOn(two, () => now, noNews, noWebhook),
        holder: 'other',
        now: () => now,
        random: () => 0,
      },
      onFault: (fault) => void faults.push(fault),
    }).workOff();
    expect(faults).toEqual([]);
    const rows = await one.db.selectFrom('submissions').select(['key_version', 'score']).where('assessment_id', '=', id).execute();
    expect(rows).toMatchObject([{ key_version: version }]);
    expect(rows[0]?.score).not.toBe(99);
    expect(await one.db.selectFrom('corrections').select('is_swept').where('assessment_id', '=', id).execute()).toEqual([{ is_swept: 1 }]);
    await portal.close();
  });
}
