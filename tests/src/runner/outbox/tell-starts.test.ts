import { describe, expect, it } from 'vitest';
import { fetchAnew } from '../../../../contract/calls/fetch-anew';
import { type ProblemCode, portalMark, problemStatus } from '../../../../contract/calls/problem';
import { owedStarts, startQueue } from '../../../../src/runner/outbox/owed-starts';
import { tellStarts } from '../../../../src/runner/outbox/tell-starts';
import type { Urgency } from '../../../../src/runner/outbox/tries';
import { type opens, Phone, sits } from '../../../kit/learner';
import { paper } from '../../../kit/paper';
import { postOffice } from '../../../kit/post-office';
import { until } from '../../../kit/until';

const scheduled = { ...paper(), opensAt: '2026-03-01T08:00:00.000Z', takesEvidence: true };

type Reply = () => Response;
const json =
  (status: number, body: unknown, headers = {}): Reply =>
  () =>
    new Response(JSON.stringify(body), { status, headers });
const refused = (code: ProblemCode, more: object = { from: portalMark }): Reply =>
  json(problemStatus[code], { code, message: 'No.', ...more });
const seen = json(200, { startedAt: '2026-03-01T09:00:05.000Z' });

const started = (...replies: Reply[]) => startedOf(scheduled, ...replies);

/** A learner who has started, and a server that answers the starts in turn. */
async function startedOf(of: Parameters<typeof sits>[0], ...replies: Reply[]) {
  const learner = await sits(of);
  const { phone } = learner;
  const sent: unknown[] = [];
  const carrier = {
    ...postOffice(phone).carrier,
    fetch: fetchAnew(
      async (url, init) => {
        sent.push([String(url), JSON.parse(String(init?.body))]);
        const reply = replies.shift();
        if (reply === undefined) throw new TypeError('Failed to fetch');
        return reply();
      },
      async () => 'asha:another',
    ),
  };
  return { learner, phone, sent, carrier, tell: (urgency: Urgency = 'due') => tellStarts(carrier, 'asha', urgency) };
}

const newsOf = async ({ phone }: Pick<Awaited<ReturnType<typeof opens>>, 'phone'>) => (await phone.db.attempts.get(['asha', 7]))?.startNews;

describe('a start of a paper without a schedule', () => {
  const plain = { ...paper(), takesClock: true };

  it('is told for the other devices of its learner, and is no evidence', async () => {
    const { learner, sent, tell } = await startedOf(plain, seen);
    expect(await tell()).toBe(0);
    expect(sent).toEqual([['/api/assessment/7/start', { startedAt: '2026-03-01T09:00:00.000Z', datedBy: 'device' }]]);
    learner.submits();
    expect(await learner.submission()).not.toHaveProperty('evidence');
  });

  it('is not told once it is handed in, nor to a server that does not say that it is ours, nor of a preview or a further chance', async () => {
    const { learner, phone } = await startedOf(plain);
    expect(await owedStarts(phone.db, 'asha')).toHaveLength(1);
    learner.submits();
    await until(() => learner.parcel());
    expect(await owedStarts(phone.db, 'asha')).toEqual([]);
    const phoneWithChance = new Phone();
    const chance = { number: 2, reason: 'Rain.', counts: 'last', until: '2026-03-01T10:00:00.000Z' };
    await phoneWithChance.db.available.put({ uid: 'asha', id: 7, chance } as never);
    const again = await sits(plain, { phone: phoneWithChance });
    expect(again.attempt().chance).toBe(2);
    expect(await owedStarts(phoneWithChance.db, 'asha')).toEqual([]);
    for (const { phone: other } of [await sits(paper()), await sits(plain, { isPreview: true })])
      expect(await owedStarts(other.db, 'asha')).toEqual([]);
  });
});

