import { type Problem, portalMark } from '../../../contract/calls/problem';
import { ApiError } from '../../api/client';

/** What our own server says in a reply that is an error. Null for a network's fault, and for a reply of another machine on the way, which decides nothing. */
export const portalWord = (error: unknown): Problem | null =>
  error instanceof ApiError && error.problem?.from === portalMark ? error.problem : null;
