import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { CopyNote } from '../offline/CopyNote';
import { Unreachable } from '../offline/Unreachable';
import type { LongListProps, RowGrouping } from './LongList';
import { Cards } from './view/Cards';
import { Skeleton, type SkeletonShape } from './view/Skeleton';
import type { RefreshedList } from './view/use-list';

interface Props<Row> {
  of: RefreshedList<Row>;
  /** The shape of the placeholder while loading. */
  shape: SkeletonShape;
  empty: ReactNode;
  idOf: (row: Row) => number;
  /** The name of a row: what a search reads, and what a row out of sight shows. */
  nameOf: (row: Row) => string;
  /** How a long list can be grouped. */
  groupings?: readonly RowGrouping<Row>[];
  /** What stands in a list item. */
  children: (row: Row) => ReactNode;
}

/** A list of more rows has a search. */
const shortList = 12;

// Few learners have lists this long.
const LongList = lazy(() => import('./LongList'));

/** A list in each of its states. */
export function ListView<Row>({ of: { list, freshness, refresh }, shape, empty, idOf, nameOf, groupings = [], children }: Props<Row>) {
  switch (list.show) {
    case 'loading':
      return <Skeleton of={shape} />;
    case 'empty':
      return empty;
    case 'offline':
    case 'failed':
    case 'shut-out':
    case 'erased':
      return <Unreachable why={list.show} onRetry={refresh} />;
    case 'rows': {
      const Long = LongList as ComponentType<unknown> as ComponentType<LongListProps<Row>>;
      const first = list.rows.slice(0, shortList).map((row) => <li key={idOf(row)}>{children(row)}</li>);
      return (
        <>
          <CopyNote freshness={freshness} onRetry={refresh} />
          {list.rows.length > shortList ? (
            <Suspense fallback={<Cards>{first}</Cards>}>
              <Long rows={list.rows} idOf={idOf} nameOf={nameOf} groupings={groupings}>
                {children}
              </Long>
            </Suspense>
          ) : (
            <Cards>{first}</Cards>
          )}
        </>
      );
    }
  }
}
