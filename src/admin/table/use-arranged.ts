import { useMemo, useState } from 'react';
import { type Field, found, type Order, ordered, paged, searchable } from './arrange';

/** The rows a table shows now, and the ways to change that. Each step is done again only when what it works on changed. */
export function useArranged<Row>(all: readonly Row[], fields: readonly Field<Row>[], firstOrder: Order | null) {
  const [order, setOrder] = useState(firstOrder);
  const [query, setQuery] = useState('');
  const [asked, setAsked] = useState(1);
  const inOrder = useMemo(() => searchable(order ? ordered(all, fields, order) : all, fields), [all, fields, order]);
  const matching = useMemo(() => found(inOrder, query), [inOrder, query]);
  return {
    ...paged(matching, asked),
    matches: matching.length,
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
