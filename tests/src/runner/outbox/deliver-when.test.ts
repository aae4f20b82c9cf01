import { describe, expect, it } from 'vitest';
import type { Parcel } from '../../../../src/runner/device/db';
import { type DeliveryContext, deliver, isSending } from '../../../../src/runner/outbox/deliver';
import { unsentCount } from '../../../../src/runner/outbox/unsent';
import { Phone } from '../../../kit/learner';
import { parcel } from '../../../kit/parcel';
import { postOffice } from '../../../kit/post-office';

/** Whether a parcel is sent without help (`due`), or when the network returns (`now`), at this moment of its phone. */
async function isSent(urgency: 'due' | 'now', more: (now: number) => Partial<Parcel>): Promise<boolean> {
  const phone = new Phone();
  const office = postOffice(phone);
  await phone.db.parcels.put(parcel(more(phone.wall)));
  await deliver(office.carrier, 'asha', urgency);
  return office.bodies.length === 1;
}

describe('a parcel that was tried before', () => {
  const tried = (now: number) => ({ tries: 2, triedAt: now - 60_000 });

  it('is due at the end of its backoff, not before', async () => {
    expect(await isSent('due', (now) => ({ ...tried(now), nextTryAt: now }))).toBe(true);
    expect(await isSent('due', (now) => ({ ...tried(now), nextTryAt: now + 1 }))).toBe(false);
  });

  it('may be sent at the time that the server named, not before, also when the network returns', async () => {
    for (const urgency of ['due', 'now'] as const) {
      expect(await isSent(urgency, (now) => ({ ...tried(now), notBefore: now }))).toBe(true);
      expect(await isSent(urgency, (now) => ({ ...tried(now), notBefore: now + 1 }))).toBe(false);
    }
  });

  it('whose last try lies in the future is sent: the clock was set back', async () => {
    const waits = (now: number) => ({ tries: 2, nextTryAt: now + 1, notBefore: now + 1 });
    expect(await isSent('due', (now) => ({ ...waits(now), triedAt: now + 1 }))).toBe(true);
    expect(await isSent('due', (now) => ({ ...waits(now), triedAt: now }))).toBe(false);
  });
});

describe('a parcel with a wait from versions up to 0.5.0', () => {
  // The longest wait that a server or a backoff may ask for.
  const most = 5 * 60_000;

  it.each(['notBefore', 'nextTryAt'])('of more than five minutes is sent: %s', async (field) => {
    expect(await isSent('due', (now) => ({ tries: 2, triedAt: now, [field]: now + most + 1 }))).toBe(true);
    expect(await isSent('due', (now) => ({ tries: 2, triedAt: now, [field]: now + most }))).toBe(false);
  });
});

describe('a parcel counts as being sent', () => {
  const now = 1_000;
  const since = (sendingSince: number | null) => isSending(parcel({ sendingSince }), now);

  it('for a minute after its try began, by a clock that may have been set back', () => {
    expect([since(now), since(now - 59_999), since(now + 59_999)]).toEqual([true, true, true]);
    expect([since(now - 60_000), since(now + 60_000)]).toEqual([false, false]);
  });

  it('only while a try is under way', () => {
    expect(since(null)).toBe(false);
    expect(isSending(parcel(), now)).toBe(false);
  });
});

