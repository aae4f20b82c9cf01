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
import { batchedLookup } from '../performance/batched-lookup';
import { andThen, type MaybePromise } from '../performance/maybe-promise';
import { Refusal } from '../replies/refusal';
import { knownIn } from '../store/people/people';

/** What it takes to dispatch a call. */
export interface DispatchDependencies extends Tools {
  config: Pick<Config, 'adminEmails'>;
  gate: Gate;
  identify: Identify;
}

type Args = Parameters<typeof admitUid>[2];
type Handle = (args: unknown, caller: unknown) => MaybePromise<unknown>;

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
 * Makes a call for the holder of a token: identify → not too often? → may they? → read → check → handle. `read` reads and checks the arguments, and is
 * not asked before the caller's role is admitted. A place is held to look the caller up and to handle the call, never while a body is waited for.
 * Throws or rejects with `Refusal` where it must.
 */
export type Dispatch = (name: CallName, sender: Sender, read: () => unknown) => MaybePromise<unknown>;

/** The claims of a sender. One who proves nothing is counted by address, and refused with 401 or 429. */
function identifying({ identify, gate }: DispatchDependencies): (sender: Sender) => MaybePromise<Claims> {
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

/** The one way from a request to its handler. */
export function dispatcher(dependencies: DispatchDependencies): Dispatch {
  const { store, gate, now } = dependencies;
  const handlers = handlersWith(dependencies);
  const identified = identifying(dependencies);
  const bodies = openBodies();
  const demandLetIn = shutOuts(store.db);
  const register = {
    db: store.db,
    knownOf: batchedLookup(knownIn(store.db)),
    isAdminAddress: adminAddresses(store.db, dependencies.config.adminEmails),
  };
  const admitted = async (who: Who, claims: Claims): Promise<Caller> => {
    const caller = await recognise(register, claims, now());
    admitRole(who, caller.role);
    return caller;
  };
  const forRole = (call: CallShape, claims: Claims, { isWhole }: Sender, read: () => unknown, handle: Handle): MaybePromise<unknown> =>
    andThen(
      gate.within(() => admitted(call.who, claims)),
      (caller) =>
        andThen(isWhole() ? read() : bodies.reading(claims.uid, read), (args) =>
          gate.within(() => {
            admitUid(call.who, caller, args as Args);
            return handle(args, caller);
          }),
        ),
    );
  return (name, sender, read) => {
    const call: CallShape = calls[name];
    const handle = handlers[name] as Handle;
    return andThen(identified(sender), (claims) => {
      gate.admit(claims.uid, sender.address);
      return andThen(demandLetIn(claims.uid), () =>
        call.isSameForAll
          ? gate.within(() => andThen(read(), (args) => handle(args, claims)))
          : forRole(call, claims, sender, read, handle),
      );
    });
  };
}
