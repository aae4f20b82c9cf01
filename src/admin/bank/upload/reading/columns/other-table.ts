import type { Fault } from '../../../../../../contract/faults/fault';
import type { Cell } from '../../../../../../contract/sheet/cells';
import type { Meaning } from './header-meanings';

/** Extensions of tables that only the browser reads. */
export const separatedExtensions = ['.csv', '.tsv', '.txt'] as const;
/** Extensions of all files with questions that only the browser reads. */
export const otherExtensions = [...separatedExtensions, '.docx'] as const;

/** A file of another shape as a table. */
export interface OtherTable {
  rows: Cell[][];
  /** Row of its header, from 0. */
  header: number;
  /** What its columns probably mean. */
  means: Meaning[];
  /** `text`: its questions were told apart by numbers and letters. */
  from: 'table' | 'text';
  /** Of a separated text: rows that have more cells than the header, from 0; absent: none. */
  longer?: number[];
  /** It had no row of names: its first row is the first question, and an empty row was put above it. */
  isHeaderless?: true;
  /** The sheet of a workbook that was read, and the names of the others that seem to have questions; absent for any other file. */
  sheet?: { name: string; unread: string[] };
  /** What stays behind: pictures and formulas of a document, lines that belong to no question. */
  lost: { pictures: number; formulas: number; lines: number };
  /** Of a text that counts its questions otherwise than from 1: the number of each in it, no two alike. */
  numbers?: number[];
  /** Of a text: the first lines that belong to no question, and the first that may mean something else than they were read as. */
  quoted?: { left: string[]; unsure: string[] };
}

export type OtherTableOrFault = OtherTable | { why: Fault };
