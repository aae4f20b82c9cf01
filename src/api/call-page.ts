import type { CallArgs, PagedCall } from '../../contract/calls';
import { clientParts } from './call';
import { createPager, type PageOf } from './client';

const page = createPager(clientParts);

/** Asks for one page of a list as the person who is signed in. Throws {@link ApiError}. */
export const callPage = <N extends PagedCall>(name: N, args: CallArgs<N>): Promise<PageOf<N>> => page(name, args);
