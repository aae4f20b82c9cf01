import type { Problem } from '../../../../contract/calls/problem';

/** The server's own refusal. `code`: of its reason, or of its kind where it has none. */
export class AccountRefusal extends Error {
  readonly code: string;

  constructor(problem: Problem) {
    super(problem.message);
    this.code = problem.reason?.code ?? problem.code;
  }
}

/** The code of the portal's own word; null where it could not be reached. */
export const refusalOf = (error: unknown): string | null => (error instanceof AccountRefusal ? error.code : null);
