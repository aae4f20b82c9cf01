import type { CallShape } from '../../contract/calls/call-shape';
import { type CallName, calls } from '../../contract/calls/calls';
import { stillSees } from '../../contract/people/rights';
import { adminAddresses } from '../auth/admin-addresses';
import { authorizeRole, authorizeUid, bearer, callerOf } from '../auth/authorize';
import type { Asker, Caller } from '../auth/caller';
import type { VerifyToken } from '../auth/identity';
import { openShutOuts } from '../auth/shut-outs';
import { type NamedArgs, scopeMissing, withinSight } from '../auth/sight';
import { type Claims, ExpiredToken } from '../auth/token';
import { handlersWith } from '../handlers/all';
import type { Tools } from '../handlers/shared/handlers';
import { openBodies } from '../limits/bodies';
import type { RequestLimits } from '../limits/request-limits';
import { batchedLookup } from '../memory/batched-lookup';
import { andThen, type MaybePromise } from '../memory/maybe-promise';
import type { KeptFor } from '../memory/reread';
import { Refusal } from '../replies/refusal';
import { RestOfWork } from '../replies/rest-of-work';
import { StreamedReply } from '../replies/streamed-reply';
import { knownIn } from '../store/people/people';
import type { Arrived } from './body';

/** What it takes to dispatch a call. */
export interface DispatchDependencies extends Omit<Tools, 'shutOutsChanged'> {
  requestLimits: RequestLimits;
  verifyToken: VerifyToken;
  /** Of the list of those who are shut out. */
  freshness: KeptFor;
}

type Args = Parameters<typeof authorizeUid>[2];
type Handle = (args: unknown, caller: unknown) => MaybePromise<unknown>;

/** The sender of a request, not yet authenticated. */
interface Sender {
  /** The header `Authorization`. */
  authorization: string | undefined;
  /** The address that limits count by (limits/senders.ts). */
  address: string;
  /** Whether the whole request has arrived. Most bodies arrive in one piece with their head. */
  isWhole: () => boolean;
}

/** Reads the arguments of a call. */
type Read = (arrived: Arrived) => unknown;

/**
 * Makes a call for the holder of a token: authenticate → count against the limits → turn → authorize → read → validate → handle. `read` reads and validates
 * the arguments, and is not called before the caller's role is authorized. A request counts as in work while the caller is looked up and while the call
 * is handled, never while a body is on its way. Throws or rejects with `Refusal`.
 */
export type Dispatch = (name: CallName, sender: Sender, read: Read) => MaybePromise<unknown>;

/**
 * Sender → claims. A sender without a good token is counted by address, and refused with 401 or 429; the holder of an expired token with 403 if the
 * person was erased: a phone hears so by the last token that it has.
 */
function authenticator({ verifyToken, requestLimits, erased }: DispatchDependencies): (sender: Sender) => MaybePromise<Claims> {
  return ({ authorization, address }) => {
    const count = (fault: unknown): MaybePromise<never> => {
      if (fault instanceof Refusal && fault.code === 'unauthenticated') requestLimits.countUnauthenticated(address);
      const uid = fault instanceof ExpiredToken ? fault.uid : '';
      return andThen(erased.demandNotErased(uid), () => {
        throw fault;
      });
    };
    try {
      const claims = verifyToken(bearer(authorization));
      return claims instanceof Promise ? claims.catch(count) : claims;
    } catch (fault) {
      return count(fault);
    }
  };
}

const atOnce = (): void => undefined;

/** The one way from a request to its handler. */
export function dispatcher(dependencies: DispatchDependencies): Dispatch {
  const { store, requestLimits, erased, now } = dependencies;
  const shutOuts = openShutOuts(store.db, dependencies.freshness);
  const handlers = handlersWith({ ...dependencies, shutOutsChanged: shutOuts.changed });
  const authenticated = authenticator(dependencies);
  const bodies = openBodies();
  const demandAllowed = (uid: string) => andThen(erased.demandNotErased(uid), () => shutOuts.demandNot(uid));
  const register = {
    db: store.db,
    atomically: store.atomically,
    knownOf: batchedLookup(knownIn(store.db)),
    adminAddresses: adminAddresses(store.db, dependencies.config.adminEmails),
  };
  const askerOf = (claims: Claims): Asker => ({ claims, resolve: () => callerOf(register, claims, now()) });
  const authorized = async (call: CallShape, claims: Claims): Promise<Caller> => {
    const caller = await callerOf(register, claims, now());
    authorizeRole(call, caller);
    return caller;
  };
  /** Of a request that is under way for long, its asker is looked up again. Rejects with 403 once a role, a right or a group is taken. */
  const demandStill = async (call: CallShape, caller: Caller, args: Args): Promise<void> => {
    await demandAllowed(caller.uid);
    const present = await authorized(call, caller);
    authorizeUid(call, present, args);
    if (!stillSees(present.scope, caller.scope)) throw scopeMissing();
  };
  /** A file is written for minutes, piece by piece, and another one is read for minutes before what it says is filed. */
  const watched = (call: CallShape, caller: Caller, args: Args) => (answer: unknown) => {
    const demand = () => demandStill(call, caller, args);
    if (answer instanceof StreamedReply) return answer.onlyWhile(demand);
    return answer instanceof RestOfWork ? answer.onceAllowed(demand) : answer;
  };
  const handled = (call: CallShape, caller: Caller, args: unknown, handle: Handle): MaybePromise<unknown> => {
    authorizeUid(call, caller, args as Args);
    const answered = watched(call, caller, args as Args);
    if (caller.role !== 'admin' || caller.scope === null) return andThen(handle(args, caller), answered);
    return withinSight(store.db, call, caller, args as NamedArgs)
      .then((seen) => handle(seen, caller))
      .then(answered);
  };
  /** A body may be on its way for minutes: role and rights of the sender are looked up once it has arrived. */
  const afterSlowBody = async (call: CallShape, claims: Claims, read: Read, handle: Handle): Promise<unknown> => {
    const args = await bodies.reading(claims.uid, () => read(() => requestLimits.turn(claims.uid, true)));
    await demandAllowed(claims.uid);
    return requestLimits.withinCapacity(async () => handled(call, await authorized(call, claims), args, handle));
  };
  const forRole = (call: CallShape, claims: Claims, { isWhole }: Sender, read: Read, handle: Handle): MaybePromise<unknown> =>
    andThen(
      requestLimits.withinCapacity(() => authorized(call, claims)),
      (caller) =>
        isWhole()
          ? andThen(read(atOnce), (args) => requestLimits.withinCapacity(() => handled(call, caller, args, handle)))
          : afterSlowBody(call, claims, read, handle),
    );
  return (name, sender, read) => {
    const call: CallShape = calls[name];
    const handle = handlers[name] as Handle;
    return andThen(authenticated(sender), (claims) => {
      requestLimits.countRequest(claims.uid, sender.address);
      const demand = () => demandAllowed(claims.uid);
      return andThen(andThen(requestLimits.turn(claims.uid), demand), () =>
        call.needsNoRole
          ? requestLimits.withinCapacity(() => andThen(read(atOnce), (args) => handle(args, askerOf(claims))))
          : forRole(call, claims, sender, read, handle),
      );
    });
  };
}
