import { type Attempt, type Standing, submissionOf } from '../attempt/attempt';
import type { Device, Parcel } from '../device/db';
import { assembleAttempt, standingsOf } from '../device/journal';
import { readAttemptRow } from '../device/row-schemas';

/**
 * Makes a handed-in attempt final: attempt, standings and parcel are written in one strict transaction, so a crash finds all or
 * nothing. The first one wins; every later call, from whatever tab, changes nothing and gets the attempt as it was filed.
 * `attempt` is what `step` made of a `submitted` or a `ticked`; answers another tab has committed are taken along.
 * `firstTryAt`: before this wall time it is not sent by itself (see turn.ts).
 */
export async function handIn(db: Device, attempt: Attempt, title: string, firstTryAt = 0): Promise<Attempt> {
  const key: [string, number] = [attempt.uid, attempt.assessmentId];
  return db.transaction('rw', db.attempts, db.standings, db.parcels, async () => {
    const row = readAttemptRow(await db.attempts.get(key));
    const stored = await standingsOf(db, attempt);
    if (row !== null && row.status !== 'in-progress') return assembleAttempt(row, stored);
    const final: Attempt = { ...attempt, standings: latestOf(assembleAttempt(attempt, stored).standings, attempt.standings) };
    const { standings, ...finalRow } = final;
    await db.attempts.put(finalRow);
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
