interface Timer {
  at: number;
  run: () => void;
  isCleared: boolean;
}

/** Timers with a virtual clock, fast enough for a hundred thousand of them: a heap, the next one on top. */
export function heapOfTimers(start: number) {
  const heap: Timer[] = [];
  let now = start;

  const swap = (a: number, b: number) => {
    [heap[a], heap[b]] = [heap[b] as Timer, heap[a] as Timer];
  };
  const at = (i: number): number => heap[i]?.at ?? Number.POSITIVE_INFINITY;
  function add(timer: Timer): void {
    heap.push(timer);
    for (let i = heap.length - 1; i > 0 && at((i - 1) >> 1) > at(i); i = (i - 1) >> 1) swap(i, (i - 1) >> 1);
  }
  function takeSoonest(): Timer | undefined {
    swap(0, heap.length - 1);
    const soonest = heap.pop();
    for (let i = 0; ; ) {
      const child = at(2 * i + 1) <= at(2 * i + 2) ? 2 * i + 1 : 2 * i + 2;
      if (at(child) >= at(i)) return soonest;
      swap(i, child);
      i = child;
    }
  }

  return {
    now: () => now,
    setTimeout: (run: () => void, ms = 0): Timer => {
      const timer = { at: now + Math.max(0, ms), run, isCleared: false };
      add(timer);
      return timer;
    },
    clearTimeout: (timer?: Timer) => {
      if (timer !== undefined) timer.isCleared = true;
    },
    /** Moves the clock and runs the timers that are due. */
    moves: (to: number) => {
      while (at(0) <= to) {
        const due = takeSoonest();
        if (due === undefined || due.isCleared) continue;
        now = Math.max(now, due.at);
        due.run();
      }
      now = to;
    },
  };
}
