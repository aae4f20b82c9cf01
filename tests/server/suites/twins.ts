import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cell } from '../../../contract/sheet/cells';
import { type Erased, openErased } from '../../../server/auth/erased';
import { exchangeIn } from '../../../server/limits/exchange';
import { openRequestLimits } from '../../../server/limits/request-limits';
import { openSenders } from '../../../server/limits/senders';
import { openStore } from '../../../server/store/open/open';
import { grantAddress, revokeAddress } from '../../../server/store/people/admin-addresses';
import { readList } from '../../../server/store/privacy/list-file';
import { uidHash } from '../../../server/store/privacy/uid-hash';
import { header, row, rows } from '../../kit/sheet';
import { assessmentOf, countQuestions } from '../kit/bank';
import { portalOn, type TestPortal } from '../kit/portal';
import { readsCells } from '../kit/readers';
import { unsigned } from '../kit/token';

/** Two processes behind one balancer, on one database. */
export function twinsSuite(databaseUrl: () => Promise<string | null>): void {
  let twins: TestPortal[];
  let dataDir: string;
  const sheets: Cell[][][] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'portal-twins-'));
    const place = { dataDir, databaseUrl: await databaseUrl() };
    const stores = [await openStore(place, () => undefined), await openStore(place, () => undefined)];
    twins = stores.map((store, at) => portalOn(store, { readSheet: readsCells(() => sheets[at] ?? []) }));
    await twins[0]?.admin.call('addCategory', { query: { name: 'Science' } });
  });
  afterAll(async () => {
    for (const twin of twins) await twin.close();
    await rm(dataDir, { recursive: true });
  });

  type Lines = ReturnType<typeof rows>;

  /** Each twin imports its own sheet, at the same moment. */
  const together = (...lines: [Lines, Lines]) => {
    for (const [at, own] of lines.entries()) sheets[at] = [header, ...own.map((line) => line.map(String))];
    return Promise.all(twins.map((twin) => twin.admin.call('uploadQuestions', { file: new File(['x'], 'a.xlsx') })));
  };
  const one = () => twins[0] as TestPortal;
  const bank = () => countQuestions((twins[0] as TestPortal).store.db);

  it('that import the same sheet at once file each of its questions once, in any order', async () => {
    const lines = rows(700, 'Twin');
    const summaries = await together(lines, lines.toReversed());
    expect(summaries.map(({ success }) => success).sort((a, b) => a - b)).toEqual([0, 700]);
    const second = summaries.find(({ success }) => success === 0);
    expect(second?.errors.every((error) => /is in the bank already, as question \d+\.$/.test(error))).toBe(true);
    expect([second?.errors.length, second?.furtherErrors]).toEqual([500, 200]);
    expect(await bank()).toBe(700);
  });

  it('get the same start of each learner at once, write it once, and both answer the same', async () => {
    const [one, two] = twins as [TestPortal, TestPortal];
    const { paper } = await assessmentOf(one, 1);
    const params = { id: paper.id };
    const body = { startedAt: '2026-03-01T09:00:00.000Z', datedBy: 'server' } as const;
    const uids = Array.from({ length: 150 }, (_, at) => `starter-${at}`);
    two.clock.now += 1_000;
    const send = (twin: TestPortal, order: string[]) =>
      Promise.all(order.map(async (uid) => [uid, (await twin.learner(uid).call('start', { params, body })).startedAt] as const));
    const [mine, theirs] = await Promise.all([send(one, uids), send(two, uids.toReversed())]);
    expect(new Map(mine)).toEqual(new Map(theirs));
    const seen = await one.store.db.selectFrom('starts').select(['uid', 'seen_at']).where('assessment_id', '=', paper.id).execute();
    expect(new Map(seen.map((row) => [row.uid, new Date(row.seen_at).toISOString()]))).toEqual(new Map(mine));
  });

  it('make no admin by an address that was revoked in the other, however lately the address was read', async () => {
    const [one, two] = twins as [TestPortal, TestPortal];
    const email = 'deputy@portal.test';
    const roleOf = async (uid: string) =>
      (await two.holding(unsigned(uid, { email, email_verified: true }), uid).call('getRole', { params: { uid } })).role;
    await grantAddress(one.store, email, 1);
    expect(await roleOf('deputy-1')).toBe('admin');
    await revokeAddress(one.store, email, 2);
    expect([await roleOf('deputy-1'), await roleOf('deputy-2')]).toEqual(['user', 'user']);
    expect(
      await two.store.db.selectFrom('people').select('uid').where('role', '=', 'admin').where('uid', 'like', 'deputy%').execute(),
    ).toEqual([]);
  });

  it('keep the whole list of erasures on each machine, whichever of them erased', async () => {
    const [one, two] = twins as [TestPortal, TestPortal];
    const lists = ['one', 'two'].map((name) => join(dataDir, `${name}.jsonl`));
    const [here, there] = twins.map(({ store }, at) => {
      const freshness = { freshMs: 10, patienceMs: 5_000, isShared: true };
      return openErased({ store, list: lists[at] ?? '', forgetting: [], freshness });
    }) as [Erased, Erased];
    await there.demandNotErased('leaver');
    await one.learner('leaver').call('start', {
      params: { id: (await assessmentOf(one, 1)).paper.id },
      body: { startedAt: '2026-03-01T09:00:00.000Z', datedBy: 'server' },
    });
    await here.erase('leaver', 'head', async () => undefined, two.clock.now);
    await expect((async () => there.demandNotErased('leaver'))()).rejects.toThrow();
    const [mine, theirs] = [await readList(lists[0] ?? ''), await readList(lists[1] ?? '')];
    expect(mine.map(({ uidHash }) => uidHash)).toEqual([uidHash('leaver')]);
    expect(theirs).toEqual(mine);
  });

  it('give a person and an address one allowance between them, once they have told each other', async () => {
    const both = twins.map((twin) => {
      const requestLimits = openRequestLimits({ perUser: 40, perAddress: 60 }, 1_000, exchangeIn(twin.store, Date.now));
      return { requestLimits, portal: twin.again({ requestLimits, senders: openSenders(1, () => undefined) }) };
    });
    const ask = async (count: number, uid: string): Promise<number> => {
      let given = 0;
      for (let at = 0; at < count; at += 1) {
        const path = `/users/role/${uid}`;
        const { portal } = both[at % 2] as (typeof both)[number];
        const { status } = await portal.learner(uid).sends(path, { headers: { 'X-Forwarded-For': '1.1.1.1' } });
        if (status !== 429) given += 1;
      }
      for (let at = 0; at < 2; at += 1) for (const { requestLimits } of both) await requestLimits.shared?.round();
      return given;
    };
    expect([await ask(30, 'keen'), await ask(10, 'keen')]).toEqual([30, 10]);
    // A bucket fills by one in a second or two.
    expect(await ask(30, 'keen')).toBeLessThan(15);
    const [before, after] = [await ask(20, 'other'), await ask(30, 'third')];
    expect([before > 5, after < 15]).toEqual([true, true]);
    expect(await one().store.db.selectFrom('busy_keys').select('process').execute()).toHaveLength(2);
  });

  it('file the questions that only one of them got, beside those of both', async () => {
    const [before, both] = [await bank(), rows(50, 'Both')];
    const summaries = await together([...both, row('Left alone')], [row('Right alone'), ...both]);
    expect(summaries.reduce((sum, { success }) => sum + success, 0)).toBe(52);
    expect(await bank()).toBe(before + 52);
  });
}
