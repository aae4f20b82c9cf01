import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../engine/schema';
import type { JobKind } from '../engine/schema/machine';
import type { Db, Tx } from '../engine/store';

/** A job as a process holds it. */
export interface Job {
  name: string;
  kind: JobKind;
  key: string;
  /** How often a process has taken it, this time included. With the holder it tells this lease from every other. */
  tries: number;
  holder: string;
}

/** The lease of a job has run out, and another process has the job, or it is planned anew. */
export class LeaseLost extends Error {}

const nameOf = (kind: JobKind, key: string): string => `${kind} ${key}`;

/** Plans a job, to be called in the transaction of its cause. A job of this name moves to the new time, and the process that has it loses its lease. */
export async function planJob(tx: Tx, kind: JobKind, key: string, dueAt: number): Promise<void> {
  const fresh = { due_at: dueAt, lease_until: 0, holder: '', tries: 0 };
  await tx
    .insertInto('jobs')
    .values({ name: nameOf(kind, key), kind, job_key: key, ...fresh })
    .onConflict((clash) => clash.column('name').doUpdateSet(fresh))
    .execute();
}

/** Removes a job that is done otherwise. */
export async function cancelJob(db: Db, kind: JobKind, key: string): Promise<void> {
  await db.deleteFrom('jobs').where('name', '=', nameOf(kind, key)).execute();
}

/** So many due jobs are looked at: another process may take the first ones at this moment. */
const looked = 8;

/** Takes the job that has been due longest, of these kinds, until `leaseUntil`; null if there is none. Times are epoch milliseconds. */
export async function takeJob(db: Db, kinds: readonly JobKind[], holder: string, now: number, leaseUntil: number): Promise<Job | null> {
  const due = await db
    .selectFrom('jobs')
    .select('name')
    .where('kind', 'in', kinds)
    .where('due_at', '<=', now)
    .where('lease_until', '<=', now)
    .orderBy('due_at')
    .limit(looked)
    .execute();
  for (const { name } of due) {
    // One statement: of two processes the second finds the lease of the first.
    const taken = await db
      .updateTable('jobs')
      .set((to) => ({ holder, lease_until: leaseUntil, tries: to('tries', '+', 1) }))
      .where('name', '=', name)
      .where('due_at', '<=', now)
      .where('lease_until', '<=', now)
      .returning(['kind', 'job_key', 'tries'])
      .executeTakeFirst();
    if (taken !== undefined) return { name, kind: taken.kind, key: taken.job_key, tries: taken.tries, holder };
  }
  return null;
}

/** Jobs that were taken so often without an end, or that nobody took for so long, do not get done by themselves. Half an hour of tries, and a quarter of an hour. */
const hopefulTries = 5;
const overdueMs = 15 * 60_000;

/** How many jobs of each kind fail again and again, or are overdue; kinds without one are absent. `now` is epoch milliseconds. */
export async function countLateJobs(db: Db, now: number): Promise<Partial<Record<JobKind, number>>> {
  const late = await db
    .selectFrom('jobs')
    .select(({ fn }) => ['kind', fn.countAll<number | string>().as('count')])
    .where((is) =>
      is.or([is('tries', '>=', hopefulTries), is.and([is('due_at', '<', now - overdueMs), is('lease_until', '<', now - overdueMs)])]),
    )
    .groupBy('kind')
    .execute();
  return Object.fromEntries(late.map(({ kind, count }) => [kind, Number(count)]));
}

const underLease =
  ({ name, holder, tries }: Job) =>
  (is: ExpressionBuilder<Tables, 'jobs'>) =>
    is.and({ name, holder, tries });

/** Lengthens a lease. Throws {@link LeaseLost}. */
export async function renewJob(db: Db, job: Job, leaseUntil: number): Promise<void> {
  const renewed = await db.updateTable('jobs').set({ lease_until: leaseUntil }).where(underLease(job)).executeTakeFirst();
  if (renewed.numUpdatedRows === 0n) throw new LeaseLost(job.name);
}

/** Ends a job, in the transaction of its effect: where the lease is lost this throws {@link LeaseLost}, and the effect is rolled back. */
export async function finishJob(db: Db, job: Job): Promise<void> {
  const finished = await db.deleteFrom('jobs').where(underLease(job)).executeTakeFirst();
  if (finished.numDeletedRows === 0n) throw new LeaseLost(job.name);
}

/** Gives a job back after a failure, to be done from `dueAt` on. Nothing happens where the lease is lost. */
export async function returnJob(db: Db, job: Job, dueAt: number): Promise<void> {
  await db.updateTable('jobs').set({ due_at: dueAt, lease_until: 0 }).where(underLease(job)).execute();
}
