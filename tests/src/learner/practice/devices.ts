import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { fold } from '../../../../analysis/practice';
import { type Problem, portalMark } from '../../../../contract/calls/problem';
import { practiceLimits } from '../../../../contract/fields/limits';
import type { PracticeEvent } from '../../../../contract/practice/events';
import { openSqlite } from '../../../../server/store/engine/sqlite/sqlite';
import type { Store } from '../../../../server/store/engine/store';
import { migrate } from '../../../../server/store/open/migrations/migrate';
import { addEvents, eventsAfter } from '../../../../server/store/people/practice-log';
import { ApiError } from '../../../../src/api/client';
import { Study } from '../../../../src/learner/device/study';
import { exchangeLog, type LogServer } from '../../../../src/learner/errands/practice-errand';
import { eventsOf, record, settle, type ToldEvent, undo } from '../../../../src/learner/practice/log';

/** A store with its schema, in memory. */
export async function openServerStore(): Promise<Store> {
  const store = openSqlite(':memory:');
  await migrate(store);
  return store;
}

export interface Device {
  study: Study;
  /** Milliseconds by which its clock is wrong. */
  clockOff: number;
}

const start = Date.parse('2026-03-01T09:00:00.000Z');
const dayMs = 86_400_000;

/** The same numbers in each run: in [0, 1). */
export function numbers(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

const told = (events: Iterable<PracticeEvent>) => [...fold(events)].toSorted(([a], [b]) => a - b);

function refusal(fields: Record<string, string>): ApiError {
  const problem: Problem = { code: 'invalid', message: 'Not valid.', fields, from: portalMark };
  return new ApiError('problem', 400, problem);
}

/** A process whose transactions have written, and are committed milliseconds later. */
const holding = (store: Store): Store => ({
  ...store,
  atomically: (work) =>
    store.atomically(async (tx) => {
      const done = await work(tx);
      await setTimeout(3);
      return done;
    }),
});

/**
 * One person's devices for some weeks: each practises, is set to a wrong time, and meets one of the server's processes over a network that doubles, delays and loses
 * requests and replies; where there are several processes, some transactions are still open when the next request comes. In the end all devices are online with right
 * clocks. Returns what each has, what the server has, and all that was ever practised.
 */
export async function weeksOf(processes: readonly [Store, ...Store[]], seed: number) {
  const random = numbers(seed);
  const upTo = (count: number) => Math.floor(random() * count);
  const uid = `person ${seed}`;
  let now = start;
  let isCalm = false;
  const made = new Set<string>();
  const late: (() => Promise<unknown>)[] = [];
  const held: Promise<unknown>[] = [];
  const hasOne = processes.length === 1;
  const anyProcess = (): Store => (hasOne ? processes[0] : (processes[upTo(processes.length)] ?? processes[0]));
  const devices: Device[] = Array.from({ length: 2 + upTo(3) }, () => ({ study: new Study(`study ${randomUUID()}`), clockOff: 0 }));

  const takes = async (events: PracticeEvent[], store = anyProcess()) => {
    const wrong = events.flatMap(({ at }, place) =>
      Date.parse(at) > now + practiceLimits.aheadMs ? [[`events.${place}.at`, 'is in the future']] : [],
    );
    if (wrong.length > 0) throw refusal(Object.fromEntries(wrong));
    return addEvents(store, uid, structuredClone(events), now);
  };
  const lost = (): never => {
    throw new ApiError('offline');
  };
  const server: LogServer = {
    async add(events) {
      const sent = structuredClone(events);
      // The device hears nothing of it, and goes on elsewhere.
      if (!hasOne && !isCalm && random() > 0.8) {
        held.push(takes(sent, holding(anyProcess())).catch(() => undefined));
        lost();
      }
      const fate = isCalm ? 0 : random();
      if (fate > 0.9) lost();
      // A request that comes much later, behind others.
      if (fate > 0.8) {
        late.push(() => takes(sent).catch(() => undefined));
        lost();
      }
      const reply = await takes(sent);
      if (fate > 0.7) await takes(sent);
      return fate > 0.6 ? lost() : reply;
    },
    async read(after) {
      if (!isCalm && random() > 0.8) lost();
      return eventsAfter(anyProcess().db, uid, after);
    },
  };
  const meets = ({ study, clockOff }: Device) => exchangeLog(study, uid, server, () => now + clockOff);

  async function practises({ study, clockOff }: Device): Promise<void> {
    const questionId = 1 + upTo(5);
    const what: ToldEvent =
      random() > 0.3
        ? { type: 'answered', questionId, right: random() > 0.4, sure: random() > 0.2 }
        : random() > 0.5
          ? { type: 'saved', questionId, ...(random() > 0.3 && { note: random() > 0.2 ? `note ${upTo(1_000)}` : '' }) }
          : { type: 'unsaved', questionId };
    const id = await record(study, uid, what, now + clockOff);
    if (random() > 0.9) return undo(study, uid, id);
    made.add(id);
    if (random() > 0.2) await settle(study, uid, id);
  }

  await devices[0]?.study.drills.bulkAdd([
    { uid, questionId: 1, rights: 2, at: start - dayMs },
    { uid, questionId: 2, rights: 0, at: start - dayMs },
  ]);
  for (let step = 0; step < 40; step += 1) {
    const device = devices[upTo(devices.length)] as Device;
    now += upTo(dayMs);
    const choice = random();
    if (choice < 0.6) await practises(device);
    else if (choice < 0.7) device.clockOff = random() > 0.3 ? (random() - 0.5) * 20 * dayMs : 0;
    else if (choice < 0.75) await late.splice(upTo(late.length + 1), 1)[0]?.();
    else await meets(device).catch(() => undefined);
  }
  isCalm = true;
  for (const request of late) await request();
  await Promise.all(held);
  // A day later what was refused is tried again, and what was left is sent.
  for (let round = 0; round < 2; round += 1) {
    now += 2 * dayMs;
    for (const device of devices) {
      device.clockOff = 0;
      await meets(device);
    }
  }
  for (const device of devices) await meets(device);
  const { events, count } = await eventsAfter(processes[0].db, uid, 0);
  const outcome = {
    /** Two answers of the first drill row, one of the second. */
    made: made.size + 3,
    lost: [...made].filter((id) => !events.some((event) => event.id === id)),
    count,
    reference: told(events),
    devices: await Promise.all(devices.map(async ({ study }) => told(await eventsOf(study, uid)))),
    held: held.length,
    drillsLeft: await Promise.all(devices.map(({ study }) => study.drills.count())),
  };
  await Promise.all(devices.map(({ study }) => study.delete()));
  return outcome;
}
