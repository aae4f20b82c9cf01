import { quoted } from './quoted';
import type { ParamsOf } from './sentences';

/** What can be wrong with a sheet of questions, its columns and its rows. */
export const sheets = {
  'not-a-sheet': 'is not an .xlsx or .xls sheet',
  'other-sheet': 'is a sheet of another kind; save it as .xlsx',
  'sheet-unreadable': 'cannot be read as a sheet',
  /** No cell has anything in it. */
  'sheet-empty': 'is empty: nothing stands in any cell that can be read; save the sheet again in its program, or paste its rows',
  'document-unreadable': 'cannot be read as a Word document',
  'is-a-pdf': 'is a PDF, which cannot be read; save it as a Word document, or copy its text and paste it',
  'old-sheet': 'is an old Excel file that cannot be read; save it as .xlsx',
  'sheet-locked': 'is locked with a password',
  /** Megabytes of the file, and of what it unpacks to, at most. */
  'sheet-too-large': ({ megabytes, unpacked }: { megabytes: number; unpacked: number }) =>
    `is too large: ${megabytes} MB, and ${unpacked} MB unpacked, is the most`,
  'too-many-cells': ({ most, inRow }: { most: number; inRow: number }) =>
    `has too many cells: ${most} in all, and ${inRow} in one row, are the most, blank ones included`,
  'takes-too-much': 'takes too much time or memory to read',
  /** `row`: the last one that is read. */
  'too-low': ({ row }: { row: number }) => `reaches below row ${row}`,
  'too-many-rows': ({ most }: { most: number }) => `has more than ${most} rows`,
  'too-many-millions': ({ millions }: { millions: number }) => `holds more text than ${millions} million characters`,
  /** Names of columns, parted by commas. */
  'columns-missing': ({ columns }: { columns: string }) => `has no column ${columns}`,
  'columns-missing-in': ({ columns, row, sheet }: { columns: string; row: number; sheet: string }) =>
    `has no column ${columns} in row ${row} of the sheet ${quoted(sheet)}`,
  'column-twice': ({ column }: { column: string }) => `has the column ${column} twice`,
  /** A column of an option beyond the last one. */
  'column-beyond': ({ column, most }: { column: string; most: number }) =>
    `has the column ${quoted(column)}; a question has ${most} options at most`,
  'formula-without-value': 'holds a formula without its value; open the sheet in Excel and save it',
  'cell-error': ({ error }: { error: string }) => `holds the error ${error}`,
  /** As the spreadsheet shows it. */
  'cell-date': ({ shown }: { shown: string }) =>
    `holds a date or a time, shown as ${quoted(shown)}: a spreadsheet makes one of 2-3, 1/2 or 1:2; give the cell the format Text and type it again`,
  'category-unknown': ({ name }: { name: string }) => `${quoted(name)} is not a category`,
  'category-ambiguous': ({ name, found }: { name: string; found: number }) =>
    `${quoted(name)} is the name of ${found}; write the whole path`,
  'no-options': 'the question has no options',
  'option-unknown': ({ name }: { name: string }) => `${quoted(name)} is not an option`,
  'read-two-ways':
    'the question can be read in two ways; compare its text and options with the file, then give the right option without “?”',
  /** The number as it is written. */
  'number-two-ways': ({ shown }: { shown: string }) =>
    `${quoted(shown)} can be read as two numbers, as other numbers of the file have a comma; write it without a dot, or with one before the decimals, and without “?”`,
  'answer-two-ways':
    'the right option can be meant by its place or by its text, or the places count from 0; write its letter, without “?=”',
  'longer-than-header':
    'the row has more cells than the header: perhaps a comma or semicolon in a text parts it; compare the row with the file, then remove “?+”',
  'has-tags': 'the row has tags as “<b>…</b>”: formatting or part of the question; compare its texts, then remove “?<”',
  /** `option` from 1. */
  'option-empty': ({ option }: { option: number }) => `option ${option} is empty`,
  'passage-without-text': ({ name }: { name: string }) => `${quoted(name)} has no text anywhere in the file`,
  /** `row`: the one whose text the passage has. */
  'other-passage-text': ({ row }: { row: number }) => `is another text than in row ${row}, which names the same passage`,
  'option-named-twice': ({ option }: { option: number }) => `names option ${option} twice`,
  'same-as-row': ({ row }: { row: number }) => `is the same as in row ${row}`,
  /** Of a roster: the person of that row has verified the address. */
  'same-person-as-row': ({ row }: { row: number }) => `is of the same person as row ${row}, which says other groups`,
  'same-as-line': ({ line }: { line: number }) => `is the same as in line ${line}`,
  /** `number`: of a question among those of its file, from 1. */
  'same-as-question': ({ number }: { number: number }) => `is the same as in question ${number} of the file`,
  'other-answer-than-row': ({ row }: { row: number }) => `is another one than in row ${row}, which asks the same: one of the two is wrong`,
  'other-answer-than-line': ({ line }: { line: number }) =>
    `is another one than in line ${line}, which asks the same: one of the two is wrong`,
  'other-answer-than-question': ({ number }: { number: number }) =>
    `is another one than in question ${number} of the file, which asks the same: one of the two is wrong`,
};
export type SheetFaults = ParamsOf<typeof sheets>;
