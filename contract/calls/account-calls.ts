import {
  AddressReplySchema,
  AddressSchema,
  ChangeReplySchema,
  ConfirmSchema,
  LinkReplySchema,
  LinkSchema,
  MailSentSchema,
  RefreshSchema,
  ResetSchema,
  SignedInSchema,
  SignedOutSchema,
  SignInSchema,
  SignUpSchema,
} from '../people/own-accounts';
import type { Schema } from './call-shape';
import type { ProblemCode } from './problem';

/** A call that needs no token. All are `POST`s with a JSON body of at most {@link accountBodyBytes}. */
export interface AccountCallShape {
  /** Below the API base. */
  path: `/accounts/${string}`;
  body: Schema;
  reply: Schema;
  problems: readonly ProblemCode[];
}

export const accountBodyBytes = 4_096;

const usual = ['invalid', 'too-large', 'unsupported-type', 'too-slow', 'too-many-requests', 'unavailable', 'internal'] as const;

/**
 * Calls of accounts of the portal's own (ADR 77), which are served only where the setting is `ACCOUNTS=own`. They stand beside the table of calls: whoever makes
 * one has no token yet.
 */
export const accountCalls = {
  /** Sends a link to the address. The account begins when the link is opened. */
  signUp: { path: '/accounts/sign-up', body: SignUpSchema, reply: MailSentSchema, problems: usual },
  /** Begins the account of a link, and signs in. */
  confirm: { path: '/accounts/confirm', body: ConfirmSchema, reply: SignedInSchema, problems: [...usual, 'unauthenticated', 'not-found'] },
  signIn: { path: '/accounts/sign-in', body: SignInSchema, reply: SignedInSchema, problems: [...usual, 'unauthenticated', 'shut-out'] },
  refresh: { path: '/accounts/refresh', body: RefreshSchema, reply: SignedInSchema, problems: [...usual, 'unauthenticated'] },
  signOut: { path: '/accounts/sign-out', body: RefreshSchema, reply: SignedOutSchema, problems: usual },
  reset: { path: '/accounts/reset', body: ResetSchema, reply: ChangeReplySchema, problems: [...usual, 'not-found'] },
  /** Sends a link that signs in, or signs in by one. */
  link: { path: '/accounts/link', body: LinkSchema, reply: LinkReplySchema, problems: [...usual, 'not-found', 'shut-out'] },
  /** Sends a link to a new address, says whose a link is, or moves the account by it and the password. */
  address: {
    path: '/accounts/address',
    body: AddressSchema,
    reply: AddressReplySchema,
    problems: [...usual, 'unauthenticated', 'not-found', 'shut-out'],
  },
} as const satisfies Record<string, AccountCallShape>;

export type AccountCalls = typeof accountCalls;
export type AccountCallName = keyof typeof accountCalls;
