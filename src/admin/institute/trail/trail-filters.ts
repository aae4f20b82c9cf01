import type { CallArgs } from '../../../../contract/calls/calls';
import { type TrailKind, trailGroups, trailKinds } from '../../../../contract/trail/trail';
import { searched } from '../../kit/form/searched';
import { pageIn } from '../../kit/paths/use-filters';

/** The filters of the trail as the address has them; empty: not filtered by. Days are `YYYY-MM-DD` in the time zone of the device. */
const filterNames = ['group', 'search', 'from', 'to', 'by', 'kind', 'id'] as const;
export type TrailFilters = Record<(typeof filterNames)[number], string> & { page: number };

/** The filters in an address. What is no filter is left out. */
export function filtersIn(params: URLSearchParams): TrailFilters {
  const named = Object.fromEntries(filterNames.map((name) => [name, params.get(name) ?? ''])) as Record<
    (typeof filterNames)[number],
    string
  >;
  return { ...named, page: pageIn(params) };
}

/** The beginning of a day, or of the one after it, as an instant; undefined where the text is no day. */
function startOf(day: string, later = 0): string | undefined {
  const [year = Number.NaN, month = 1, date = 1] = day.split('-').map(Number);
  const at = new Date(year, month - 1, date + later);
  return day === '' || Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** What the server is asked for these filters. */
export function queryOf(
  { group, search, from, to, by, kind, id, page }: TrailFilters,
  size: number,
): NonNullable<CallArgs<'getTrail'>['query']> {
  const [earliest, end] = [startOf(from), startOf(to, 1)];
  return {
    ...{ page, size },
    ...(group in trailGroups && { group: group as keyof typeof trailGroups }),
    ...searched(search),
    ...(earliest !== undefined && { from: earliest }),
    ...(end !== undefined && { to: end }),
    ...(by !== '' && { by }),
    ...(trailKinds.some((known) => known === kind) && { kind: kind as TrailKind }),
    ...(id !== '' && { id }),
  };
}
