import { andThen, type MaybePromise } from '../performance/maybe-promise';
import { reread } from '../performance/reread';
import { Refusal } from '../replies/refusal';
import { shutOutUids } from '../store/people/shut-outs';
import type { Db } from '../store/store';

/** A shut-out holds in every process this much later at most. The list is short, and one look at it serves all calls of that time. */
const freshMs = 2_000;

const refusal = () => new Refusal('shut-out', { code: 'account-shut-out' });

/** The people who are shut out (ADR 28), in memory. */
export interface ShutOuts {
  /** Throws or rejects with 403 for a person who is shut out. Answers at once while the list is fresh. */
  demandNot(uid: string): MaybePromise<void>;
  /** After a change by this process: it holds from now on. */
  changed(): void;
}

export function openShutOuts(db: Db): ShutOuts {
  const list = reread(() => shutOutUids(db), freshMs);
  return {
    demandNot: (uid) =>
      andThen(list.current(), (uids) => {
        if (uids.has(uid)) throw refusal();
      }),
    changed: list.again,
  };
}
