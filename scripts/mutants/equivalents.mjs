/**
 * Changes that no test can notice, because the program does the same with them. A change that is named here and killed after all, or
 * that no longer fits the code, fails the run of its file.
 * @typedef {object} Equivalent
 * @property {string} file
 * @property {string} from What stands in the code, in one line.
 * @property {string} to What it is changed to, in one line.
 * @property {string} why
 */

/** @type {Equivalent[]} */
export const equivalents = [];
