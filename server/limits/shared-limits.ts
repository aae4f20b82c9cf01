import type { RateLimit, Taken } from './bucket';

/** What a process has given to its busy keys: name of the limit → mark → amount. */
export type ToldCounts = Readonly<Record<string, Readonly<Record<string, Taken>>>>;

/** How processes tell each other what they have given. */
export interface Exchange {
  /** Tells what this process has given, and answers what each other process has told in the last seconds. */
  tell(own: ToldCounts): Promise<ReadonlyMap<string, ToldCounts>>;
  /** Takes back what this process has told: none of its keys is busy any more. */
  leave(): Promise<void>;
}

const everyMs = 1_000;
/** A process that was not heard for so long is heard as if for the first time: its bucket has filled since. */
const lostMs = 10_000;

/** Limits whose buckets count for all processes. */
export interface SharedLimits {
  /** To be called when a key of a limit becomes busy. */
  wake(): void;
  /** Tells and hears once. Resolves with whether a key is busy here. Rejects with what the exchange rejects with. */
  round(): Promise<boolean>;
}

/**
 * Each process counts by itself, and once a second, while a key is busy in it, hears what the others have given to their busy keys, and takes that from its
 * own buckets (ADR 53). No request waits for it. While the database is away each process counts alone.
 */
export function openSharedLimits(limits: Readonly<Record<string, RateLimit>>, exchange: Exchange, now: () => number): SharedLimits {
  const heard = new Map<string, ToldCounts>();
  let heardAt = Number.NEGATIVE_INFINITY;
  let isTimed = false;

  /** What was given since the last round. Of a process that is heard for the first time: what was given in the last seconds. */
  const since = (before: ToldCounts | undefined, name: string, mark: string, { count, forMs }: Taken): number => {
    const last = before?.[name]?.[mark]?.count;
    if (last !== undefined) return count - last;
    return forMs < lostMs ? count : 0;
  };

  function hear(process: string, told: ToldCounts): void {
    const before = heard.get(process);
    for (const [name, keys] of Object.entries(told))
      for (const [mark, taken] of Object.entries(keys)) {
        const more = since(before, name, mark, taken);
        if (more > 0) limits[name]?.owe(mark, more);
      }
    heard.set(process, told);
  }

  async function round(): Promise<boolean> {
    const own = Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, limit.busy()]));
    if (Object.values(own).every((keys) => Object.keys(keys).length === 0)) {
      heard.clear();
      await exchange.leave();
      return false;
    }
    const others = await exchange.tell(own);
    const at = now();
    if (at - heardAt >= lostMs) heard.clear();
    heardAt = at;
    for (const process of [...heard.keys()]) if (!others.has(process)) heard.delete(process);
    for (const [process, told] of others) hear(process, told);
    return true;
  }

  function wake(): void {
    if (isTimed) return;
    isTimed = true;
    setTimeout(async () => {
      const isBusy = await round().catch(() => true);
      isTimed = false;
      if (isBusy) wake();
    }, everyMs).unref();
  }
  return { wake, round };
}
