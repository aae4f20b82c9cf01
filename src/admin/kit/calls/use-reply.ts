import { QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BareCall, Reply } from '../../../../contract/calls/calls';
import type { ApiError } from '../../../api/client';
import { call } from './call';

/** Returns the query cache of one visit. Requests never wait for a network. */
export function useListMemory(): QueryClient {
  const [memory] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { networkMode: 'always', retry: false, refetchOnReconnect: true, refetchOnWindowFocus: false },
          mutations: { networkMode: 'always', retry: false },
        },
      }),
  );
  return memory;
}

/** Fetches a list of the server while a screen shows it. */
export function useReply<N extends BareCall>(name: N, isWanted = true) {
  return useQuery<Reply<N>, ApiError>({
    queryKey: [name],
    queryFn: () => (call as (name: N, args: object) => Promise<Reply<N>>)(name, {}),
    enabled: isWanted,
  });
}
