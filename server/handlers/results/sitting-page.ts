import { type SittingReport, sittingFields } from '../../../contract/assessment/desk';
import type { SittingsQuery } from '../../../contract/calls/page';
import { found, ordered, searchable } from '../../../contract/fields/arrange';
import { pageLimits } from '../../../contract/fields/limits';
import { Page } from '../../replies/paged-list';

/** One page of the sittings of an assessment; default: by name. They are ordered here, because no column holds a fact or what a device says of its times. */
export function pageOfSittings(all: readonly SittingReport[], query: SittingsQuery): Page<SittingReport[]> {
  const { page = 1, size = pageLimits.defaultSize, search = '', sort = 'name', fact } = query;
  const chosen = fact === undefined ? all : all.filter(({ facts }) => facts.includes(fact));
  const matching = search === '' ? chosen : found(searchable(chosen, sittingFields), search);
  const order = { column: sort.replace('-', ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' } as const;
  const inOrder = ordered(matching, sittingFields, order);
  return new Page(inOrder.slice((page - 1) * size, page * size), matching.length);
}
