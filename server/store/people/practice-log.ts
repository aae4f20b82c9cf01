import { practiceLimits } from '../../../contract/fields/limits';
import { dayMs, isoOf } from '../../../contract/fields/times';
import { digestWith, emptyDigest } from '../../../contract/practice/digest';
import type { LogState, PracticeEvent } from '../../../contract/practice/events';
import { Refusal } from '../../replies/refusal';
import type { Tables } from '../engine/schema';
import type { Db, Store, Tx } from '../engine/store';

type Row = Tables['practice_events'];

/** What an event of each type has of its own, as columns; all others are null. A new type does not compile without its case, here and below. */
function ownColumns(event: PracticeEvent): Partial<Row> {
  switch (event.type) {
    case 'answered':
      return { question_id: event.questionId, version: event.version, is_right: Number(event.right), is_sure: Number(event.sure) };
    case 'saved':
      return { question_id: event.questionId, note: event.note ?? null };
    case 'unsaved':
      return { question_id: event.questionId };
    case 'exam-date':
      return { exam_date: event.date };
  }
}

const rowFrom = (uid: string, event: PracticeEvent, place: number): Row => ({
  ...{ id: event.id, uid, place, type: event.type, device: event.device, n: event.n, at: Date.parse(event.at) },
  ...{ question_id: 0, version: null, is_right: null, is_sure: null, exam_date: null, note: null },
  ...ownColumns(event),
});

function eventFrom(row: Row): PracticeEvent {
  const { type, id, device, n, question_id: questionId, note } = row;
  const common = { id, device, n, at: isoOf(row.at) };
  switch (type) {
    case 'answered':
      return { type, ...common, questionId, version: row.version ?? 1, right: row.is_right === 1, sure: row.is_sure === 1 };
    case 'saved':
      return { type, ...common, questionId, ...(note !== null && { note }) };
    case 'unsaved':
      return { type, ...common, questionId };
    case 'exam-date':
      return { type, ...common, date: row.exam_date };
  }
}

const stateFrom = (log: Tables['practice_logs'] | undefined): LogState => ({
  upTo: log?.up_to ?? 0,
  count: log?.count ?? 0,
  digest: log?.digest ?? emptyDigest,
});

/** The row of a person's log, which is made if there is none, and is locked until the transaction ends. */
function lockedLog(tx: Tx, uid: string): Promise<Tables['practice_logs']> {
  return tx
    .insertInto('practice_logs')
    .values({ uid, up_to: 0, count: 0, digest: emptyDigest, day: 0, day_count: 0 })
    .onConflict((clash) => clash.column('uid').doUpdateSet((row) => ({ up_to: row.ref('practice_logs.up_to') })))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Throws where a log has no room for `added` events more. */
function demandRoom(count: number, dayCount: number, now: number): void {
  const { all, day } = practiceLimits;
  if (count > all) throw new Refusal('too-large', { code: 'practice-log-full', most: all });
  // Tomorrow they are taken.
  const retryAfter = Math.ceil((dayMs - (now % dayMs)) / 1_000);
  if (dayCount > day) throw new Refusal('too-many-requests', { code: 'practice-day-full', most: day }, { retryAfter });
}

/**
 * Adds events to a person's log. An id that is in any log stays as it is there. Throws 429 where the person's day is full, 413 where the log is. `now`: epoch
 * milliseconds.
 */
export function addEvents(store: Store, uid: string, events: readonly PracticeEvent[], now: number): Promise<LogState> {
  // In the same order in every process, to avoid deadlocks; each id once.
  const sorted = [...new Map(events.map((event) => [event.id, event])).values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return store.atomically(async (tx) => {
    const log = await lockedLog(tx, uid);
    if (sorted.length === 0) return stateFrom(log);
    const added = await tx
      .insertInto('practice_events')
      .values(sorted.map((event, at) => rowFrom(uid, event, log.up_to + 1 + at)))
      .onConflict((clash) => clash.column('id').doNothing())
      .returning(['id', 'note'])
      .execute();
    if (added.length === 0) return stateFrom(log);
    const day = Math.floor(now / dayMs);
    const count = log.count + added.length;
    const noted = added.filter(({ note }) => note !== null).length;
    const dayCount = (log.day === day ? log.day_count : 0) + added.length + noted * (practiceLimits.asNote - 1);
    demandRoom(count, dayCount, now);
    const digest = added.reduce((sum, { id }) => digestWith(sum, id), log.digest);
    const next = { up_to: log.up_to + sorted.length, count, digest, day, day_count: dayCount };
    await tx.updateTable('practice_logs').set(next).where('uid', '=', uid).execute();
    return stateFrom({ uid, ...next });
  });
}

/** The events of a person's log after a place, oldest first, at most a page of them, and the state of the log. `upTo`: the place up to which they reach. */
export async function eventsAfter(db: Db, uid: string, after: number): Promise<LogState & { events: PracticeEvent[] }> {
  const log = await db.selectFrom('practice_logs').selectAll().where('uid', '=', uid).executeTakeFirst();
  const state = stateFrom(log);
  const rows = await db
    .selectFrom('practice_events')
    .selectAll()
    .where('uid', '=', uid)
    .where('place', '>', after)
    // What is added meanwhile is not in the state.
    .where('place', '<=', state.upTo)
    .orderBy('place')
    .limit(practiceLimits.page)
    .execute();
  const upTo = rows.length < practiceLimits.page ? state.upTo : (rows.at(-1)?.place ?? state.upTo);
  return { ...state, upTo, events: rows.map(eventFrom) };
}

/** Events that are looked at: a word of a device is days old at most, and a person may practise on another one meanwhile. */
const looked = 500;

/** Whether a person practised after a time, of the events that arrived last. Epoch milliseconds. */
export async function hasPractisedSince(db: Db, uid: string, since: number): Promise<boolean> {
  const rows = await db
    .selectFrom('practice_events')
    .select(['type', 'at'])
    .where('uid', '=', uid)
    .orderBy('place', 'desc')
    .limit(looked)
    .execute();
  return rows.some(({ type, at }) => type === 'answered' && at > since);
}
