import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '../../../server/store/engine/postgres';
import { fileOnce } from '../../../server/store/hand-ins/submissions/file-once';
import { assessmentOf, handIn, submission } from '../kit/bank';
import { faultyClient } from '../kit/kin/faulty-client';
import { findingsOf, isKnown } from '../kit/kin/lint';
import { abortedOnceEach } from '../kit/kin/statements';
import { onPostgres } from '../kit/on-postgres';
import { openPortal, openTwins } from '../kit/portal';
import { promisesOfASecondStore } from '../suites/all';
import { releaseSuite } from '../suites/hour/release';
import { personChangesSuite } from '../suites/people/changes';
import { portalSuite } from '../suites/portal';
import { correctionSuite } from '../suites/regrade/correction';
import { regradeLocksSuite } from '../suites/regrade/locks';
import { locksSuite } from '../suites/schema/locks';
import { togetherSuite } from '../suites/together';
import { twinsSuite } from '../suites/twins';
import { upgradeSuite } from '../suites/upgrade';

/** sealed.test.ts derives its keys with as many iterations as the server. */
vi.mock('../../../contract/assessment/spoken-code', async (original) => ({ ...(await original<object>()), codeIterations: 1_000 }));

onPostgres('on PostgreSQL', (postgres) => {
  /**
   * Each kind of statement about hand-ins and starts that the suites send is aborted once, as distributed databases do (ADR 54); no suite may notice.
   * `npm run test:long` aborts all others too (aborts.long.test.ts).
   */
  const statements = abortedOnceEach((place) => /"(submissions|starts)"/.test(place));
  const Client = faultyClient(statements.wire);
  // The suites' databases have their schema already. One gets it here, so that its steps are among the statements.
  beforeAll(async () => (await openPortal(await postgres.database(), {}, Client)).close());
  promisesOfASecondStore(async (changes) => openPortal(await postgres.migrated(), changes, Client));

  describe('processes that start together', () => togetherSuite(() => postgres.database()));

  describe('two processes', () => twinsSuite(() => postgres.migrated()));

  /** Of what a process keeps in memory. `npm run test:long` runs all suites so (twins.long.test.ts). */
  describe('two processes behind a balancer that alternates', () => {
    const shared = {
      'results before their release': releaseSuite,
      'roles and shut-outs': personChangesSuite,
      'name and look': portalSuite,
      'a key corrected later': correctionSuite,
    };
    for (const [name, suite] of Object.entries(shared))
      describe(name, () => suite(async (changes) => openTwins(await postgres.migrated(), changes)));
  });

  describe('a database of the first schema', () => upgradeSuite(async () => openPostgres(await postgres.database(), () => undefined)));

  // A cluster loses its primary a moment after it came back: what it tells of a row must be on the standby, as it was for the first receipt (ADR 43).
  it('writes to its log for a repeat too, so that the second receipt waits for a standby like the first', async () => {
    const portal = await openPortal(await postgres.migrated());
    const body = submission(await assessmentOf(portal, 3), 2);
    await portal.learner('asha').call('submit', handIn(body));
    const written = sql<{ id: string | null }>`select pg_current_xact_id_if_assigned()::text as id`;
    await portal.store.atomically(async (tx) => {
      const [filed] = await tx.selectFrom('submissions').selectAll().execute();
      if (filed === undefined) throw new Error('The submission is not filed.');
      expect((await written.execute(tx)).rows).toEqual([{ id: null }]);
      const file = fileOnce({ ...portal.store, db: tx, write: async (query) => (await tx.executeQuery(query)).rows });
      expect(await file([filed])).toMatchObject([{ verdict: 'filed', isNew: false }]);
      expect((await written.execute(tx)).rows[0]?.id).toMatch(/^\d+$/);
    });
    await portal.close();
  });

  describe('steps of the schema', () => locksSuite(() => postgres.migrated()));

  describe('a regrading beside another transaction', () => regradeLocksSuite(() => postgres.migrated()));

  it('took an abort of each kind of statement, alone, in a transaction and at its commit', () => {
    expect(statements.sent.size).toBeGreaterThan(350);
    expect([...statements.places].filter((place) => !statements.aborted.has(place))).toEqual([]);
  });

  it('were sent nothing that its relatives do not take, but what is known', async () => {
    expect((await findingsOf(statements.sent)).filter((finding) => !isKnown(finding))).toEqual([]);
  });

  it('that is away gives 503 with Retry-After', async () => {
    const portal = await openPortal(await postgres.migrated());
    await postgres.halt();
    const { status, problem, headers } = await portal.learner('asha').tries('getAvailable', {});
    expect([status, problem?.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
    await portal.close();
  });
});
