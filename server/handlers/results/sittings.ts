import { setImmediate } from 'node:timers/promises';
import { type Desk, type SittingReport, sittingFacts } from '../../../contract/assessment/desk';
import { usualPercent } from '../../../contract/fields/limits';
import { isoOf, isoOrNull } from '../../../contract/fields/times';
import type { Scope } from '../../../contract/people/rights';
import type { Marked } from '../../assessments/marked-papers';
import { sharedReadings } from '../../memory/shared-readings';
import { isPaged, Page } from '../../replies/paged-list';
import { mayKnowOf, type Reader } from '../../rules/schedule/readable';
import { isForAll, isOpen, type Timetable, unscheduled, withOwnMinutes } from '../../rules/schedule/schedule';
import { endOfAttempt, factsOf, lastStartOver } from '../../rules/schedule/sitting-facts';
import { countFetches, countOpen, minutesOf, type OpenAttempt, openAttempts } from '../../store/hand-ins/sittings/desk';
import { expectedAt } from '../../store/hand-ins/sittings/expected';
import { type SittingRow, sittingsOf } from '../../store/hand-ins/sittings/sittings';
import { type CountedHandIn, countedAmong } from '../../store/hand-ins/submissions/chances-shown';
import { openChancesAt } from '../../store/papers/chances';
import type { OwnTime } from '../../store/papers/own-minutes';
import { notOpen } from '../papers/papers';
import { readerOf } from '../people/reader';
import { demandMarked, noAssessment } from '../shared/graded-submission';
import type { Handlers, Tools } from '../shared/handlers';
import { type JudgedSitting, judgedFields, pageOfSittings } from './sitting-page';

/** Other requests are answered between two groups of this many rows: 5,000 at once took 40 ms of CPU. */
const rowsAtOnce = 500;

/** Each open desk asks every five seconds: together they take no more than a tenth of a core, however many admins watch a hall. */
const deskRest = 9;

const grantedMs = ({ bounds }: Marked, timePercent: number): number => bounds.seconds(timePercent) * 1_000;

function handInOf({ handIn }: SittingRow) {
  if (handIn === null) return null;
  const { evidence } = handIn;
  return {
    ...handIn,
    evidence: evidence && {
      ...{ startedAt: Date.parse(evidence.startedAt), handedInAt: Date.parse(evidence.handedInAt) },
      datedBy: evidence.datedBy,
    },
  };
}

/** The minutes of single learners of an assessment, by uid. */
type OwnTimesOf = ReadonlyMap<string, OwnTime>;

/** Which hand-in of a learner counts, by uid, of those who have several (ADR 78). */
type CountedOf = ReadonlyMap<string, CountedHandIn>;

/** By what the facts of an assessment's sittings are told. */
interface SittingTerms {
  timetable: Timetable;
  ownTimes: OwnTimesOf;
  counted: CountedOf;
}

/** By what it is told which open attempts are over. `firstBegan`: when the first of them began, or null. */
interface OpenTerms {
  marked: Marked;
  timetable: Timetable;
  firstBegan: number | null;
  at: number;
}

/**
 * Facts of a first attempt alone. Only a schedule of the paper tells the first two: papers without one are fetched and handed in without a record of it. The
 * server keeps the start of the first attempt, so a later one was not begun offline because the server has no start of it.
 */
const ofFirst: ReadonlySet<SittingReport['facts'][number]> = new Set(['never-fetched', 'no-evidence', 'start-said']);

const isOfLater = ({ uid }: SittingRow, counted: CountedOf): boolean => (counted.get(uid)?.shown.number ?? 1) > 1;

/** A sitting whose start is of the attempt that counts: the server keeps that of the first attempt. */
const startOfCounted = (row: SittingRow, counted: CountedOf): SittingRow => (isOfLater(row, counted) ? { ...row, start: null } : row);

/** The facts of a sitting by the schedule as it is now, with the learner's own minutes. */
export function factsOfRow(row: SittingRow, marked: Marked, { timetable, ownTimes, counted }: SittingTerms): ReturnType<typeof factsOf> {
  const own = ownTimes.get(row.uid)?.minutes ?? 0;
  const sitting = { ...startOfCounted(row, counted), handIn: handInOf(row), grantedMs: grantedMs(marked, row.timePercent) };
  const handIn = counted.get(row.uid);
  if (handIn === undefined || !isOfLater(row, counted)) return factsOf(sitting, withOwnMinutes(timetable, own));
  // A later attempt has nothing to do with the start that the server saw, nor with the schedule: its last start is that of its chance.
  const ofChance = { ...unscheduled, moreMinutes: timetable.moreMinutes, closesAt: handIn.until };
  const { facts, ...why } = factsOf(sitting, withOwnMinutes(ofChance, own));
  return { facts: facts.filter((fact) => !ofFirst.has(fact)), ...why };
}

function reportOf({ row, ...judged }: JudgedSitting): SittingReport {
  const { uid, person, fetchedAt, start, handIn } = row;
  return {
    uid,
    person,
    fetchedAt: isoOrNull(fetchedAt),
    start: start && { startedAt: isoOf(start.saidAt), datedBy: start.datedBy, seenAt: isoOf(start.seenAt) },
    handIn: handIn && { arrivedAt: isoOf(handIn.arrivedAt), evidence: handIn.evidence },
    ...judged,
  };
}

