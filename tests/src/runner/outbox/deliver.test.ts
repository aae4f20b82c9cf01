import { describe, expect, it, vi } from 'vitest';
import type { Parcel } from '../../../../src/runner/device/db';
import { deliver, isSending } from '../../../../src/runner/outbox/deliver';
import { receiptsOf } from '../../../../src/runner/outbox/receipts';
import { Phone, sits } from '../../../kit/learner';
import { paper } from '../../../kit/paper';
import { postOffice } from '../../../kit/post-office';
import { until } from '../../../kit/until';

/** A learner who has chosen B for the first question and handed in, and the parcel's server. */
async function handsIn({ phone = new Phone(), uid = 'asha', id = 7 } = {}) {
  const learner = await sits(paper({ id }), { phone, uid });
  learner.chooses('Q1', 'B');
  learner.submits();
  await until(() => learner.phase() === 'over');
  return { learner, phone, office: postOffice(phone) };
}

describe('the outbox', () => {
  it('delivers once and lets the parcel go together with the attempt', async () => {
    const { learner, phone, office } = await handsIn();
    expect(await deliver(office.carrier, 'asha', 'due')).toBe(0);
    expect(office.filed.size).toBe(1);
    expect(await learner.parcel()).toBeUndefined();
    expect(await phone.db.attempts.get(['asha', 7])).toMatchObject({ status: 'delivered' });
  });

  it('leaves the receipt with the attempt, for the learner to see', async () => {
    const { phone, office } = await handsIn();
    await deliver(office.carrier, 'asha', 'due');
    const receivedAt = office.filed.get('asha/7')?.receipt.submittedAt;
    expect(await receiptsOf(phone.db, 'asha')).toMatchObject([
      { assessmentId: 7, title: 'Paper 7', receivedAt, counts: { answered: 1, of: 4 } },
    ]);
    expect(receivedAt).toBeDefined();
    expect(await receiptsOf(phone.db, 'ravi')).toEqual([]);
  });

  it('marks the parcel as sending for the duration of the request', async () => {
    const { phone, office } = await handsIn();
    let during: Parcel | undefined;
    const watched: typeof fetch = async (...args) => {
      during = await phone.db.parcels.get(['asha', 7]);
      return office.carrier.fetch(...args);
    };
    office.fails('e500');
    await deliver({ ...office.carrier, fetch: watched }, 'asha', 'due');
    expect(during !== undefined && isSending(during, phone.wall)).toBe(true);
    const after = await phone.db.parcels.get(['asha', 7]);
    expect(after !== undefined && isSending(after, phone.wall)).toBe(false);
  });

  it('sends although the disk cannot record the try', async () => {
    const { phone, office } = await handsIn();
    const full = vi.spyOn(phone.db.parcels, 'update').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    await deliver(office.carrier, 'asha', 'due');
    expect(full).toHaveBeenCalled();
    expect(office.filed.size).toBe(1);
  });

  it('keeps the answers of a person who is shut out, tries rarely, and delivers them once the person is let in', async () => {
    const { learner, phone, office } = await handsIn();
    office.fails(...Array.from({ length: 1_000 }, () => 'shutOut' as const));
    const minutes = 60;
    for (let second = 0; second < minutes * 60; second += 10) {
      expect(await deliver(office.carrier, 'asha', 'due')).toBe(1);
      phone.waits('00:10');
    }
    const parcel = await learner.parcel();
    expect(parcel).toMatchObject({ state: 'waiting', cause: 'shut-out' });
    // One token and one request for each try, and fewer than two tries a minute.
    expect(office.tokens.length).toBe(parcel?.tries);
    expect(parcel?.tries).toBeLessThan(minutes * 2);
    office.fails();
    phone.waits('10:00');
    expect(await deliver(office.carrier, 'asha', 'due')).toBe(0);
    expect(office.filed.size).toBe(1);
  });

  it.each(['e500', 'dropBefore', 'captive', 'dropAfter'] as const)(
    'keeps the parcel through %s and sends the same bytes again [trap 1, 4, 15, 20]',
    async (mode) => {
      const { learner, phone, office } = await handsIn();
      office.fails(mode, mode, mode);
      for (let i = 0; i < 3; i++) {
        expect(await deliver(office.carrier, 'asha', 'due')).toBe(1);
        expect(await learner.parcel()).toMatchObject({ state: 'waiting', tries: i + 1 });
        phone.waits('10:00');
      }
      expect(await deliver(office.carrier, 'asha', 'due')).toBe(0);
      expect(office.filed.size).toBe(1);
      expect(new Set(office.bodies).size).toBe(1);
    },
  );

  it('waits for the end of the backoff unless the learner or the network asks', async () => {
    const { office, phone } = await handsIn();
    office.fails('dropBefore');
    await deliver(office.carrier, 'asha', 'due');
    await deliver(office.carrier, 'asha', 'due');
    expect(office.bodies).toHaveLength(1);
    await deliver(office.carrier, 'asha', 'now');
    expect(office.bodies).toHaveLength(2);
    expect(await phone.db.parcels.count()).toBe(0);
  });

  it('sends nothing of its own accord as long as the server asks [trap 19]', async () => {
    const { office, phone } = await handsIn();
    office.fails('busy');
    await deliver(office.carrier, 'asha', 'now');
    phone.waits('0:29');
    await deliver(office.carrier, 'asha', 'now');
    expect(office.bodies).toHaveLength(1);
    phone.waits('0:02');
    await deliver(office.carrier, 'asha', 'now');
    expect(office.filed.size).toBe(1);
  });

  it('tries at once when the learner asks, although the server asked to wait [trap 19]', async () => {
    const { office } = await handsIn();
    office.fails('busy');
    await deliver(office.carrier, 'asha', 'now');
    await deliver(office.carrier, 'asha', 'asked');
    expect(office.filed.size).toBe(1);
  });

  it.each(['1', '86400', 'Mon, 02 Mar 2026 09:00:00 GMT'])(
    "ignores Retry-After: %s of another site's page, on a phone hours behind",
    async (retryAfter) => {
      const { learner, office, phone } = await handsIn();
      phone.wall -= 3 * 3_600_000;
      const headers = { 'Retry-After': retryAfter, Date: 'Sun, 01 Mar 2026 09:00:00 GMT' };
      const stranger: typeof fetch = async () => new Response('<html>Busy</html>', { status: 503, headers });
      await deliver({ ...office.carrier, fetch: stranger }, 'asha', 'now');
      expect(await learner.parcel()).toMatchObject({ cause: 'stranger', reason: null, notBefore: 0 });
      await deliver(office.carrier, 'asha', 'now');
      expect(office.filed.size).toBe(1);
    },
  );

  it('sends parcels that the last release was told to keep for a day', async () => {
    const { office, phone } = await handsIn();
    const tomorrow = phone.wall + 86_400_000;
    await phone.db.parcels.update(['asha', 7], { tries: 1, triedAt: phone.wall, notBefore: tomorrow, nextTryAt: tomorrow + 4_000 });
    expect(await deliver(office.carrier, 'asha', 'due')).toBe(0);
  });

  it.each<[string, typeof fetch, object]>([
    ['a redirect', async () => new Response(null, { status: 302, headers: { Location: '/login' } }), { cause: 'redirected' }],
    [
      'a redirect that a browser does not show',
      async () => Object.defineProperties(new Response(), { type: { value: 'opaqueredirect' }, status: { value: 0 } }),
      { cause: 'redirected' },
    ],
    ['a time-out', () => Promise.reject(new DOMException('late', 'TimeoutError')), { cause: 'silent' }],
    ['a dead network', () => Promise.reject(new TypeError('Failed to fetch')), { cause: 'unreached' }],
    ['a page with status 407', async () => new Response('Proxy', { status: 407 }), { cause: 'stranger' }],
    ['garbage', async () => new Response('\u0000\u0001', { status: 200 }), { cause: 'stranger' }],
    [
      'a 409 without a result behind it',
      async (_, init) =>
        init?.method === 'GET'
          ? new Response('{"code":"not-found","message":"No result."}', { status: 404 })
          : new Response('{"code":"already-submitted","message":"Once only."}', { status: 409 }),
      { cause: 'unsettled' },
    ],
  ])('records the cause of a try that ended with %s', async (_, fetch, kept) => {
    const { learner, office } = await handsIn();
    await deliver({ ...office.carrier, fetch }, 'asha', 'now');
    expect(await learner.parcel()).toMatchObject({ state: 'waiting', reason: null, ...kept });
  });

  it('sends once although the store was closed and opened again while the server filed the parcel', async () => {
    const { office, phone } = await handsIn();
    const update = vi.spyOn(phone.db.attempts, 'update').mockRejectedValueOnce(new DOMException('closed', 'DatabaseClosedError'));
    expect(await deliver(office.carrier, 'asha', 'now')).toBe(0);
    expect(update).toHaveBeenCalledTimes(2);
    await deliver(office.carrier, 'asha', 'now');
    expect(office.bodies).toHaveLength(1);
  });

  it('mints a new token once after a 401, then asks for a sign-in and keeps the parcel [trap 2, 11]', async () => {
    const { learner, office } = await handsIn();
    office.tokenGoesStale();
    office.fails('e401', 'ok');
    await deliver(office.carrier, 'asha', 'due');
    expect(office.tokens).toEqual(['Bearer asha:stale', 'Bearer asha:fresh']);
    expect(await learner.parcel()).toBeUndefined();
  });

  it('keeps a parcel that comes with another person’s token: it is filed under no other name, and waits for its learner [trap 34]', async () => {
    const { learner, office } = await handsIn();
    const confused = { ...office.carrier, token: async () => ({ token: 'ravi:fresh' }) };
    expect(await deliver(confused, 'asha', 'now')).toBe(1);
    expect(office.filed.size).toBe(0);
    expect(await learner.parcel()).toMatchObject({ state: 'sign-in' });
    learner.phone.waits('5:00');
    expect(await deliver(office.carrier, 'asha', 'due')).toBe(0);
    expect([...office.filed.keys()]).toEqual(['asha/7']);
  });

  it('keeps a parcel whose learner must sign in, and delivers it after the sign-in', async () => {
    const { learner, phone, office } = await handsIn();
    office.fails('e401', 'e401');
    expect(await deliver(office.carrier, 'asha', 'due')).toBe(1);
    expect(await learner.parcel()).toMatchObject({ state: 'sign-in' });
    office.signsIn(null);
    phone.waits('10:00');
    expect(await deliver(office.carrier, 'asha', 'due')).toBe(1);
    office.signsIn('asha');
    expect(await deliver(office.carrier, 'asha', 'now')).toBe(0);
  });

  it("never sends one learner's parcel with another's token [trap 12]", async () => {
    const { phone, office, learner } = await handsIn();
    const other = await handsIn({ phone, uid: 'bala' });
    office.signsIn('bala');
    await deliver(office.carrier, 'bala', 'now');
    await deliver(office.carrier, 'asha', 'now');
    expect([...office.filed.keys()]).toEqual(['bala/7']);
    expect(await other.learner.parcel()).toBeUndefined();
    expect(await learner.parcel()).toMatchObject({ state: 'sign-in' });
    office.signsIn('asha');
    await deliver(office.carrier, 'asha', 'now');
    expect([...office.filed.keys()]).toEqual(['bala/7', 'asha/7']);
  });

  it('sets a parcel that cannot be sent aside and sends the others [trap 6]', async () => {
    const { phone, learner } = await handsIn();
    await handsIn({ phone, id: 8 });
    const office = postOffice(phone);
    office.fails('e400');
    expect(await deliver(office.carrier, 'asha', 'due')).toBe(0);
    expect([...office.filed.keys()]).toEqual(['asha/8']);
    expect(await learner.parcel()).toMatchObject({ state: 'refused', reason: 'No such question.' });
    await deliver(office.carrier, 'asha', 'now');
    expect(office.bodies).toHaveLength(2);
  });

  it('makes one POST when page and worker drain together [trap 14]', async () => {
    const { office } = await handsIn();
    await Promise.all([deliver(office.carrier, 'asha', 'now'), deliver(office.carrier, 'asha', 'now')]);
    expect(office.bodies).toHaveLength(1);
  });

  it('takes "already submitted" as success if the filed answers are its own [trap 5]', async () => {
    const { learner, office, phone } = await handsIn();
    office.fails('dropAfter', 'foreign');
    await deliver(office.carrier, 'asha', 'due');
    phone.waits('10:00');
    expect(await deliver(office.carrier, 'asha', 'due')).toBe(0);
    expect(await learner.parcel()).toBeUndefined();
    expect(office.resultsAsked()).toBe(1);
  });

  it('keeps its own copy if another device handed in other answers first [trap 80]', async () => {
    const { learner, office } = await handsIn();
    const parcel = await learner.parcel();
    office.filesFromElsewhere('asha', 7, parcel?.body.replace('"selectedOptionId":2', '"selectedOptionId":3') ?? '');
    await deliver(office.carrier, 'asha', 'due');
    expect(await learner.parcel()).toMatchObject({ state: 'elsewhere', body: parcel?.body });
    // The refusal names it: the result, which has the key, is not asked for.
    expect(office.resultsAsked()).toBe(0);
  });

  it('compares answers of every kind with what the server has [trap 5, 80]', async () => {
    for (const [own, other] of [
      ['[1,3]', '[1,3]'],
      ['[1,3]', '[1,4]'],
      ['"-0.5"', '"-0.50"'],
    ] as const) {
      const learner = await sits(paper(), { phone: new Phone() });
      learner.ticks('Q1', 'C');
      learner.ticks('Q1', 'A');
      learner.types('Q2', '-0.5');
      learner.submits();
      await until(() => learner.phase() === 'over');
      const office = postOffice(learner.phone);
      const { body = '' } = (await learner.parcel()) ?? {};
      expect(body).toContain(own);
      office.filesFromElsewhere('asha', 7, body.replace(own, other));
      // As servers up to 0.10.0 refuse.
      office.fails('foreign');
      await deliver(office.carrier, 'asha', 'due');
      expect((await learner.parcel())?.state).toBe(own === other ? undefined : 'elsewhere');
    }
  });

  it('still sends a parcel that has waited eight days [trap 18]', async () => {
    const { office, phone } = await handsIn();
    phone.waits(`${8 * 24 * 60}:00`);
    expect(await deliver(office.carrier, 'asha', 'due')).toBe(0);
    expect(office.filed.size).toBe(1);
  });
});
