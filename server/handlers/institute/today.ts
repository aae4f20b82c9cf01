import type { DayTest, Today } from '../../../contract/assessment/today';
import { calls } from '../../../contract/calls/calls';
import { idsOf } from '../../../contract/fields/id';
import { isoOrNull } from '../../../contract/fields/times';
import { mayDo, type Scope } from '../../../contract/people/rights';
import { sharedReadings } from '../../memory/shared-readings';
import { invalid } from '../../replies/refusal';
import { troublesIn } from '../../rules/health';
import { nextOf, phaseOf, spanOf } from '../../rules/schedule/today';
import { firstSteps } from '../../store/institute/first-steps';
import { handInsByHour, scheduledBetween, turnoutOf } from '../../store/institute/today';
import {
  countUnexplained,
  expectedPeople,
  hiddenWithoutOpening,
  openReports,
  waitingCopies,
  waitingDrafts,
} from '../../store/institute/waiting';
import { makesKeys, mayReadKeyOf } from '../people/reader';
import type { Handlers, Tools } from '../shared/handlers';
import { healthChecks } from './health';
import { keyDoubts } from './key-doubts';

/** The home screen of an admin (ADR 40). */
export function todayHandlers(tools: Tools): Pick<Handlers, 'getToday'> {
  const { store, cohorts, around, now } = tools;
  const { db } = store;
  const readings = sharedReadings<Today>();

  async function testsOf(from: number, to: number, at: number, scope: Scope): Promise<DayTest[]> {
    const scheduled = await scheduledBetween(db, from, to, scope);
    const { fetched, started, handedIn } = await turnoutOf(db, idsOf(scheduled), scope);
    const inOrder = scheduled
      .map((test) => ({ ...test, next: nextOf(test.timetable, test.durationMinutes, at) }))
      .sort((a, b) => a.next - b.next || a.id - b.id);
    return inOrder.map(({ id, name, durationMinutes, timetable }) => ({
      ...{ id, name, phase: phaseOf(timetable, durationMinutes, at) },
      ...{ opensAt: isoOrNull(timetable.opensAt), closesAt: isoOrNull(timetable.closesAt), resultsAt: isoOrNull(timetable.resultsAt) },
      ...{ fetched: fetched.get(id) ?? 0, started: started.get(id) ?? 0, handedIn: handedIn.get(id) ?? 0 },
    }));
  }

  return {
    async getToday({ query }, caller) {
      const { scope, rights } = caller;
      const at = now();
      const { from, to } = spanOf(query, at);
      if (to <= from) throw invalid({ to: { code: 'not-right' } });
      const hasHealth = mayDo(rights, calls.getHealth.right) && scope === null;
      return readings(JSON.stringify([from, to, scope, hasHealth, makesKeys(caller)]), async () => {
        const begin = scope === null ? await firstSteps(db) : null;
        return {
          tests: await testsOf(from, to, at, scope),
          handIns: await handInsByHour(db, from, to, scope),
          waits: {
            copies: await waitingCopies(db, scope),
            unexplained: await countUnexplained(db),
            // Doubts of a key come from the answers of all learners, and its correction is for admins of the whole institute.
            keys:
              scope === null
                ? await keyDoubts(db, cohorts, (id) => mayReadKeyOf(tools, id, caller), at)
                : { isCounted: true, assessments: [] },
            drafts: await waitingDrafts(db, scope),
            hidden: await hiddenWithoutOpening(db, scope),
            expected: await expectedPeople(db, scope),
            // Reports are about questions of the bank, which is for admins of the whole institute.
            reports: scope === null ? await openReports(db) : 0,
            health: hasHealth ? troublesIn(await healthChecks({ store, around, now })) : 0,
          },
          ...(begin && { begin }),
        };
      });
    },
  };
}
