import type { World } from '../../../../bench/kit/world';
import type { ProblemCode } from '../../../../contract/calls/problem';

/** A running server and an attacker's possessions: an account, an admin's account and an open assessment. */
export interface Target {
  port: number;
  /** For connections that are to be too slow. */
  hurriedPort: number;
  world: World;
  assessmentId: number;
  /** A learner whom no other load uses. */
  learner: { uid: string; token: string };
  admin: { uid: string; token: string };
}

/** The reply to one request, and its size with its head. */
export interface Answer {
  status: number;
  bytes: number;
  ms: number;
  /** Of a refusal; null for any other reply. */
  code: ProblemCode | null;
  message: string;
  fields: Record<string, string>;
}

/** The required answer to an attack. */
export interface Expected {
  /** One of several where it depends on which end is quicker. */
  status: number | readonly number[];
  code: ProblemCode | null | readonly (ProblemCode | null)[];
  /** Fields that the refusal must name. */
  fields?: readonly string[];
  /** Limit for whole replies that are rightly large (a list); `null`: no limit. Refusals have 10 kB. */
  mostBytes?: number | null;
}

/** One way to harm the server. The suite sends it and checks the answer; the bench repeats it during hand-ins. */
export interface Attack {
  name: string;
  expected: Expected;
  /** One round. It ends without help and closes its connections. */
  round(target: Target): Promise<readonly Answer[]>;
  /** Rounds that run at once in the bench; 2 by default. */
  atOnce?: number;
  /** `npm run test:long` sends it, `npm test` cheaper ones alone. */
  isDear?: boolean;
}
