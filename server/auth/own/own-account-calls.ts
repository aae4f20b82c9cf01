import type * as v from 'valibot';
import type { AccountCallName, AccountCalls } from '../../../contract/calls/account-calls';

type Body<N extends AccountCallName> = v.InferOutput<AccountCalls[N]['body']>;
export type AccountReply<N extends AccountCallName> = v.InferInput<AccountCalls[N]['reply']>;

/** The calls of accounts of the portal's own. `address`: where the request comes from (limits/senders.ts). Each rejects with `Refusal` where it must. */
export type OwnAccounts = { [N in AccountCallName]: (body: Body<N>, address: string) => Promise<AccountReply<N>> };
