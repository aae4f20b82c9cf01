import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionsOf } from '../../../../contract/assessment/assessment';
import { practiceLimits } from '../../../../contract/fields/limits';
import { digestOf, emptyDigest } from '../../../../contract/practice/digest';
import type { PracticeEvent } from '../../../../contract/practice/events';
import type { Store } from '../../../../server/store/engine/store';
import { addEvents } from '../../../../server/store/people/practice-log';
import { assessmentOf, handIn, type Made, submission } from '../../kit/bank';
import type { Person, TestPortal } from '../../kit/portal';
import { examDated, practised, saved } from '../../kit/practised';
import type { Open } from '../open';

/** What waits until it is let go. */
function heldUp(): { end: Promise<unknown>; letGo: () => void } {
  let letGo: () => void = () => undefined;
  const end = new Promise((resolve) => {
    letGo = () => resolve(undefined);
  });
  return { end, letGo: () => letGo() };
}

/** The practice log of a person (ADR 67). */
export function practiceSuite(open: Open): void {
  let portal: TestPortal;
  let made: Made;
  let learners = 0;

  beforeAll(async () => {
    portal = await open();
    made = await assessmentOf(portal, 3);
  });
  afterAll(() => portal.close());

  const newcomer = (): Person => {
    learners += 1;
    return portal.learner(`practises ${learners}`);
  };
  const question = (at = 0): number => questionsOf(made.paper)[at]?.id ?? 0;
  const some = (count: number): PracticeEvent[] => Array.from({ length: count }, (_, at) => practised(question(at % 3)));
  const add = (person: Person, events: PracticeEvent[]) => person.call('addPractice', { body: { events } });
  const read = (person: Person, after = 0) => person.call('getPractice', { query: { after } });
  const faults = async (person: Person, events: PracticeEvent[]) => {
    const { status, problem } = await person.tries('addPractice', { body: { events } });
    return [status, Object.entries(problem?.reasons ?? {}).map(([path, { code }]) => `${path} ${code}`)];
  };

  it('is empty at first, and gives back what was added, oldest first', async () => {
    const person = newcomer();
    expect(await read(person)).toEqual({ events: [], upTo: 0, count: 0, digest: emptyDigest });
    const events = [
      practised(question(), { right: false, sure: false, version: 3 }),
      saved(question(1)),
      { ...saved(question(1)), type: 'unsaved' as const },
    ];
    const state = await add(person, events);
    expect(state).toMatchObject({ count: 3, digest: digestOf(events.map(({ id }) => id)) });
    const log = await read(person);
    expect(log).toEqual({ ...state, events: expect.arrayContaining(events) });
    expect((await read(person, log.upTo)).events).toEqual([]);
  });

  it('keeps the day of an exam, which is about no question, and that it was taken away', async () => {
    const person = newcomer();
    const events = [examDated('2028-02-29'), saved(question()), examDated(null)];
    await add(person, events);
    expect((await read(person)).events).toEqual(expect.arrayContaining(events));
    for (const date of ['2027-02-29', '2027-13-01', '31/01/2027', '1999-01-01', ''])
      expect(await faults(person, [examDated(date)])).toEqual([400, ['events.0.date not-a-day']]);
    const data = await person.call('getPersonData', { params: { uid: person.uid } });
    expect(data.practice?.filter(({ what }) => what === 'exam-date').map((row) => row.question)).toEqual(
      expect.arrayContaining(['2028-02-29', 'none']),
    );
  });

  it('keeps a note beside a star, also that it was taken away, and leaves events without one as they were', async () => {
    const person = newcomer();
    const events = [
      saved(question(), 'Sign of \u2212b:\n\u0939\u092E\u0947\u0936\u093E \u092F\u093E\u0926'),
      saved(question(), ''),
      saved(question()),
    ];
    const { digest } = await add(person, events);
    expect(digest).toBe(digestOf(events.map(({ id }) => id)));
    const log = await read(person);
    expect(log.events).toEqual(expect.arrayContaining(events));
    expect(log.events.filter((event) => 'note' in event)).toHaveLength(2);
  });

  it('takes a note of 500 characters without control characters, beside a star alone', async () => {
    const person = newcomer();
    const { note } = practiceLimits;
    expect(await faults(person, [saved(question(), 'a'.repeat(note + 1))])).toEqual([400, ['events.0.note too-many-characters']]);
    expect(await faults(person, [saved(question(), 'a\u0000')])).toEqual([400, ['events.0.note unstorable-character']]);
    for (const wrong of [7, null, ['a'], { text: 'a' }])
      expect((await faults(person, [{ ...saved(question()), note: wrong } as unknown as PracticeEvent]))[0]).toBe(400);
    for (const other of [practised(question()), { ...saved(question()), type: 'unsaved' }, examDated(null)])
      expect((await faults(person, [{ ...other, note: 'a' } as PracticeEvent]))[0]).toBe(400);
    expect(await read(person)).toMatchObject({ count: 0 });
    await add(person, [saved(question(), '  be\u000bll\u0007\u001b[31m  '), saved(question(1), '\u0939'.repeat(note))]);
    const notes = (await read(person)).events.map((event) => event.type === 'saved' && event.note);
    expect(notes).toEqual(expect.arrayContaining(['be\nll[31m', '\u0939'.repeat(note)]));
  });

  it('has fewer notes in a day than other events: what each takes to keep is bounded', async () => {
    const person = newcomer();
    const { day, asNote, events } = practiceLimits;
    const noted = (count: number) => Array.from({ length: count }, () => saved(question(), 'a'));
    for (let sent = 0; sent < day / asNote; sent += events) await add(person, noted(events));
    const { status, problem } = await person.tries('addPractice', { body: { events: noted(1) } });
    expect([status, problem?.reason?.code]).toEqual([429, 'practice-day-full']);
    expect(await read(person)).toMatchObject({ count: day / asNote });
  });

  it('gives no event beyond the state that comes with it: one that is added meanwhile comes with the next read', async () => {
    const person = newcomer();
    const state = await add(person, some(2));
    const { id, device, n, questionId, at } = saved(question());
    const late = {
      id,
      device,
      n,
      question_id: questionId,
      at: Date.parse(at),
      version: null,
      is_right: null,
      is_sure: null,
      exam_date: null,
    };
    const row = { ...late, uid: person.uid, place: state.upTo + 1, type: 'saved' as const };
    await portal.store.db.insertInto('practice_events').values(row).execute();
    const log = await read(person);
    expect([log.events.length, log.upTo, log.count]).toEqual([2, state.upTo, 2]);
  });

  it('takes the same event once: in one request, again later, and from another device', async () => {
    const person = newcomer();
    const [one, two] = [practised(question()), practised(question(1))];
    await add(person, [one, one]);
    expect(await add(person, [two, one])).toMatchObject({ count: 2 });
    // The first one stays, whatever comes under its id; an id is the same in capital letters.
    await add(person, [{ ...one, id: one.id.toUpperCase(), right: false } as PracticeEvent]);
    const { events, count } = await read(person);
    expect([count, events.length, events.find(({ id }) => id === one.id)]).toEqual([2, 2, one]);
  });

  it('has the same digest in any order of arrival', async () => {
    const [one, other] = [newcomer(), newcomer()];
    const events = some(6);
    const { digest } = await add(one, events);
    await portal.store.db.deleteFrom('practice_events').where('uid', '=', one.uid).execute();
    for (const event of events.toReversed()) await add(other, [event]);
    expect(await read(other)).toMatchObject({ count: 6, digest });
  });

  it('tells nothing of another person: no event, and nothing of an id that the other one holds', async () => {
    const [owner, other] = [newcomer(), newcomer()];
    const event = practised(question());
    await add(owner, [event]);
    expect(await add(other, [{ ...event, right: false } as PracticeEvent])).toMatchObject({ count: 0, digest: emptyDigest });
    expect((await read(other)).events).toEqual([]);
    expect((await read(owner)).events).toEqual([event]);
  });

  it('loses no event to a cursor: what is added at the same time comes after it', async () => {
    const person = newcomer();
    const seen = new Set<string>();
    let upTo = 0;
    const look = async () => {
      const page = await read(person, upTo);
      for (const { id } of page.events) seen.add(id);
      upTo = page.upTo;
    };
    const batches = Array.from({ length: 12 }, () => some(5));
    await Promise.all(batches.map((events, at) => add(person, events).then(() => (at % 2 === 0 ? look() : undefined))));
    await look();
    const { count, digest } = await read(person);
    expect([count, seen.size, digestOf(seen)]).toEqual([60, 60, digest]);
  });

  it('comes in pages', async () => {
    const person = newcomer();
    for (let at = 0; at < 5; at += 1) await add(person, some(practiceLimits.events));
    const first = await read(person);
    expect([first.events.length, first.count]).toEqual([practiceLimits.page, 2_500]);
    const second = await read(person, first.upTo);
    expect(second.events).toHaveLength(500);
    expect(digestOf([...first.events, ...second.events].map(({ id }) => id))).toBe(second.digest);
    expect((await read(person, second.upTo)).events).toEqual([]);
  });

  describe('has questions of released results and papers alone', () => {
    const in2030 = '2030-01-01T00:00:00.000Z';
    const outside = ['events.1.questionId question-not-released'];
    const asks = async (person: Person, other: Made) =>
      faults(person, [practised(question()), practised(questionsOf(other.paper)[0]?.id ?? 0)]);
    const scheduled = async (schedule: object): Promise<Made> => {
      const other = await assessmentOf(portal, 1);
      await portal.admin.call('setSchedule', { params: { id: other.paper.id }, body: schedule });
      return other;
    };

    it('none that does not exist', async () => {
      expect(await faults(newcomer(), [practised(question()), practised(999_999)])).toEqual([400, outside]);
    });

    it.each([
      ['a draft', { state: 'draft' }],
      ['a sealed paper', { opensAt: in2030 }],
      ['a paper whose results are released later', { resultsAt: in2030 }],
      ['a closed paper', { closesAt: '2026-02-01T00:00:00.000Z' }],
    ])('none of %s', async (_, schedule) => {
      expect(await asks(newcomer(), await scheduled(schedule))).toEqual([400, outside]);
    });

    it('those of an own result from its release on', async () => {
      const other = await assessmentOf(portal, 1);
      const person = newcomer();
      await person.call('submit', handIn(submission(other, 1)));
      const set = (resultsAt: string) =>
        portal.admin.call('setSchedule', { params: { id: other.paper.id }, body: { closesAt: '2026-02-01T00:00:00.000Z', resultsAt } });
      await set(in2030);
      expect(await asks(person, other)).toEqual([400, outside]);
      await set('2026-02-02T00:00:00.000Z');
      expect((await asks(person, other))[0]).toBe(200);
      expect(await asks(newcomer(), other)).toEqual([400, outside]);
    });
  });

  describe('refuses', () => {
    it('an event from the future, and takes one that a slow clock of the server makes one', async () => {
      const at = (ms: number) => new Date(portal.clock.now + ms).toISOString();
      const { aheadMs } = practiceLimits;
      expect(await faults(newcomer(), [practised(question(), { at: at(aheadMs + 1) })])).toEqual([400, ['events.0.at in-the-future']]);
      expect((await faults(newcomer(), [practised(question(), { at: at(aheadMs) })]))[0]).toBe(200);
    });

    it('ids that are no UUIDs, and more than 500 events', async () => {
      expect(await faults(newcomer(), [{ ...practised(question()), id: 'a' }])).toEqual([400, ['events.0.id not-a-uuid']]);
      expect(await faults(newcomer(), some(practiceLimits.events + 1))).toEqual([400, ['events too-many-entries']]);
      expect((await faults(newcomer(), some(practiceLimits.events)))[0]).toBe(200);
    });

    const filled = async (person: Person, values: { day_count?: number; count?: number }) => {
      await add(person, some(1));
      await portal.store.db.updateTable('practice_logs').set(values).where('uid', '=', person.uid).execute();
    };

    it('more than a day holds, until the next day; what is there already does not count', async () => {
      const person = newcomer();
      const [last, next] = [practised(question()), practised(question())];
      await filled(person, { day_count: practiceLimits.day - 1 });
      await add(person, [last]);
      const { status, problem, headers } = await person.tries('addPractice', { body: { events: [next] } });
      expect([status, problem?.reason]).toEqual([429, { code: 'practice-day-full', most: practiceLimits.day }]);
      const seconds = Number(headers.get('Retry-After'));
      expect(seconds).toBe(15 * 3_600);
      expect(await add(person, [last])).toMatchObject({ count: 2 });
      portal.clock.now += seconds * 1_000;
      expect(await add(person, [next])).toMatchObject({ count: 3 });
      portal.clock.now -= seconds * 1_000;
    });

    it('more than a log holds', async () => {
      const person = newcomer();
      await filled(person, { count: practiceLimits.all });
      const { status, problem } = await person.tries('addPractice', { body: { events: some(1) } });
      expect([status, problem?.reason?.code]).toEqual([413, 'practice-log-full']);
    });

    it('an admin', async () => {
      expect((await portal.admin.tries('getPractice', { query: {} })).status).toBe(403);
      expect((await portal.admin.tries('addPractice', { body: { events: [] } })).status).toBe(403);
    });
  });

  it('is gone with its person', async () => {
    const person = newcomer();
    await add(person, some(2));
    await person.call('erasePerson', { params: { uid: person.uid } });
    const { db } = portal.store;
    expect(await db.selectFrom('practice_events').select('id').where('uid', '=', person.uid).execute()).toEqual([]);
    expect(await db.selectFrom('practice_logs').select('uid').where('uid', '=', person.uid).execute()).toEqual([]);
    expect((await person.tries('getPractice', { query: {} })).problem?.reason?.code).toBe('account-erased');
  });

  it('waits for a transaction that holds the log, so that no cursor passes over what comes later', async () => {
    const person = newcomer();
    const { store, clock } = portal;
    const held = heldUp();
    const written = heldUp();
    /** Told before the commit: PostgreSQL may let the other one go on before it answers a commit. */
    const order: string[] = [];
    /** A transaction that has written, and is not committed yet. */
    const slow: Store = {
      ...store,
      atomically: (work) =>
        store.atomically(async (tx) => {
          const done = await work(tx);
          written.letGo();
          await held.end;
          order.push('early');
          return done;
        }),
    };
    const [early, late] = [practised(question()), practised(question())];
    const first = addEvents(slow, person.uid, [early], clock.now);
    await written.end;
    const second = add(person, [late]).then(() => order.push('late'));
    held.letGo();
    await Promise.all([first, second]);
    expect(order).toEqual(['early', 'late']);
    expect((await read(person)).events).toEqual([early, late]);
  });
}
