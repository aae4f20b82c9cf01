import { beforeAll, expect, it, vi } from 'vitest';
import { faultyClient } from '../kit/kin/faulty-client';
import { findingsOf, isKnown } from '../kit/kin/lint';
import { known } from '../kit/kin/rules';
import { abortedOnceEach } from '../kit/kin/statements';
import { onPostgres } from '../kit/on-postgres';
import { openPortal } from '../kit/portal';
import { promises } from '../suites/all';

/** sealed.test.ts derives its keys with as many iterations as the server. */
vi.mock('../../../contract/assessment/spoken-code', async (original) => ({ ...(await original<object>()), codeIterations: 1_000 }));

onPostgres('on PostgreSQL that aborts each kind of statement once', (postgres) => {
  const statements = abortedOnceEach();
  const Client = faultyClient(statements.wire);
  // The suites' databases have their schema already. One gets it here, so that its steps are among the statements.
  beforeAll(async () => (await openPortal(await postgres.database(), {}, Client)).close());
  promises(async (changes) => openPortal(await postgres.migrated(), changes, Client));

  it('each was aborted alone, in a transaction and at its commit, where it was sent so', () => {
    expect(statements.sent.size).toBeGreaterThan(500);
    expect([...statements.places].filter((place) => !statements.aborted.has(place))).toEqual([]);
  });

  it('were nothing that the relatives of PostgreSQL do not take, but what is known, and all of that', async () => {
    const findings = await findingsOf(statements.sent);
    expect(findings.filter((finding) => !isKnown(finding))).toEqual([]);
    for (const one of known)
      expect(
        findings.filter(({ kin, says, statement }) => one.kin === kin && one.says === says && one.statement.test(statement)),
      ).not.toEqual([]);
  });
});
