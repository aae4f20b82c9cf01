import { type Refusal, unavailable } from '../replies/refusal';
import { isFullDisk } from '../store/engine/retries/outage';
import type { Store } from '../store/engine/store';
import { probeWrite } from '../store/engine/write-probe';

/** Seconds: an operator has to free disk space. */
const retryAfter = 30;

export const noWrites = (): Refusal => unavailable({ code: 'nothing-saved' }, retryAfter);

/** Whether the database accepts writes, as far as this process has seen. */
export interface Writes {
  /** Is called with each unexpected fault of a call. */
  failed(fault: unknown): void;
  /** Throws 503 after a write that found the disk full, until a probe succeeds. */
  demand(): Promise<void>;
}

export function watchWrites(store: Store): Writes {
  let isFull = false;
  /** All who ask at the same time share one probe. */
  let probe: Promise<void> | null = null;
  return {
    failed(fault) {
      if (isFullDisk(fault)) isFull = true;
    },
    async demand() {
      if (!isFull) return;
      probe ??= probeWrite(store).finally(() => {
        probe = null;
      });
      await probe.catch(() => {
        throw noWrites();
      });
      isFull = false;
    },
  };
}
