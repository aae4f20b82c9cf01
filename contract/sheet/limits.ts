import { maxLength } from '../fields/limits';

/** Questions a sheet may hold; more is refused. */
export const maxQuestions = 10_000;
/** Rows that are looked at, blank ones included; a sheet that reaches further down is refused. */
export const maxRows = 50_000;
/** Columns that are looked at; more are left aside. */
export const maxColumns = 40;
/** Parts and unpacked bytes of a zipped sheet. */
export const maxEntries = 200;
export const maxUnpacked = 64 * 1024 * 1024;
/** Cells of a zipped sheet, in all its tables and in one row of one: a row has no more columns in any spreadsheet. Blank ones count, since to open them takes as long. */
export const maxCells = 1_000_000;
export const maxCellsInRow = 16_384;
/** Characters of a cell: as many as the longest field may have. */
export const longestCell = Math.max(maxLength.question, maxLength.option, maxLength.explanation);
/** Characters of all questions of a file together; a sheet keeps a text once that many cells hold. */
export const maxCharacters = 32_000_000;
/** Faults of a file that are named; of more their number is told. */
export const maxFaults = 500;
/** Different pictures that the questions of a file may show; each takes 150 kB at most once it is made small. */
export const maxPictures = 300;
/** Time for all pictures of a file together, in milliseconds. */
export const maxPicturesMs = 60_000;
