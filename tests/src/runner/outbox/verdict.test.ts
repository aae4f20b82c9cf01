import { describe, expect, it } from 'vitest';
import { problemStatus } from '../../../../contract/calls/problem';
import { backoffMs, type NoReply, retryAfterMs, type ServerReply, verdictOn } from '../../../../src/runner/outbox/verdict';

const date = 'Sun, 01 Mar 2026 09:00:00 GMT';
const reply = (status: number, body: unknown, retryAfter: string | null = null): ServerReply => ({ status, body, retryAfter, date });
const problem = (code: keyof typeof problemStatus) => reply(problemStatus[code], { code, message: `says ${code}` });
const receipt = { assessmentId: 7, submitted: true, submittedAt: '2026-03-01T09:00:00.000Z' };

describe('the verdict on a reply', () => {
  it('lets a parcel go only for a receipt', () => {
    expect(verdictOn(reply(200, receipt))).toEqual({ type: 'delivered', receivedAt: receipt.submittedAt });
    expect(verdictOn(reply(200, {})).type).toBe('again');
    expect(verdictOn(reply(201, receipt)).type).toBe('again');
  });

  it.each<[string, ServerReply | NoReply]>([
    ['no reply at all', 'unreached'],
    ['a captive portal that answers 200 with a page', reply(200, undefined)],
    ["a proxy's 502 page", reply(502, undefined)],
    ["a proxy's 403 page, which is not our server's word", reply(403, undefined)],
    ['an empty 400', reply(400, undefined)],
    ['503', problem('unavailable')],
    ['500', problem('internal')],
    ['429', problem('too-many-requests')],
  ])('keeps the parcel after %s', (_, what) => expect(verdictOn(what).type).toBe('again'));

  it.each(['invalid', 'forbidden', 'not-found', 'too-large', 'unsupported-type'] as const)(
    'sets the parcel aside for a person after our server said %s',
    (code) => expect(verdictOn(problem(code))).toEqual({ type: 'refused', code, reason: `says ${code}` }),
  );

  it('keeps the answers of a person who is shut out, with the cause', () =>
    expect(verdictOn(problem('shut-out'))).toEqual({ type: 'again', cause: 'shut-out', afterMs: null }));

  it('has verdicts of their own for a sign-in and for a second hand-in', () => {
    expect(verdictOn(problem('unauthenticated')).type).toBe('unauthenticated');
    expect(verdictOn(problem('already-submitted')).type).toBe('conflict');
  });

  it.each([
    ['30', 30_000],
    ['0', 0],
    ['Sun, 01 Mar 2026 09:01:00 GMT', 60_000],
    ['Sun, 01 Mar 2026 08:00:00 GMT', 0],
    ['86400', 180_000],
    ['Mon, 02 Mar 2026 09:00:00 GMT', 180_000],
    ['soon', null],
    ['', null],
    [null, null],
  ])('reads Retry-After %j, on a reply dated nine o’clock, as %j ms: minutes at most', (header, ms) =>
    expect(retryAfterMs(header, date)).toBe(ms),
  );

  it("does not measure a date against the device's clock", () => expect(retryAfterMs('Sun, 01 Mar 2026 09:01:00 GMT', null)).toBeNull());

  it('accepts Retry-After from our own server only', () => {
    const unavailable = { code: 'unavailable', message: 'Busy.' };
    expect(verdictOn(reply(503, unavailable, '30'))).toEqual({ type: 'again', cause: 'busy', afterMs: 30_000 });
    for (const page of [undefined, {}, { message: 'Quota' }])
      expect(verdictOn(reply(503, page, '86400'))).toEqual({ type: 'again', cause: 'stranger', afterMs: null });
  });
});

describe('backoff', () => {
  it('has full jitter under a ceiling that doubles up to two minutes', () => {
    expect([1, 2, 3].map((tries) => backoffMs(tries, 0.5))).toEqual([2_000, 4_000, 8_000]);
    expect(backoffMs(3, 0)).toBe(0);
    expect(backoffMs(1000, 0.999999)).toBeLessThan(120_000);
  });
});
