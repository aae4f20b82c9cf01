/** Accounts of the portal’s own and of a provider’s people, their sessions, and the keys that sign. */
export interface AccountsTables {
  /** Accounts of the portal's own (ADR 77). Each has a verified address. */
  own_accounts: {
    uid: string;
    /** Lower case. */
    email: string;
    name: string;
    /** argon2id, in the PHC string format. */
    password_hash: string;
    created_at: number;
    /** When the password was set. */
    changed_at: number;
  };
  /** Accounts of people who sign in by an OpenID Connect provider (ADR 79). */
  oidc_accounts: {
    uid: string;
    /** The provider, and the name by which it knows the person: together they name the account, and nothing else does. */
    issuer: string;
    subject: string;
    /** Lower case; verified by the provider at the last sign-in. */
    email: string;
    name: string;
    created_at: number;
    /** Of the code that ends the sign-in under way; null: none is. */
    code_hash: string | null;
    code_ends_at: number | null;
  };
  /** Sign-ins of devices to these accounts (ADR 77, 79). Of a refresh token, the hash alone is kept. */
  account_sessions: {
    id: string;
    uid: string;
    /** As the device says; '' where it says nothing. */
    device: string;
    /** Makes the next token from the present one. */
    chain_key: string;
    token_hash: string;
    /** Of the token before; null: there was none. */
    previous_hash: string | null;
    opened_at: number;
    /** When the present token was made. */
    rotated_at: number;
  };
  /** Links in emails that were sent, by the hash of their token, until they are used or too old. */
  account_links: {
    token_hash: string;
    purpose: 'confirm' | 'reset' | 'sign-in' | 'address';
    /** Lower case. Of an `address`: the new one. */
    email: string;
    /** Of the account that a `confirm` begins; else ''. */
    name: string;
    password_hash: string;
    ends_at: number;
    /** The account that an `address` moves; else null. */
    uid: string | null;
  };
  /** Keys that sign the tokens of these accounts; the last one signs. */
  signing_keys: {
    place: number;
    kid: string;
    /** PKCS #8, PEM. */
    private_pem: string;
    made_at: number;
  };
}
