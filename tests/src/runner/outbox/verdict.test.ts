import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { handInRefusals, type ProblemCode, portalMark, problemStatus } from '../../../../contract/calls/problem';
import { type NoReply, type ServerReply, verdictOn } from '../../../../src/runner/outbox/verdict';
import { parcel } from '../../../kit/parcel';

const date = 'Sun, 01 Mar 2026 09:00:00 GMT';
const reply = (status: number, body: unknown, retryAfter: string | null = null): ServerReply => ({ status, body, retryAfter, date });
const said = (code: ProblemCode, more: object = { from: portalMark }) => ({ code, message: `says ${code}`, ...more });
const problem = (code: ProblemCode) => reply(problemStatus[code], said(code));
const sent = parcel();
const judged = (what: ServerReply | NoReply) => verdictOn(what, sent);
const receipt = { assessmentId: 7, submitted: true, submittedAt: '2026-03-01T09:00:00.000Z' };
const hashOf = (body: string) => createHash('sha256').update(body).digest('base64url');
const stranger = { type: 'again', cause: 'stranger', afterMs: null };

describe('the verdict on a receipt', () => {
  it('lets a parcel go only for a receipt', async () => {
    expect((await judged(reply(200, {}))).type).toBe('again');
    expect((await judged(reply(201, receipt))).type).toBe('again');
  });

  it('of the assessment and the bytes that were sent lets the parcel go', async () =>
    expect(await judged(reply(200, { ...receipt, bodyHash: hashOf(sent.body) }))).toEqual({
      type: 'delivered',
      receivedAt: receipt.submittedAt,
    }));

  it('without a hash, of a server of an earlier version, lets the parcel go too', async () =>
    expect(await judged(reply(200, receipt))).toEqual({ type: 'delivered', receivedAt: receipt.submittedAt }));

  it.each([
    ['of another assessment', { ...receipt, assessmentId: 8 }],
    ['of another assessment with the right hash', { ...receipt, assessmentId: 8, bodyHash: hashOf(sent.body) }],
    ['of another body', { ...receipt, bodyHash: hashOf(`${sent.body} `) }],
  ])('%s keeps the parcel', async (_, foreign) => expect(await judged(reply(200, foreign))).toEqual(stranger));
});

describe('the verdict on a reply', () => {
  it.each<[string, ServerReply | NoReply]>([
    ['no reply at all', 'unreached'],
    ['a captive portal that answers 200 with a page', reply(200, undefined)],
    ["a proxy's 502 page", reply(502, undefined)],
    ["a proxy's 403 page, which is not our server's word", reply(403, undefined)],
    ['an empty 400', reply(400, undefined)],
    ['503', problem('unavailable')],
    ['500', problem('internal')],
    ['429', problem('too-many-requests')],
  ])('keeps the parcel after %s', async (_, what) => expect((await judged(what)).type).toBe('again'));

  it.each(handInRefusals)('sets the parcel aside for a person after our server said %s', async (code) =>
    expect(await judged(problem(code))).toEqual({ type: 'refused', code, reason: `says ${code}`, cause: null }),
  );

  it('sets the parcel of a deleted account aside for good, with the cause', async () => {
    const body = { code: 'forbidden', message: 'Deleted.', reason: { code: 'account-erased' }, from: portalMark };
    expect(await judged(reply(403, body))).toEqual({ type: 'refused', code: 'forbidden', reason: 'Deleted.', cause: 'erased' });
  });

  it('keeps the answers of a person who is shut out, with the cause', async () =>
    expect(await judged(problem('shut-out'))).toEqual({ type: 'again', cause: 'shut-out', afterMs: null }));

  it('has verdicts of their own for a sign-in and for a second hand-in', async () => {
    expect((await judged(problem('unauthenticated'))).type).toBe('unauthenticated');
    expect((await judged(problem('other-person'))).type).toBe('unauthenticated');
    expect((await judged(problem('already-submitted'))).type).toBe('conflict');
  });

  it('is certain of another submission only by our server’s own word for it', async () => {
    const reason = { code: 'other-submission-filed' };
    const isNamed = async (more: object) =>
      judged(reply(409, { code: 'already-submitted', message: 'Once only.', ...more })).then(
        (verdict) => 'isNamed' in verdict && verdict.isNamed,
      );
    expect(await isNamed({ reason, from: portalMark })).toBe(true);
    for (const more of [{}, { reason }, { from: portalMark }, { reason, from: 'gateway' }, { reason: { code: 'new' }, from: portalMark }])
      expect(await isNamed(more)).toBe(false);
  });

  it('accepts Retry-After from our own server only', async () => {
    const unavailable = { code: 'unavailable', message: 'Busy.' };
    expect(await judged(reply(503, unavailable, '30'))).toEqual({ type: 'again', cause: 'busy', afterMs: 30_000 });
    for (const page of [undefined, {}, { message: 'Quota' }]) expect(await judged(reply(503, page, '86400'))).toEqual(stranger);
    expect(await judged(reply(511, unavailable, '86400'))).toEqual(stranger);
  });
});

describe('a refusal that another machine on the way made', () => {
  const codes = Object.keys(problemStatus) as ProblemCode[];

  it.each(codes)('with our code %s at a status that is not the status of the code is a network fault', async (code) => {
    for (const status of [200, 400, 401, 403, 404, 409, 500, 503, 511].filter((each) => each !== problemStatus[code]))
      expect(await judged(reply(status, said(code)))).toEqual(stranger);
  });

  it.each(handInRefusals)('with the code %s at its own status, without our mark, is a network fault', async (code) => {
    for (const more of [{}, { from: 'gateway' }]) expect(await judged(reply(problemStatus[code], said(code, more)))).toEqual(stranger);
  });

  it('that says that the account was deleted is a network fault', async () =>
    expect(await judged(reply(403, said('forbidden', { reason: { code: 'account-erased' } })))).toEqual(stranger));
});
