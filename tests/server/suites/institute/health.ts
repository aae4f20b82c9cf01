import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs } from '../../../../contract/fields/times';
import type { Health } from '../../../../contract/institute/health';
import { addMessage, countTry, noteTry } from '../../../../server/store/institute/webhooks';
import { planJob, takeJob } from '../../../../server/store/shared/jobs';
import { countProcesses, tellAlive, tellGone } from '../../../../server/store/shared/processes';
import type { TestPortal } from '../../kit/portal';
import { standingAlone } from '../../kit/standing-alone';
import type { Open } from '../open';

/** Whether all is well, for admins who may do everything (ADR 87). */
export function healthSuite(open: Open): void {
  let portal: TestPortal;
  let written: string | null | Error = null;
  const around = {
    ...standingAlone.around,
    version: '1.2.3',
    async machineText() {
      if (written instanceof Error) throw written;
      return written;
    },
    diskPercent: async () => 90,
  };

  const health = (): Promise<Health> => portal.admin.call('getHealth', {});
  const of = async (subject: string) => (await health()).checks.find((check) => check.of === subject);
  const troubles = async () => (await portal.admin.call('getToday', { query: {} })).waits.health;

  beforeAll(async () => {
    portal = await open({ around });
  });
  afterAll(() => portal.close());

  it('says what a process knows by itself, and what it does not know', async () => {
    const { at, checks } = await health();
    expect(at).toBe('2026-03-01T09:00:00.000Z');
    expect(checks.find((check) => check.of === 'disk')).toEqual({
      of: 'disk',
      state: 'look',
      code: 'disk-full',
      params: { percent: 90 },
    });
    expect(checks.find((check) => check.of === 'version')?.params).toEqual({ version: '1.2.3' });
    for (const subject of ['machine', 'certificate', 'backup', 'restore', 'services'])
      expect(await of(subject), subject).toEqual({ of: subject, state: 'unknown', code: 'unknown', params: {} });
  });

  it('reads the word of the machine, and says where there is none', async () => {
    const second = portal.clock.now / 1000;
    const machine = {
      ...{ at: second - 60, release: '1.2.3-1', newer: null, certificateUntil: second + 9e6, isInternal: false },
      ...{ backupAt: second - 3600, restoreTestAt: second - 7200, isBackupElsewhere: true, diskPercent: 12, isClockSet: true },
      ...{ stopped: ['caddy'], isRestartDue: false },
    };
    written = JSON.stringify(machine);
    expect(await of('services')).toMatchObject({ state: 'look', code: 'services-stopped', params: { names: 'caddy' } });
    expect(await of('disk')).toMatchObject({ state: 'well', params: { percent: 12 } });
    for (const wrong of [new Error('no such file'), '{', JSON.stringify({ ...machine, stopped: ['<b>'] })]) {
      written = wrong;
      expect(await of('machine')).toMatchObject({ state: 'look', code: 'machine-unreadable' });
    }
    written = null;
  });

  it('counts jobs that nobody does and jobs that fail, and no others', async () => {
    const { store, clock } = portal;
    const plan = (key: string, dueAt: number) => store.atomically((tx) => planJob(tx, 'results-news', key, dueAt));
    expect(await of('jobs')).toMatchObject({ code: 'jobs-done' });
    await plan('soon', clock.now + 1);
    await plan('just due', clock.now - 900_000);
    expect(await of('jobs')).toMatchObject({ code: 'jobs-done' });
    await plan('long due', clock.now - 900_001);
    expect(await of('jobs')).toMatchObject({ state: 'look', code: 'jobs-late', params: { count: 1 } });
    // A process has it.
    await takeJob(store.db, ['results-news'], 'one', clock.now, clock.now + 60_000);
    expect(await of('jobs')).toMatchObject({ code: 'jobs-done' });
    await store.db
      .updateTable('jobs')
      .set({ tries: 5, lease_until: 0, due_at: clock.now + 60_000 })
      .where('job_key', '=', 'long due')
      .execute();
    expect(await of('jobs')).toMatchObject({ params: { count: 1 } });
    await store.db.deleteFrom('jobs').where('kind', '=', 'results-news').execute();
  });

  it('asks for a look where messages of the webhook were refused more than once, or for good, for a day', async () => {
    const { store, clock } = portal;
    const made = clock.now;
    const enter = (id: string) =>
      store.atomically((tx) => addMessage(tx, id, { id, type: 'test', at: '2026-03-01T09:00:00.000Z' }, made, 0));
    for (const id of ['once', 'twice', 'gone']) await enter(id);
    for (const id of ['once', 'twice', 'twice', 'gone']) await countTry(store.db, id);
    await noteTry(store, 'gone', { state: 'failed', status: 500, again: null });
    expect(await of('webhook')).toMatchObject({ state: 'look', code: 'webhook-refused', params: { count: 2 } });
    clock.now = made + dayMs + 1;
    expect(await of('webhook')).toMatchObject({ state: 'well', code: 'webhook-heard' });
    clock.now = made;
    await store.db.deleteFrom('webhook_messages').execute();
  });

  it('counts the processes that have told of themselves in the last minutes', async () => {
    const { store, clock } = portal;
    if (store.engine === 'sqlite') {
      expect(await countProcesses(store, clock.now)).toBe(1);
      return;
    }
    expect(await of('processes')).toMatchObject({ state: 'unknown' });
    await tellAlive(store, 'one', clock.now - 149_000);
    await tellAlive(store, 'two', clock.now);
    await tellAlive(store, 'gone', clock.now - 151_000);
    expect(await of('processes')).toMatchObject({ state: 'well', params: { count: 2 } });
    await tellGone(store, 'two');
    expect(await of('processes')).toMatchObject({ params: { count: 1 } });
    for (const id of ['one', 'gone']) await tellGone(store, id);
  });

  it('is told on the home screen in one number, to those who may look', async () => {
    expect(await troubles()).toBe(1);
    const limited = portal.learner('tests-only');
    const profile = { uid: 'tests-only', firstName: 'Asha', lastName: 'Rao', email: 'a@x.in', location: 'Goa' };
    await limited.call('saveProfile', { body: profile });
    await portal.admin.call('setRole', { params: { uid: 'tests-only' }, body: { role: 'admin', rights: ['make-tests'] } });
    expect((await limited.call('getToday', { query: {} })).waits.health).toBe(0);
    expect((await limited.tries('getHealth', {})).status).toBe(403);
    expect((await portal.learner('asha').tries('getHealth', {})).status).toBe(403);
  });
}
