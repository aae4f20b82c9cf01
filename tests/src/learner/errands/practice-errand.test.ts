import { beforeEach, describe, expect, it } from 'vitest';
import { examDateOf, fold } from '../../../../analysis/practice';
import { portalMark } from '../../../../contract/calls/problem';
import { maxBytes, practiceLimits } from '../../../../contract/fields/limits';
import { digestOf } from '../../../../contract/practice/digest';
import type { PracticeEvent, QuestionEvent } from '../../../../contract/practice/events';
import { ApiError } from '../../../../src/api/client';
import { Study } from '../../../../src/learner/device/study';
import { exchangeLog, type LogServer } from '../../../../src/learner/errands/practice-errand';
import { adoptDrills, dropLog, eventsOf, record, settle, undo } from '../../../../src/learner/practice/log';
import { questionOf } from '../../../kit/question-of';

const uid = 'asha';
const study = new Study('exchanged study');
const start = Date.parse('2026-03-01T09:00:00.000Z');
const right = (questionId: number) => ({ type: 'answered', questionId, right: true, sure: true }) as const;

let now = start;
let kept: PracticeEvent[] = [];
let asked: string[] = [];
/** Questions that the server does not take. */
let hidden: number[] = [];
/** Ids that it answers for and does not keep. */
let ignored: string[] = [];
/** How far its clock is behind that of the device. */
let behindMs = 0;
/** Whether its replies say when they were made. */
let isDated = true;

const server: LogServer = {
  async add(events) {
    asked.push(`add ${events.length}`);
    const time = now - behindMs;
    const fields = Object.fromEntries(
      events.flatMap((event, place) => [
        ...(Date.parse(event.at) > time + practiceLimits.aheadMs ? [[`events.${place}.at`, 'is in the future']] : []),
        ...(hidden.includes(questionOf(event)) ? [[`events.${place}.questionId`, 'No.']] : []),
      ]),
    );
    const headers = new Headers(isDated ? { Date: new Date(time).toUTCString() } : {});
    if (Object.keys(fields).length > 0)
      throw new ApiError('problem', 400, { code: 'invalid', message: 'No.', fields, from: portalMark }, headers);
    const fresh = events.filter(({ id }) => !ignored.includes(id) && !kept.some((one) => one.id === id));
    kept.push(...structuredClone(fresh));
    return state();
  },
  async read(after) {
    asked.push(`read ${after}`);
    return { ...state(), events: structuredClone(kept.slice(after)) };
  },
};
const state = () => ({ upTo: kept.length, count: kept.length, digest: digestOf(kept.map(({ id }) => id)) });
const meets = () => exchangeLog(study, uid, server, () => now);
const practised = async (questionId: number, at = now) => {
  const id = await record(study, uid, right(questionId), at);
  await settle(study, uid, id);
  return id;
};
const states = async () => (await study.practice.toArray()).map((row) => `${questionOf(row)} ${row.state}`).sort();

beforeEach(async () => {
  [now, kept, asked, hidden, ignored, behindMs, isDated] = [start, [], [], [], [], 0, true];
  await Promise.all(study.tables.map((table) => table.clear()));
});

