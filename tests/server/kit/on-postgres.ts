import { afterAll, beforeAll, describe } from 'vitest';
import { madeOnce } from './made-once';
import { type Postgres, startPostgres } from './postgres';
import { postgresBin } from './postgres-programs';

const bin = await postgresBin();

/** A server whose data are a copy of those that the first one of the run makes: this takes a tenth of the CPU of an `initdb` and the schema's steps. */
export async function startCopied(programs: string): Promise<Postgres> {
  const likeData = await madeOnce('postgres', async (own) => (await startPostgres(programs)).keep(own));
  return startPostgres(programs, { likeData });
}

/**
 * A suite with a PostgreSQL server of its own, which starts before its tests and its other hooks and ends after them. Where PostgreSQL is not installed the
 * suite is skipped, and the run says so.
 */
export function onPostgres(title: string, suite: (postgres: Postgres) => void): void {
  if (bin === null) process.stderr.write(`PostgreSQL is not installed here, so this is not tested: ${title}.\n`);
  describe.skipIf(bin === null)(title, () => {
    let started: Postgres | null = null;
    const server = (): Postgres => {
      if (started === null) throw new Error('PostgreSQL is started by the first hook of the suite.');
      return started;
    };
    beforeAll(async () => {
      started = await startCopied(bin ?? '');
    });
    afterAll(() => started?.stop());
    suite({
      database: () => server().database(),
      migrated: () => server().migrated(),
      crash: () => server().crash(),
      restart: () => server().restart(),
      halt: () => server().halt(),
      stop: () => server().stop(),
    });
  });
}
