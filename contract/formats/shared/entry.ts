import type { Fault } from '../../faults/fault';
import type { PassageDraft } from '../../question/passage-draft';
import type { CellFault } from '../../sheet/cell-fault';
import type { ColumnPictures } from '../../sheet/options';
import { FileRefused, type WholeFault } from '../../sheet/whole-fault';

/**
 * One question of a file. `line` counts from 1, and so does `number`, its place among the questions, in a format in whose lines several may begin; `name`: what
 * the file calls it; `notes`: what the question loses, though it is taken.
 */
export type Entry = { line: number; number?: number; name?: string; question: string } & (
  | (EntryContents & { notes?: readonly CellFault[] })
  /** `contents`: what could be read of it, to be mended; absent where that is nothing, or not all that it shows. */
  | { faults: CellFault[]; contents?: EntryContents }
);

/** What a question of a file says. Cells and pictures have the names of a sheet's columns. */
export interface EntryContents {
  cells: Readonly<Record<string, string>>;
  pictures?: ColumnPictures;
  passage?: PassageDraft;
}

/** Where an entry is, by what `Place` says of its format. */
export const placeOf = ({ line, number }: Pick<Entry, 'line' | 'number'>): number => number ?? line;

/** Thrown by a reader that cannot continue. */
export class FormatFault extends FileRefused {
  constructor(line: number, why: Fault, is: WholeFault['is'] = 'invalid') {
    super({ ...why, atLine: line }, is);
  }
}

/** The most characters of a text that is parsed; no question has a tenth of them. */
export const longestText = 100_000;

export const bad = (line: number, question: string, column: string, why: Fault, contents?: EntryContents): Entry => ({
  line,
  question,
  faults: [{ column, why }],
  ...(contents && { contents }),
});
