import type { Store } from '../engine/store';
import { countIn } from './paged-rows';

/** Processes tell in the table of busy keys, under names of their own and with nothing to hear in them (ADR 53). */
const mark = 'alive ';
/** How often a process tells that it is there, and after how long without a word it is not. Milliseconds. */
export const aliveEveryMs = 60_000;
const silentMs = 2.5 * aliveEveryMs;

/** Tells that a process of this id is there. `at`: epoch milliseconds. */
export async function tellAlive({ db }: Pick<Store, 'db'>, id: string, at: number): Promise<void> {
  const row = { told_at: at, keys_json: '{}' };
  await db
    .insertInto('busy_keys')
    .values({ process: `${mark}${id}`, ...row })
    .onConflict((clash) => clash.column('process').doUpdateSet(row))
    .execute();
}

/** Takes back that a process is there. */
export async function tellGone({ db }: Pick<Store, 'db'>, id: string): Promise<void> {
  await db.deleteFrom('busy_keys').where('process', '=', `${mark}${id}`).execute();
}

/** How many processes serve this database; null where none has told. The embedded database has one. `at`: epoch milliseconds. */
export async function countProcesses({ db, engine }: Pick<Store, 'db' | 'engine'>, at: number): Promise<number | null> {
  if (engine === 'sqlite') return 1;
  const alive = db
    .selectFrom('busy_keys')
    .where('process', 'like', `${mark}%`)
    .where('told_at', '>', at - silentMs);
  return (await countIn(alive)) || null;
}
