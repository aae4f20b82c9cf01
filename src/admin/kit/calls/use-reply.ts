import { keepPreviousData, QueryClient, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BareCall, CallArgs, CallName, PagedCall, Reply } from '../../../../contract/calls/calls';
import type { ApiError, ListPage } from '../../../api/client';
import { call, callPage } from './call';

/** By it the tabs of one browser tell each other that something was saved. */
const savedChannel = 'admin saved';

/** Returns the query cache of one visit. Requests never wait for a network. What another tab saves is asked for at once. */
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
  useEffect(() => {
    const tabs = new BroadcastChannel(savedChannel);
    tabs.onmessage = () => void memory.invalidateQueries();
    const leave = memory.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') tabs.postMessage('saved');
    });
    return () => {
      leave();
      tabs.close();
    };
  }, [memory]);
  return memory;
}

/**
 * How a reply is asked for. `asOf`: another value of it asks anew. `keepsLast`: the reply before is shown until this one arrives. The others are those of
 * the library.
 */
interface Asking<T>
  extends Pick<UseQueryOptions<T, ApiError>, 'enabled' | 'gcTime' | 'staleTime' | 'refetchInterval' | 'refetchOnWindowFocus'> {
  asOf?: unknown;
  keepsLast?: boolean;
}

/** The place of a reply in the cache. The places of all replies to a call begin with its name. */
export const replyKey = <N extends CallName>(name: N, args: CallArgs<N>, asOf: unknown = null): readonly unknown[] => [name, args, asOf];

function useAsked<T>(queryKey: readonly unknown[], ask: () => Promise<T>, { asOf: _, keepsLast = false, ...settings }: Asking<T>) {
  return useQuery<T, ApiError>({ queryKey, queryFn: ask, ...(keepsLast && { placeholderData: keepPreviousData }), ...settings });
}

type Rest<N extends CallName, T> = N extends BareCall ? [args?: CallArgs<N>, asking?: Asking<T>] : [args: CallArgs<N>, asking?: Asking<T>];

/** Fetches a reply of the server while a screen shows it. */
export function useReply<N extends CallName>(name: N, ...[given, asking = {}]: Rest<N, Reply<N>>) {
  const args = (given ?? {}) as CallArgs<N>;
  return useAsked<Reply<N>>(replyKey(name, args, asking.asOf), () => call(name, args), asking);
}

/** Fetches one page of a list while a screen shows it. */
export function usePage<N extends PagedCall>(name: N, args: CallArgs<N>, asking: Asking<ListPage<N>> = {}) {
  return useAsked<ListPage<N>>([name, args, 'page'], () => callPage(name, args), asking);
}
