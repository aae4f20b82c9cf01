/** A test in a report of vitest or Playwright. */
export interface Tested {
  /** How long it ran, its fixtures and tries included. */
  seconds: number;
  file: string;
  /** Empty for a file that failed outside its tests. */
  title: string;
  hasFailed: boolean;
  /** What its assertions said. */
  messages: string[];
}

/** The slowest tests of the reports in a folder, slowest first. `names`: files without `.json`; a missing one has no tests. */
export function slowestIn(folder: string, names: readonly string[], count: number): Tested[];

/** The tests of one report that failed. */
export function failedIn(folder: string, name: string): Tested[];
