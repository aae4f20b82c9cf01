/** An account with what the identity service has verified of it; either may be empty. */
export interface AddressedAccount {
  uid: string;
  verified_email: string;
  verified_phone: string;
}

/** The accounts of which another one in the list has the same verified email or phone: one person, as far as the portal can tell. */
export function sharingAddress(accounts: readonly AddressedAccount[]): Set<string> {
  const holders = new Map<string, string[]>();
  for (const { uid, verified_email, verified_phone } of accounts)
    for (const address of [verified_email, verified_phone])
      if (address !== '') holders.set(address, [...(holders.get(address) ?? []), uid]);
  return new Set([...holders.values()].filter((uids) => uids.length > 1).flat());
}
