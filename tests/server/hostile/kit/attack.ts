import type { World } from '../../../../bench/kit/world';
import type { ProblemCode } from '../../../../contract/calls/problem';

/** A running server, and what an attacker may have: an account, an admin's account, an assessment that is open. */
export interface Target {
  port: number;
  world: World;
  assessmentId: number;
  /** A learner whom no other load uses. */
  learner: { uid: string; token: string };
  admin: { uid: string; token: string };
}

/** What came back for one request, and how large it was with its head. */
export interface Answer {
  status: number;
  bytes: number;
  ms: number;
  /** Of a refusal; null where the reply is none of ours. */
  code: ProblemCode | null;
  message: string;
  fields: Record<string, string>;
}

/** What every answer to an attack has to be. */
export interface Expected {
  /** One of several where it depends on which end is quicker. */
  status: number | readonly number[];
  code: ProblemCode | null | readonly (ProblemCode | null)[];
  /** Fields that the refusal has to name. */
  fields?: readonly string[];
  /** Whole replies that are large by right (a list); `null`: no bound. Refusals have 10 kB. */
  mostBytes?: number | null;
}

/** One way to harm the server. The suite sends it and looks at the answer; the bench repeats it while hand-ins are sent beside it. */
export interface Attack {
  name: string;
  expected: Expected;
  /** One round. It ends by itself and closes what it opened. */
  round(target: Target): Promise<readonly Answer[]>;
  /** Rounds that run at once in the bench; 2 where nothing else is said. */
  atOnce?: number;
}
