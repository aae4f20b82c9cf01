import type { PracticeEvent } from '../../../contract/practice/events';
import type { PracticeMark, PracticeRow, Study } from '../device/study';

/** Of any event what a screen says; the log adds the rest. */
type Told<Event> = Event extends unknown ? Omit<Event, 'id' | 'device' | 'n' | 'at' | 'version'> : never;
export type ToldEvent = Told<PracticeEvent>;

/** Results name no version of a question. */
const version = 1;

/** The event of a row. */
export const eventOf = ({ uid: _, state: __, since: ___, ...event }: PracticeRow): PracticeEvent => event;

export const markOf = async (study: Study, uid: string): Promise<PracticeMark> =>
  (await study.marks.get(uid)) ?? { uid, device: crypto.randomUUID(), n: 0, upTo: 0 };

/** Adds events in the transaction around the call, which has the tables. */
export async function addEvents(
  study: Study,
  uid: string,
  events: readonly { told: ToldEvent; at: number; id?: string }[],
  state: 'open' | 'new',
): Promise<void> {
  const mark = await markOf(study, uid);
  const rows = events.map(({ told, at, id = crypto.randomUUID() }, place): PracticeRow => {
    const common = { uid, state, id, device: mark.device, n: mark.n + 1 + place, at: new Date(at).toISOString() };
    return told.type === 'answered' ? { ...told, ...common, version } : { ...told, ...common };
  });
  await study.practice.bulkAdd(rows);
  await study.marks.put({ ...mark, n: mark.n + rows.length });
}

/** Writes an event of this moment (trusted epoch milliseconds). It may be taken back until {@link settle}, and is not sent before. Returns its id. */
export const record = (study: Study, uid: string, told: ToldEvent, at: number, id: string = crypto.randomUUID()): Promise<string> =>
  study.transaction('rw', study.practice, study.marks, async () => {
    await addEvents(study, uid, [{ told, at, id }], 'open');
    return id;
  });

/** Takes an event back that was not settled. */
export async function undo(study: Study, uid: string, id: string): Promise<void> {
  await study.practice
    .where('[uid+id]')
    .equals([uid, id])
    .filter(({ state }) => state === 'open')
    .delete();
}

/** Lets an event be sent. */
export async function settle(study: Study, uid: string, id: string): Promise<void> {
  await study.practice
    .where('[uid+id]')
    .equals([uid, id])
    .filter(({ state }) => state === 'open')
    .modify({ state: 'new' });
}

/** The log as this device has it. */
export const eventsOf = async (study: Study, uid: string): Promise<PracticeEvent[]> =>
  (await study.practice.where('uid').equals(uid).toArray()).map(eventOf);

/** Makes events of what earlier versions kept of practice, once: the rows go in the transaction in which the events come. */
export async function adoptDrills(study: Study, uid: string): Promise<void> {
  await study.transaction('rw', study.drills, study.practice, study.marks, async () => {
    const drills = await study.drills.where('uid').equals(uid).toArray();
    if (drills.length === 0) return;
    const events = drills.flatMap(({ questionId, rights, at }) =>
      Array.from({ length: Math.max(1, rights) }, () => ({
        told: { type: 'answered' as const, questionId, right: rights > 0, sure: true },
        at,
      })),
    );
    await addEvents(study, uid, events, 'new');
    await study.drills.where('uid').equals(uid).delete();
  });
}

/** Removes a person's log from this device. */
export async function dropLog(study: Study, uid: string): Promise<void> {
  await study.transaction('rw', study.drills, study.practice, study.marks, async () => {
    for (const table of [study.drills, study.practice, study.marks]) await table.where('uid').equals(uid).delete();
  });
}
