import type { Fault } from '../faults/fault';

/** Why a file is not taken at all. */
export interface WholeFault {
  is: 'unsupported' | 'too-large' | 'invalid';
  why: Fault;
}

/** What is thrown where a file cannot be read any further. */
export class FileRefused extends Error {
  readonly is: WholeFault['is'];
  readonly why: Fault;

  constructor(why: Fault, is: WholeFault['is']) {
    super(why.code);
    this.is = is;
    this.why = why;
  }
}

/** What a thrown fault says of the whole file; anything else is thrown on. */
export function wholeFault(thrown: unknown): WholeFault {
  if (!(thrown instanceof FileRefused)) throw thrown;
  return { is: thrown.is, why: thrown.why };
}
