import type { CallScope, CallShape } from '../../contract/calls/call-shape';
import { usualPercent } from '../../contract/fields/limits';
import type { Role } from '../../contract/people/people';
import { mayDo, mayInScope, type NeededRight } from '../../contract/people/rights';
import { Refusal, rightMissing } from '../replies/refusal';
import type { Db, Store } from '../store/engine/store';
import { revokeGrants } from '../store/people/admin-addresses';
import { joinByRoster } from '../store/people/groups/roster-joins';
import { type CallerRow, keepVerified, type Verified } from '../store/people/people';
import { heldIn } from '../store/people/rights';
import { changeRole } from '../store/people/roles';
import type { AdminAddresses } from './admin-addresses';
import type { Caller } from './caller';
import { scopeMissing } from './sight';
import { type Claims, verifiedOf } from './token';

const forbidden = () => new Refusal('forbidden', { code: 'not-permitted' });

const scheme = 'Bearer ';
/** Other spellings of the scheme, tried where the usual one does not match. */
const loose = /^Bearer +(\S+)$/i;

/** The token in an Authorization header. Throws 401 where there is none. */
export function bearer(header: string | undefined): string {
  const token =
    header?.startsWith(scheme) && !header.includes(' ', scheme.length) ? header.slice(scheme.length) : loose.exec(header ?? '')?.[1];
  if (token === undefined) throw new Refusal('unauthenticated', { code: 'sign-in-first' });
  return token;
}

/** The source of roles. */
export interface Register {
  db: Db;
  atomically: Store['atomically'];
  /** The row of a person as it is in the database now; null where there is none. */
  knownOf: (uid: string) => Promise<CallerRow | null>;
  adminAddresses: AdminAddresses;
}

async function decide({ atomically, adminAddresses }: Register, claims: Claims, now: number): Promise<Role> {
  const { uid, email, isEmailVerified } = claims;
  if (!isEmailVerified || !(await adminAddresses.mayMakeAdmin(email))) return 'user';
  return atomically(async (tx) => {
    if (!(await adminAddresses.makesAdmin(tx, email))) return 'user';
    await changeRole(tx, uid, 'admin', { by: '', at: now }, email);
    // A revocation and a later grant find the account by the address, also before its next call.
    await keepVerified(tx, uid, verifiedOf(claims));
    return 'admin';
  });
}

const isVerifiedAnew = (known: CallerRow, { email, phone }: Verified): boolean =>
  known.verified_email !== email || known.verified_phone !== phone;

/**
 * The claims of a token with the addresses that are the person's now. A token that is older than the stored addresses identifies the person, and its own
 * addresses are ignored: they may belong to another person now.
 */
function presentOf(claims: Claims, known: CallerRow | null): Claims {
  const knownAt = known?.verified_at ?? 0;
  if (known === null || claims.saidAt >= knownAt) return claims;
  if (!isVerifiedAnew(known, verifiedOf(claims))) return { ...claims, saidAt: knownAt };
  const { verified_email: email, verified_phone: phone } = known;
  return { ...claims, email, isEmailVerified: email !== '', phone, saidAt: knownAt };
}

/** The groups of a person now. The roster is looked at where the person is new, or has verified another address. */
async function groupsNow(
  { db, atomically }: Register,
  uid: string,
  known: CallerRow | null,
  verified: Verified,
  now: number,
): Promise<readonly number[]> {
  if (known !== null && !isVerifiedAnew(known, verified)) return known.groupIds;
  // Overtaken since the look at the row: the addresses are those that are stored.
  if (known !== null && !(await keepVerified(db, uid, verified))) return known.groupIds;
  // The address of an account elsewhere: who gets it next is no admin by the grant that has made this account one.
  if (known?.role === 'admin' && known.verified_email !== verified.email) await revokeGrants(db, [known.verified_email]);
  return (await joinByRoster({ db, atomically }, uid, verified, now)) ?? known?.groupIds ?? [];
}

/**
 * Adds the role, the groups and the time our database knows, in one look. The role defaults to `user`; a verified address that is listed makes an admin.
 */
export async function callerOf(register: Register, said: Claims, now: number): Promise<Caller> {
  const known = await register.knownOf(said.uid);
  const claims = presentOf(said, known);
  const groupIds = await groupsNow(register, claims.uid, known, verifiedOf(claims), now);
  const role = known?.role ?? (await decide(register, claims, now));
  const { time_percent: timePercent = usualPercent, most_time_percent: mostTimePercent = usualPercent } = known ?? {};
  return { ...claims, role, hasProfile: known?.has_profile === 1, ...heldIn(known), timePercent, mostTimePercent, groupIds };
}

/** What a call of an admin needs. */
interface Needs {
  right: NeededRight;
  scope: CallScope;
}

function demandRight({ rights, scope }: Caller, { right: needed, scope: reach }: Needs): void {
  if (!mayDo(rights, needed)) throw rightMissing(needed);
  if (!mayInScope(scope, reach)) throw scopeMissing();
}

/** What can be said from role and rights alone, before anything of the body is read. Throws 403. */
export function authorizeRole(call: CallShape, caller: Caller): void {
  if ((call.who === 'admin' || call.who === 'user') && call.who !== caller.role) throw forbidden();
  if (call.who === 'admin') demandRight(caller, call);
}

/** Whether the uid a call is about is the caller's own, or of a person whom the caller may deal with. Throws 403. */
export function authorizeUid(call: CallShape, caller: Caller, args: { params?: { uid?: string }; body?: { uid?: string } }): void {
  if ((args.params?.uid ?? args.body?.uid) === caller.uid) return;
  if (call.who === 'self' || (call.who === 'self-or-admin' && caller.role !== 'admin')) throw forbidden();
  if (call.who === 'self-or-admin') demandRight(caller, call);
}
