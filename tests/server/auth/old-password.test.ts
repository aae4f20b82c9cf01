import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../../kit/until';
import { onPostgres } from '../kit/on-postgres';
import { type OwnPortal, openOwnPortal, password } from '../kit/own-portal';
import { openPortal } from '../kit/portal';

onPostgres('a password that is changed while it signs in', (postgres) => {
  let portal: OwnPortal;
  beforeAll(async () => {
    const url = await postgres.migrated();
    portal = await openOwnPortal(() => openPortal(url));
  });
  afterAll(() => portal.close());

  it('leaves nobody signed in', async () => {
    const email = 'asha@portal.test';
    await portal.person(email);
    await portal.asks('reset', { email });
    const token = await portal.mail.tokenTo(email, 2);
    const { signingIn, resetting } = await portal.store.atomically(async (tx) => {
      /** Until so many wait for a lock. */
      const areWaiting = (count: number) =>
        until(async () => {
          const waiting = sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`;
          return ((await waiting.execute(portal.store.db)).rows[0]?.n ?? 0) >= count;
        });
      // A sign-in asks of this table after its look at the password, a reset never.
      await sql`lock table shut_outs in access exclusive mode`.execute(tx);
      const signingIn = portal.asks('signIn', { email, password });
      await areWaiting(1);
      const resetting = portal.asks('reset', { token, password: 'another one entirely' });
      await Promise.race([resetting, areWaiting(2)]);
      // Within an object: what a transaction returns is awaited before its end.
      return { signingIn, resetting };
    });
    expect((await resetting).status).toBe(200);
    const { reply } = await signingIn;
    if (reply !== null) expect((await portal.asks('refresh', { refreshToken: reply.refreshToken })).status).toBe(401);
    expect((await portal.asks('signIn', { email, password })).status).toBe(401);
  });
});
