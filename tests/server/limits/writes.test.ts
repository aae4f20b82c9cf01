import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchWrites } from '../../../server/limits/writes';
import type { Store } from '../../../server/store/engine/store';
import { openPortal, type TestPortal } from '../kit/portal';

/** What SQLite says of a full disk. */
const fullDisk = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });

describe('a disk that was full', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal(null);
  });
  afterAll(() => portal.close());

  it('is tried by one probe for all who write meanwhile, and by none once it takes writes again', async () => {
    let probes = 0;
    const store: Store = {
      ...portal.store,
      atomically(work) {
        probes += 1;
        return portal.store.atomically(work);
      },
    };
    const writes = watchWrites(store);
    await writes.demand();
    expect(probes).toBe(0);
    writes.failed(fullDisk);
    await Promise.all([writes.demand(), writes.demand()]);
    expect(probes).toBe(1);
    await writes.demand();
    expect(probes).toBe(1);
  });
});
