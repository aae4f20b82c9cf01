import findMyWay, { type HTTPMethod } from 'find-my-way';
import type { CallMethod } from '../../contract/calls/call-shape';
import type { CallName } from '../../contract/calls/calls';
import type { MaybePromise } from '../memory/maybe-promise';
import { withRecentResults } from '../memory/recent-results';
import type { RequestContext } from './request-context';
import type { HttpAnswer } from './response';

/** What answers one address. */
export interface Route {
  method: CallMethod;
  /** `:name` stands for a parameter: `/api/assessment/:id`. */
  path: string;
  /** The call's name in counters and log; absent for all that is no call of the contract. */
  call?: CallName;
  /** Throws or rejects with `Refusal`. */
  answer: (context: RequestContext) => MaybePromise<HttpAnswer>;
}

export interface Match {
  route: Route;
  /** Decoded. Shared by all requests of one address. */
  params: Record<string, string>;
}

/** Longer than any id or uid of the contract: a longer one is refused by its shape, and not as an unknown address. */
const maxParamLength = 2_000;

/** The library wants a handler for each route; the route itself answers. */
const noHandler = (): void => undefined;

/**
 * Finds the route of an address: method and path as they stand in the request, without the query (`GET /api/exams/all`). Null where there is
 * none, and for an address with an escape that cannot be decoded.
 */
export function routerOver(routes: readonly Route[]): (address: string) => Match | null {
  const router = findMyWay({ maxParamLength });
  for (const route of routes) router.on(route.method, route.path, noHandler, route);
  return withRecentResults((address) => {
    const end = address.indexOf(' ');
    const found = router.find(address.slice(0, end) as HTTPMethod, address.slice(end + 1));
    // The library takes an empty part of a path for a parameter.
    return found === null || Object.values(found.params).includes('')
      ? null
      : { route: found.store as Route, params: found.params as Record<string, string> };
  });
}
