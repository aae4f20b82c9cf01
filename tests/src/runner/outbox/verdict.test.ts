import { describe, expect, it } from 'vitest';
import { problemStatus } from '../../../../contract/calls/problem';
import { type NoReply, type ServerReply, verdictOn } from '../../../../src/runner/outbox/verdict';

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
    (code) => expect(verdictOn(problem(code))).toEqual({ type: 'refused', code, reason: `says ${code}`, cause: null }),
  );

  it('sets the parcel of a deleted account aside for good, with the cause', () => {
    const body = { code: 'forbidden', message: 'Deleted.', reason: { code: 'account-erased' } };
    expect(verdictOn(reply(403, body))).toEqual({ type: 'refused', code: 'forbidden', reason: 'Deleted.', cause: 'erased' });
  });

  it('keeps the answers of a person who is shut out, with the cause', () =>
    expect(verdictOn(problem('shut-out'))).toEqual({ type: 'again', cause: 'shut-out', afterMs: null }));

  it('has verdicts of their own for a sign-in and for a second hand-in', () => {
    expect(verdictOn(problem('unauthenticated')).type).toBe('unauthenticated');
    expect(verdictOn(problem('already-submitted')).type).toBe('conflict');
  });

  it('accepts Retry-After from our own server only', () => {
    const unavailable = { code: 'unavailable', message: 'Busy.' };
    expect(verdictOn(reply(503, unavailable, '30'))).toEqual({ type: 'again', cause: 'busy', afterMs: 30_000 });
    for (const page of [undefined, {}, { message: 'Quota' }])
      expect(verdictOn(reply(503, page, '86400'))).toEqual({ type: 'again', cause: 'stranger', afterMs: null });
  });
});
