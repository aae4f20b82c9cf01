import type { ColumnPictures } from '../sheet/options';
import type { Fault } from '../sheet/row';
import { FileRefused, type WholeFault } from '../sheet/whole-fault';

/** One question of a file as its reader found it. `line` counts from 1; cells and pictures are named as the columns of a sheet are. */
export type Entry = { line: number; question: string } & (
  | { cells: Readonly<Record<string, string>>; pictures?: ColumnPictures }
  | { faults: Fault[] }
);

/** What a reader throws where it cannot go on. */
export class FormatFault extends FileRefused {
  constructor(line: number, why: string, is: WholeFault['is'] = 'invalid') {
    super(`${why} (line ${line})`, is);
  }
}

/** A longer text is not looked into: no question is a tenth of it. */
export const longestText = 100_000;

export const bad = (line: number, question: string, column: string, why: string): Entry => ({
  line,
  question,
  faults: [{ column, why }],
});

export const onlyOneCorrect = 'only multiple choice with one correct option is taken';
