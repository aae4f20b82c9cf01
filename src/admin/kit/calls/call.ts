import { type CallArgs, calls, type PagedCall } from '../../../../contract/calls/calls';
import { clientParts } from '../../../api/call';
import { createClient, createPager, type ListPage } from '../../../api/client';

/** Makes any call of the contract as the signed-in person. Throws {@link ApiError}. */
export const call = createClient(calls, clientParts);

const page = createPager(calls, clientParts);

/** Fetches one page of a list as the signed-in person. Throws {@link ApiError}. */
export const callPage = <N extends PagedCall>(name: N, args: CallArgs<N>): Promise<ListPage<N>> => page(name, args);
