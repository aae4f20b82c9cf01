import { quoted } from '../quoted';
import type { Sentences } from '../sentences';
import type { SheetFaults } from '../sheets';

export const sheets: Sentences<SheetFaults> = {
  'not-a-sheet': 'is not an .xlsx or .xls sheet',
  'other-sheet': 'is a sheet of another kind; save it as .xlsx',
  'sheet-unreadable': 'cannot be read as a sheet',
  'sheet-empty': 'is empty: nothing stands in any cell that can be read; save the sheet again in its program, or paste its rows',
  'document-unreadable': 'cannot be read as a Word document',
  'old-sheet': 'is an old Excel file that cannot be read; save it as .xlsx',
  'sheet-locked': 'is locked with a password',
  'sheet-too-large': ({ megabytes, unpacked }) => `is too large: ${megabytes} MB, and ${unpacked} MB unpacked, is the most`,
  'too-many-cells': ({ most, inRow }) => `has too many cells: ${most} in all, and ${inRow} in one row, are the most, blank ones included`,
  'takes-too-much': 'takes too much time or memory to read',
  'too-low': ({ row }) => `reaches below row ${row}`,
  'too-many-rows': ({ most }) => `has more than ${most} rows`,
  'too-many-millions': ({ millions }) => `holds more text than ${millions} million characters`,
  'columns-missing': ({ columns }) => `has no column ${columns}`,
  'columns-missing-in': ({ columns, row, sheet }) => `has no column ${columns} in row ${row} of the sheet ${quoted(sheet)}`,
  'column-twice': ({ column }) => `has the column ${column} twice`,
  'column-beyond': ({ column, most }) => `has the column ${quoted(column)}; a question has ${most} options at most`,
  'formula-without-value': 'holds a formula without its value; open the sheet in Excel and save it',
  'cell-error': ({ error }) => `holds the error ${error}`,
  'cell-date': ({ shown }) =>
    `holds a date or a time, shown as ${quoted(shown)}: a spreadsheet makes one of 2-3, 1/2 or 1:2; give the cell the format Text and type it again`,
  'category-unknown': ({ name }) => `${quoted(name)} is not a category`,
  'category-ambiguous': ({ name, found }) => `${quoted(name)} is the name of ${found}; write the whole path`,
  'option-unknown': ({ name }) => `${quoted(name)} is not an option`,
  'read-two-ways':
    'the question can be read in two ways; compare its text and options with the file, then give the right option without “?”',
  'number-two-ways': ({ shown }) =>
    `${quoted(shown)} can be read as two numbers, as other numbers of the file have a comma; write it without a dot, or with one before the decimals, and without “?”`,
  'answer-two-ways':
    'the right option can be meant by its place or by its text, or the places count from 0; write its letter, without “?=”',
  'longer-than-header':
    'the row has more cells than the header: perhaps a comma or semicolon in a text parts it; compare the row with the file, then remove “?+”',
  'has-tags': 'the row has tags as “<b>…</b>”: formatting or part of the question; compare its texts, then remove “?<”',
  'option-empty': ({ option }) => `option ${option} is empty`,
  'passage-without-text': ({ name }) => `${quoted(name)} has no text anywhere in the file`,
  'other-passage-text': ({ row }) => `is another text than in row ${row}, which names the same passage`,
  'option-named-twice': ({ option }) => `names option ${option} twice`,
  'same-as-row': ({ row }) => `is the same as in row ${row}`,
  'same-person-as-row': ({ row }) => `is of the same person as row ${row}, which says other groups`,
  'same-as-line': ({ line }) => `is the same as in line ${line}`,
  'same-as-question': ({ number }) => `is the same as in question ${number} of the file`,
  'other-answer-than-row': ({ row }) => `is another one than in row ${row}, which asks the same: one of the two is wrong`,
  'other-answer-than-line': ({ line }) => `is another one than in line ${line}, which asks the same: one of the two is wrong`,
  'other-answer-than-question': ({ number }) =>
    `is another one than in question ${number} of the file, which asks the same: one of the two is wrong`,
};
