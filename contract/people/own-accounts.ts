import * as v from 'valibot';
import { carried } from '../faults/issue';
import { required, requiredLine } from '../fields/fields';
import { UuidSchema } from '../fields/id';
import { maxLength } from '../fields/limits';
import { UidSchema } from './people';

/** Characters of a password of an account of the portal's own (ADR 77). */
export const accountLimits = { shortestPassword: 8, longestPassword: 128 } as const;

const EmailSchema = v.pipe(required(maxLength.email), v.email(carried({ code: 'not-an-email' })));

/** A password as it is typed. Signs that look alike and are coded in several ways become one (NFKC): keyboards differ. */
const PasswordSchema = v.pipe(
  v.string(),
  v.maxLength(accountLimits.longestPassword, carried({ code: 'too-many-characters', most: accountLimits.longestPassword })),
  v.transform((typed) => typed.normalize('NFKC')),
);

/** A password that is chosen. Length alone is demanded (NIST SP 800-63B). */
const NewPasswordSchema = v.pipe(
  PasswordSchema,
  v.minLength(accountLimits.shortestPassword, carried({ code: 'too-few-characters', least: accountLimits.shortestPassword })),
);

/** The random text of a link or of a refresh token. */
const secret = v.pipe(v.string(), v.nonEmpty(carried({ code: 'required' })), v.maxLength(200));

/** The device that a sign-in belongs to: an id that the device has made. Without one, the sign-in belongs to devices that say none. */
const device = v.optional(UuidSchema);

export const SignUpSchema = v.strictObject({ email: EmailSchema, password: NewPasswordSchema, name: requiredLine(maxLength.name) });

/** `token`: from the link. The password shows that whoever opens the link is who signed up. */
export const ConfirmSchema = v.strictObject({ token: secret, password: PasswordSchema, device });

export const SignInSchema = v.strictObject({ email: EmailSchema, password: PasswordSchema, device });

export const RefreshSchema = v.strictObject({ refreshToken: secret, device });

/** The last step of a sign-in by an OpenID Connect provider (ADR 79): `POST /auth/oidc/finish` with a cookie; the reply is {@link SignedInSchema}. */
export const OidcFinishSchema = v.strictObject({ device });

/** Reply of `GET /auth/oidc/start` to a script: where the browser is to go. */
export const OidcStartSchema = v.object({ to: v.pipe(v.string(), v.regex(/^https?:\/\//)) });

/** Asks for a link, or sets a new password by the token of one. */
export const ResetSchema = v.union([
  v.strictObject({ email: EmailSchema }),
  v.strictObject({ token: secret, password: NewPasswordSchema }),
]);

/** Asks for a link that signs in, or signs in by the token of one. */
export const LinkSchema = v.union([v.strictObject({ email: EmailSchema }), v.strictObject({ token: secret, device })]);

/**
 * Asks for a link to a new address, by the present one and the password; says which account the token of one is for; or moves the account by it. A page of
 * release 0.10.0 sends the token alone, and is refused.
 */
export const AddressSchema = v.union([
  v.strictObject({ email: EmailSchema, password: PasswordSchema, newEmail: EmailSchema }),
  v.strictObject({ token: secret, password: v.optional(PasswordSchema) }),
  v.strictObject({ token: secret, look: v.literal(true) }),
]);

/** An email is on its way, if the address may have one: no reply tells whether there is an account. */
export const MailSentSchema = v.object({ sent: v.literal(true) });

/** Reply of a reset: to the question, or to the change. */
export const ChangeReplySchema = v.union([MailSentSchema, v.object({ changed: v.literal(true) })]);

/** Reply of a new address: as of a reset; `of`: the present address of the account, all but its first character and its domain left out. */
export const AddressReplySchema = v.union([ChangeReplySchema, v.object({ of: v.string() })]);

export const SignedOutSchema = v.object({ signedOut: v.literal(true) });

/** A person who has signed in with an account of the portal's own. */
export const SignedInSchema = v.object({
  uid: UidSchema,
  email: v.string(),
  name: v.string(),
  /** For the header `Authorization` of the API's calls. */
  idToken: v.string(),
  /** Seconds until `idToken` expires. */
  expiresIn: v.number(),
  /** For one `refresh`, whose reply has the next one. */
  refreshToken: v.string(),
});
export type OwnSignIn = v.InferOutput<typeof SignedInSchema>;

/** Reply of a link that signs in: to the question, or to the token. */
export const LinkReplySchema = v.union([SignedInSchema, MailSentSchema]);