describe('a practice log on a device', () => {
  it('numbers its events, and sends each once', async () => {
    await practised(1);
    await practised(2);
    await meets();
    expect(kept.map((event) => [event.n, questionOf(event), event.at])).toEqual(
      expect.arrayContaining([1, 2].map((n) => [n, n, new Date(start).toISOString()])),
    );
    expect(new Set(kept.map(({ device }) => device)).size).toBe(1);
    await meets();
    expect(asked).toEqual(['add 2', 'read 0', 'read 2', 'read 2']);
    expect(await eventsOf(study, uid)).toEqual(expect.arrayContaining(kept));
  });

  it('sends no answer that may still be undone, until it was left for ten minutes', async () => {
    const id = await record(study, uid, right(1), now);
    await meets();
    expect(kept).toEqual([]);
    await undo(study, uid, id);
    expect(await eventsOf(study, uid)).toEqual([]);
    await record(study, uid, right(2), now);
    now += 10 * 60_000 + 1;
    await meets();
    expect(kept.map(questionOf)).toEqual([2]);
  });

  it('undoes nothing that was settled', async () => {
    const id = await practised(1);
    await undo(study, uid, id);
    expect(await states()).toEqual(['1 new']);
  });

  it('puts a time back that is ahead of the trusted one', async () => {
    await practised(1, now + 86_400_000);
    await meets();
    expect(kept.map(({ at }) => at)).toEqual([new Date(now).toISOString()]);
    expect((await eventsOf(study, uid)).map(({ at }) => at)).toEqual([new Date(now).toISOString()]);
  });

  it('puts back what the server says is in the future, and sends all of it at once [a clock that is days ahead]', async () => {
    behindMs = 3 * 86_400_000;
    hidden = [2];
    await practised(1, now - 4 * 86_400_000);
    for (const question of [2, 3, 3]) await practised(question);
    await meets();
    const time = new Date(start - behindMs).toISOString();
    expect(await states()).toEqual(['1 kept', '2 refused', '3 kept', '3 kept']);
    expect(kept.map(({ at }) => at).sort()).toEqual([new Date(start - 4 * 86_400_000).toISOString(), time, time]);
    await meets();
    expect(kept).toHaveLength(3);
  });

  it('sets aside what is in the future of a server that does not tell its time', async () => {
    [behindMs, isDated] = [3 * 86_400_000, false];
    await practised(1);
    await meets();
    expect(await states()).toEqual(['1 refused']);
  });

  it('sets aside what the server does not take, sends the rest, and tries again a day later', async () => {
    hidden = [2];
    for (const question of [1, 2, 3]) await practised(question);
    await meets();
    expect(await states()).toEqual(['1 kept', '2 refused', '3 kept']);
    hidden = [];
    now += 23 * 3_600_000;
    await meets();
    expect(kept).toHaveLength(2);
    now += 2 * 3_600_000;
    await meets();
    expect(await states()).toEqual(['1 kept', '2 kept', '3 kept']);
  });

  it('leaves what waits as it is where the whole request fails', async () => {
    await practised(1);
    const down: LogServer = { ...server, add: () => Promise.reject(new ApiError('offline')) };
    await expect(exchangeLog(study, uid, down, () => now)).rejects.toThrow();
    expect(await states()).toEqual(['1 new']);
  });

  it('brings the day of the exam to another device', async () => {
    const id = await record(study, uid, { type: 'exam-date', date: '2026-05-01' }, now);
    await settle(study, uid, id);
    await meets();
    await dropLog(study, uid);
    await meets();
    expect(examDateOf(await eventsOf(study, uid))).toBe('2026-05-01');
  });

  it('sends notes in requests that the server can read: each is less than a body holds', async () => {
    const sizes: number[] = [];
    const weighing: LogServer = {
      ...server,
      add: (events) => {
        sizes.push(new TextEncoder().encode(JSON.stringify({ events })).length);
        return server.add(events);
      },
    };
    const note = '\u0939'.repeat(practiceLimits.note);
    await study.practice.bulkAdd(
      Array.from({ length: 300 }, (_, at) => ({
        ...{ uid, state: 'new', type: 'saved', id: crypto.randomUUID(), device: crypto.randomUUID(), n: at + 1, questionId: 1, note },
        at: new Date(now).toISOString(),
      })),
    );
    await exchangeLog(study, uid, weighing, () => now);
    expect(Math.max(...sizes)).toBeLessThan(maxBytes.json);
    expect([sizes.length, kept.length]).toEqual([3, 300]);
    await dropLog(study, uid);
    await meets();
    expect(fold(await eventsOf(study, uid)).get(1)?.note).toBe(note);
  });

  it('sends again what a restored server has lost, and brings what it never had', async () => {
    await practised(1);
    await practised(2);
    await meets();
    const [, other] = kept as [QuestionEvent, QuestionEvent];
    kept = [{ ...other, id: '00000000-0000-4000-8000-000000000001', questionId: 9 }];
    await meets();
    expect(kept.map(questionOf).toSorted()).toEqual([1, 2, 9]);
    expect(await states()).toEqual(['1 kept', '2 kept', '9 kept']);
    asked = [];
    await meets();
    expect(asked.filter((call) => call.startsWith('add'))).toEqual([]);
  });

  it('sets aside what the server answers for and does not keep', async () => {
    ignored = [await practised(1)];
    await meets();
    expect(await states()).toEqual(['1 refused']);
  });

  it('makes events of what earlier versions kept, once', async () => {
    await study.drills.bulkAdd([
      { uid, questionId: 1, rights: 2, at: start - 5 },
      { uid, questionId: 2, rights: 0, at: start - 5 },
      { uid: 'bala', questionId: 3, rights: 1, at: start },
    ]);
    await Promise.all([adoptDrills(study, uid), adoptDrills(study, uid)]);
    await meets();
    expect(kept.map((event) => [questionOf(event), event.type === 'answered' && event.right]).toSorted()).toEqual([
      [1, true],
      [1, true],
      [2, false],
    ]);
    expect((await study.drills.toArray()).map((drill) => drill.uid)).toEqual(['bala']);
  });

  it('is dropped for one person alone', async () => {
    await practised(1);
    await record(study, 'bala', right(2), now);
    await dropLog(study, uid);
    expect(await states()).toEqual(['2 open']);
    expect((await study.marks.toArray()).map((mark) => mark.uid)).toEqual(['bala']);
  });
});
