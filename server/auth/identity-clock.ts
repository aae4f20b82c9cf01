/** What the identity service's own time says of this process's clock. */
export interface IdentityClock {
  /** Asks as `fetch` does, and notes the time that the reply tells. */
  fetch: typeof globalThis.fetch;
  /** How many seconds this process's clock is ahead of the identity service's, negative where it is behind; null before the first reply with a time. */
  secondsAhead(): number | null;
}

/** A `Date` is cut to its second, so the time it tells is half a second more. */
const halfSecondMs = 500;

/** The time of a reply in epoch milliseconds; a cache on the way adds how old the reply is. NaN without a date. */
const timeOf = (headers: Headers): number =>
  Date.parse(headers.get('date') ?? '') + halfSecondMs + 1000 * (Number(headers.get('age') ?? 0) || 0);

/**
 * Opens a clock that no reply has set. From a reply on, the service's time is carried on by the monotonic clock, so that a wall clock that is put right
 * is right at once. `ask`, `wall` and `steady` (milliseconds) are the system's, but for tests.
 */
export function openIdentityClock(
  ask: typeof globalThis.fetch = (...args) => globalThis.fetch(...args),
  wall: () => number = Date.now,
  steady: () => number = () => performance.now(),
): IdentityClock {
  let heard: { theirs: number; at: number } | null = null;
  return {
    async fetch(...args) {
      const asked = steady();
      const reply = await ask(...args);
      const theirs = timeOf(reply.headers);
      if (!Number.isNaN(theirs)) heard = { theirs, at: (asked + steady()) / 2 };
      return reply;
    },
    secondsAhead: () => (heard === null ? null : (wall() - heard.theirs - (steady() - heard.at)) / 1000),
  };
}
