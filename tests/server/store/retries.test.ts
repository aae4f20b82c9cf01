import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import type { CompiledQuery, DatabaseConnection, Driver } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { isConflict } from '../../../server/store/engine/retries/conflict';
import { isFullDisk, isOutage, isTemporary } from '../../../server/store/engine/retries/outage';
import { maxTries, retried } from '../../../server/store/engine/retries/retry';
import { retryingDriver } from '../../../server/store/engine/retries/retrying-driver';

const coded = (code: string, message = 'a fault') => Object.assign(new Error(message), { code });

describe('a fault of a database', () => {
  it.each([
    ['40001', 'restart transaction: TransactionRetryWithProtoRefreshError'],
    ['40001', 'Catalog Version Mismatch: A DDL occurred while processing this query. Try again'],
    ['40P01', 'canceling the transaction since it was involved in a distributed deadlock'],
    ['XX000', 'schema version mismatch for table 000030ad: expected 1, got 0'],
    ['XX000', 'Query error: Catalog Version Mismatch: A DDL occurred while processing this query.'],
    ['SQLITE_BUSY', 'database is locked'],
    ['SQLITE_BUSY_SNAPSHOT', 'database is locked'],
  ])('%s, %s: the same work may succeed at once', (code, message) => {
    expect([isConflict(coded(code, message)), isTemporary(coded(code, message))]).toEqual([true, true]);
  });

  it.each(['08006', '08C00', '40003', '57P01', '57P02', '57P03', '57P05', '53300', '58C00', '58C01', 'ECONNRESET'])(
    '%s: the database is away, and what was sent may be done',
    (code) => {
      expect([isOutage(coded(code)), isTemporary(coded(code)), isConflict(coded(code))]).toEqual([true, true, false]);
    },
  );

  it('of a socket file that the server has taken away is an outage, of another file that is missing is none', async () => {
    const [[gone], missing] = await Promise.all([
      once(connect('/no/such/socket'), 'connect').catch((fault) => [fault]),
      readFile('/no/such/file').catch((fault) => fault),
    ]);
    expect([gone.code, isOutage(gone), missing.code, isOutage(missing)]).toEqual(['ENOENT', true, 'ENOENT', false]);
  });

  it.each(['Connection terminated unexpectedly', 'Client has encountered a connection error and is not queryable'])('%s', (message) => {
    expect([isOutage(new Error(message)), isConflict(new Error(message))]).toEqual([true, false]);
  });

  it.each([
    coded('XX000', 'failed to execute task 50'),
    coded('23505'),
    coded('140001'),
    coded('40001x'),
    coded('58C02'),
    coded('0800'),
    'schema version mismatch',
  ])('%s is the fault of a statement', (fault) => {
    expect([isConflict(fault), isOutage(fault), isFullDisk(fault), isTemporary(fault)]).toEqual([false, false, false, false]);
  });
});

describe('work that meets other work', () => {
  const failing = (times: number, fault: Error) => {
    let tries = 0;
    return vi.fn(async () => {
      tries += 1;
      if (tries <= times) throw fault;
      return 'done';
    });
  };

  it('is done again until it succeeds, up to a bound', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const [last, never] = [failing(maxTries - 1, coded('40001')), failing(maxTries, coded('40001'))];
    await expect(retried(last, isConflict)).resolves.toBe('done');
    await expect(retried(never, isConflict)).rejects.toThrow('a fault');
    expect([last.mock.calls.length, never.mock.calls.length]).toEqual([maxTries, maxTries]);
    vi.restoreAllMocks();
  });

  it('waits for longer and longer, and at most half a second', async () => {
    const waits: unknown[] = [];
    vi.spyOn(Math, 'random').mockReturnValue(1);
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms: number) => {
      waits.push(ms);
      work();
    }) as never);
    await retried(failing(maxTries - 1, coded('40001')), isConflict);
    vi.restoreAllMocks();
    expect(waits).toEqual([20, 40, 80, 160, 320, 500, 500]);
  });

  it('fails at once with any other fault', async () => {
    const work = failing(1, coded('23505'));
    await expect(retried(work, isConflict)).rejects.toThrow('a fault');
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('a connection', () => {
  const query = {} as CompiledQuery;

  /** A driver whose statements and rollbacks fail one after the other with these. */
  function driverOf(faults: Error[]) {
    const fail = async () => {
      const fault = faults.shift();
      if (fault !== undefined) throw fault;
      return { rows: [] };
    };
    const own = { executeQuery: vi.fn(fail) } as unknown as DatabaseConnection;
    const parts = {
      acquireConnection: async () => own,
      releaseConnection: vi.fn(),
      beginTransaction: vi.fn(),
      rollbackTransaction: fail,
      commitTransaction: fail,
    };
    return { own, parts, driver: retryingDriver(parts as unknown as Driver) };
  }

  it('runs a single statement again, and is given back as it was', async () => {
    const { own, parts, driver } = driverOf([coded('40001'), coded('40P01')]);
    const connection = await driver.acquireConnection();
    await connection.executeQuery(query);
    expect(own.executeQuery).toHaveBeenCalledTimes(3);
    await driver.releaseConnection(connection);
    expect(parts.releaseConnection).toHaveBeenCalledWith(own);
  });

  it('never runs again what may be done', async () => {
    const { own, driver } = driverOf([coded('40003')]);
    await expect((await driver.acquireConnection()).executeQuery(query)).rejects.toThrow('a fault');
    expect(own.executeQuery).toHaveBeenCalledTimes(1);
  });

  it('leaves a statement of a transaction to who began it, until its end', async () => {
    const { own, driver } = driverOf([coded('40001')]);
    const connection = await driver.acquireConnection();
    await driver.beginTransaction(connection, {});
    await expect(connection.executeQuery(query)).rejects.toThrow('a fault');
    expect(own.executeQuery).toHaveBeenCalledTimes(1);
    await driver.rollbackTransaction(connection);
    await connection.executeQuery(query);
    await driver.beginTransaction(connection, {});
    await driver.commitTransaction(connection);
    await connection.executeQuery(query);
    expect(own.executeQuery).toHaveBeenCalledTimes(3);
  });

  it('that is lost ends its transaction without a word; any other fault of a rollback is told', async () => {
    const { driver } = driverOf([new Error('Client has encountered a connection error and is not queryable'), coded('XX001')]);
    const connection = await driver.acquireConnection();
    await driver.rollbackTransaction(connection);
    await expect(driver.rollbackTransaction(connection)).rejects.toThrow('a fault');
  });
});
