/** Something that happens at a moment of the virtual clock. */
interface Event {
  at: number;
  /** Events of one moment happen in the order in which they were asked for. */
  order: number;
  run: (() => void) | null;
}

/** A clock that stands still while anything is computed, and jumps to the next event when all of it is done. */
export interface VirtualClock {
  /** Epoch milliseconds. */
  now(): number;
  /** Runs something after so many milliseconds. Returns what calls it off. */
  after(ms: number, run: () => void): () => void;
  /** Lets events happen until none is left, or until `isOver`. Resolves when what they started has ended too. */
  runs(isOver: () => boolean): Promise<void>;
  /** The timers of an `AbortSignal.timeout` whose work has ended are dropped, so that they do not fill the clock. */
  forgets(signal: AbortSignal): void;
  /** Gives this process its own time back. */
  ends(): void;
}

const isBefore = (one: Event, other: Event): boolean => one.at < other.at || (one.at === other.at && one.order < other.order);

/** The events to come, the next one on top. */
function heapOfEvents() {
  const heap: Event[] = [];
  return {
    add(event: Event): void {
      let at = heap.length;
      heap.push(event);
      for (let parent = (at - 1) >> 1; at > 0; parent = (at - 1) >> 1) {
        const above = heap[parent] as Event;
        if (!isBefore(event, above)) break;
        heap[at] = above;
        at = parent;
      }
      heap[at] = event;
    },
    take(): Event | undefined {
      const [top] = heap;
      const last = heap.pop();
      if (top === undefined || last === undefined || heap.length === 0) return top;
      let at = 0;
      for (;;) {
        const left = 2 * at + 1;
        if (left >= heap.length) break;
        const right = heap[left + 1];
        const child = right !== undefined && isBefore(right, heap[left] as Event) ? left + 1 : left;
        if (!isBefore(heap[child] as Event, last)) break;
        heap[at] = heap[child] as Event;
        at = child;
      }
      heap[at] = last;
      return top;
    },
  };
}

/**
 * Puts this process on a virtual clock that begins at `start` (epoch milliseconds): its timers, `setImmediate`, `performance.now` and
 * `AbortSignal.timeout`, which outbox and server use. What is not on the clock (files, sockets) must not be waited for meanwhile.
 */
export function virtualClock(start: number): VirtualClock {
  const own = { setTimeout, clearTimeout, setImmediate };
  const ownNow = performance.now;
  const ownTimeout = AbortSignal.timeout;
  const heap = heapOfEvents();
  const timeouts = new WeakMap<AbortSignal, () => void>();
  let now = start;
  let order = 0;

  const after = (ms: number, run: () => void): (() => void) => {
    order += 1;
    const event: Event = { at: now + Math.max(0, ms), order, run };
    heap.add(event);
    return () => {
      event.run = null;
    };
  };
  const timeout = (ms: number): AbortSignal => {
    const controller = new AbortController();
    timeouts.set(
      controller.signal,
      after(ms, () => controller.abort(new DOMException('The time is over.', 'TimeoutError'))),
    );
    return controller.signal;
  };
  Object.assign(globalThis, {
    setTimeout: (run: () => void, ms = 0) => {
      const cancel = after(ms, run);
      return Object.assign(cancel, { unref: () => cancel });
    },
    clearTimeout: (cancel?: () => void) => cancel?.(),
    setImmediate: (run: () => void) => after(0, run),
  });
  performance.now = () => now - start;
  AbortSignal.timeout = timeout;

  return {
    now: () => now,
    after,
    runs: (isOver) =>
      new Promise((resolve, reject) => {
        // Between two turns of the real loop all promises settle.
        const turn = (): void => {
          try {
            for (;;) {
              const event = heap.take();
              if (event === undefined || isOver()) {
                resolve();
                return;
              }
              if (event.run === null) continue;
              now = event.at;
              event.run();
              own.setImmediate(turn);
              return;
            }
          } catch (fault) {
            reject(fault);
          }
        };
        own.setImmediate(turn);
      }),
    forgets(signal) {
      timeouts.get(signal)?.();
    },
    ends() {
      Object.assign(globalThis, own);
      performance.now = ownNow;
      AbortSignal.timeout = ownTimeout;
    },
  };
}
