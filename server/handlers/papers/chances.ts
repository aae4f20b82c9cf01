import { chanceLimits, usualChanceMs } from '../../../contract/assessment/chance-bodies';
import { dayMs, isoOf } from '../../../contract/fields/times';
import { mayDo, type Scope } from '../../../contract/people/rights';
import type { Marked } from '../../assessments/marked-papers';
import { isPaged } from '../../replies/paged-list';
import { invalid, Refusal } from '../../replies/refusal';
import { heardLateMs } from '../../rules/results/counted';
import { isOpen, type Timetable, unscheduled } from '../../rules/schedule/schedule';
import type { Tx } from '../../store/engine/store';
import { chancesShown, pageOfChances } from '../../store/hand-ins/submissions/chances-shown';
import { giveChances, takeChancesBack } from '../../store/papers/chances';
import { groupNames, holdAssessment, scheduleById } from '../../store/papers/schedules';
import { learnersAmong, learnersOfGroups } from '../../store/people/chance-learners';
import { mostTimePercent } from '../../store/people/extra-time';
import { addAllToTrail } from '../../store/shared/trail';
import { mayReadKeyOf } from '../people/reader';
import { demandMarked, noAssessment } from '../shared/graded-submission';
import type { Handlers, Tools } from '../shared/handlers';
import { notOpen } from './papers';

/** A hand-in of the last second may be under way for so long after the end of its attempt, in milliseconds. */
const onTheWayMs = 5 * 60_000;

/** The longest time that an attempt may take, in milliseconds. */
const longestMs = async (tx: Tx, { bounds }: Marked, { moreMinutes }: Timetable): Promise<number> =>
  (bounds.seconds(await mostTimePercent(tx)) + moreMinutes * 60) * 1_000;

/** The learners whom a chance is for. Throws 404 for one who is none, and 400 where there is no such group, or nobody at all. */
async function learnersFor(tx: Tx, scope: Scope, uids: readonly string[], groupIds: readonly number[]): Promise<string[]> {
  const wanted = new Set(uids);
  const named = await learnersAmong(tx, [...wanted], scope);
  if (named.length < wanted.size) throw new Refusal('not-found', { code: 'no-such-learner' });
  const groups = new Set(groupIds);
  if ((await groupNames(tx, [...groups])).length < groups.size) throw invalid({ groupIds: { code: 'not-a-group' } });
  const all = new Set([...named, ...(await learnersOfGroups(tx, [...groups], scope))]);
  if (all.size === 0) throw invalid({ [groups.size > 0 ? 'groupIds' : 'uids']: { code: 'empty' } });
  return [...all].sort();
}

/** An assessment opened once more for some learners (ADR 78). */
export function chanceHandlers(tools: Tools): Pick<Handlers, 'giveChance' | 'takeChanceBack' | 'getChances'> {
  const { store, papers, now } = tools;
  return {
    async giveChance({ params: { id }, body: { uids = [], groupIds = [], reason, counts, until } }, { uid: by, scope }) {
      const marked = await demandMarked(papers, id);
      const at = now();
      const untilAt = until === undefined ? at + usualChanceMs : Date.parse(until);
      if (untilAt <= at) throw invalid({ until: { code: 'over-already' } });
      if (untilAt > at + chanceLimits.days * dayMs) throw invalid({ until: { code: 'too-far-ahead', days: chanceLimits.days } });
      const reply = { until: isoOf(untilAt) };
      return store.atomically(async (tx) => {
        if (!(await holdAssessment(tx, id))) throw noAssessment();
        const timetable = (await scheduleById(tx, id))?.timetable ?? unscheduled;
        if (timetable.state !== 'published') throw new Refusal('not-open', { code: 'again-unpublished' });
        if (!isOpen(timetable, at)) throw notOpen(timetable);
        const learners = await learnersFor(tx, scope, uids, groupIds);
        const endsAt = untilAt + (await longestMs(tx, marked, timetable)) + onTheWayMs;
        const given = await giveChances(tx, id, learners, { reason, counts, by, at, untilAt, endsAt });
        const entries = [...given].map(([uid, number]) => ({
          ...{ at, by, act: 'chance-given' as const, about: { kind: 'person' as const, id: uid } },
          details: { assessmentId: id, number, counts, until: reply.until },
        }));
        await addAllToTrail(tx, entries);
        return { ...reply, given: given.size, open: learners.length - given.size };
      });
    },

    async takeChanceBack({ params: { id }, body: { uids = [], groupIds = [] } }, { uid: by, scope }) {
      const marked = await demandMarked(papers, id);
      const at = now();
      return store.atomically(async (tx) => {
        if (!(await holdAssessment(tx, id))) throw noAssessment();
        const timetable = (await scheduleById(tx, id))?.timetable ?? unscheduled;
        const learners = await learnersFor(tx, scope, uids, groupIds);
        // Until then nobody who has begun in good faith may read the key.
        const endsAt = at + heardLateMs + (await longestMs(tx, marked, timetable)) + onTheWayMs;
        const { taken, kept } = await takeChancesBack(tx, id, learners, { at, endsAt });
        const entries = [...taken].map(([uid, number]) => ({
          ...{ at, by, act: 'chance-taken-back' as const, about: { kind: 'person' as const, id: uid } },
          details: { assessmentId: id, number },
        }));
        await addAllToTrail(tx, entries);
        const used = kept.filter(({ why }) => why === 'used').length;
        return { taken: taken.size, used, ...(kept.length > 0 && { kept }) };
      });
    },

    async getChances({ params: { id }, query }, caller) {
      const { scope, rights } = caller;
      await demandMarked(papers, id);
      const hasResults = mayDo(rights, ['results']);
      const reader = { scope, hasResults, hasScores: hasResults && (await mayReadKeyOf(tools, id, caller)) };
      return isPaged(query) ? pageOfChances(store.db, id, query, reader, now()) : chancesShown(store.db, id, reader);
    },
  };
}
