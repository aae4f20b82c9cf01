import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ProblemCode, portalMark, problemStatus } from '../../../../contract/calls/problem';
import { wire } from '../../../../src/api/call';
import { ApiError } from '../../../../src/api/client';
import { begin, step } from '../../../../src/runner/attempt/attempt';
import { longestRefusedMs } from '../../../../src/runner/outbox/tries';
import { type Letter, retry, type Verdict } from '../../../../src/runner/outbox/verdict';
import { type DirectTrouble, send, sendDirectly } from '../../../../src/runner/screens/store/send-straight';
import { parcel } from '../../../kit/parcel';

const signedInWith = (token: (uid?: string) => Promise<string | null>) =>
  wire({ token, mint: async () => null, onRefused: () => undefined, onDate: () => undefined });
const receipt = { assessmentId: 7, submitted: true, submittedAt: '2026-02-03T09:00:00.000Z' };
const letter: Letter = parcel();
const answer = (selectedOptionId: number | null) => ({
  questionId: 1,
  questionText: '',
  options: [],
  selectedOptionId,
  correctOptionId: 1,
});
const result = (selectedOptionId: number) => ({
  ...{ assessmentId: 7, score: 0, totalMarks: 2, totalQuestions: 2, correctAnswers: 0, wrongAnswers: 1, unattempted: 1, timeTaken: 60 },
  submittedAt: receipt.submittedAt,
  questions: [answer(selectedOptionId)],
});
const refusal = (code: ProblemCode) => Response.json({ code, message: 'No.', from: portalMark }, { status: problemStatus[code] });

/** A server that answers a POST with one reply, and a GET with the filed result. */
function server(post: () => Response, filed: object = {}) {
  const fetch = vi.fn(async (_: string, { method }: RequestInit) => (method === 'GET' ? Response.json(filed) : post()));
  vi.stubGlobal('fetch', fetch);
  signedInWith(async () => 't1');
  return fetch;
}

afterEach(() => {
  vi.unstubAllGlobals();
  signedInWith(async () => null);
});

describe('a hand-in from memory', () => {
  it('is not sent without a token, and is tried again', async () => {
    const fetch = server(() => Response.json(receipt));
    signedInWith(async () => null);
    expect(await send(letter)).toEqual({ type: 'unauthenticated' });
    signedInWith(() => Promise.reject(new ApiError('offline')));
    expect(await send(letter)).toEqual(retry('identity'));
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is sent with the token of the learner whose it is, and never with that of whoever has signed in since', async () => {
    const fetch = server(() => Response.json(receipt));
    const tokens: Record<string, string> = { bela: 't2' };
    signedInWith(async (uid = 'bela') => tokens[uid] ?? null);
    expect(await send(letter)).toEqual({ type: 'unauthenticated' });
    expect(fetch).not.toHaveBeenCalled();
    tokens.asha = 't1';
    expect(await send(letter)).toEqual({ type: 'delivered', receivedAt: receipt.submittedAt });
    expect(new Headers(fetch.mock.calls[0]?.[1].headers).get('Authorization')).toBe('Bearer t1');
  });

  it.each<[string, Verdict['type'], object]>([
    ['that are these, it is filed', 'delivered', result(2)],
    ['that are others, it is not', 'conflict', result(3)],
    ['that it does not show, it is asked again', 'again', {}],
  ])('is judged as the outbox does: of a server with answers %s', async (_, type, filed) => {
    server(() => refusal('already-submitted'), filed);
    expect((await send(letter)).type).toBe(type);
  });

  it('is refused by our server only', async () => {
    server(() => refusal('forbidden'));
    expect((await send(letter)).type).toBe('refused');
    server(() => Response.json({ code: 'forbidden', message: 'No.' }, { status: 200 }));
    expect(await send(letter)).toEqual(retry('stranger'));
  });
});

describe('a hand-in that the disk refuses', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const handedIn = step(begin({ uid: 'asha', assessmentId: 7, questionIds: [1], seconds: 60, at: 1_000, isDated: true }), {
    type: 'submitted',
    at: 2_000,
  });
  const refused: Verdict = { type: 'refused', code: 'forbidden', reason: 'No.', cause: null };

  /** Sends it to a server with these verdicts in turn, the last one for ever, for so long. */
  async function goesOn(verdicts: Verdict[], ms: number, isStored = () => false) {
    const troubles: DirectTrouble[] = [];
    const sent: string[] = [];
    let isFiled: boolean | null = null;
    const next = async ({ body }: Letter) => {
      sent.push(body);
      return (verdicts.length > 1 ? verdicts.shift() : verdicts[0]) ?? retry('unreached');
    };
    const onTrouble = (trouble: DirectTrouble) => troubles.push(trouble);
    void sendDirectly(handedIn, { send: next, isStored, onHeld: () => undefined, onTrouble, random: () => 0.5 }).then((is) => {
      isFiled = is;
    });
    await vi.advanceTimersByTimeAsync(ms);
    return { troubles, sent, isFiled };
  }

  it('is not filed where other answers stand, and is not sent again', async () => {
    expect(await goesOn([{ type: 'conflict' }], 3_600_000)).toMatchObject({ troubles: ['elsewhere'], sent: { length: 1 }, isFiled: false });
  });

  it('is repeated seldom after a refusal, and filed once the server takes it', async () => {
    expect((await goesOn([refused], 60_000)).sent).toHaveLength(1);
    const day = await goesOn([refused], 24 * 3_600_000);
    expect(day.troubles[0]).toBe('refused');
    expect(day.sent.length).toBeLessThan(15);
    const taken = await goesOn([refused, { type: 'delivered', receivedAt: receipt.submittedAt }], longestRefusedMs);
    expect(taken).toMatchObject({ isFiled: true, sent: { length: 2 } });
  });

  it('is left to the outbox once the disk has taken it', async () => {
    let isStored = false;
    setTimeout(() => {
      isStored = true;
    }, 10_000);
    const { sent, isFiled } = await goesOn([retry('unreached')], 3_600_000, () => isStored);
    expect(sent.length).toBeLessThan(5);
    expect(isFiled).toBe(false);
  });

  it('of a deleted account is not repeated', async () => {
    expect((await goesOn([{ ...refused, cause: 'erased' }], 24 * 3_600_000)).sent).toHaveLength(1);
  });

  it('is repeated soon, with the same bytes, after a network fault', async () => {
    const { sent } = await goesOn([retry('unreached')], 60_000);
    expect(sent.length).toBeGreaterThan(3);
    expect(new Set(sent).size).toBe(1);
  });
});
