import { calls } from '../../../contract/calls/calls';
import { isoOrNull } from '../../../contract/fields/times';
import { mayDo } from '../../../contract/people/rights';
import { groupComparisonOf } from '../../assessments/group-comparison';
import { testsBeforeOf } from '../../assessments/tests-before';
import type { Caller } from '../../auth/caller';
import { rightMissing } from '../../replies/refusal';
import { handedIn } from '../../store/hand-ins/submissions/cohort';
import { ownHandIn } from '../../store/hand-ins/submissions/submissions';
import { assessmentName } from '../../store/papers/assessment-name';
import { demandKey, makesKeys, mayReadKeyOf } from '../people/reader';
import { noAssessment } from '../shared/graded-submission';
import type { Handlers, Tools } from '../shared/handlers';
import { demandReadable, noOwnResult } from './may-read-result';

type Served = Pick<Handlers, 'getCohort' | 'getStatistics' | 'getHandIns' | 'getComparison' | 'getGroupComparison'>;

/** Throws 403 `right-missing` for an admin who may not read figures of all learners by the call for them either. */
function demandFigures({ role, rights }: Caller): void {
  const { right } = calls.getStatistics;
  if (role === 'admin' && !mayDo(rights, right)) throw rightMissing(right);
}

/** Figures over all submissions of an assessment: for learners who have submitted, and for admins. */
export function insightHandlers(tools: Tools): Served {
  const { store, cohorts, now } = tools;
  return {
    async getCohort({ params }, caller) {
      // Figures of all learners, which an admin would read before their release.
      if (caller.scope !== null) throw noOwnResult();
      demandFigures(caller);
      await demandReadable(tools, params.id, caller, () => ownHandIn(store.db, caller.uid, params.id));
      const cohort = await cohorts.cohort(params.id);
      if (cohort === null) throw noAssessment();
      return cohort;
    },

    async getStatistics({ params }, caller) {
      const { scope } = caller;
      await demandKey(tools, params.id, caller);
      const statistics = await (scope === null ? cohorts.statistics(params.id) : cohorts.statisticsWithin(params.id, scope));
      if (statistics === null) throw noAssessment();
      return statistics;
    },

    async getComparison({ params }, caller) {
      await demandKey(tools, params.id, caller);
      const comparison = await testsBeforeOf(store.db, params.id, (id) => mayReadKeyOf(tools, id, caller));
      if (comparison === null) throw noAssessment();
      return comparison;
    },

    async getGroupComparison({ query: { assessments, practice } }, caller) {
      const admin = { scope: caller.scope, makesKeys: makesKeys(caller) };
      const wanted = { ids: assessments, hasPractice: practice === 'with' };
      const comparison = await groupComparisonOf({ db: store.db, cohorts }, admin, wanted, now());
      if (comparison === null) throw noAssessment();
      // After what is out of sight, which is as if it did not exist.
      for (const id of assessments ?? []) await demandKey(tools, id, caller);
      return comparison;
    },

    async getHandIns({ params }, { scope }) {
      if ((await assessmentName(store.db, params.id)) === null) throw noAssessment();
      const { count, latest } = await handedIn(store.db, params.id, scope);
      return { handedIn: count, latestAt: isoOrNull(latest) };
    },
  };
}
