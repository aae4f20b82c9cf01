import type { MaybePromise } from '../performance/maybe-promise';
import { Refusal } from '../replies/refusal';
import { shutOutUids } from '../store/people/shut-outs';
import type { Db } from '../store/store';

/** A shut-out holds in every process this much later at most. The list is short, and one look at it serves all calls of that time. */
const freshMs = 2_000;

const refusal = () => new Refusal('shut-out', { code: 'account-shut-out' });

/** Throws or rejects with 403 for a person who is shut out (ADR 28). Answers at once while the list is fresh. */
export function shutOuts(db: Db): (uid: string) => MaybePromise<void> {
  let known: ReadonlySet<string> | null = null;
  let until = 0;
  let asking: Promise<ReadonlySet<string>> | null = null;

  async function ask(): Promise<ReadonlySet<string>> {
    const began = performance.now();
    try {
      known = await shutOutUids(db);
    } catch (fault) {
      // What was known last holds while the database is away; papers are served from memory at such times.
      if (known === null) throw fault;
    } finally {
      asking = null;
    }
    until = began + freshMs;
    return known;
  }

  const demand = (list: ReadonlySet<string>, uid: string): void => {
    if (list.has(uid)) throw refusal();
  };
  return (uid) => {
    if (known !== null && performance.now() < until) return demand(known, uid);
    asking ??= ask();
    return asking.then((list) => demand(list, uid));
  };
}
