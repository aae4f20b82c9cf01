import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallArgs, PagedCall, Reply } from '../../../../contract/calls/calls';
import type { Field, SortOrder } from '../../../../contract/fields/arrange';
import type { ApiError, ListPage } from '../../../api/client';
import { callPage } from '../calls/call';
import { searched } from '../form/searched';
import { rowsPerPage } from './arrange';
import { type TableView, useArranged } from './use-arranged';

type Item<N extends PagedCall> = Reply<N>[number];

export const byName: SortOrder = { column: 'name', direction: 'ascending' };
export const newestFirst: SortOrder = { column: 'id', direction: 'descending' };

/** An order as the server has it. */
export const sortOf = ({ column, direction }: SortOrder): string => (direction === 'descending' ? `-${column}` : column);

/** What narrows a list beside its search. */
interface Narrowed {
  /** The path's parameters. */
  params?: object;
  /** The filters of the call's query. */
  filter?: object;
  /** What is searched at first. */
  search?: string;
  /** Whether it is asked for again while it is open, and at once when the admin returns to it: people come by themselves. */
  isLive?: boolean;
}

/** Often enough for who waits at a desk. A page out of sight does not ask. Milliseconds. */
const liveMs = 10_000;

/**
 * A table that the server searches, orders and pages: fetches one page at a time. `fields` have the server's names of orders. If the server
 * does not page and sends the whole list, all of that happens here.
 */
export function usePages<N extends PagedCall>(
  name: N,
  fields: readonly Field<Item<N>>[],
  firstOrder: SortOrder,
  { params, filter = {}, search: firstSearch = '', isLive = false }: Narrowed = {},
): { reply: UseQueryResult<ListPage<N>, ApiError>; view: TableView<Item<N>> } {
  const [order, setOrder] = useState(firstOrder);
  const [typed, setTyped] = useState(firstSearch);
  const [asked, setAsked] = useState(1);
  const [all, setAll] = useState(0);
  const [knowsPages, setKnowsPages] = useState(true);
  const narrowed = JSON.stringify([params, filter]);
  const [shown, setShown] = useState(narrowed);
  if (shown !== narrowed) {
    setShown(narrowed);
    setAsked(1);
    setAll(0);
  }
  const words = searched(typed);
  const query = knowsPages ? { page: asked, size: rowsPerPage, sort: sortOf(order), ...words, ...filter } : {};
  const reply = useQuery<ListPage<N>, ApiError>({
    queryKey: [name, params, query],
    queryFn: () => callPage(name, { ...(params && { params }), query } as CallArgs<N>),
    placeholderData: keepPreviousData,
    refetchInterval: isLive && liveMs,
    refetchOnWindowFocus: isLive && 'always',
  });
  const { items = [], total = 0 } = reply.data ?? {};
  const here = useArranged(total === null ? (items as Item<N>[]) : [], fields, firstOrder);
  if (total === null && knowsPages) setKnowsPages(false);
  if (total !== null && words.search === undefined && !reply.isPlaceholderData && total !== all) setAll(total);
  const matches = total ?? 0;
  const pages = Math.max(1, Math.ceil(matches / rowsPerPage));
  if (total !== null && !reply.isPlaceholderData && reply.isSuccess && asked > pages) setAsked(pages);
  const there: TableView<Item<N>> = {
    rows: items as Item<N>[],
    page: asked,
    pages,
    matches,
    all: Math.max(all, matches),
    order,
    query: typed,
    sortBy: (next) => {
      setOrder(next);
      setAsked(1);
    },
    search: (next) => {
      setTyped(next);
      setAsked(1);
    },
    turnTo: setAsked,
  };
  return { reply, view: total === null ? here : there };
}
