import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Banner } from '../../../ui/controls/Banner';
import { Loading } from '../../../ui/controls/Loading';
import { useAdminCopy } from '../../words/use-admin-copy';
import { reasonOf } from './refusal';

interface Props<T> {
  query: UseQueryResult<T>;
  /** The sentence for a failed request. */
  failed: string;
  waiting?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Renders a query: loading, failed, or with data. Data stay visible if a later request fails. */
export function Fetched<T>({ query, failed, waiting = <Loading />, children }: Props<T>) {
  const copy = useAdminCopy();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return waiting;
  return (
    <Banner tone="error" offer={{ name: copy.tryAgain, 'aria-disabled': query.isFetching, onClick: () => query.refetch() }}>
      <p>{failed}</p>
      <p className="font-normal">{reasonOf(query.error, copy)}</p>
    </Banner>
  );
}
