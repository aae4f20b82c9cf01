import { type SittingReport, sittingFieldsBy } from '../../../contract/assessment/desk';
import type { SittingsQuery } from '../../../contract/calls/page';
import { pageLimits } from '../../../contract/calls/page';
import { type Field, found, ordered, searchable } from '../../../contract/fields/arrange';
import { Page } from '../../replies/paged-list';
import type { SittingRow } from '../../store/hand-ins/sittings/sittings';

/** A sitting with its facts. */
export interface JudgedSitting extends Pick<SittingReport, 'facts' | 'misfit'> {
  row: SittingRow;
}

const parsed = (time: string | undefined): number | undefined => (time === undefined ? undefined : Date.parse(time));

/** By what sittings are searched and ordered. The times of the columns are those of a report (`sittingTimes` in contract/assessment/desk.ts). */
export const judgedFields = sittingFieldsBy<JudgedSitting>(
  ({ row: { person, uid } }) => `${person.name} ${person.email || uid}`,
  ({ row: { fetchedAt, start, handIn } }, column) =>
    ({
      fetched: () => fetchedAt,
      started: () => start?.saidAt ?? parsed(handIn?.evidence?.startedAt),
      handedIn: () => parsed(handIn?.evidence?.handedInAt),
      arrived: () => handIn?.arrivedAt,
    })[column](),
);

/** One page of the sittings of an assessment; default: by name. They are ordered here, because no column holds a fact or what a device says of its times. */
export function pageOfSittings<Sitting extends Pick<SittingReport, 'facts'>>(
  all: readonly Sitting[],
  query: SittingsQuery,
  fields: readonly Field<Sitting>[],
): Page<Sitting[]> {
  const { page = 1, size = pageLimits.defaultSize, search = '', sort = 'name', fact } = query;
  const chosen = fact === undefined ? all : all.filter(({ facts }) => facts.includes(fact));
  const matching = search === '' ? chosen : found(searchable(chosen, fields), search);
  const order = { column: sort.replace('-', ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' } as const;
  const inOrder = ordered(matching, fields, order);
  return new Page(inOrder.slice((page - 1) * size, page * size), matching.length);
}
