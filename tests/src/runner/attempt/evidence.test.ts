import { describe, expect, it } from 'vitest';
import type { StoredPaper } from '../../../../src/runner/device/db';
import { readAttemptRow } from '../../../../src/runner/device/row-schemas';
import { opens, Phone, sits } from '../../../kit/learner';
import { paper } from '../../../kit/paper';
import { until } from '../../../kit/until';

const opensAt = '2026-03-01T08:00:00.000Z';
const scheduled: StoredPaper = { ...paper({ minutes: 30 }), opensAt, takesEvidence: true };

async function handedIn(of: StoredPaper, phone = new Phone()) {
  const learner = await sits(of, { phone });
  learner.submits();
  return learner.submission();
}

describe('evidence', () => {
  it('is sent only where the server takes it', async () => {
    expect(await handedIn(paper())).not.toHaveProperty('evidence');
    const times = { startedAt: '2026-03-01T09:00:00.000Z', handedInAt: '2026-03-01T09:00:00.000Z' };
    expect(await handedIn(scheduled)).toMatchObject({ evidence: { ...times, datedBy: 'device' } });
  });

  it('names what dates the start: the server, or else what opened the paper', async () => {
    const phone = new Phone();
    await phone.clock.load();
    phone.hearsServer();
    expect(await handedIn(scheduled, phone)).toMatchObject({ evidence: { datedBy: 'server' } });
    expect(await handedIn({ ...scheduled, openedBy: 'code' })).toMatchObject({ evidence: { datedBy: 'code' } });
    expect(await handedIn({ ...scheduled, openedBy: 'key' })).toMatchObject({ evidence: { datedBy: 'key' } });
  });

  it('is in the time that the server told later, if the device had a wrong one', async () => {
    const learner = await sits(scheduled);
    learner.phone.waits('1:00');
    learner.phone.hearsServer(-60);
    await until(() => learner.attempt().isDated);
    learner.submits();
    expect(await learner.submission()).toMatchObject({
      timeTaken: 60,
      evidence: { startedAt: expect.stringMatching(/T08:00:00/), handedInAt: expect.stringMatching(/T08:01:00/) },
    });
  });
});

describe('a common end', () => {
  const closesAt = '2026-03-01T08:50:00.000Z';

  it('is the last start plus the time, for whom the clock is sure', async () => {
    const phone = new Phone();
    await phone.clock.load();
    phone.hearsServer();
    const late = await sits({ ...scheduled, closesAt, endsTogether: true }, { phone });
    expect(new Date(late.attempt().deadline).toISOString()).toBe('2026-03-01T09:20:00.000Z');
    const full = await sits({ ...scheduled, id: 8, closesAt }, { phone });
    expect(full.attempt().deadline - full.attempt().startedAt).toBe(30 * 60_000);
  });

  it('takes no time away under a clock that may be wrong', async () => {
    const { attempt } = await sits({ ...scheduled, closesAt, endsTogether: true });
    expect(attempt().deadline - attempt().startedAt).toBe(30 * 60_000);
  });
});

it('reads rows of attempts as version 0.6.0 wrote them', async () => {
  const learner = await opens(paper());
  learner.starts();
  await learner.isSaved();
  const { datedBy, startNews, ...row } = (await learner.phone.db.attempts.get(['asha', 7])) ?? {};
  expect([datedBy, startNews]).toEqual([undefined, undefined]);
  expect(readAttemptRow(row)).toEqual(row);
  expect(readAttemptRow({ ...row, datedBy: 'stars', startNews: 3 })).toMatchObject({ datedBy: 'device', startNews: { isOver: false } });
});
