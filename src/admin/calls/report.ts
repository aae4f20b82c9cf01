/** Leaves a trace of a failed call in the console (spec §8 asks for it); the screen says the rest to the person. */
export function report(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the one place of the admin's workspace that logs
  console.warn(`${what} failed:`, error);
}