describe('a start', () => {
  it('is told until the server acknowledges it, with growing pauses, and never again', async () => {
    const { phone, sent, tell } = await started();
    expect(await tell()).toBe(1);
    expect(await tell()).toBe(1);
    expect(sent).toEqual([['/api/assessment/7/start', { startedAt: '2026-03-01T09:00:00.000Z', datedBy: 'device' }]]);
    phone.waits('1:00');
    expect(await tell()).toBe(1);
    expect(sent).toHaveLength(2);
  });

  it.each(['shut-out', 'not-open', 'unavailable'] as const)('is told again after %s, which may pass', async (code) => {
    const { phone, sent, tell } = await started(refused(code), seen);
    expect(await tell()).toBe(1);
    phone.waits('2:00');
    expect(await tell()).toBe(0);
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['an acknowledgement', seen],
    ['a refusal', refused('invalid')],
    ['an assessment that is not there', refused('not-found')],
    ['a role that may not', refused('forbidden')],
  ])('is over after %s', async (_, reply) => {
    const { phone, sent, tell } = await started(reply);
    expect(await tell()).toBe(0);
    phone.waits('10:00');
    expect(await tell()).toBe(0);
    expect(sent).toHaveLength(1);
  });

  it("is not over after a captive portal's page, and waits as long as a busy server asks", async () => {
    const held = json(503, { code: 'unavailable', message: 'Busy.' }, { 'Retry-After': '60' });
    const { phone, sent, tell } = await started(() => new Response('<html>', { status: 403 }), held, seen);
    expect(await tell()).toBe(1);
    phone.waits('0:30');
    expect(await tell()).toBe(1);
    phone.waits('0:30');
    await tell();
    expect(sent).toHaveLength(2);
    phone.waits('1:00');
    expect(await tell()).toBe(0);
  });

  it.each([
    ['without our mark', refused('forbidden', {})],
    ['at another status', json(404, { code: 'forbidden', message: 'No.', from: portalMark })],
  ])('is not over after a refusal that another machine made, %s', async (_, reply) => {
    const { phone, sent, tell } = await started(reply, seen);
    expect(await tell()).toBe(1);
    phone.waits('1:00');
    expect(await tell()).toBe(0);
    expect(sent).toHaveLength(2);
  });

  it("waits for its own share of a backoff after the server's time, so that phones do not return in step", async () => {
    const { learner, tell } = await started(json(503, { code: 'unavailable', message: 'Busy.' }, { 'Retry-After': '60' }));
    await tell();
    const { notBefore = 0, nextTryAt = 0 } = (await newsOf(learner)) ?? {};
    expect([notBefore - learner.phone.wall, nextTryAt - notBefore]).toEqual([60_000, 2_000]);
  });

  it('is told at its time, and before it where the network is back or a person asks', async () => {
    const { phone, sent, tell } = await started();
    await tell();
    phone.waits('0:01');
    await tell();
    expect(sent).toHaveLength(1);
    await tell('now');
    await tell('asked');
    expect(sent).toHaveLength(3);
    const { nextTryAt = 0 } = (await phone.db.attempts.get(['asha', 7]))?.startNews ?? {};
    phone.wall = nextTryAt;
    await tell();
    expect(sent).toHaveLength(4);
  });

  it('waits for the time of a busy server, but where a person asks', async () => {
    const held = json(503, { code: 'unavailable', message: 'Busy.' }, { 'Retry-After': '60' });
    const { phone, sent, tell } = await started(held, held);
    await tell();
    phone.waits('0:59');
    await tell('now');
    expect(sent).toHaveLength(1);
    phone.waits('0:01');
    await tell('now');
    expect(sent).toHaveLength(2);
    await tell('asked');
    expect(sent).toHaveLength(3);
  });

  it('is told at once where its time is beyond any that this version sets', async () => {
    const { phone, sent, tell } = await started();
    await tell();
    phone.wall -= 24 * 3_600_000;
    await tell();
    expect(sent).toHaveLength(2);
  });

  it('stays owed without a token, and after a reply that is no acknowledgement', async () => {
    const { phone, carrier, sent, tell } = await started(json(200, {}), seen);
    const minted = carrier.token;
    carrier.token = async () => 'unreachable';
    expect([await tell(), sent]).toEqual([1, []]);
    carrier.token = minted;
    expect(await tell('asked')).toBe(1);
    expect((await startQueue.waiting(phone.db, 'asha')).map(({ nextTryAt }) => nextTryAt > phone.wall)).toEqual([true]);
    expect(await tell('asked')).toBe(0);
    expect(await startQueue.waiting(phone.db, 'asha')).toEqual([]);
  });

  it('is over where its time cannot be said, and nothing is sent', async () => {
    const { phone, sent, tell } = await started(seen);
    // A damaged row gives a year of five digits.
    await phone.db.attempts.update(['asha', 7], { lag: -1e15 });
    expect([await tell(), sent]).toEqual([0, []]);
  });

  it('uses a fresh token after a refused one', async () => {
    const { sent, tell } = await started(json(401, { code: 'unauthenticated', message: 'Old.' }), seen);
    expect(await tell()).toBe(0);
    expect(sent).toHaveLength(2);
  });

  it('stays acknowledged through the answers and the hand-in that follow', async () => {
    const { learner, tell } = await started(seen);
    await tell();
    learner.goesTo('Q2');
    await learner.isSaved();
    expect(await newsOf(learner)).toMatchObject({ isOver: true });
    learner.submits();
    await until(() => learner.phase() === 'over');
    expect(await newsOf(learner)).toMatchObject({ isOver: true });
    expect(await owedStarts(learner.phone.db, 'asha')).toEqual([]);
  });

  it('is owed by no attempt at a paper that takes no evidence', async () => {
    const { phone } = await sits(paper());
    expect(await owedStarts(phone.db, 'asha')).toEqual([]);
  });
});
