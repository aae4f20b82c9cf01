import { mostMoreMinutes } from '../../../contract/assessment/more-time';
import type { Marked } from '../../assessments/marked-papers';
import { andThen } from '../../memory/maybe-promise';
import { invalid, Refusal } from '../../replies/refusal';
import { areMinutesInUse } from '../../rules/schedule/minutes-in-use';
import { isOpen, releaseWith, type Timetable, withOwnMinutes } from '../../rules/schedule/schedule';
import type { Tx } from '../../store/engine/store';
import { firstStart, hasFetched, type OwnTime, ownTimesOf, saveOwnTime, startOfLearner } from '../../store/papers/own-minutes';
import { holdAssessment, lowerMoreMinutes, noteOwnMinutes, raiseMoreMinutes, scheduleById } from '../../store/papers/schedules';
import { mostTimePercent } from '../../store/people/extra-time';
import { knownOf } from '../../store/people/people';
import { type Change, demandUnchanged, lastChange } from '../../store/shared/edited-version';
import { planNews } from '../../store/shared/news-jobs';
import { addToTrail } from '../../store/shared/trail';
import { mayAskerKnow } from '../people/reader';
import { demandMarked, noAssessment } from '../shared/graded-submission';
import type { Handlers, Tools } from '../shared/handlers';
import { notOpen } from './papers';
import { shownSchedule } from './schedules';

/** No learner has minutes of their own. */
const noTime: OwnTime = { minutes: 0, cuts: 0 };

const most = (times: Iterable<OwnTime>): number => Math.max(0, ...[...times].map(({ minutes }) => minutes));

/** What an admin wants: a new total, of everybody or of one learner; `from`: less than this total. */
interface Wish {
  minutes: number;
  from?: number | undefined;
  by: string;
  at: number;
}

/** An assessment whose minutes change. */
type Test = { id: number } & Pick<Marked, 'paper' | 'bounds'>;

