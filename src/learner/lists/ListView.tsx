import { lazy, type ReactNode, Suspense } from 'react';
import { useOnline } from '../../ui/browser/use-online';
import { CopyNote } from '../offline/CopyNote';
import { Unreachable } from '../offline/Unreachable';
import { Cards } from './view/Cards';
import { listPageSize } from './view/paging';
import { Skeleton, type SkeletonShape } from './view/Skeleton';
import type { RefreshedList } from './view/use-list';

interface Props<Row> {
  of: RefreshedList<Row>;
  /** The shape of the placeholder while loading. */
  shape: SkeletonShape;
  empty: ReactNode;
  /** The text by which a row is searched. */
  nameOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
}

// Few learners have lists this long.
const LongList = lazy(() => import('./LongList'));

/** A list in each of its states; `children` renders a row as a list item. */
export function ListView<Row>({ of: { list, freshness, refresh }, shape, empty, nameOf, children }: Props<Row>) {
  const isOnline = useOnline();
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
          {/* Without a network, the notice of the page says it. */}
          {(isOnline || freshness !== 'offline') && <CopyNote freshness={freshness} onRetry={refresh} />}
          {list.rows.length > listPageSize ? (
            <Suspense fallback={<Cards>{list.rows.slice(0, listPageSize).map(children)}</Cards>}>
              <LongList rows={list.rows} nameOf={nameOf as (row: unknown) => string}>
                {children as (row: unknown) => ReactNode}
              </LongList>
            </Suspense>
          ) : (
            <Cards>{list.rows.map(children)}</Cards>
          )}
        </>
      );
  }
}
