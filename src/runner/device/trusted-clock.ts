import { type Anchor, offsetFrom, pin, type Reading, trustedTime } from '../attempt/clock';
import { type Device, device } from './db';
import { setting } from './people';

/** Differences below this are the Date header's whole seconds and the network's delay, not a wrong clock. Milliseconds. */
const toleranceMs = 2_500;

/** The time this page or worker believes in: pinned once, corrected by the server's replies. */
export interface TrustedClock {
  /** Trusted epoch milliseconds. */
  now: () => number;
  /** Loads the last known correction of this device; `floor` is the latest trusted time on record. */
  load: (floor?: number) => Promise<void>;
  /** Learns from a reply: its Date header, and the wall times when the request left and the reply came. */
  correct: (date: number, sent: number, received: number) => void;
}

export function createTrustedClock(db: Device, read: () => Reading): TrustedClock {
  let offset = 0;
  let onRecord = 0;
  let anchor: Anchor = pin(read(), 0);
  return {
    now: () => trustedTime(anchor, read()),
    load: async (floor = 0) => {
      offset = (await setting(db, 'clock-offset')) ?? offset;
      onRecord = Math.max(onRecord, floor);
      anchor = pin(read(), offset, onRecord);
    },
    correct: (date, sent, received) => {
      const seen = offsetFrom(date, sent, received);
      // A slow reply says little: the server may have stamped it at any moment between.
      if (Math.abs(seen - offset) < toleranceMs + (received - sent) / 2) return;
      offset = seen;
      onRecord = 0; // The server's word outranks a record made under a wrong clock.
      anchor = pin(read(), offset);
      db.settings.put({ key: 'clock-offset', value: offset }).catch(() => undefined /* Only the next start would know less. */);
    },
  };
}

/** The clock of this page. */
export const trustedClock = createTrustedClock(device, () => ({ wall: Date.now(), mono: performance.now() }));