/** Minutes that everybody gets (ADR 35), and those of one learner (ADR 75). */
export function moreTimeHandlers(tools: Tools): Pick<Handlers, 'getMoreTime' | 'giveMoreTime'> {
  const { store, papers, schedules, fetches, now } = tools;

  /** Throws 404 if there is no such assessment, and 403 before the opening. */
  async function demandOpened(id: number): Promise<void> {
    const found = await scheduleById(store.db, id);
    if (found === null) throw noAssessment();
    const { timetable } = found;
    if (timetable === null || timetable.opensAt === null) throw new Refusal('not-open', { code: 'opening-not-set' });
    if (!isOpen(timetable, now())) throw notOpen(timetable);
  }

  async function demandLearner(uid: string): Promise<void> {
    const person = await knownOf(store.db, uid);
    if (person === null) throw new Refusal('not-found', { code: 'no-such-learner' });
    if (person.role === 'admin') throw invalid({ uid: { code: 'admin-in-exam' } });
  }

  /** Whether the total changes from `had`. Throws 400 for a lower one without `from`, and 409 where `from` is not the present one or the minutes may be in use. */
  async function demandChange(
    tx: Tx,
    { minutes, from }: Wish,
    had: number,
    { inUse, last }: { inUse: () => Promise<boolean>; last: () => Promise<Change | null> },
  ): Promise<'raise' | 'lower' | 'none'> {
    // What is so already is no change.
    if (minutes === had) return 'none';
    if (minutes > had) {
      if (from !== undefined) await demandUnchanged(tx, from, Math.max(1, had), last);
      return 'raise';
    }
    if (from === undefined) throw invalid({ minutes: { code: 'below', least: had } });
    await demandUnchanged(tx, from, had, last);
    if (await inUse()) throw new Refusal('in-use', { code: 'minutes-in-use' });
    return 'lower';
  }

  async function forEverybody(tx: Tx, { id, paper, bounds }: Test, timetable: Timetable, wish: Wish): Promise<void> {
    const { minutes, by, at } = wish;
    const had = timetable.moreMinutes;
    const inUse = async () => {
      const startedAt = Math.min(timetable.opensAt ?? at, (await firstStart(tx, id)) ?? at);
      return areMinutesInUse(paper, minutes, startedAt, at);
    };
    const about = { kind: 'assessment', id: String(id) } as const;
    const last = lastChange(tx, about, ['more-time-given', 'more-time-taken-back']);
    const change = await demandChange(tx, wish, had, { inUse, last });
    if (change === 'none') return;
    if (change === 'lower') {
      await lowerMoreMinutes(tx, id, minutes);
      return addToTrail(tx, { at, by, act: 'more-time-taken-back', about, details: { minutes, before: had } });
    }
    // The learner who sits longest, with the most minutes of a learner's own.
    const own = timetable.hasOwnMinutes ? most((await ownTimesOf(tx, id)).values()) : 0;
    const longestMs = bounds.seconds(await mostTimePercent(tx)) * 1_000 + own * 60_000;
    const resultsAt = releaseWith(timetable, minutes, longestMs, at);
    if (!(await raiseMoreMinutes(tx, id, minutes, resultsAt))) return;
    await planNews(tx, id, timetable, { ...timetable, moreMinutes: minutes, resultsAt }, at);
    const details = { minutes, ...(resultsAt !== timetable.resultsAt && { resultsAt }) };
    return addToTrail(tx, { at, by, act: 'more-time-given', about, details });
  }

  async function forOne(tx: Tx, uid: string, { id, paper, bounds }: Test, timetable: Timetable, wish: Wish): Promise<void> {
    const { minutes, by, at } = wish;
    const times = await ownTimesOf(tx, id);
    const had = times.get(uid) ?? noTime;
    const left = mostMoreMinutes - timetable.moreMinutes;
    const inUse = async () => {
      const start = await startOfLearner(tx, id, uid);
      // Who has no paper sits nowhere.
      if (start === null && !(await hasFetched(tx, id, uid))) return false;
      const startedAt = Math.max(timetable.opensAt ?? 0, start ?? 0);
      return areMinutesInUse(paper, timetable.moreMinutes + minutes, startedAt, at);
    };
    const about = { kind: 'person', id: uid } as const;
    const last = lastChange(tx, about, ['own-time-given', 'own-time-taken-back'], ({ assessmentId }) => assessmentId === id);
    const change = await demandChange(tx, wish, had.minutes, { inUse, last });
    if (change === 'none') return;
    if (change === 'lower') {
      await saveOwnTime(tx, id, uid, { minutes, cuts: had.cuts + 1 });
      return addToTrail(tx, { at, by, act: 'own-time-taken-back', about, details: { assessmentId: id, minutes, before: had.minutes } });
    }
    if (minutes > left) throw invalid({ minutes: { code: 'above', most: left } });
    await saveOwnTime(tx, id, uid, { minutes, cuts: had.cuts });
    // The release moves for the learner with the most minutes, not once for each.
    const before = withOwnMinutes(timetable, most(times.values()));
    const after = withOwnMinutes(timetable, Math.max(most(times.values()), minutes));
    const longestMs = bounds.seconds(await mostTimePercent(tx)) * 1_000;
    const resultsAt = releaseWith(before, after.moreMinutes, longestMs, at);
    await noteOwnMinutes(tx, id, resultsAt);
    await planNews(tx, id, timetable, { ...timetable, hasOwnMinutes: true, resultsAt }, at);
    const details = { assessmentId: id, minutes, ...(resultsAt !== timetable.resultsAt && { resultsAt }) };
    return addToTrail(tx, { at, by, act: 'own-time-given', about, details });
  }

  return {
    // From memory: every device that sits a scheduled paper asks once a minute. A person is looked up only where not everybody may know of the assessment; the
    // token says whose minutes are asked for.
    getMoreTime: ({ params: { id } }, asker) =>
      andThen(schedules.of(id), (timetable) => {
        if (timetable !== null)
          return andThen(mayAskerKnow(tools, id, timetable, asker), (mayKnow) => {
            if (!mayKnow) throw noAssessment();
            return andThen(schedules.ownTimes(id), (times) => {
              const { minutes: own, cuts: ownCuts } = times.get(asker.claims.uid) ?? noTime;
              const cuts = timetable.timeCuts + ownCuts;
              return {
                minutes: withOwnMinutes(timetable, own).moreMinutes,
                ...(own > 0 && { own }),
                ...(cuts > 0 && { cuts }),
              };
            });
          });
        return andThen(tools.servedPapers.clear(id, null), (paper) => {
          if (paper === null) throw noAssessment();
          return { minutes: 0 };
        });
      }),

    async giveMoreTime({ params: { id }, body: { minutes, uid, from } }, caller) {
      await demandOpened(id);
      if (minutes === 0 && from === undefined) throw invalid({ minutes: { code: 'below', least: 1 } });
      if (uid !== undefined) await demandLearner(uid);
      if (uid !== undefined && from !== undefined) await fetches.flush();
      const wish: Wish = { minutes, from, by: caller.uid, at: now() };
      const test: Test = { id, ...(await demandMarked(papers, id)) };
      await store.atomically(async (tx) => {
        const timetable = (await holdAssessment(tx, id)) ? (await scheduleById(tx, id))?.timetable : null;
        if (timetable === undefined || timetable === null) return;
        await (uid === undefined ? forEverybody(tx, test, timetable, wish) : forOne(tx, uid, test, timetable, wish));
      });
      await schedules.changed();
      return shownSchedule(tools, id, caller);
    },
  };
}
