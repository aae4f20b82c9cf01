import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ResultRow, resultOrders, wantedFlags } from '../../../../contract/assessment/result-list';
import type { CallArgs } from '../../../../contract/calls/calls';
import type { SortOrder } from '../../../../contract/fields/arrange';
import { usePage } from '../../kit/calls/use-reply';
import { searched } from '../../kit/form/searched';
import { useSettled } from '../../kit/form/use-settled';
import { pageIn, wholeIn } from '../../kit/paths/use-filters';
import { rowsPerPage } from '../../kit/table/arrange';
import type { TableView } from '../../kit/table/use-arranged';
import { sortOf } from '../../kit/table/use-pages';

type Query = NonNullable<CallArgs<'getResultRows'>['query']>;

/** Which results are asked for, without the page. */
export type WantedResults = Pick<Query, 'search' | 'group' | 'flag' | 'sort'>;

/** A pause in typing after which the server searches. Milliseconds. */
const pauseMs = 200;

const firstOrder: SortOrder = { column: 'rank', direction: 'ascending' };

function orderIn(text: string | null): SortOrder {
  const column = (text ?? '').replace(/^-/, '');
  if (!resultOrders.some((order) => order === column)) return firstOrder;
  return { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' };
}

/** The results of an assessment; search, group, flag, order and page are in the address, so that the way back from a learner leads to the same list. */
export function useResults(id: number) {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(params.get('search') ?? '');
  const settled = useSettled(typed, pauseMs);
  const [all, setAll] = useState(0);
  const order = orderIn(params.get('sort'));
  const group = wholeIn(params.get('group'));
  const flag = wantedFlags.find((each) => each === params.get('flag')) ?? null;
  const asked = pageIn(params);
  const words = searched(settled);
  const wanted: WantedResults = {
    sort: sortOf(order) as NonNullable<Query['sort']>,
    ...words,
    ...(group !== null && { group }),
    ...(flag !== null && { flag }),
  };
  const reply = usePage('getResultRows', { params: { id }, query: { ...wanted, page: asked, size: rowsPerPage } }, { keepsLast: true });
  const change = (changes: Record<string, string | null>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true },
    );
  const { items = [], total } = reply.data ?? {};
  const matches = total ?? 0;
  const pages = Math.max(1, Math.ceil(matches / rowsPerPage));
  const isWhole = words.search === undefined && group === null && flag === null;
  if (isWhole && !reply.isPlaceholderData && matches !== all) setAll(matches);
  const view: TableView<ResultRow> = {
    rows: items,
    page: Math.min(asked, pages),
    pages,
    matches,
    all: Math.max(all, matches),
    order,
    query: typed,
    sortBy: (next) => change({ sort: sortOf(next), page: null }),
    search: (next) => {
      setTyped(next);
      change({ search: next, page: null });
    },
    turnTo: (page) => change({ page: page === 1 ? null : String(page) }),
  };
  return {
    reply,
    view,
    wanted,
    group,
    flag,
    choose: (name: 'group' | 'flag', value: string) => change({ [name]: value || null, page: null }),
  };
}
