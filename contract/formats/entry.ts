import type { Fault } from '../faults/fault';
import type { ColumnPictures } from '../sheet/options';
import type { ColumnFault } from '../sheet/row';
import { FileRefused, type WholeFault } from '../sheet/whole-fault';

/** One question of a file as its reader found it. `line` counts from 1; cells and pictures are named as the columns of a sheet are. */
export type Entry = { line: number; question: string } & (
  | { cells: Readonly<Record<string, string>>; pictures?: ColumnPictures }
  | { faults: ColumnFault[] }
);

/** What a reader throws where it cannot go on. */
export class FormatFault extends FileRefused {
  constructor(line: number, why: Fault, is: WholeFault['is'] = 'invalid') {
    super({ ...why, atLine: line }, is);
  }
}

/** A longer text is not looked into: no question is a tenth of it. */
export const longestText = 100_000;

export const bad = (line: number, question: string, column: string, why: Fault): Entry => ({
  line,
  question,
  faults: [{ column, why }],
});
