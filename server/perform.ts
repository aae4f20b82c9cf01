import type { Logger } from 'pino';
import type { Who } from '../contract/call-shape';
import { type CallName, calls } from '../contract/calls';
import { adminAddresses } from './admin-addresses';
import { admitRole, admitUid, bearer, recognise } from './admission';
import type { Config } from './config';
import type { Gate } from './gate';
import { gathered } from './gathered';
import { handlersWith, type Tools } from './handlers';
import type { Identify } from './identity';
import { Refusal, unavailable } from './refusal';
import { after, type Soon } from './soon';
import { isOutage } from './store/outage';
import { knownIn } from './store/people';
import type { Claims } from './token';

/** What it takes to perform a call. */
export interface Performing extends Tools {
  config: Pick<Config, 'adminEmails'>;
  gate: Gate;
  identify: Identify;
}

type Args = Parameters<typeof admitUid>[2];
type Handle = (args: unknown, caller: unknown) => Soon<unknown>;

/**
 * Performs a call for whoever holds the token in `authorization`: identify → has room? → may they? → check → handle. `read` reads and checks the
 * arguments, and is not asked before the caller's role is admitted. Throws or rejects with `Refusal` where it must.
 */
export type Perform = (name: CallName, authorization: string | undefined, read: () => unknown) => Soon<unknown>;

/** The one way to a handler, whichever door a request comes by. */
export function performing(parts: Performing): Perform {
  const { store, identify, gate, now } = parts;
  const handlers = handlersWith(parts);
  const register = {
    db: store.db,
    knownOf: gathered(knownIn(store.db)),
    isAdminAddress: adminAddresses(store.db, parts.config.adminEmails),
  };
  const forRole = async (who: Who, claims: Claims, read: () => unknown, handle: Handle): Promise<unknown> => {
    const caller = await recognise(register, claims, now());
    admitRole(who, caller.role);
    const args = await read();
    admitUid(who, caller, args as Args);
    return handle(args, caller);
  };
  return (name, authorization, read) => {
    const { who, isSameForAll }: { who: Who; isSameForAll?: true } = calls[name];
    const handle = handlers[name] as Handle;
    return after(identify(bearer(authorization)), (claims) => {
      gate.admit(claims.uid);
      return isSameForAll ? after(read(), (args) => handle(args, claims)) : forRole(who, claims, read, handle);
    });
  };
}

/** What is said of a fault; one that is no refusal is written down. */
export function refusalFrom(fault: unknown, log: Logger, requestId: string): Refusal {
  if (fault instanceof Refusal) return fault;
  log.error({ requestId, err: fault }, 'a call failed');
  return isOutage(fault)
    ? unavailable('The database cannot be reached at the moment.')
    : new Refusal('internal', 'Something went wrong on our side.');
}
