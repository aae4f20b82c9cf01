/** Logs a failed call to the console (spec §8); the screen tells the person. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the only place of the admin's workspace that logs
  console.warn(`${what} failed:`, error);
}
