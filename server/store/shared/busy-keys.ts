import type { Store } from '../engine/store';

/** A process that has told nothing for so long has ended, or has lost the database. */
const silentMs = 10_000;
/** Rows of processes that were killed. */
const staleMs = 600_000;

/** Tells what this process says, and answers what each other process has said in the last seconds. `at`: epoch milliseconds. */
export async function tellBusyKeys({ db }: Store, process: string, said: string, at: number): Promise<ReadonlyMap<string, string>> {
  const row = { told_at: at, keys_json: said };
  await db
    .insertInto('busy_keys')
    .values({ process, ...row })
    .onConflict((clash) => clash.column('process').doUpdateSet(row))
    .execute();
  const others = await db
    .selectFrom('busy_keys')
    .select(['process', 'keys_json'])
    .where('told_at', '>', at - silentMs)
    .where('process', '<>', process)
    .execute();
  return new Map(others.map((other) => [other.process, other.keys_json]));
}

/** Removes what this process has said, and what processes have left that were killed. `at`: epoch milliseconds. */
export async function forgetBusyKeys({ db }: Store, process: string, at: number): Promise<void> {
  await db
    .deleteFrom('busy_keys')
    .where((where) => where.or([where('process', '=', process), where('told_at', '<', at - staleMs)]))
    .execute();
}
