import { andThen, type MaybePromise } from '../memory/maybe-promise';
import { type KeptFor, reread } from '../memory/reread';
import { Refusal } from '../replies/refusal';
import type { Db } from '../store/engine/store';
import { shutOutUids } from '../store/people/shut-outs';

/** The refusal of everything to a person who is shut out. */
export const shutOut = () => new Refusal('shut-out', { code: 'account-shut-out' });

/** The people who are shut out (ADR 28), in memory. */
export interface ShutOuts {
  /** Throws or rejects with 403 for a person who is shut out. Answers at once while the list is fresh. */
  demandNot(uid: string): MaybePromise<void>;
  /** After the commit of a change by this process, which holds here from now on. Resolves when it holds in every process. */
  changed(): Promise<void>;
}

/** The list is short, and one look at it serves all calls of a second. */
export function openShutOuts(db: Db, freshness: KeptFor): ShutOuts {
  const list = reread(() => shutOutUids(db), freshness);
  return {
    demandNot: (uid) =>
      andThen(list.current(), (uids) => {
        if (uids.has(uid)) throw shutOut();
      }),
    changed: list.changed,
  };
}
