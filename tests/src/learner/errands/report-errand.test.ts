import { beforeEach, describe, expect, it } from 'vitest';
import { type ProblemCode, portalMark, problemStatus } from '../../../../contract/calls/problem';
import type { Report, ReportDraft } from '../../../../contract/question/report';
import { ApiError } from '../../../../src/api/client';
import { Study } from '../../../../src/learner/device/study';
import { isNews, newsOf, readAnswers, reportsOn, writeReport } from '../../../../src/learner/errands/kept-reports';
import { exchangeReports, type ReportServer } from '../../../../src/learner/errands/report-errand';

const uid = 'asha';
const study = new Study('reports study');
const draft: ReportDraft = { assessmentId: 7, reason: 'key', text: 'Two options are right.' };
const day = 24 * 60 * 60_000;

let now = 0;
let kept: Report[] = [];
let adds = 0;
let fault: unknown = null;
/** Whether a reply gets lost after the server has done its work. */
let losesReply = false;

const server: ReportServer = {
  async add(questionId, { assessmentId, reason, text }) {
    adds += 1;
    if (fault !== null) throw fault;
    const there = kept.find((one) => one.questionId === questionId);
    const unanswered = { outcome: null, answer: null, answeredAt: null };
    const report = there ?? { id: kept.length + 1, questionId, assessmentId, reason, text, at: new Date(now).toISOString(), ...unanswered };
    if (there === undefined) kept.push(report);
    if (losesReply) throw new ApiError('offline');
    return report;
  },
  read: async () => structuredClone(kept),
};
const refusal = (code: ProblemCode, from: string = portalMark) =>
  new ApiError('problem', problemStatus[code], { code, message: 'No.', from });
const exchange = () => exchangeReports(study, uid, server, () => now);
const write = (questionId = 1, changes: Partial<ReportDraft> = {}) => writeReport(study, uid, questionId, { ...draft, ...changes }, now);
const states = async () => (await reportsOn(study, uid)).map(({ questionId, state }) => [questionId, state]);
const answers = (questionId: number, answer: string) => {
  now += 1_000;
  const answered = { outcome: 'mended', answer, answeredAt: new Date(now).toISOString() };
  kept = kept.map((one) => (one.questionId === questionId ? { ...one, ...answered } : one));
};

beforeEach(async () => {
  [now, kept, adds, fault, losesReply] = [Date.parse('2026-11-24T10:00:00Z'), [], 0, null, false];
  await study.reports.clear();
});

describe('reports about questions on a device', () => {
  it('are written once for a person and a question', async () => {
    await write();
    await write(1, { reason: 'other', text: 'Otherwise.' });
    await writeReport(study, 'bala', 1, draft, now);
    expect((await reportsOn(study, uid)).map(({ reason, text }) => [reason, text])).toEqual([['key', 'Two options are right.']]);
  });

  it('arrive once, also where a reply was lost', async () => {
    await write();
    losesReply = true;
    await expect(exchange()).rejects.toThrow();
    expect(await states()).toEqual([[1, 'new']]);
    losesReply = false;
    await exchange();
    await exchange();
    expect(await states()).toEqual([[1, 'sent']]);
    expect([kept.length, adds]).toEqual([1, 2]);
  });

  it('wait for the network, a sign-in, or the next day of the portal, and are not set aside', async () => {
    await write();
    for (const error of [
      new ApiError('offline'),
      refusal('unauthenticated'),
      refusal('too-many-requests'),
      refusal('unavailable'),
      refusal('not-found', 'a proxy'),
    ]) {
      fault = error;
      await expect(exchange()).rejects.toBe(error);
      expect(await states()).toEqual([[1, 'new']]);
    }
  });

  it('are set aside for a day where the portal refuses one, and the others are sent', async () => {
    await write(1);
    fault = refusal('not-found');
    await exchange();
    fault = null;
    await write(2);
    await exchange();
    expect(await states()).toEqual(
      expect.arrayContaining([
        [1, 'refused'],
        [2, 'sent'],
      ]),
    );
    now += day + 1;
    await exchange();
    expect(await states()).toEqual(
      expect.arrayContaining([
        [1, 'sent'],
        [2, 'sent'],
      ]),
    );
  });

  it('come from another device, and are sent again where the server lost them', async () => {
    await write();
    await exchange();
    const another = new Study('reports of another device');
    await exchangeReports(another, uid, server, () => now);
    expect((await reportsOn(another, uid)).map(({ text, state }) => [text, state])).toEqual([['Two options are right.', 'sent']]);
    await another.delete();
    kept = [];
    await exchange();
    expect(await states()).toEqual([[1, 'new']]);
    await exchange();
    expect([kept.length, await states()]).toEqual([1, [[1, 'sent']]]);
  });

  it('keep what is written while the server answers', async () => {
    await write(1);
    const slow: ReportServer = {
      ...server,
      async read() {
        await write(2);
        return server.read();
      },
    };
    await exchangeReports(study, uid, slow, () => now);
    expect(await states()).toEqual(
      expect.arrayContaining([
        [1, 'sent'],
        [2, 'new'],
      ]),
    );
  });

  it('tell of an answer until it is read, and of a changed one again', async () => {
    await write();
    await exchange();
    expect(await newsOf(study, uid)).toBe(0);
    answers(1, 'The key is B now.');
    await exchange();
    expect(await newsOf(study, uid)).toBe(1);
    await readAnswers(study, uid, await reportsOn(study, uid));
    await exchange();
    expect(await newsOf(study, uid)).toBe(0);
    answers(1, 'The key is C now.');
    await exchange();
    expect((await reportsOn(study, uid)).filter(isNews).map(({ answer }) => answer)).toEqual(['The key is C now.']);
  });
});