describe("a server's refusal of a second hand-in", () => {
  /** The server has filed this parcel; `result` is its reply when asked for the result. */
  async function asked(of: { result?: () => Response; tokens?: DeliveryContext['token'] }) {
    const phone = new Phone();
    const { carrier } = postOffice(phone);
    let minted = 0;
    await phone.db.parcels.put(parcel());
    await deliver(
      {
        ...carrier,
        fetch: async (_, init) =>
          init?.method === 'GET' && of.result ? of.result() : Response.json({ code: 'already-submitted', message: '' }, { status: 409 }),
        token: async (uid) => {
          minted += 1;
          return of.tokens && minted > 1 ? of.tokens(uid) : { token: 't' };
        },
      },
      'asha',
      'now',
    );
    return { parcel: await phone.db.parcels.get(['asha', 7]), minted };
  }

  const result = (selectedOptionId: number | null) => ({
    ...{ assessmentId: 7, score: 0, totalMarks: 2, totalQuestions: 2, correctAnswers: 0, wrongAnswers: 1, unattempted: 1, timeTaken: 60 },
    submittedAt: '2026-03-01T09:00:00.000Z',
    questions: [{ questionId: 1, questionText: '', options: [], selectedOptionId, correctOptionId: 1 }],
  });

  it('for the same answers becomes a receipt, with the available token', async () => {
    const { parcel: left, minted } = await asked({ result: () => Response.json(result(2)) });
    expect(left).toBeUndefined();
    expect(minted).toBe(2);
  });

  it('for other answers leaves them on the device', async () => {
    expect((await asked({ result: () => Response.json(result(3)) })).parcel?.state).toBe('elsewhere');
  });

  it.each([
    ['cannot be told', () => Response.json(result(2), { status: 500 })],
    ['is no result', () => Response.json({ hello: 'world' })],
    ['is no JSON', () => new Response('<html>')],
  ])('whose result %s leaves the parcel waiting', async (_, answer) => {
    expect((await asked({ result: answer })).parcel).toMatchObject({ state: 'waiting', cause: 'unsettled', tries: 1 });
  });

  it('whose result cannot be told is not counted as unsent, also when the network fails afterwards', async () => {
    const phone = new Phone();
    const { carrier } = postOffice(phone);
    await phone.db.parcels.put(parcel({ cause: 'unsettled', tries: 1, triedAt: 1 }));
    expect(await unsentCount(phone.db, 'asha')).toBe(0);
    const dead = async () => {
      throw new TypeError('Failed to fetch');
    };
    await deliver({ ...carrier, fetch: dead }, 'asha', 'asked');
    expect(await phone.db.parcels.get(['asha', 7])).toMatchObject({ state: 'waiting', cause: 'unsettled', tries: 2 });
    expect(await unsentCount(phone.db, 'asha')).toBe(0);
    await phone.db.parcels.update(['asha', 7], { cause: 'unreached' });
    expect(await unsentCount(phone.db, 'asha')).toBe(1);
  });

  it('leaves the parcel waiting if the network fails before the result arrives', async () => {
    const dead = () => {
      throw new TypeError('Failed to fetch');
    };
    expect((await asked({ result: dead })).parcel).toMatchObject({ state: 'waiting', cause: 'unreached' });
  });

  it.each(['sign-in', 'unreachable'] as const)('leaves the parcel waiting without a token for the result: %s', async (minted) => {
    expect((await asked({ tokens: async () => minted })).parcel).toMatchObject({ state: 'waiting', cause: 'identity' });
  });
});

describe("after a server's Retry-After", () => {
  /** When a parcel is due again whose phone drew this number, after the server asked to wait for 30 s. */
  async function dueAfter(random: number): Promise<{ nextTryAt: number; notBefore: number }> {
    const phone = new Phone();
    const office = postOffice(phone);
    office.fails('busy');
    await phone.db.parcels.put(parcel());
    await deliver({ ...office.carrier, random: () => random }, 'asha', 'now');
    const { nextTryAt = 0, notBefore = 0 } = (await phone.db.parcels.get(['asha', 7])) ?? {};
    return { nextTryAt: nextTryAt - phone.wall, notBefore: notBefore - phone.wall };
  }

  it('phones that got the same time come back one after another, none before it [trap 19, 78]', async () => {
    const due = await Promise.all([0, 0.5, 0.999].map(dueAfter));
    expect(due.map(({ notBefore }) => notBefore)).toEqual([30_000, 30_000, 30_000]);
    expect(due.map(({ nextTryAt }) => Math.round(nextTryAt))).toEqual([30_000, 32_000, 33_996]);
  });
});

