import { useMemo, useState } from 'react';
import { type Field, found, type Order, ordered, paged, searchable } from './arrange';

/** The rows a table shows now, and the ways to change that. */
export interface TableView<Row> {
  rows: readonly Row[];
  page: number;
  pages: number;
  /** Rows that match the query, on all pages. */
  matches: number;
  /** Rows there are without a query. */
  all: number;
  order: Order | null;
  query: string;
  sortBy: (order: Order) => void;
  search: (typed: string) => void;
  turnTo: (page: number) => void;
}

/** A view of rows that are all here. Each step is done again only when what it works on changed. */
export function useArranged<Row>(all: readonly Row[], fields: readonly Field<Row>[], firstOrder: Order | null): TableView<Row> {
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
    sortBy: (next: Order) => {
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
