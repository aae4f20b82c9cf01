import type { Fault } from '../faults/fault';

/** Why a whole file is refused. */
export interface WholeFault {
  is: 'unsupported' | 'too-large' | 'invalid';
  why: Fault;
}

/** Thrown if the rest of a file cannot be read. */
export class FileRefused extends Error {
  readonly is: WholeFault['is'];
  readonly why: Fault;

  constructor(why: Fault, is: WholeFault['is']) {
    super(why.code);
    this.is = is;
    this.why = why;
  }
}

/** Returns the fault of a {@link FileRefused}; any other error is thrown again. */
export function wholeFault(thrown: unknown): WholeFault {
  if (!(thrown instanceof FileRefused)) throw thrown;
  return { is: thrown.is, why: thrown.why };
}