describe('a refused parcel', () => {
  const minute = 60_000;
  const hour = 60 * minute;

  /** A parcel that the server refuses, tried whenever its phone may. */
  async function refused(tries: number) {
    const phone = new Phone();
    const office = postOffice(phone);
    const waits: number[] = [];
    await phone.db.parcels.put(parcel());
    const nextTry = async () => ((await phone.db.parcels.get(['asha', 7]))?.nextTryAt ?? 0) - phone.wall;
    for (let i = 0; i < tries; i += 1) {
      office.fails('e400');
      await deliver(office.carrier, 'asha', i === 0 ? 'now' : 'due');
      waits.push(await nextTry());
      phone.wall += waits.at(-1) ?? 0;
    }
    return { phone, office, waits, row: () => phone.db.parcels.get(['asha', 7]) };
  }

  it('is tried again for ever, at first after minutes, then after hours', async () => {
    const { waits, office, row } = await refused(10);
    expect(office.bodies).toHaveLength(10);
    expect(waits[0]).toBe(0.75 * 5 * minute);
    expect(waits[1]).toBe(0.75 * 10 * minute);
    expect(waits[9]).toBe(0.75 * 6 * hour);
    expect(await row()).toMatchObject({ state: 'refused', refusal: 'invalid', refusals: 10, tries: 10 });
  });

  it('waits for its time, whatever the page hears', async () => {
    const { phone, office } = await refused(1);
    phone.wall -= 1;
    for (const urgency of ['due', 'now', 'asked'] as const) expect(await deliver(office.carrier, 'asha', urgency)).toBe(0);
    expect(office.bodies).toHaveLength(1);
    phone.wall += 1;
    await deliver(office.carrier, 'asha', 'now');
    expect(office.bodies).toHaveLength(2);
  });

  it('is delivered once the server takes it', async () => {
    const { office, row } = await refused(3);
    expect(await deliver(office.carrier, 'asha', 'due')).toBe(0);
    expect(await row()).toBeUndefined();
  });

  it('of a version up to 0.10.0 is tried at the first delivery of this version', async () => {
    const { refusals: _, ...older } = parcel({ state: 'refused', tries: 4, reason: 'clock.ahead: No.', refusal: 'invalid' });
    const phone = new Phone();
    const office = postOffice(phone);
    await phone.db.parcels.put({ ...older, triedAt: phone.wall - hour, nextTryAt: phone.wall - hour + 1_000 });
    await deliver(office.carrier, 'asha', 'now');
    expect(await phone.db.parcels.count()).toBe(0);
  });

  it.each(['dropBefore', 'captive', 'busy'] as const)('keeps what the server said while the network fails: %s', async (mode) => {
    const { office, row } = await refused(1);
    office.fails(mode);
    await deliver(office.carrier, 'asha', 'due');
    expect(await row()).toMatchObject({ state: 'refused', refusal: 'invalid', reason: 'No such question.', refusals: 1, tries: 2 });
  });

  it('is tried at once where its time is beyond any that this version sets, or the clock was set back', async () => {
    const seldom = { state: 'refused', tries: 3 } as const;
    // Six hours behind what a server may ask for.
    const most = 6 * hour + 3 * 60_000;
    expect(await isSent('due', (now) => ({ ...seldom, triedAt: now, nextTryAt: now + most + 1 }))).toBe(true);
    expect(await isSent('due', (now) => ({ ...seldom, triedAt: now, nextTryAt: now + most }))).toBe(false);
    expect(await isSent('due', (now) => ({ ...seldom, triedAt: now + 1, nextTryAt: now + hour }))).toBe(true);
  });

  it('of a deleted account is never tried again', async () => {
    expect(await isSent('now', (now) => ({ state: 'refused', cause: 'erased', triedAt: now - hour, nextTryAt: 0 }))).toBe(false);
  });
});
