import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { Loading } from '../ui/Loading';
import { reasonOf } from './refusal';
import { useAdminCopy } from './use-admin-copy';

interface Props<T> {
  query: UseQueryResult<T>;
  /** The sentence for a list that did not come. */
  failed: string;
  waiting?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A list while it is on its way, when it came, and when it did not. What came once stays in sight if a later asking fails. */
export function Fetched<T>({ query, failed, waiting = <Loading />, children }: Props<T>) {
  const copy = useAdminCopy();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return waiting;
  return (
    <Banner
      tone="error"
      actions={
        <Button look="secondary" aria-disabled={query.isFetching} onClick={() => query.refetch()}>
          {copy.tryAgain}
        </Button>
      }
    >
      <p>{failed}</p>
      <p className="font-normal">{reasonOf(query.error, copy)}</p>
    </Banner>
  );
}
