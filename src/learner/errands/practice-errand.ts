import type { Reply } from '../../../contract/calls/calls';
import { practiceCalls } from '../../../contract/calls/practice-calls';
import { portalMark } from '../../../contract/calls/problem';
import { practiceLimits } from '../../../contract/fields/limits';
import { dayMs } from '../../../contract/fields/times';
import { digestOf } from '../../../contract/practice/digest';
import type { LogState, PracticeEvent } from '../../../contract/practice/events';
import { ApiError } from '../../api/client';
import { trustedClock } from '../../runner/device/trusted-clock';
import { callsOf } from '../calls-of';
import { type PracticeRow, type Study, study } from '../device/study';
import { adoptDrills, dropLog, eventOf, markOf } from '../practice/log';
import type { Errand } from './carry';

/** The two calls of the log, as this person. They reject with {@link ApiError}. */
export interface LogServer {
  add: (events: PracticeEvent[]) => Promise<LogState>;
  read: (after: number) => Promise<Reply<'getPractice'>>;
}

/** An answer that was not taken back for so long is sent, although its screen was left without a word. */
const openMs = 10 * 60_000;
/** What the server refused is tried again after so long: a release that was taken back may come again. */
const refusedMs = dayMs;

const rowsIn = (study: Study, uid: string, state: PracticeRow['state']) => study.practice.where('[uid+state]').equals([uid, state]);

async function ripen(study: Study, uid: string, now: number): Promise<void> {
  const isOld = (time: number, ms: number) => Math.abs(now - time) > ms;
  await rowsIn(study, uid, 'open')
    .filter(({ at }) => isOld(Date.parse(at), openMs))
    .modify({ state: 'new' });
  await rowsIn(study, uid, 'refused')
    .filter(({ since = 0 }) => isOld(since, refusedMs))
    .modify({ state: 'new' });
}

/** The events that a refusal names: those of which it refuses nothing but a time that is ahead of `time`, the server's own, and the others. */
function refusedIn(events: readonly PracticeEvent[], error: unknown): { ahead: PracticeEvent[]; left: PracticeEvent[]; time: number } {
  const isOurs = error instanceof ApiError && error.status === 400 && error.problem?.from === portalMark;
  const fields = isOurs ? Object.keys(error.problem?.fields ?? {}) : [];
  const time = Date.parse((isOurs && error.date) || '');
  const named = events.map((event, place) => ({ event, faults: fields.filter((path) => path.startsWith(`events.${place}.`)) }));
  const isAhead = ({ event, faults }: (typeof named)[number]) =>
    faults.every((path) => path.endsWith('.at')) && Date.parse(event.at) > time;
  const faulty = named.filter(({ faults }) => faults.length > 0);
  return {
    ahead: faulty.filter(isAhead).map(({ event }) => event),
    left: faulty.filter((one) => !isAhead(one)).map(({ event }) => event),
    time,
  };
}

/** The first of these rows that one request carries: with notes they may be more bytes than a body holds. */
function carriedAtOnce(rows: readonly PracticeRow[]): PracticeRow[] {
  let bytes = 0;
  const beyond = rows.findIndex((row) => {
    bytes += new TextEncoder().encode(JSON.stringify(eventOf(row))).length + 1;
    return bytes > practiceLimits.bytes;
  });
  return rows.slice(0, beyond === -1 ? rows.length : Math.max(1, beyond));
}

/**
 * Sends what is new. A time that is ahead of the server's becomes the server's, by its own reply: this clock may be corrected later. What else the server
 * refuses by name is set aside; any other refusal rejects.
 */
async function send(study: Study, uid: string, server: LogServer, now: () => number): Promise<void> {
  for (;;) {
    const rows = carriedAtOnce(await rowsIn(study, uid, 'new').limit(practiceLimits.events).toArray());
    if (rows.length === 0) return;
    // A clock that was ahead is put right before the event is anybody else's.
    const latest = now();
    const events = rows.map((row) =>
      Date.parse(row.at) > latest ? { ...eventOf(row), at: new Date(latest).toISOString() } : eventOf(row),
    );
    const keep = (some: readonly PracticeEvent[], change: Partial<PracticeRow>) =>
      study.practice.bulkUpdate(some.map(({ id, at }) => ({ key: [uid, id], changes: { at, ...change } })));
    await keep(events, {});
    try {
      await server.add(events);
      await keep(events, { state: 'kept' });
    } catch (error) {
      const { ahead, left, time } = refusedIn(events, error);
      if (ahead.length + left.length === 0) throw error;
      if (ahead.length > 0) await keep(ahead, { at: new Date(time).toISOString() });
      await keep(left, { state: 'refused', since: latest });
    }
  }
}

/** Brings what the server has after a place. Returns the log's state there, and the ids that came. */
async function bring(study: Study, uid: string, server: LogServer, from: number): Promise<{ state: LogState; ids: Set<string> }> {
  const ids = new Set<string>();
  for (let after = from; ; ) {
    const page = await server.read(after);
    await study.transaction('rw', study.practice, study.marks, async () => {
      // The server's word counts: its copy of an event is everybody's.
      await study.practice.bulkPut(page.events.map((event): PracticeRow => ({ ...event, uid, state: 'kept' })));
      await study.marks.put({ ...(await markOf(study, uid)), upTo: page.upTo });
    });
    for (const { id } of page.events) ids.add(id);
    if (page.events.length === 0) return { state: page, ids };
    after = page.upTo;
  }
}

async function isSame(study: Study, uid: string, { count, digest }: LogState): Promise<boolean> {
  const kept = (await rowsIn(study, uid, 'kept').primaryKeys()).map(([, id]) => id);
  return kept.length === count && digestOf(kept) === digest;
}

/**
 * Exchanges a log with the server: sends what is new, brings what others have sent, and compares count and digest. On a difference all ids are compared: what
 * the server does not have is sent again, and set aside if it does not stay there. `now`: trusted epoch milliseconds.
 */
export async function exchangeLog(study: Study, uid: string, server: LogServer, now: () => number): Promise<void> {
  await adoptDrills(study, uid);
  await ripen(study, uid, now());
  await send(study, uid, server, now);
  const { state } = await bring(study, uid, server, (await markOf(study, uid)).upTo);
  if (await isSame(study, uid, state)) return;
  for (const lost of ['new', 'refused'] as const) {
    const { ids } = await bring(study, uid, server, 0);
    await rowsIn(study, uid, 'kept')
      .filter(({ id }) => !ids.has(id))
      .modify({ state: lost, since: now() });
    await send(study, uid, server, now);
  }
}

function serverOf(uid: string): LogServer {
  const call = callsOf<keyof typeof practiceCalls>(practiceCalls, uid);
  return {
    add: (events) => call('addPractice', { body: { events } }),
    read: (after) => call('getPractice', { query: { after } }),
  };
}

/** Carries a person's practice log. */
export const practiceErrand: Errand = {
  name: 'practice',
  owed: (uid) => study.practice.where('[uid+state]').equals([uid, 'new']).primaryKeys(),
  async run(uid) {
    await trustedClock.load();
    await exchangeLog(study, uid, serverOf(uid), trustedClock.now);
  },
  drop: (uid) => dropLog(study, uid),
};
