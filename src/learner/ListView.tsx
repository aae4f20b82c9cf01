import type { ReactNode } from 'react';
import { CopyNote } from './CopyNote';
import { type Shape, Skeleton } from './Skeleton';
import { Unreachable } from './Unreachable';
import type { RefreshedList } from './use-list';

interface Props<Row> {
  of: RefreshedList<Row>;
  /** What its cards look like before they are here. */
  shape: Shape;
  empty: ReactNode;
  children: (row: Row) => ReactNode;
}

/** A list in every state it can be in; rows come as list items. */
export function ListView<Row>({ of: { list, freshness, refresh }, shape, empty, children }: Props<Row>) {
  switch (list.show) {
    case 'loading':
      return <Skeleton of={shape} />;
    case 'empty':
      return empty;
    case 'offline':
    case 'failed':
    case 'shut-out':
      return <Unreachable why={list.show} onRetry={refresh} />;
    case 'rows':
      return (
        <>
          <CopyNote freshness={freshness} onRetry={refresh} />
          <ul className="grid gap-4 md:grid-cols-2">{list.rows.map(children)}</ul>
        </>
      );
  }
}
