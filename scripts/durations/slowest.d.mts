/** A test and how long it ran, its fixtures included. */
export interface Timed {
  seconds: number;
  file: string;
  title: string;
}

/** The slowest tests of `unit.json` (vitest) and `browser.json` (Playwright) in a folder, slowest first. */
export function slowestIn(folder: string, count: number): Timed[];
