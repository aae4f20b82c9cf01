import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cell } from '../../../contract/sheet/cells';
import { openStore } from '../../../server/store/open';
import { countQuestions } from '../../../server/store/questions/questions';
import { header, row, rows } from '../../kit/sheet';
import { assessmentOf } from '../kit/bank';
import { portalOn, type TestPortal } from '../kit/portal';
import { readsCells } from '../kit/readers';

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

  it('file the questions that only one of them got, beside those of both', async () => {
    const [before, both] = [await bank(), rows(50, 'Both')];
    const summaries = await together([...both, row('Left alone')], [row('Right alone'), ...both]);
    expect(summaries.reduce((sum, { success }) => sum + success, 0)).toBe(52);
    expect(await bank()).toBe(before + 52);
  });
}
