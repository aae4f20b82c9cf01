import type { Role } from '../../contract/people/people';
import type { Right, Scope } from '../../contract/people/rights';
import type { Claims } from './token';

/** Who makes a call, as the token and our database say. */
export interface Caller extends Claims {
  role: Role;
  hasProfile: boolean;
  /** Of an admin; null: everything. */
  rights: readonly Right[] | null;
  /** The groups that an admin is limited to; null: the whole institute, and of every learner. */
  scope: Scope;
  /** What they have for what they start now, and the most that may be accepted of them (contract/people/extra-time.ts). */
  timePercent: number;
  mostTimePercent: number;
  /** All of them; an empty list: none. */
  groupIds: readonly number[];
}

/** Who makes a call whose reply is the same for all. */
export interface Asker {
  claims: Claims;
  /** Looks the caller up, for the few replies that depend on the role. */
  resolve(): Promise<Caller>;
}
