import { describe, expect, it } from 'vitest';
import { type Attempt, begin, type Standing, step, submissionOf } from '../../../../src/runner/attempt/attempt';
import { attemptOn, parcelsOf } from '../../../../src/runner/device/shelf';
import { handIn } from '../../../../src/runner/outbox/hand-in';
import { Phone } from '../../../kit/learner';

const start = 1_000_000;
const begun = begin({ uid: 'asha', assessmentId: 7, questionIds: [1, 2, 3], seconds: 600, at: start, isDated: true });

/** An attempt that was handed in with these choices, each at its own second. */
function handedIn(...chosen: [questionId: number, optionId: number, second: number][]): Attempt {
  const answered = chosen.reduce<Attempt>(
    (attempt, [questionId, optionId, second]) => step(attempt, { type: 'chose', questionId, optionId, at: start + second * 1000 }),
    begun,
  );
  return step(answered, { type: 'submitted', at: start + 300_000 });
}

/** A device on which another page has committed these standings of the running attempt. */
async function deviceWith(standings: Record<number, Standing>) {
  const { db } = new Phone();
  const { standings: _, ...row } = begun;
  await db.attempts.put(row);
  await db.standings.bulkPut(
    Object.entries(standings).map(([id, standing]) => ({ ...standing, uid: 'asha', assessmentId: 7, questionId: Number(id) })),
  );
  return db;
}

const chosen = (optionId: number, second: number): Standing => ({
  selectedOptionId: optionId,
  markedForReview: false,
  at: start + second * 1000,
  chosenAt: start + second * 1000,
});

const answersOf = (body: string) => JSON.parse(body).answers.map((answer: { selectedOptionId: number | null }) => answer.selectedOptionId);

describe('a hand-in', () => {
  it('with two pages’ answers to one question takes the later one, whichever page it is from', async () => {
    const db = await deviceWith({ 1: chosen(4, 50), 2: chosen(4, 10) });
    const final = await handIn(db, handedIn([1, 3, 20], [2, 3, 20]), 'Mock');
    expect([final.standings[1]?.selectedOptionId, final.standings[2]?.selectedOptionId]).toEqual([4, 3]);
    expect(answersOf((await parcelsOf(db, 'asha'))[0]?.body ?? '')).toEqual([4, 3, null]);
  });

  it('with two answers of the same moment takes its own page’s answer', async () => {
    const db = await deviceWith({ 1: chosen(4, 20) });
    expect((await handIn(db, handedIn([1, 3, 20]), 'Mock')).standings[1]?.selectedOptionId).toBe(3);
  });

  it('includes answers that only one of the two pages has', async () => {
    const db = await deviceWith({ 3: chosen(4, 10) });
    await handIn(db, handedIn([1, 2, 20]), 'Mock');
    expect(answersOf((await parcelsOf(db, 'asha'))[0]?.body ?? '')).toEqual([2, null, 4]);
  });

  it('leaves attempt and answers on the device as they are sent', async () => {
    const db = await deviceWith({ 3: chosen(4, 10) });
    const final = await handIn(db, handedIn([1, 2, 20]), 'Mock');
    const kept = await attemptOn(db, 'asha', 7);
    expect(kept).toEqual(final);
    expect(kept?.status).toBe('handed-in');
  });

  it('makes an untried parcel for its person and paper, with the submission as it is sent', async () => {
    const db = await deviceWith({});
    const attempt = handedIn([1, 2, 20]);
    await handIn(db, attempt, 'Mock, week 1', 5_000);
    expect(await parcelsOf(db, 'asha')).toEqual([
      {
        uid: 'asha',
        assessmentId: 7,
        title: 'Mock, week 1',
        body: JSON.stringify(submissionOf(attempt)),
        handedInAt: start + 300_000,
        state: 'waiting',
        tries: 0,
        triedAt: null,
        nextTryAt: 5_000,
        notBefore: 0,
        reason: null,
      },
    ]);
    expect(await parcelsOf(db, 'ravi')).toEqual([]);
  });

  it('is made once: a second one with other answers changes nothing and returns the first', async () => {
    const db = await deviceWith({});
    const first = await handIn(db, handedIn([1, 2, 20]), 'Mock');
    const parcels = await parcelsOf(db, 'asha');
    expect(await handIn(db, handedIn([1, 3, 40], [2, 3, 50]), 'Mock')).toEqual(first);
    expect(await parcelsOf(db, 'asha')).toEqual(parcels);
  });

  it('is made even if the device no longer has the attempt', async () => {
    const { db } = new Phone();
    await handIn(db, handedIn([1, 2, 20]), 'Mock');
    expect(answersOf((await parcelsOf(db, 'asha'))[0]?.body ?? '')).toEqual([2, null, null]);
  });

  it('does not touch another learner’s attempt of the same paper', async () => {
    const db = await deviceWith({ 1: chosen(4, 10) });
    await handIn(db, { ...handedIn([1, 2, 20]), uid: 'ravi' }, 'Mock');
    expect((await attemptOn(db, 'asha', 7))?.status).toBe('in-progress');
    expect(answersOf((await parcelsOf(db, 'ravi'))[0]?.body ?? '')).toEqual([2, null, null]);
  });
});
