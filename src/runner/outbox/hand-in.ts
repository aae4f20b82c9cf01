import { type Attempt, type Standing, submissionOf } from '../attempt/attempt';
import { inPlaceOf, placesOf } from '../device/copies';
import type { Device, Parcel } from '../device/db';
import { assembleAttempt, standingsOf, withStored } from '../device/journal';

/**
 * Makes a handed-in attempt final. Writes attempt, answers and parcel in one strict transaction, so that a crash leaves all or nothing. The
 * first call wins; later calls, from any tab, change nothing and return the attempt as filed. `attempt` is the result of `step` for
 * `submitted` or `ticked`; answers that another tab has committed are included. `firstTryAt`: wall epoch milliseconds before which the
 * parcel is not sent automatically (see send-jitter.ts).
 */
export async function handIn(db: Device, attempt: Attempt, title: string, firstTryAt = 0): Promise<Attempt> {
  return db.transaction('rw', placesOf(db), async () => {
    const row = await inPlaceOf(db, attempt);
    const stored = await standingsOf(db, attempt);
    if (row !== null && row.status !== 'in-progress') return assembleAttempt(row, stored);
    const final: Attempt = { ...attempt, standings: latestOf(assembleAttempt(attempt, stored).standings, attempt.standings) };
    const { standings, ...finalRow } = final;
    await db.attempts.put(withStored(row, finalRow));
    await db.standings.bulkPut(
      Object.entries(standings).map(([id, s]) => ({ ...s, uid: attempt.uid, assessmentId: attempt.assessmentId, questionId: Number(id) })),
    );
    await db.parcels.put(parcelOf(final, title, firstTryAt));
    return final;
  });
}

function latestOf(stored: Readonly<Record<number, Standing>>, held: Readonly<Record<number, Standing>>): Record<number, Standing> {
  const all: Record<number, Standing> = { ...stored };
  for (const [id, standing] of Object.entries(held)) {
    const other = all[Number(id)];
    if (other === undefined || other.at <= standing.at) all[Number(id)] = standing;
  }
  return all;
}

function parcelOf(attempt: Attempt, title: string, firstTryAt: number): Parcel {
  return {
    uid: attempt.uid,
    assessmentId: attempt.assessmentId,
    title,
    body: JSON.stringify(submissionOf(attempt)),
    handedInAt: attempt.handedInAt ?? attempt.deadline,
    state: 'waiting',
    tries: 0,
    triedAt: null,
    nextTryAt: firstTryAt,
    notBefore: 0,
    reason: null,
    ...(attempt.clock && { clock: attempt.clock }),
  };
}
