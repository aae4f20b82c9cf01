import type { Db } from '../../engine/store';

/** An account that devices sign in to: by password, or by a provider. */
export interface SignedAccount {
  uid: string;
  email: string;
  name: string;
}

/** The account of a uid, or null. */
export async function signedAccountOf(db: Db, uid: string): Promise<SignedAccount | null> {
  const columns = ['uid', 'email', 'name'] as const;
  const byPassword = await db.selectFrom('own_accounts').select(columns).where('uid', '=', uid).executeTakeFirst();
  return byPassword ?? (await db.selectFrom('oidc_accounts').select(columns).where('uid', '=', uid).executeTakeFirst()) ?? null;
}
