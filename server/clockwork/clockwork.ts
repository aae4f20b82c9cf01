import type { JobKind } from '../store/engine/schema/machine';
import type { Store, Tx } from '../store/engine/store';
import { finishJob, type Job, LeaseLost, renewJob, returnJob, takeJob } from '../store/shared/jobs';
import { jobPauseAfter, leaseMs, renewMs, untilNextLook } from './rhythm';

/**
 * Does a job by its key. `finish` ends the job in the transaction of the effect, so that no second process has the effect too; work that does not call it may
 * be done twice where a process hangs longer than its lease.
 */
export type Work = (key: string, finish: (tx: Tx) => Promise<void>) => Promise<void>;

/** Each kind of job with its work. */
export type Works = Readonly<Record<JobKind, Work>>;

export interface ClockworkParts {
  store: Store;
  works: Works;
  /** Tells this process from all others. */
  holder: string;
  /** Epoch milliseconds. */
  now: () => number;
  /** In [0, 1). */
  random: () => number;
  onFault: (fault: unknown, kind: JobKind | null) => void;
}

export interface Clockwork {
  /** Does all that is due, one job after the other; resolves with how many this process finished. */
  workOff(): Promise<number>;
  /** Looks now and then, from now on. */
  start(): void;
  /** Resolves when the job under way, if there is one, is done; no other is begun. */
  stop(): Promise<void>;
}

/** The work that no request asks for: due jobs, each taken under a lease by one of the processes (ADR 63). */
export function openClockwork({ store, works, holder, now, random, onFault }: ClockworkParts): Clockwork {
  const kinds = Object.keys(works) as JobKind[];
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let working: Promise<unknown> = Promise.resolve();

  async function carryOut(job: Job): Promise<void> {
    let isFinished = false;
    const renewing = setInterval(() => void renewJob(store.db, job, now() + leaseMs).catch(() => undefined), renewMs).unref();
    try {
      await works[job.kind](job.key, async (tx) => {
        await finishJob(tx, job);
        isFinished = true;
      });
    } finally {
      clearInterval(renewing);
    }
    if (!isFinished) await finishJob(store.db, job);
  }

  /** Whether the job is finished. */
  async function tryOnce(job: Job): Promise<boolean> {
    try {
      await carryOut(job);
      return true;
    } catch (fault) {
      if (fault instanceof LeaseLost) return false;
      onFault(fault, job.kind);
      // Where this fails too, the lease ends by itself.
      await returnJob(store.db, job, now() + jobPauseAfter(job.tries)).catch(() => undefined);
      return false;
    }
  }

  async function workOff(): Promise<number> {
    let done = 0;
    while (!isStopped) {
      const job = await takeJob(store.db, kinds, holder, now(), now() + leaseMs);
      if (job === null) break;
      if (await tryOnce(job)) done += 1;
    }
    return done;
  }

  function lookLater(): void {
    timer = setTimeout(() => {
      working = workOff()
        .catch((fault) => onFault(fault, null))
        .finally(() => isStopped || lookLater());
    }, untilNextLook(random())).unref();
  }

  return {
    workOff,
    start: lookLater,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await working;
    },
  };
}
