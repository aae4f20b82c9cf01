import { applySchedule, changeSchedule, scheduleOf } from '../../assessments/scheduling';
import { andThen } from '../../performance/maybe-promise';
import { invalid, Refusal } from '../../replies/refusal';
import { isOpen, releaseWith } from '../../rules/schedule';
import { holdAssessment, raiseMoreMinutes, scheduleById } from '../../store/papers/schedules';
import { mostTimePercent } from '../../store/people/extra-time';
import { planNews } from '../../store/shared/news-jobs';
import { addToTrail } from '../../store/shared/trail';
import { mayAskerKnow } from '../people/reader';
import { noAssessment } from '../shared/graded-submission';
import type { Handlers, Tools } from '../shared/handlers';
import { notOpen } from './papers';

type Served = Pick<Handlers, 'getSchedule' | 'setSchedule' | 'getMoreTime' | 'giveMoreTime'>;

/** When an assessment can be seen and started, when its results can be read (ADR 34), and the minutes that everybody gets (ADR 35). */
export function scheduleHandlers(tools: Tools): Served {
  const { store, papers, schedules, now } = tools;
  async function demandSchedule(id: number) {
    const schedule = await scheduleOf(store.db, id);
    if (schedule === null) throw noAssessment();
    return schedule;
  }
  /** Throws 404 if there is no such assessment, and 403 before the opening. */
  async function demandOpened(id: number): Promise<void> {
    const found = await scheduleById(store.db, id);
    if (found === null) throw noAssessment();
    const { timetable } = found;
    if (timetable === null || timetable.opensAt === null) throw new Refusal('not-open', { code: 'opening-not-set' });
    if (!isOpen(timetable, now())) throw notOpen(timetable);
  }
  /** The time of the longest attempt that a learner may be granted now, without the minutes of everybody. */
  async function longestMs(id: number): Promise<number> {
    const marked = await papers.marked(id);
    if (marked === null) throw noAssessment();
    return marked.bounds.seconds(await mostTimePercent(store.db)) * 1_000;
  }

  return {
    async getSchedule({ params }, { scope }) {
      const { groupIds, ...schedule } = await demandSchedule(params.id);
      // The ids of other groups tell an admin of some that there are others.
      return { ...schedule, ...(groupIds && { groupIds: groupIds.filter((id) => scope === null || scope.includes(id)) }) };
    },

    async setSchedule({ params: { id }, query: { version }, body }, { uid }) {
      const timetable = await store.atomically((tx) => changeSchedule(tx, id, body, { by: uid, at: now() }, version));
      if (timetable === null) throw noAssessment();
      await applySchedule(store, schedules, { id, isNew: false }, timetable, now());
      return demandSchedule(id);
    },

    // The same few bytes for all, from memory: every device that sits a scheduled paper asks once a minute. A person is looked up only where not everybody may
    // know of the assessment.
    getMoreTime: ({ params: { id } }, asker) =>
      andThen(schedules.of(id), (timetable) => {
        if (timetable !== null)
          return andThen(mayAskerKnow(tools, id, timetable, asker), (mayKnow) => {
            if (!mayKnow) throw noAssessment();
            return { minutes: timetable.moreMinutes };
          });
        return andThen(papers.precompressed(id), (paper) => {
          if (paper === null) throw noAssessment();
          return { minutes: 0 };
        });
      }),

    async giveMoreTime({ params: { id }, body: { minutes } }, { uid }) {
      await demandOpened(id);
      const longest = await longestMs(id);
      const isRaised = await store.atomically(async (tx) => {
        const before = (await holdAssessment(tx, id)) ? (await scheduleById(tx, id))?.timetable : null;
        if (before === undefined || before === null) return false;
        const resultsAt = releaseWith(before, minutes, longest, now());
        if (!(await raiseMoreMinutes(tx, id, minutes, resultsAt))) return false;
        await planNews(tx, id, before, { ...before, moreMinutes: minutes, resultsAt }, now());
        const details = { minutes, ...(resultsAt !== before.resultsAt && { resultsAt }) };
        await addToTrail(tx, { at: now(), by: uid, act: 'more-time-given', about: { kind: 'assessment', id: String(id) }, details });
        return true;
      });
      await schedules.changed();
      const schedule = await demandSchedule(id);
      const { moreMinutes = 0 } = schedule;
      // What is so already is no change.
      if (!isRaised && moreMinutes !== minutes) throw invalid({ minutes: { code: 'below', least: moreMinutes } });
      return schedule;
    },
  };
}
