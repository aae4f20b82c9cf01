import { useMemo, useState } from 'react';
import { type Field, found, ordered, type SortOrder, searchable } from '../../../../contract/fields/arrange';
import { paged } from './arrange';

/** The visible rows of a table, and the functions that change them. */
export interface TableView<Row> {
  rows: readonly Row[];
  page: number;
  pages: number;
  /** Number of rows that match the query, on all pages. */
  matches: number;
  /** Number of rows without a query. */
  all: number;
  order: SortOrder | null;
  query: string;
  sortBy: (order: SortOrder) => void;
  search: (typed: string) => void;
  turnTo: (page: number) => void;
}

/** A view of rows in memory. Each step is memoized by its inputs. */
export function useArranged<Row>(all: readonly Row[], fields: readonly Field<Row>[], firstOrder: SortOrder | null): TableView<Row> {
  const [order, setOrder] = useState(firstOrder);
  const [query, setQuery] = useState('');
  const [asked, setAsked] = useState(1);
  const inOrder = useMemo(() => searchable(order ? ordered(all, fields, order) : all, fields), [all, fields, order]);
  const matching = useMemo(() => found(inOrder, query), [inOrder, query]);
  return {
    ...paged(matching, asked),
    matches: matching.length,
    all: all.length,
    order,
    query,
    sortBy: (next: SortOrder) => {
      setOrder(next);
      setAsked(1);
    },
    search: (typed: string) => {
      setQuery(typed);
      setAsked(1);
    },
    turnTo: setAsked,
  };
}
