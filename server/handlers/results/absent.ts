import { pageLimits } from '../../../contract/calls/page';
import { isPaged, Page } from '../../replies/paged-list';
import { isForAll, unscheduled } from '../../rules/schedule/schedule';
import { allAbsent, pageOfAbsent } from '../../store/hand-ins/sittings/absent';
import type { Expected } from '../../store/hand-ins/sittings/expected';
import { noAssessment } from '../shared/graded-submission';
import type { Handlers, Tools } from '../shared/handlers';

/** The groups that are asked for: those of a test, or of these the one that is wanted. A test for everybody is for learners of every group and of none. */
function wantedOf(groupIds: Expected, group: number | undefined): Expected {
  if (group === undefined) return groupIds;
  return groupIds === null ? [group] : groupIds.filter((one) => one === group);
}

/** Who is expected on an exam day and is not there. */
export function absentHandlers({ store, papers, schedules }: Tools): Pick<Handlers, 'getAbsent'> {
  return {
    async getAbsent({ params: { id }, query }, { scope }) {
      if ((await papers.marked(id)) === null) throw noAssessment();
      const timetable = (await schedules.of(id)) ?? unscheduled;
      const { page = 1, size = pageLimits.defaultSize, group, search, sort } = query;
      const groupIds = wantedOf(isForAll(timetable) ? null : timetable.groupIds, group);
      const absence = { assessmentId: id, groupIds, scope, search };
      if (!isPaged(query)) return allAbsent(store.db, absence);
      const { rows, total } = await pageOfAbsent(store.db, absence, { page, size, sort });
      return new Page(rows, total);
    },
  };
}
