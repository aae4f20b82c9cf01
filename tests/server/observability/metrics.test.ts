import { describe, expect, it, vi } from 'vitest';
import { type ProblemCode, portalMark, problemStatus } from '../../../contract/calls/problem';
import { openMetrics } from '../../../server/observability/metrics';
import type { Watched } from '../../../server/observability/state-metrics';
import { verdictOn } from '../../../src/runner/outbox/verdict';
import { parcel } from '../../kit/parcel';

const empty = { size: 0, oldestMs: 0 };
const healthy: Watched = {
  submissions: empty,
  starts: empty,
  secondsAhead: async () => 0.25,
  identitySecondsAhead: () => null,
  demandWrites: async () => undefined,
  lateJobs: async () => ({}),
  warnings: () => [],
  about: { version: '1.2.3', database: 'postgres', identity: 'firebase' },
};

/** The samples of the portal's own metrics: name with labels → value. */
async function samples(parts: Partial<Watched>): Promise<Record<string, number>> {
  const metrics = openMetrics();
  metrics.watch({ ...healthy, ...parts });
  return Object.fromEntries(
    (await metrics.text()).text.split('\n').flatMap((line) => {
      const at = line.lastIndexOf(' ');
      return line.startsWith('portal_') ? [[line.slice(0, at), Number(line.slice(at + 1))]] : [];
    }),
  );
}

const away = () => Promise.reject(new Error('away'));

describe('the metrics', () => {
  it('tell the state of the lines, the pool, the database and the settings', async () => {
    const told = await samples({
      submissions: { size: 7, oldestMs: 1_500 },
      starts: { size: 3, oldestMs: 0 },
      pool: () => ({ open: 5, idle: 2, waiting: 4 }),
      warnings: () => ['a sentence'],
      lateJobs: async () => ({ 'sweep-erasure': 2 }),
    });
    expect(told).toMatchObject({
      portal_filing_queue: 7,
      portal_filing_oldest_seconds: 1.5,
      portal_start_queue: 3,
      'portal_database_connections{state="used"}': 3,
      'portal_database_connections{state="idle"}': 2,
      'portal_database_connections{state="waiting"}': 4,
      portal_database_up: 1,
      portal_database_takes_writes: 1,
      portal_clock_ahead_seconds: 0.25,
      portal_setting_warnings: 1,
      'portal_jobs_late{kind="sweep-erasure"}': 2,
      'portal_info{version="1.2.3",database="postgres",identity="firebase"}': 1,
    });
  });

  it('tell that the database is away, and then nothing of its clock', async () => {
    const told = await samples({ secondsAhead: away });
    expect(told).toMatchObject({ portal_database_up: 0, portal_database_takes_writes: 0 });
    expect(told).not.toHaveProperty('portal_clock_ahead_seconds');
  });

  it('tell that a database that answers takes no writes', async () =>
    expect(await samples({ demandWrites: away })).toMatchObject({ portal_database_up: 1, portal_database_takes_writes: 0 }));

  it('say nothing of a clock or a pool where the database has none', async () => {
    const told = await samples({ secondsAhead: async () => null });
    expect(told.portal_database_up).toBe(1);
    expect(Object.keys(told).filter((name) => /clock|connections/.test(name))).toEqual([]);
  });

  it('come within seconds although the database does not answer at all', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const told = samples({ secondsAhead: () => new Promise(() => undefined) });
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    expect(await told).toMatchObject({ portal_database_up: 0 });
  });

  it('tell of late jobs while there are some, and go on where they cannot be counted', async () => {
    let late: () => Promise<Record<string, number>> = async () => ({ webhook: 1 });
    const metrics = openMetrics();
    metrics.watch({ ...healthy, lateJobs: () => late() });
    expect((await metrics.text()).text).toContain('portal_jobs_late{kind="webhook"} 1');
    for (const next of [async () => ({}), away]) {
      late = next;
      const { text } = await metrics.text();
      expect(text).not.toContain('portal_jobs_late{');
      expect(text).toContain('portal_database_takes_writes 1');
    }
  });

  it('are of the moment at which they are read', async () => {
    let isAway = false;
    const metrics = openMetrics();
    metrics.watch({ ...healthy, secondsAhead: () => (isAway ? away() : Promise.resolve(0)) });
    expect((await metrics.text()).text).toContain('portal_database_up 1');
    isAway = true;
    expect((await metrics.text()).text).toContain('portal_database_up 0');
  });

  it.each(Object.keys(problemStatus) as ProblemCode[])(
    'count a hand-in that is refused as %s where its device keeps it as not accepted',
    async (code) => {
      const metrics = openMetrics();
      metrics.refused('submit', code, 'a-reason');
      metrics.refused('getPaper', code, 'a-reason');
      const body = { code, message: 'No.', from: portalMark };
      const verdict = await verdictOn({ status: problemStatus[code], body, retryAfter: null, date: null }, parcel());
      const isGivenUp = verdict.type === 'refused' || verdict.type === 'conflict';
      expect((await metrics.text()).text).toContain(`portal_hand_ins_refused_total ${Number(isGivenUp)}\n`);
    },
  );
});
