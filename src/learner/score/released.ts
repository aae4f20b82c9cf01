import type { Result, ResultSummary } from '../../../contract/assessment/assessment';
import type { AwaitedResult } from '../../../contract/assessment/awaited';
import { awaitedOn, keepAwaited } from '../../runner/device/awaited';
import type { Device } from '../../runner/device/db';
import { isListed } from '../../runner/device/listed';
import { keepResult, keepSummaries, summariesOn } from '../../runner/device/shelf';
import { againFrom, follow } from './followed';

/** The assessments whose results the server's lists keep back. */
export const heldOn = async (db: Device, uid: string): Promise<number[]> =>
  (await awaitedOn(db, uid)).map(({ assessmentId }) => assessmentId);

/**
 * A person's results on this device, without those that the server's lists keep back again: an institute has put their release off. They stay on the device, and
 * count again once the lists have them.
 */
export async function releasedOn(db: Device, uid: string): Promise<Result[]> {
  const [results, ids] = await Promise.all([db.results.where('uid').equals(uid).toArray(), heldOn(db, uid)]);
  const held = new Set(ids);
  return results.filter(({ assessmentId }) => !held.has(assessmentId));
}

/** A person's results as this device knows them: those of the server's list, and those that were opened since it came. */
export async function knownResults(db: Device, uid: string): Promise<(ResultSummary | Result)[]> {
  const [listed, awaited, keys] = await Promise.all([
    summariesOn(db, uid),
    awaitedOn(db, uid),
    db.results.where('uid').equals(uid).primaryKeys(),
  ]);
  const others = new Set([...listed, ...awaited].map(({ assessmentId }) => assessmentId));
  // Whole results are large: only what the list lacks is read.
  const opened = await db.results.bulkGet(keys.filter(([, assessmentId]) => !others.has(assessmentId)));
  return [...listed, ...opened.filter((result) => result !== undefined)];
}

/**
 * Follows the tests of which this device knew another score of the same hand-in, and this one not yet: *Home* names each until its result is opened. Of one that was
 * marked again and is new to a device that knew a list, it names the result.
 */
async function followAgain(db: Device, uid: string, heard: readonly ResultSummary[]): Promise<void> {
  const keyOf = ({ assessmentId }: ResultSummary): [string, number] => [uid, assessmentId];
  const isOther = (one: ResultSummary, { submittedAt, score }: ResultSummary) => one.submittedAt === submittedAt && one.score !== score;
  const listed = await db.summaries.bulkGet(heard.map(keyOf));
  const others = heard.filter((one, at) => listed[at] === undefined || isOther(listed[at], one));
  const opened = await db.results.bulkGet(others.map(keyOf));
  const knewList = await isListed(db, uid, 'results');
  const tests = others.flatMap((one, at): [number, string][] => {
    const before = opened[at] ?? listed[heard.indexOf(one)];
    if (before === undefined) return knewList && one.scoreBefore !== undefined ? [[one.assessmentId, '']] : [];
    return isOther(before, one) ? [[one.assessmentId, againFrom(before.score)]] : [];
  });
  if (tests.length > 0) await follow(db, uid, Object.fromEntries(tests));
}

/** Stores the list of results that the server has just sent. */
export const keepListed = (db: Device, uid: string, list: ResultSummary[]): Promise<void> =>
  db.transaction('rw', db.results, db.settings, db.summaries, async () => {
    await followAgain(db, uid, list);
    await keepSummaries(db, uid, list);
  });

/** Stores a result that the server has just sent: it is kept back no more, whatever an earlier list said. */
export async function keepReleased(db: Device, uid: string, result: Result): Promise<void> {
  await db.transaction('rw', db.results, db.settings, db.summaries, async () => {
    await followAgain(db, uid, [result]);
    await keepResult(db, uid, result);
    const awaited = await awaitedOn(db, uid);
    const others = awaited.filter(({ assessmentId }) => assessmentId !== result.assessmentId);
    if (others.length < awaited.length) await keepAwaited(db, uid, others);
  });
}

/** Keeps a list of awaited results that has one of which the device knew that it was out: its release was put off since. */
export async function keepPutOff(db: Device, uid: string, list: AwaitedResult[], assessmentId: number): Promise<void> {
  await db.transaction('rw', db.settings, db.summaries, async () => {
    await db.summaries.delete([uid, assessmentId]);
    await keepAwaited(db, uid, list);
  });
}
