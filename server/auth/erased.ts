import { setTimeout } from 'node:timers/promises';
import { andThen, type MaybePromise } from '../memory/maybe-promise';
import { type KeptFor, reread } from '../memory/reread';
import { Refusal } from '../replies/refusal';
import type { Store, Tx } from '../store/engine/store';
import { countErasures, eraseIn, erasuresIn, sweepAfter } from '../store/privacy/erase';
import { addToList } from '../store/privacy/list-file';
import { pseudonymOf, uidHash } from '../store/privacy/uid-hash';
import { addToTrail } from '../store/shared/trail';

/** By then, every call that was under way at the time of an erasure has been answered, or is refused by now. */
const sweepMs = 10_000;

/** A cache of this process with data of people: removes the entries of those for whom `isErased` is true. */
export type Forget = (isErased: (uid: string) => boolean) => void;

/** The erased people, as this process knows them (ADR 39). */
export interface Erased {
  /** Throws or rejects with 403 for an erased person, whose token may be good for an hour. Answers at once while the list is fresh. */
  demandNotErased(uid: string): MaybePromise<void>;
  /** Erases a person, in one transaction. `by`: the uid of who asked. `demand` runs first in the transaction, and may throw. `now`: epoch milliseconds. */
  erase(uid: string, by: string, demand: (tx: Tx) => Promise<void>, now: number): Promise<void>;
}

interface Parts {
  store: Store;
  /** The list beside the database; null: none. */
  list: string | null;
  /** What forgets each person whose erasure is new to this process. */
  forgetting: readonly Forget[];
  freshness: KeptFor;
}

// A code that every earlier page takes as final: a parcel of an erased person is not sent again.
const refusal = () => new Refusal('forbidden', { code: 'account-erased' });

/** Watches the list of erasures, and adds to it. */
export function openErased({ store, list, forgetting, freshness }: Parts): Erased {
  let known: ReadonlySet<string> = new Set();

  /** The list only grows, in the database and beside it: each machine keeps a whole copy, whichever process erased. */
  async function readAll(): Promise<ReadonlySet<string>> {
    if ((await countErasures(store.db)) === known.size) return known;
    const erasures = await erasuresIn(store.db);
    known = new Set(erasures.map((erasure) => erasure.uidHash));
    for (const forget of forgetting) forget((uid) => known.has(uidHash(uid)));
    // The database has them, and the next start adds them.
    if (list !== null) await addToList(list, erasures).catch(() => undefined);
    return known;
  }
  const hashes = reread(readAll, freshness);

  async function sweep(uid: string): Promise<void> {
    await setTimeout(sweepMs, undefined, { ref: false });
    await store.scrub(await sweepAfter(store, uid));
  }

  return {
    demandNotErased: (uid) =>
      andThen(hashes.current(), (known) => {
        if (known.size > 0 && known.has(uidHash(uid))) throw refusal();
      }),
    async erase(uid, by, demand, now) {
      const pseudonym = pseudonymOf(uid);
      const texts = await store.atomically(async (tx) => {
        await demand(tx);
        const removed = await eraseIn(tx, uid, now);
        const about = { kind: 'person', id: pseudonym } as const;
        await addToTrail(tx, { at: now, by: by === uid ? pseudonym : by, act: 'person-erased', about, details: {} });
        return removed;
      });
      if (list !== null) await addToList(list, await erasuresIn(store.db));
      const held = hashes.changed();
      await hashes.current();
      // The person is erased whatever the file's free pages hold; the sweep searches them again, and so does the next start.
      await store.scrub(texts).catch(() => undefined);
      void sweep(uid).catch(() => undefined);
      await held;
    },
  };
}
