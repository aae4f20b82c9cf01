import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../../../server/store/engine/store';
import { openStore } from '../../../../server/store/open/open';
import { onPostgres } from '../../../server/kit/on-postgres';
import { convergesIn } from './convergence';
import { openServerStore } from './devices';

/** `SEEDS=1001-2000` runs others. */
const [first = 1, last = 1_000] = process.env.SEEDS?.split('-').map(Number) ?? [];
/** A run that fails says its seed, and a machine that others use too ends each piece in time. */
const piece = 100;
const pieces = Array.from({ length: Math.ceil((last - first + 1) / piece) }, (_, at) => {
  const from = first + at * piece;
  return { from, to: Math.min(last, from + piece - 1) };
});

describe('practice on several devices ends with the same log, with no event lost and none twice', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openServerStore();
  });
  afterAll(() => store.close());

  it.each(pieces)('seeds $from to $to', { timeout: 600_000 }, async ({ from, to }) => {
    await convergesIn([store], from, to);
  });
});

onPostgres('practice on several devices over two processes, with transactions that are held', (postgres) => {
  let processes: readonly [Store, Store];
  beforeAll(async () => {
    const databaseUrl = await postgres.migrated();
    const opens = () => openStore({ dataDir: '', databaseUrl }, () => undefined);
    processes = [await opens(), await opens()];
  });
  afterAll(() => Promise.all(processes.map((one) => one.close())));

  // Each of them takes twice as long as on SQLite: all of them by SEEDS alone.
  it.each(process.env.SEEDS === undefined ? pieces.slice(0, 2) : pieces)(
    'seeds $from to $to',
    { timeout: 600_000 },
    async ({ from, to }) => {
      expect(await convergesIn(processes, from, to)).toBeGreaterThan(0);
    },
  );
});
