const minute = 60_000;
/** Between one try and the next. The last of eight tries is about a day after the first. */
const pauses = [minute, 5 * minute, 30 * minute, 120 * minute, 300 * minute, 480 * minute, 600 * minute];

/** Milliseconds until a message that was not taken is tried again; null: no more. `tries`: how often it was tried, 1 or more. */
export const webhookPause = (tries: number): number | null => pauses[tries - 1] ?? null;
