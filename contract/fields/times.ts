/** Spans of time in milliseconds. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** A time in ISO 8601. `ms`: epoch milliseconds. Pages write it out: as an import it would cost every first visit some bytes. */
export const isoOf = (ms: number): string => new Date(ms).toISOString();

/** The same of a time that may not be. */
export const isoOrNull = (ms: number | null | undefined): string | null => (typeof ms === 'number' ? isoOf(ms) : null);