/** Makes something of each row, some at a time. */
async function inParts<Row, Made>(rows: readonly Row[], make: (row: Row) => Made): Promise<Made[]> {
  const all: Made[] = [];
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    all.push(...rows.slice(at, at + rowsAtOnce).map(make));
    await setImmediate();
  }
  return all;
}

/** Starts of attempts, and what admins see of an exam day. */
export function sittingHandlers(tools: Tools): Pick<Handlers, 'start' | 'getDesk' | 'getSittings' | 'getSittingFacts'> {
  const { store, papers, schedules, startQueue, now } = tools;
  const timetableOf = async (id: number): Promise<Timetable> => (await schedules.of(id)) ?? unscheduled;

  async function readSittings(id: number, scope: Scope): Promise<JudgedSitting[]> {
    const marked = await demandMarked(papers, id);
    const timetable = await timetableOf(id);
    const times = { timetable, ownTimes: await schedules.ownTimes(id), counted: await countedAmong(store.db, id) };
    const rows = await sittingsOf(store.db, id, scope);
    return inParts(rows, (row) => ({ row: startOfCounted(row, times.counted), ...factsOfRow(row, marked, times) }));
  }

  /** What is being read, by assessment and scope: a page asks for a list and its counts at once. */
  const underWay = new Map<string, Promise<JudgedSitting[]>>();
  function sittingsIn(id: number, scope: Scope): Promise<JudgedSitting[]> {
    const key = JSON.stringify([id, scope]);
    const reading = underWay.get(key) ?? readSittings(id, scope).finally(() => underWay.delete(key));
    underWay.set(key, reading);
    return reading;
  }

  /** How many open attempts are over by now. Until the first of them may be, none of their rows is read. */
  async function countOver(id: number, scope: Scope, { marked, timetable, firstBegan, at }: OpenTerms): Promise<number> {
    const until = lastStartOver(timetable, grantedMs(marked, usualPercent), at);
    if (firstBegan === null || firstBegan > until) return 0;
    const ownTimes = await schedules.ownTimes(id);
    const isOver = (attempt: OpenAttempt) => {
      const own = withOwnMinutes(timetable, ownTimes.get(attempt.uid)?.minutes ?? 0);
      return endOfAttempt(attempt, own, grantedMs(marked, attempt.timePercent)) <= at;
    };
    return (await openAttempts(store.db, id, scope, until)).filter(isOver).length;
  }

  async function deskOf(id: number, scope: Scope): Promise<Desk> {
    const marked = await demandMarked(papers, id);
    const timetable = await timetableOf(id);
    const { count: sitting, firstBegan } = await countOpen(store.db, id, scope);
    const at = now();
    const chances = await openChancesAt(store.db, id, scope, at);
    const byMinute = await minutesOf(store.db, id, scope);
    return {
      assessmentId: id,
      name: marked.paper.name,
      sittingSeconds: marked.bounds.seconds(usualPercent),
      now: isoOf(at),
      fetched: await countFetches(store.db, id, scope),
      started: byMinute.reduce((sum, { starts }) => sum + starts, 0),
      handedIn: byMinute.reduce((sum, { handIns }) => sum + handIns, 0),
      ...(!isForAll(timetable) && (await expectedAt(store.db, id, timetable.groupIds, scope))),
      ...(chances !== null && { openChances: { count: chances.count, endsAt: isoOf(chances.endsAt) } }),
      sitting,
      awaited: await countOver(id, scope, { marked, timetable, firstBegan, at }),
      byMinute: byMinute.map((minute) => ({ ...minute, at: isoOf(minute.at) })),
    };
  }
  const desks = sharedReadings<Desk>(deskRest);

  return {
    async start({ params: { id }, body }, caller) {
      const { uid, role } = caller;
      await demandMarked(papers, id);
      const seenAt = now();
      const timetable = await timetableOf(id);
      // A start gives no right: it is recorded for a person who has one.
      const mayKnow = (reader: Reader) => mayKnowOf(timetable, reader);
      if (!mayKnow(await readerOf(tools, id, timetable, caller, mayKnow))) throw noAssessment();
      // An admin's start is a preview: it counts nowhere.
      if (role === 'admin') return { startedAt: isoOf(seenAt) };
      if (!isOpen(timetable, seenAt)) throw notOpen(timetable);
      const row = { assessment_id: id, uid, seen_at: seenAt, said_at: Date.parse(body.startedAt), dated_by: body.datedBy };
      return { startedAt: isoOf(await startQueue.add(row)) };
    },

    getDesk: ({ params: { id } }, { scope }) => desks(JSON.stringify([id, scope]), () => deskOf(id, scope)),

    async getSittings({ params: { id }, query }, { scope }) {
      const known = await sittingsIn(id, scope);
      const all = query.state === undefined ? known : known.filter(({ row }) => row.start !== null && row.handIn === null);
      if (!isPaged(query)) return inParts(all, reportOf);
      const { items, total } = pageOfSittings(all, query, judgedFields);
      return new Page(items.map(reportOf), total);
    },

    async getSittingFacts({ params: { id } }, { scope }) {
      const all = await sittingsIn(id, scope);
      const counts = sittingFacts.map((fact) => ({ fact, count: all.filter(({ facts }) => facts.includes(fact)).length }));
      return { all: all.length, facts: counts.filter(({ count }) => count > 0) };
    },
  };
}
