import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { faultyClient } from '../kit/kin/faulty-client';
import { findingsOf, isKnown } from '../kit/kin/lint';
import { known } from '../kit/kin/rules';
import { abortedOnceEach } from '../kit/kin/statements';
import { openPortal } from '../kit/portal';
import { type Postgres, startPostgres } from '../kit/postgres';
import { postgresBin } from '../kit/postgres-programs';
import { promises } from '../suites/all';

/** The suites on SQLite derive their keys with as many iterations as the server. */
vi.mock('../../../contract/assessment/spoken-code', async (original) => ({ ...(await original<object>()), codeIterations: 1_000 }));

const bin = await postgresBin();
if (bin === null) process.stderr.write('PostgreSQL is not installed here, so no statement is aborted.\n');

describe.skipIf(bin === null)('on PostgreSQL that aborts each kind of statement once', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '');
  }, 60_000);
  afterAll(() => postgres?.stop());

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
