import { isUnreachable } from '../../../contract/calls/unreachable';
import type { DeliveryContext } from './deliver';

/** The part of a Firebase user that minting needs. */
export interface TokenHolder {
  uid: string;
  getIdToken: (isFresh: boolean) => Promise<string>;
}

/**
 * A token of exactly `uid`, or why there is none. Only a network failure leaves hope that trying again helps; every other
 * refusal of the identity service means that the learner must sign in.
 */
export async function mint(holder: TokenHolder | null, uid: string, isFresh: boolean): ReturnType<DeliveryContext['token']> {
  if (holder === null || holder.uid !== uid) return 'sign-in';
  try {
    return { token: await holder.getIdToken(isFresh) };
  } catch (error) {
    return isUnreachable(error) ? 'unreachable' : 'sign-in';
  }
}
