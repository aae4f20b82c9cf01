/** Why a file is not taken at all; the reason reads on after "The file". */
export interface WholeFault {
  is: 'unsupported' | 'too-large' | 'invalid';
  why: string;
}

/** A reason quotes what stands in a file, and a name there can be as long as the file. */
const longestWhy = 300;

/** What is thrown where a file cannot be read any further. */
export class FileRefused extends Error {
  readonly is: WholeFault['is'];

  constructor(why: string, is: WholeFault['is']) {
    super(why.length > longestWhy ? `${why.slice(0, longestWhy)}…` : why);
    this.is = is;
  }
}

/** What a thrown fault says of the whole file; anything else is thrown on. */
export function wholeFault(thrown: unknown): WholeFault {
  if (!(thrown instanceof FileRefused)) throw thrown;
  return { is: thrown.is, why: thrown.message };
}
