import type { Db, Store } from './store';

/** Every address whose owner is to be an admin. */
export async function grantedAddresses(db: Db): Promise<string[]> {
  return (await db.selectFrom('admin_addresses').select('email').execute()).map((row) => row.email);
}

/** Makes whoever signs in with this address, verified, an admin, and at once whoever did before. */
export async function grantAddress(store: Store, email: string, now: number): Promise<void> {
  await store.atomically(async (tx) => {
    await tx
      .insertInto('admin_addresses')
      .values({ email, granted_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx.updateTable('people').set({ role: 'admin', updated_at: now }).where('role_email', '=', email).execute();
  });
}

/** Takes it back, from whoever has become an admin by this address too. */
export async function revokeAddress(store: Store, email: string, now: number): Promise<void> {
  await store.atomically(async (tx) => {
    await tx.deleteFrom('admin_addresses').where('email', '=', email).execute();
    await tx.updateTable('people').set({ role: 'user', updated_at: now }).where('role_email', '=', email).execute();
  });
}
