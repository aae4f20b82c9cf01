import { afterAll, beforeAll, expect, it } from 'vitest';
import { assessmentOf, handIn, submission } from '../../kit/bank';
import { config, type TestPortal } from '../../kit/portal';
import type { Open } from '../open';

/** What those who run the portal read of it. */
export function watchedSuite(open: Open): void {
  let portal: TestPortal;
  let watched: TestPortal;
  beforeAll(async () => {
    portal = await open();
    watched = await portal.again({ config: { ...config, metricsToken: 'tell-me' } });
  });
  afterAll(() => portal.close());

  const read = async () => (await watched.request('/metrics', { headers: { Authorization: 'Bearer tell-me' } })).text();

  it('has counters of commits and refusals, and of no person', async () => {
    const made = await assessmentOf(watched, 2);
    const asha = watched.learner('asha-secret');
    await asha.call('submit', handIn(submission(made, 1)));
    expect((await asha.tries('submit', handIn(submission(made, 2)))).status).toBe(409);
    const text = await read();
    expect(text).toContain('portal_submissions_filed_total 1');
    expect(text).toContain('portal_line_wait_seconds_count{line="submissions"} 2');
    expect(text).toContain('portal_commit_seconds_count{line="submissions",outcome="done"} 2');
    expect(text).toContain('portal_commit_items_sum{line="submissions"} 2');
    expect(text).toContain('portal_refusals_total{call="submit",reason="other-submission-filed"} 1');
    expect(text).toContain('portal_hand_ins_refused_total 1');
    expect(text).not.toContain('asha-secret');
  });

  it('has the state of the database', async () => {
    const { engine } = portal.store;
    const text = await read();
    expect(text).toContain('portal_database_up 1');
    expect(text).toContain('portal_database_takes_writes 1');
    expect(text).toContain(`portal_info{version="source",database="${engine}",identity="emulator"} 1`);
    expect(/^portal_clock_ahead_seconds -?0(\.\d+)?(e-\d+)?$/m.test(text)).toBe(engine === 'postgres');
    expect(/^portal_database_connections\{state="idle"\} [1-9]/m.test(text)).toBe(engine === 'postgres');
  });
}
