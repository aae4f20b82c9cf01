/** Spans of time in milliseconds. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** A time in ISO 8601. `ms`: epoch milliseconds. */
export const isoOf = (ms: number): string => new Date(ms).toISOString();
