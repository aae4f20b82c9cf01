import type { Logger } from 'pino';
import type { CallShape, Who } from '../../contract/calls/call-shape';
import { type CallName, calls } from '../../contract/calls/calls';
import { adminAddresses } from '../auth/admin-addresses';
import { admitRole, admitUid, bearer, recognise } from '../auth/authorize';
import type { Caller } from '../auth/caller';
import type { Identify } from '../auth/identity';
import { shutOuts } from '../auth/shut-outs';
import type { Claims } from '../auth/token';
import type { Config } from '../config/config';
import { handlersWith } from '../handlers/all';
import type { Tools } from '../handlers/handlers';
import { openBodies } from '../limits/bodies';
import type { Gate } from '../limits/overload';
import { noWrites, type Writes } from '../limits/writes';
import { after, type Soon } from '../maybe-promise';
import { Refusal, unavailable } from '../replies/refusal';
import { isFullDisk, isOutage } from '../store/outage';
import { knownIn } from '../store/people/people';
import { gathered } from './batched-lookup';

/** What it takes to perform a call. */
export interface Performing extends Tools {
  config: Pick<Config, 'adminEmails'>;
  gate: Gate;
  identify: Identify;
}

type Args = Parameters<typeof admitUid>[2];
type Handle = (args: unknown, caller: unknown) => Soon<unknown>;

/** Who asks, as far as a request tells. */
export interface Sender {
  /** The header of that name. */
  authorization: string | undefined;
  /** Where it comes from (limits/senders.ts). */
  address: string;
  /** Whether all of the request has arrived. Most bodies come in one piece with their head. */
  isWhole: () => boolean;
}

/**
 * Performs a call for the holder of a token: identify → not too often? → may they? → read → check → handle. `read` reads and checks the arguments, and is
 * not asked before the caller's role is admitted. A place is held to look the caller up and to handle the call, never while a body is waited for.
 * Throws or rejects with `Refusal` where it must.
 */
export type Perform = (name: CallName, sender: Sender, read: () => unknown) => Soon<unknown>;

/** The claims of a sender. One who proves nothing is counted by address, and refused with 401 or 429. */
function identifying({ identify, gate }: Performing): (sender: Sender) => Soon<Claims> {
  return ({ authorization, address }) => {
    const count = (fault: unknown): never => {
      if (fault instanceof Refusal && fault.code === 'unauthenticated') gate.stranger(address);
      throw fault;
    };
    try {
      const claims = identify(bearer(authorization));
      return claims instanceof Promise ? claims.catch(count) : claims;
    } catch (fault) {
      return count(fault);
    }
  };
}

/** The one way to a handler, whichever door a request comes by. */
export function performing(parts: Performing): Perform {
  const { store, gate, now } = parts;
  const handlers = handlersWith(parts);
  const identified = identifying(parts);
  const bodies = openBodies();
  const demandLetIn = shutOuts(store.db);
  const register = {
    db: store.db,
    knownOf: gathered(knownIn(store.db)),
    isAdminAddress: adminAddresses(store.db, parts.config.adminEmails),
  };
  const admitted = async (who: Who, claims: Claims): Promise<Caller> => {
    const caller = await recognise(register, claims, now());
    admitRole(who, caller.role);
    return caller;
  };
  const forRole = (call: CallShape, claims: Claims, { isWhole }: Sender, read: () => unknown, handle: Handle): Soon<unknown> =>
    after(
      gate.within(() => admitted(call.who, claims)),
      (caller) =>
        after(isWhole() ? read() : bodies.reading(claims.uid, read), (args) =>
          gate.within(() => {
            admitUid(call.who, caller, args as Args);
            return handle(args, caller);
          }),
        ),
    );
  return (name, sender, read) => {
    const call: CallShape = calls[name];
    const handle = handlers[name] as Handle;
    return after(identified(sender), (claims) => {
      gate.admit(claims.uid, sender.address);
      return after(demandLetIn(claims.uid), () =>
        call.isSameForAll ? gate.within(() => after(read(), (args) => handle(args, claims))) : forRole(call, claims, sender, read, handle),
      );
    });
  };
}

/** What is said of a fault; one that is no refusal is written down. */
export function refusalFrom(fault: unknown, { log, writes }: { log: Logger; writes: Writes }, requestId: string): Refusal {
  if (fault instanceof Refusal) return fault;
  log.error({ requestId, err: fault }, 'a call failed');
  writes.failed(fault);
  if (isFullDisk(fault)) return noWrites();
  return isOutage(fault)
    ? unavailable('The database cannot be reached at the moment.')
    : new Refusal('internal', 'Something went wrong on our side.');
}
