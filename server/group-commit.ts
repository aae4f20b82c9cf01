/** How things are committed together. */
export interface GroupCommit<T, R> {
  /** Commits a group, none of its keys twice; answers in the group's order, when all of it is durable. All or nothing. */
  commit: (group: readonly T[]) => Promise<R[]>;
  keyOf: (item: T) => string;
  /** Largest group. */
  groupSize: number;
  /** Groups under way at once. */
  atOnce: number;
  /** Items that may wait; beyond them {@link Line.add} throws `overflow`. */
  maxWaiting: number;
  overflow: () => Error;
  /** A fault that trying one by one cannot help: the database is away. */
  isHopeless: (fault: unknown) => boolean;
}

/** Items in a line, committed in groups. */
export interface Line<T, R> {
  /** Resolves once this item is durable. Throws what its own commit threw, or `overflow`. */
  add(item: T): Promise<R>;
  /** Items that have no answer yet. */
  readonly size: number;
}

interface Waiting<T, R> {
  item: T;
  key: string;
  resolve: (answer: R) => void;
  reject: (fault: unknown) => void;
}

/**
 * Lets whoever comes while a commit waits for the disk share the next one. An item whose key is under way waits for the group after;
 * a group that fails is tried again one by one, so that one bad item cannot fail the others.
 */
export function groupCommit<T, R>(rules: GroupCommit<T, R>): Line<T, R> {
  let waiting: Waiting<T, R>[] = [];
  const underWay = new Set<string>();
  let groups = 0;
  let isKnocked = false;

  function nextGroup(): Waiting<T, R>[] {
    const group: Waiting<T, R>[] = [];
    const left: Waiting<T, R>[] = [];
    for (const one of waiting) {
      if (group.length === rules.groupSize || underWay.has(one.key)) left.push(one);
      else {
        underWay.add(one.key);
        group.push(one);
      }
    }
    waiting = left;
    return group;
  }

  async function commitAlone(one: Waiting<T, R>): Promise<void> {
    try {
      one.resolve((await rules.commit([one.item]))[0] as R);
    } catch (fault) {
      one.reject(fault);
    }
  }

  async function commitGroup(group: Waiting<T, R>[]): Promise<void> {
    try {
      const answers = await rules.commit(group.map((one) => one.item));
      for (const [at, one] of group.entries()) one.resolve(answers[at] as R);
    } catch (fault) {
      if (group.length === 1 || rules.isHopeless(fault)) for (const one of group) one.reject(fault);
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

  function pump(): void {
    isKnocked = false;
    while (groups < rules.atOnce) {
      const group = nextGroup();
      if (group.length === 0) return;
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
        waiting.push({ item, key: rules.keyOf(item), resolve, reject });
        knock();
      }),
    get size() {
      return waiting.length + underWay.size;
    },
  };
}
