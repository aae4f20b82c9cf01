/** One item on its way, for those who watch the portal. */
interface ItemWatch {
  /** Its commit begins, together with others: `items` in all. */
  began(items: number): void;
  /** It is durable, or was refused. */
  ended(isDurable: boolean): void;
}

/** Follows a line, for those who watch the portal. */
export interface LineWatch {
  /** An item joined the line; is called where `add` is called. Answers what follows the item, or null. */
  joined(): ItemWatch | null;
  /** An item is durable, `ms` milliseconds after it joined. */
  waited(ms: number): void;
  /** A commit of `items` items ended after `ms` milliseconds. */
  committed(items: number, ms: number, isDurable: boolean): void;
}

/** How things are committed together. */
export interface GroupCommit<T, R> {
  /** Commits a group, none of its keys twice; answers in the group's order, when all of it is durable. All or nothing. */
  commit: (group: readonly T[]) => Promise<R[]>;
  keyOf: (item: T) => string;
  /** Largest group. */
  groupSize: number;
  /** Groups under way at once. */
  atOnce: number;
  /** Milliseconds from the start of a group to that of the next, which fills meanwhile; a full one does not wait, nor does who comes to an idle line. */
  pauseMs: number;
  /** Items that may wait; beyond them {@link Line.add} throws `overflow`. */
  maxWaiting: number;
  overflow: () => Error;
  /** A fault that trying one by one cannot help: the database is away. */
  isHopeless: (fault: unknown) => boolean;
  watch?: LineWatch;
}

/** Items in a line, committed in groups. */
export interface Line<T, R> {
  /** Resolves once this item is durable. Throws what its own commit threw, or `overflow`. */
  add(item: T): Promise<R>;
  /** Items that have no answer yet. */
  readonly size: number;
  /** Milliseconds since the oldest of them was added; 0 in an empty line. */
  readonly oldestMs: number;
}

interface Waiting<T, R> {
  item: T;
  key: string;
  addedAt: number;
  watch: ItemWatch | null;
  resolve: (answer: R) => void;
  reject: (fault: unknown) => void;
}

/**
 * Items that arrive while a commit waits for the disk share the next commit. In a burst the disk is seldom what is waited for: then a commit costs more than
 * what is in it, and a pause between two lets them grow. An item whose key is under way waits for the group after;
 * a group that fails is tried again one by one, so that one bad item cannot fail the others.
 */
export function groupCommit<T, R>(rules: GroupCommit<T, R>): Line<T, R> {
  let waiting: Waiting<T, R>[] = [];
  /** Key → when the item was added. */
  const underWay = new Map<string, number>();
  let groups = 0;
  let isKnocked = false;
  let startedAt = Number.NEGATIVE_INFINITY;
  let isTimed = false;

  function nextGroup(): Waiting<T, R>[] {
    const group: Waiting<T, R>[] = [];
    const left: Waiting<T, R>[] = [];
    for (const one of waiting) {
      if (group.length === rules.groupSize || underWay.has(one.key)) left.push(one);
      else {
        underWay.set(one.key, one.addedAt);
        group.push(one);
      }
    }
    waiting = left;
    return group;
  }

  function settle(one: Waiting<T, R>, answer: R): void {
    one.watch?.ended(true);
    rules.watch?.waited(performance.now() - one.addedAt);
    one.resolve(answer);
  }

  function refuse(one: Waiting<T, R>, fault: unknown): void {
    one.watch?.ended(false);
    one.reject(fault);
  }

  async function commit(group: readonly Waiting<T, R>[]): Promise<R[]> {
    const began = performance.now();
    for (const { watch } of group) watch?.began(group.length);
    let isDurable = false;
    try {
      const answers = await rules.commit(group.map((one) => one.item));
      isDurable = true;
      return answers;
    } finally {
      rules.watch?.committed(group.length, performance.now() - began, isDurable);
    }
  }

  async function commitAlone(one: Waiting<T, R>): Promise<void> {
    try {
      settle(one, (await commit([one]))[0] as R);
    } catch (fault) {
      refuse(one, fault);
    }
  }

  async function commitGroup(group: Waiting<T, R>[]): Promise<void> {
    try {
      const answers = await commit(group);
      for (const [at, one] of group.entries()) settle(one, answers[at] as R);
    } catch (fault) {
      if (group.length === 1 || rules.isHopeless(fault)) for (const one of group) refuse(one, fault);
      else for (const one of group) await commitAlone(one);
    }
  }

  async function run(group: Waiting<T, R>[]): Promise<void> {
    groups += 1;
    await commitGroup(group);
    groups -= 1;
    for (const { key } of group) underWay.delete(key);
    pump();
  }

  /** Whether the next group is to fill for a while yet; then it is looked at again after that. */
  function isPausing(): boolean {
    const leftMs = startedAt + rules.pauseMs - performance.now();
    if (leftMs <= 0 || waiting.length >= rules.groupSize) return false;
    if (!isTimed) {
      isTimed = true;
      setTimeout(() => {
        isTimed = false;
        pump();
      }, leftMs);
    }
    return true;
  }

  function pump(): void {
    isKnocked = false;
    while (waiting.length > 0 && groups < rules.atOnce && !isPausing()) {
      const group = nextGroup();
      if (group.length === 0) return;
      startedAt = performance.now();
      void run(group);
    }
  }

  /** After this turn of the event loop, so that all who arrived in it go together. */
  function knock(): void {
    if (isKnocked) return;
    isKnocked = true;
    setImmediate(pump);
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= rules.maxWaiting) return reject(rules.overflow());
        const watch = rules.watch?.joined() ?? null;
        waiting.push({ item, key: rules.keyOf(item), addedAt: performance.now(), watch, resolve, reject });
        knock();
      }),
    get size() {
      return waiting.length + underWay.size;
    },
    get oldestMs() {
      // Both are in the order of their joining, but for an item that waits for its key.
      const times = [waiting[0]?.addedAt, ...underWay.values()].filter((at) => at !== undefined);
      return times.length === 0 ? 0 : performance.now() - Math.min(...times);
    },
  };
}
