import { pageLimits } from '../../../contract/fields/limits';
import { isPaged, Page } from '../../replies/paged-list';
import { unscheduled } from '../../rules/schedule';
import { absentFrom, withGroups } from '../../store/hand-ins/sittings/absent';
import { noAssessment } from '../shared/graded-submission';
import type { Handlers, Tools } from '../shared/handlers';

/** Who is expected on an exam day and is not there. */
export function absentHandlers({ store, papers, schedules }: Tools): Pick<Handlers, 'getAbsent'> {
  return {
    async getAbsent({ params: { id }, query }, { scope }) {
      if ((await papers.marked(id)) === null) throw noAssessment();
      const { groupIds } = (await schedules.of(id)) ?? unscheduled;
      const { page = 1, size = pageLimits.defaultSize, group } = query;
      const wanted = group === undefined ? groupIds : groupIds.filter((one) => one === group);
      const all = await absentFrom(store.db, id, wanted, query, scope);
      if (!isPaged(query)) return withGroups(store.db, all, scope);
      return new Page(await withGroups(store.db, all.slice((page - 1) * size, page * size), scope), all.length);
    },
  };
}
