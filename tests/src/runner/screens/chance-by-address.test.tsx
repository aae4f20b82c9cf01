// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { device } from '../../../../src/runner/device/db';
import { RunnerPage } from '../../../../src/runner/screens/RunnerPage';
import { allByRole, byRole, eventually, leave, open, server, startOver, text } from '../../learner/kit';
import { available, paper, summary } from '../../learner/made';

vi.mock('../../../../src/session/session-store', async () => (await import('../../learner/kit')).sessionDouble);

const list = '/assessment/available?chances=1';
const asked = () => server.asked.filter((path) => path === list);
const chance = { number: 2, reason: 'Power cut', counts: 'best', until: new Date(Date.now() + 3_600_000).toISOString() } as const;

/** By a bookmark: the device has the list of results alone. */
async function byAddress(): Promise<void> {
  await device.summaries.put({ ...summary({ assessmentId: paper.id }), uid: 'asha' });
  await open(<RunnerPage uid="asha" assessmentId={paper.id} />);
}

const now = performance.now.bind(performance);
let testsSoFar = 0;

beforeEach(() => {
  // What the test before heard is long ago.
  const later = 120_000 * ++testsSoFar;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + later);
  startOver();
  server.gives(`/assessment/${paper.id}/paper`, paper);
});
afterEach(leave);

describe('a test that is over, opened by its address', () => {
  it('begins again with a chance that the device has not heard of', async () => {
    server.gives(list, [available({ id: paper.id, chance })]);
    await byAddress();
    await eventually(() => byRole('button', 'Start Assessment'));
    expect(text()).toContain('Power cut');
    expect(asked()).toHaveLength(1);
  });

  it.each([
    ['knows nothing of a hand-in', [], [available({ id: paper.id, chance })], 'Power cut'],
    ['knows a chance that is used or taken back', [available({ id: paper.id, chance })], [], 'You have submitted this assessment'],
  ] as const)('on a device that %s, shows what the server says', async (_, known, listed, shown) => {
    server.gives(list, listed);
    for (const row of known) await device.available.put({ ...row, uid: 'asha' });
    if (known.length > 0) await device.summaries.put({ ...summary({ assessmentId: paper.id }), uid: 'asha' });
    await open(<RunnerPage uid="asha" assessmentId={paper.id} />);
    await eventually(() => expect(text()).toContain(shown));
    expect(asked()).toHaveLength(1);
  });

  it.each([
    ['nothing else can be sat', () => server.gives(list, [])],
    ['the chance is for another test', () => server.gives(list, [available({ id: 99, chance })])],
    ['the server cannot tell', () => server.refuses(list, 503)],
  ])('stays over where %s, and the server is asked once', async (_, prepare) => {
    prepare();
    await byAddress();
    await eventually(() => {
      byRole('heading', 'You have submitted this assessment');
      expect(asked()).toHaveLength(1);
    });
    expect(allByRole('button', 'Start Assessment')).toEqual([]);
  });
});

describe('a test that another device has handed in, opened by its address', () => {
  const results = '/assessment/results/user/asha';

  it('is over where the list does not have it and the results do', async () => {
    server.gives(list, []);
    server.gives(results, [summary({ assessmentId: 99 }), summary({ assessmentId: paper.id })]);
    await open(<RunnerPage uid="asha" assessmentId={paper.id} />);
    await eventually(() => byRole('heading', 'You have submitted this assessment'));
    expect(allByRole('button', 'Start Assessment')).toEqual([]);
  });

  it.each([
    ['the list has it', [available({ id: paper.id })], [summary({ assessmentId: paper.id })], 0],
    ['neither has it', [], [summary({ assessmentId: 99 })], 1],
  ] as const)('can be started where %s', async (_, listed, filed, times) => {
    server.gives(list, listed);
    server.gives(results, filed);
    await open(<RunnerPage uid="asha" assessmentId={paper.id} />);
    await eventually(() => {
      byRole('button', 'Start Assessment');
      expect(asked()).toHaveLength(1);
      expect(server.asked.filter((path) => path === results)).toHaveLength(times);
    });
  });

  it('can be started where the results cannot be had', async () => {
    server.gives(list, []);
    server.refuses(results, 503);
    await open(<RunnerPage uid="asha" assessmentId={paper.id} />);
    await eventually(() => {
      byRole('button', 'Start Assessment');
      expect(server.asked).toContain(results);
    });
  });
});
