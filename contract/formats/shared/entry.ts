import type { Fault } from '../../faults/fault';
import type { PassageDraft } from '../../question/passage-draft';
import type { CellFault } from '../../sheet/cell-fault';
import type { ColumnPictures } from '../../sheet/options';
import { FileRefused, type WholeFault } from '../../sheet/whole-fault';

/**
 * One question of a file. `line` counts from 1; cells and pictures have the names of a sheet's columns. `notes`: what the question loses, though it is
 * taken.
 */
export type Entry = { line: number; question: string } & (
  | { cells: Readonly<Record<string, string>>; pictures?: ColumnPictures; notes?: readonly CellFault[]; passage?: PassageDraft }
  | { faults: CellFault[] }
);

/** Thrown by a reader that cannot continue. */
export class FormatFault extends FileRefused {
  constructor(line: number, why: Fault, is: WholeFault['is'] = 'invalid') {
    super({ ...why, atLine: line }, is);
  }
}

/** The most characters of a text that is parsed; no question has a tenth of them. */
export const longestText = 100_000;

export const bad = (line: number, question: string, column: string, why: Fault): Entry => ({
  line,
  question,
  faults: [{ column, why }],
});
