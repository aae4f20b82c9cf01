import type { Generated } from 'kysely';
import type { Role } from '../../../../contract/people/people';

/** People, their groups, and whom an institute expects. */
export interface PeopleTables {
  people: {
    uid: string;
    /** null: not decided yet, so `user` unless the address is in ADMIN_EMAILS. */
    role: Role | null;
    first_name: string;
    last_name: string;
    email: string;
    phone: string;
    location: string;
    /** 0: known by role only, no profile saved. */
    has_profile: number;
    /** The verified address that the role was granted for, or null. */
    role_email: string | null;
    /** The rights of an admin as JSON, in the order of contract/people/rights.ts; null: everything. */
    rights_json: Generated<string | null>;
    /** Of an admin who is limited to groups: `{groupIds, rights}` as JSON, and `rights_json` is an empty list; null: the whole institute (ADR 72). */
    scope_json: Generated<string | null>;
    created_at: number;
    updated_at: number;
    /** See contract/people/extra-time.ts. */
    time_percent: Generated<number>;
    /** The most that was ever granted: what is accepted of them. */
    most_time_percent: Generated<number>;
    /** Name, both addresses and both phones, folded: what the list of people searches. */
    words: Generated<string>;
    /** The name as an order compares it. */
    name_key: Generated<string>;
    /** The address that the identity service had verified when this person last made a call; empty where it had none. `email` is only typed. */
    verified_email: Generated<string>;
    /** The same of the phone, in E.164. `phone` is only typed. */
    verified_phone: Generated<string>;
    /** When these addresses were the person's: an older token says others in vain. Epoch milliseconds; null: from before this was kept. */
    verified_at: Generated<number | null>;
    /** The first group; null: none. Others are in `further_groups`. */
    group_id: Generated<number | null>;
    /** Since when the account is being deleted before the person is erased; null: it is not. The person does not count as an admin who is left. */
    leaving_at: Generated<number | null>;
  };
  /** Groups of learners (ADR 38). */
  groups: {
    id: Generated<number>;
    name: string;
    /** The name as it is compared and ordered: one of all groups. */
    name_key: string;
    created_at: number;
  };
  /** Whom an institute expects, under the address that the person will verify, or has verified. At least one of the addresses is set. */
  roster: {
    id: Generated<number>;
    name: string;
    /** Lower case; null: not said. */
    email: string | null;
    /** E.164; null: not said. */
    phone: string | null;
    /** The first group; others are in `roster_further_groups`. */
    group_id: number;
    /** The person who came with one of the addresses first; null: waits. */
    uid: string | null;
    entered_at: number;
    /** Name and addresses, folded: what the list of the roster searches. */
    words: Generated<string>;
    /** The name as an order compares it. */
    name_key: Generated<string>;
  };
  /** The groups of a person beside the first one (ADR 92). A process of an earlier version may make one of them the first one too. */
  further_groups: {
    uid: string;
    group_id: number;
  };
  /** The groups of an entry of the roster beside the first one. */
  roster_further_groups: {
    entry_id: number;
    group_id: number;
  };
  /** Every change of a person's extra time. */
  extra_times: {
    uid: string;
    /** From 1. */
    version: number;
    time_percent: number;
    /** uid */
    changed_by: string;
    changed_at: number;
  };
  /** People whose calls are all refused, whatever their token says. */
  shut_outs: {
    uid: string;
    shut_out_at: number;
  };
  /** Who was erased (ADR 39): nothing but a hash of the uid, by which a token or a restored row is known again. */
  erasures: {
    /** See privacy/uid-hash.ts. */
    uid_hash: string;
    erased_at: number;
    /** 1: the rows that calls under way at the time of the erasure may have written are removed too. */
    is_swept: Generated<number>;
  };
  /** A person who signs in with one of these addresses, verified, becomes an admin; lower case. */
  admin_addresses: {
    email: string;
    granted_at: number;
  };
  /** Which versions of the privacy notice a person has accepted, and when. */
  accepted_notices: {
    uid: string;
    version: number;
    accepted_at: number;
  };
}
