import { isUnreachable } from '../../../contract/calls/unreachable';
import type { PostContext } from './post';

/** The part of a Firebase user that yields tokens. */
export interface TokenHolder {
  uid: string;
  getIdToken: (isFresh: boolean) => Promise<string>;
}

/**
 * Returns a token of exactly `uid`, or why there is none. `unreachable`: a network failure, so a later try may work. Every other failure
 * means that the learner must sign in.
 */
export async function mint(holder: TokenHolder | null, uid: string, isFresh: boolean): ReturnType<PostContext['token']> {
  if (holder === null || holder.uid !== uid) return 'sign-in';
  try {
    return { token: await holder.getIdToken(isFresh) };
  } catch (error) {
    return isUnreachable(error) ? 'unreachable' : 'sign-in';
  }
}
