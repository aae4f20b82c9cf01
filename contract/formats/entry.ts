import type { Fault } from '../sheet-row';

/** One question of a file as its reader found it. `line` counts from 1; cells are named as the columns of a sheet are. */
export type Entry = { line: number; question: string } & ({ cells: Readonly<Record<string, string>> } | { faults: Fault[] });

/** Why a file is not taken at all; the reason reads on after "The file". */
export interface WholeFault {
  is: 'unsupported' | 'too-large' | 'invalid';
  why: string;
}

/** What a reader throws where it cannot go on; the file is then not taken at all. */
export class FormatFault extends Error {
  readonly is: WholeFault['is'];

  constructor(line: number, why: string, is: WholeFault['is'] = 'invalid') {
    super(`${why} (line ${line})`);
    this.is = is;
  }
}

/** What a thrown fault says of the whole file; anything else is thrown on. */
export function wholeFault(thrown: unknown): WholeFault {
  if (!(thrown instanceof FormatFault)) throw thrown;
  return { is: thrown.is, why: thrown.message };
}

/** A longer text is not looked into: no question is a tenth of it. */
export const longestText = 100_000;

export const bad = (line: number, question: string, column: string, why: string): Entry => ({
  line,
  question,
  faults: [{ column, why }],
});

export const onlyOneCorrect = 'only multiple choice with one correct option is taken';
