import type { None } from './sentences';

/** What can be wrong with a sheet of questions, its columns and its rows. */
export interface SheetFaults {
  'not-a-sheet': None;
  'other-sheet': None;
  'sheet-unreadable': None;
  /** No cell has anything in it. */
  'sheet-empty': None;
  'document-unreadable': None;
  'old-sheet': None;
  'sheet-locked': None;
  /** Megabytes of the file, and of what it unpacks to, at most. */
  'sheet-too-large': { megabytes: number; unpacked: number };
  'too-many-cells': { most: number; inRow: number };
  'takes-too-much': None;
  /** `row`: the last one that is read. */
  'too-low': { row: number };
  'too-many-rows': { most: number };
  'too-many-millions': { millions: number };
  /** Names of columns, parted by commas. */
  'columns-missing': { columns: string };
  'columns-missing-in': { columns: string; row: number; sheet: string };
  'column-twice': { column: string };
  /** A column of an option beyond the last one. */
  'column-beyond': { column: string; most: number };
  'formula-without-value': None;
  'cell-error': { error: string };
  /** As the spreadsheet shows it. */
  'cell-date': { shown: string };
  'category-unknown': { name: string };
  'category-ambiguous': { name: string; found: number };
  'option-unknown': { name: string };
  'read-two-ways': None;
  /** The number as it is written. */
  'number-two-ways': { shown: string };
  'answer-two-ways': None;
  'longer-than-header': None;
  'has-tags': None;
  /** `option` from 1. */
  'option-empty': { option: number };
  'option-named-twice': { option: number };
  'passage-without-text': { name: string };
  /** `row`: the one whose text the passage has. */
  'other-passage-text': { row: number };
  'same-as-row': { row: number };
  /** Of a roster: the person of that row has verified the address. */
  'same-person-as-row': { row: number };
  'same-as-line': { line: number };
  /** `number`: of a question among those of its file, from 1. */
  'same-as-question': { number: number };
  'other-answer-than-row': { row: number };
  'other-answer-than-line': { line: number };
  'other-answer-than-question': { number: number };
}
