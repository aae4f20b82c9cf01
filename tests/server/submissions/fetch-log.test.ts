import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../../server/store/engine/store';
import { type FetchLogBounds, openFetchLog } from '../../../server/submissions/fetch-log';
import { until } from '../../kit/until';
import { assessmentOf } from '../kit/bank';
import { openPortal, type TestPortal } from '../kit/portal';

const unknown = 4_711;

describe('the log of fetches', () => {
  let portal: TestPortal;
  let id: number;
  let groups: number[];
  /** What a write throws. */
  let fault: () => Error | null;

  beforeAll(async () => {
    portal = await openPortal(null);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    ({ id } = (await assessmentOf(portal, 1)).paper);
    groups = [];
    fault = () => null;
  });

  /** Bounds by which nothing is written before it is flushed. */
  const never = { everyMs: 3_600_000 };
  function logWith(bounds: Partial<FetchLogBounds> = never) {
    const write: Store['write'] = async (query) => {
      groups.push(query.parameters.length / 4);
      const thrown = fault();
      if (thrown !== null) throw thrown;
      return portal.store.write(query);
    };
    return openFetchLog({ ...portal.store, write }, () => portal.clock.now, bounds);
  }
  const rows = async () =>
    (await portal.store.db.selectFrom('paper_fetches').selectAll().where('assessment_id', '=', id).orderBy('uid').execute()).map(
      ({ uid, fetched_at }) => [uid, fetched_at],
    );

  it('keeps the earliest of what several processes noted, whichever writes first', async () => {
    const [one, two] = [logWith(), logWith()];
    const at = portal.clock.now;
    one.record(id, 'asha', 'clear');
    portal.clock.now += 60_000;
    two.record(id, 'asha', 'clear');
    two.record(id, 'ravi', 'clear');
    await two.flush();
    await one.flush();
    await two.flush();
    expect(await rows()).toEqual([
      ['asha', at],
      ['ravi', at + 60_000],
    ]);
  });

  it('writes what is noted within its time, without being asked', async () => {
    const log = logWith({ everyMs: 1 });
    log.record(id, 'asha', 'clear');
    expect(groups).toEqual([]);
    await until(async () => (await rows()).length === 1);
    log.record(id, 'ravi', 'clear');
    await until(async () => (await rows()).length === 2);
  });

  it('keeps the first fetch of an account, before and after the write, of this process and of another', async () => {
    const [log, other] = [logWith(), logWith()];
    const first = portal.clock.now;
    log.record(id, 'asha', 'clear');
    portal.clock.now += 1_000;
    log.record(id, 'asha', 'clear');
    await log.flush();
    log.record(id, 'asha', 'clear');
    await log.flush();
    expect(groups).toEqual([1]);
    other.record(id, 'asha', 'clear');
    await other.flush();
    expect(await rows()).toEqual([['asha', first]]);
  });

  it('keeps the time of a sealed copy, and that the clear paper was fetched later, whichever process writes first', async () => {
    const forms = async () =>
      (await portal.store.db.selectFrom('paper_fetches').selectAll().where('assessment_id', '=', id).orderBy('uid').execute()).map(
        ({ uid, fetched_at, is_sealed }) => [uid, fetched_at, is_sealed],
      );
    const [one, two] = [logWith(), logWith()];
    const at = portal.clock.now;
    for (const uid of ['asha', 'mira', 'ravi']) one.record(id, uid, 'sealed');
    await one.flush();
    portal.clock.now += 60_000;
    one.record(id, 'asha', 'clear');
    expect([one.hasClear(id, 'asha'), one.hasClear(id, 'mira')]).toEqual([true, false]);
    two.record(id, 'mira', 'clear');
    await one.flush();
    await two.flush();
    for (const log of [one, two]) for (const uid of ['asha', 'mira']) log.record(id, uid, 'sealed');
    await one.flush();
    await two.flush();
    expect(await forms()).toEqual([
      ['asha', at, 0],
      ['mira', at, 0],
      ['ravi', at, 1],
    ]);
  });

  it('writes the clear paper that is fetched while the sealed copy is being written', async () => {
    const log = logWith();
    log.record(id, 'asha', 'sealed');
    const writing = log.flush();
    await Promise.resolve();
    log.record(id, 'asha', 'clear');
    await writing;
    await log.flush();
    const row = portal.store.db.selectFrom('paper_fetches').select('is_sealed').where('assessment_id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ is_sealed: 0 });
  });

  it('writes groups of five hundred at most', async () => {
    const log = logWith();
    for (let at = 0; at < 1_200; at++) log.record(id, `many-${at}`, 'clear');
    await log.flush();
    expect(groups).toEqual([500, 500, 200]);
    // The portal's own log may write what the suite before this one fetched.
    expect((await rows()).filter(([uid]) => String(uid).startsWith('many-'))).toHaveLength(1_200);
  });

  it('writes once if it is asked twice at the same moment', async () => {
    const log = logWith();
    log.record(id, 'asha', 'clear');
    await Promise.all([log.flush(), log.flush()]);
    expect(groups).toEqual([1]);
  });

  it('keeps its notes while the database takes no writes, and writes them then', async () => {
    const log = logWith({ everyMs: 1 });
    fault = () => Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
    log.record(id, 'asha', 'clear');
    await until(() => groups.length > 1);
    await expect(log.flush()).rejects.toThrow('full');
    expect(await rows()).toEqual([]);
    fault = () => null;
    await until(async () => (await rows()).length === 1);
  });

  it('keeps its notes if the database goes away between two rows of a group', async () => {
    const log = logWith();
    log.record(unknown, 'bad', 'clear');
    log.record(id, 'good', 'clear');
    fault = () => (groups.length === 2 ? Object.assign(new Error('away'), { code: 'ECONNREFUSED' }) : null);
    await expect(log.flush()).rejects.toThrow('away');
    await log.flush();
    expect((await rows()).map(([uid]) => uid)).toEqual(['good']);
  });

  it('drops a row that the database refuses for its own sake, and writes the others of its group', async () => {
    const log = logWith();
    log.record(id, 'good', 'clear');
    log.record(unknown, 'bad', 'clear');
    log.record(id, 'too', 'clear');
    await log.flush();
    expect((await rows()).map(([uid]) => uid)).toEqual(['good', 'too']);
    groups = [];
    await log.flush();
    expect(groups).toEqual([]);
  });

  it('notes no more than its bound; an account that was not noted is noted later', async () => {
    const log = logWith({ ...never, mostWaiting: 2 });
    for (const uid of ['asha', 'ravi', 'mira']) log.record(id, uid, 'clear');
    await log.flush();
    expect((await rows()).map(([uid]) => uid)).toEqual(['asha', 'ravi']);
    log.record(id, 'mira', 'clear');
    await log.flush();
    expect((await rows()).map(([uid]) => uid)).toEqual(['asha', 'mira', 'ravi']);
  });
});
