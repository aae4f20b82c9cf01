import * as v from 'valibot';
import type { CallArgs } from '../../../../contract/calls/calls';
import { IdFromText } from '../../../../contract/fields/id';
import { addressOf } from '../../kit/paths/use-filters';

/** Whom the list shows: all, one role, or those who are shut out. */
export const shownPeople = ['all', 'user', 'admin', 'out'] as const;
type ShownPeople = (typeof shownPeople)[number];

/** The filters of the list of people, as the address has them. */
export interface PeopleFilters {
  /** The id of a group, `none`, or empty for all. */
  group: string;
  show: ShownPeople;
}

type Query = NonNullable<CallArgs<'getPeople'>['query']>;

/** The filters as the call has them. */
export function queryFrom({ group, show }: PeopleFilters): Query {
  return {
    ...(group !== '' && { group: group === 'none' ? 'none' : Number(group) }),
    ...((show === 'admin' || show === 'user') && { role: show }),
    ...(show === 'out' && { state: 'shut-out' }),
  };
}

/** What an address says; a group or a view that cannot be is none. */
export function filtersFrom(params: URLSearchParams): PeopleFilters {
  const group = params.get('group') ?? '';
  return {
    group: group === 'none' || v.is(IdFromText, group) ? group : '',
    show: shownPeople.find((each) => each === params.get('show')) ?? 'all',
  };
}

export const addressWith = ({ group, show }: PeopleFilters): Record<string, string> =>
  addressOf({ group, show: show === 'all' ? null : show });
