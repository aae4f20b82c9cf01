import { maxLength } from '../fields/limits';

/** The most questions of a sheet; a sheet with more is refused. */
export const maxQuestions = 10_000;
/** The most rows of a sheet, blank rows included; a longer sheet is refused. */
export const maxRows = 50_000;
/** The most columns that are read; further columns are ignored. A bank in thirteen languages is exported with 135. */
export const maxColumns = 200;
/** The most cells that merged ones fill; in a real sheet each cell is merged once at most, in a few columns. */
export const maxMerged = 2_000_000;
/** The most parts and unpacked bytes of a zipped sheet. */
export const maxEntries = 200;
export const maxUnpacked = 64 * 1024 * 1024;
/**
 * The most cells of a zipped sheet, in all its tables and in one row: no spreadsheet program has more columns. Blank cells count, because
 * they take as long to open.
 */
export const maxCells = 1_000_000;
export const maxCellsInRow = 16_384;
/** The most characters of a cell: those of the longest field of a question, and of a passage. */
export const longestCell = Math.max(maxLength.question, maxLength.option, maxLength.explanation);
export const longestPassageCell = maxLength.passage;
/** The most characters of all questions of a file together: a sheet stores a text once, however many cells contain it. */
export const maxCharacters = 32_000_000;
/** The most faults of a file that are named; further faults are counted. */
export const maxFaults = 500;
/** The most different pictures in the questions of a file; each is at most 150 kB once it is resized. */
export const maxPictures = 300;
/** The time limit for all pictures of a file together, in milliseconds. */
export const maxPicturesMs = 60_000;
