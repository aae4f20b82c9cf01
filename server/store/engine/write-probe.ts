import { randomBytes, randomUUID } from 'node:crypto';
import type { Store } from './store';

/** More than a page that happens to be half empty could take, and nothing that can be compressed. */
const probeBytes = 64 * 1024;

/**
 * Writes something that nothing is left of, and waits for its commit. Throws what the database says while it takes no writes. It is a row of a table that
 * there is, under a name of its own, so that processes do not meet in it: not every relative of PostgreSQL has temporary tables (ADR 54).
 */
export async function probeWrite({ atomically }: Pick<Store, 'atomically'>): Promise<void> {
  const icons_hash = `probe ${randomUUID()}`;
  await atomically(async (tx) => {
    await tx
      .insertInto('brand_icons')
      .values({ icons_hash, icons_json: randomBytes(probeBytes / 2).toString('hex') })
      .execute();
    await tx.deleteFrom('brand_icons').where('icons_hash', '=', icons_hash).execute();
  });
}
