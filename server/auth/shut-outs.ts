import { andThen, type MaybePromise } from '../performance/maybe-promise';
import { reread } from '../performance/reread';
import { Refusal } from '../replies/refusal';
import { shutOutUids } from '../store/people/shut-outs';
import type { Db } from '../store/store';

/** A shut-out holds in every process this much later at most. The list is short, and one look at it serves all calls of that time. */
const freshMs = 2_000;

const refusal = () => new Refusal('shut-out', { code: 'account-shut-out' });

/** Throws or rejects with 403 for a person who is shut out (ADR 28). Answers at once while the list is fresh. */
export function shutOuts(db: Db): (uid: string) => MaybePromise<void> {
  const list = reread(() => shutOutUids(db), freshMs);
  return (uid) =>
    andThen(list.current(), (uids) => {
      if (uids.has(uid)) throw refusal();
    });
}
