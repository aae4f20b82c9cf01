import type { Fault } from './fault';
import type { Coded, None } from './sentences';

/** Why a call is refused, as a whole. A code never gets other parameters: a change is a new code, since pages and servers of two versions meet. */
export interface RefusalParams {
  'sign-in-first': None;
  'token-not-valid': None;
  'token-expired': None;
  'token-without-person': None;
  'token-from-future': None;
  'clock-off': None;
  'sign-ins-not-checked': None;
  'not-permitted': None;
  /** One of these rights is enough (contract/people/rights.ts). */
  'right-missing': { rights: string[] };
  /** Of an admin who is limited to groups. */
  'scope-missing': None;
  'account-shut-out': None;
  'account-erased': None;
  'account-not-deleted': None;
  'last-admin-not-erased': None;
  'settings-admin-not-erased': None;
  'emulator-is-local': None;

  'no-such-call': None;
  'no-such-exam': None;
  'no-such-question': None;
  'no-such-passage': None;
  'no-such-picture': None;
  'no-such-assessment': None;
  'no-such-person': None;
  'no-such-group': None;
  'no-such-entry': None;
  'no-such-learner': None;
  'no-such-parent-category': None;
  'no-such-category': None;
  'no-profile-yet': None;
  'no-own-result': None;
  'no-such-result': None;
  /** Ids, as the command that corrects a key names them. */
  'no-assessment-of-id': { assessment: number };
  'no-question-of-id': { assessment: number; question: number };
  'no-option-of-id': { question: number; option: number };

  /** Times in ISO 8601. */
  'opens-later': { at: string };
  'opening-not-set': None;
  'closed-since': { at: string };
  'results-later': { at: string };

  'name-taken': { name: string };
  /** How many of each name the category. */
  'category-in-use': { questions: number; retired: number; subcategories: number; exams: number };
  /** Learners who have handed in, and whose attempts are under way. */
  'assessment-sat': { handIns: number; sitting: number };
  'assessment-archived': None;
  /** An attempt may be in minutes that were to be taken back. */
  'minutes-in-use': None;
  'other-submission-filed': None;
  /** The `uid` of a hand-in is not that of its token. */
  'hand-in-of-other': None;
  /** A hand-in names a chance that the portal did not give. */
  'no-such-chance': None;
  /** Learners do not see the assessment, so that none can sit it again. */
  'again-unpublished': None;
  'key-corrected-meanwhile': None;
  'bank-too-small': { subject: string; needed: number; found: number };
  /** There are questions enough, but whole sets and single questions do not add up to the wish; `found` is the next lower number. */
  'sets-not-whole': { subject: string; needed: number; found: number };
  /** No other set of so many questions fits the rules of the subject. */
  'no-other-set': { subject: string; questions: number };
  /** No other question fits the rules of the subject. */
  'no-other-question': { subject: string };
  'paper-frozen': None;
  'paper-changed-meanwhile': None;
  /**
   * Another version is the present one now. `by` and `at`: who made it, and when, in ISO 8601; none where the server does not know. `by` is the address of
   * the admin, or the uid where none is known, the pseudonym of an erased person, or '' for a command on the server.
   */
  'changed-meanwhile': { version: number; by?: string; at?: string };
  /** Kinds as `QuestionKind` names them. */
  'kinds-too-small': { subject: string; kinds: string[]; needed: number; found: number };
  'level-too-small': { subject: string; level: string; needed: number; found: number };

  /** Dotted paths of the first fields at fault. */
  'fields-not-valid': { names: string[]; hasMore: boolean };
  'body-too-large': { bytes: number };
  'body-too-slow': None;
  /** `type`: the media type that the call takes. */
  'body-of-other-type': { type: string };
  'file-not-taken': { why: Fault };
  'only-sheets': None;

  /** Events that a person's log takes in a day, and at all. */
  'practice-day-full': { most: number };
  'practice-log-full': { most: number };
  /** Reports that are taken of a person in a day, and at all. */
  'reports-day-full': { most: number };
  'reports-full': { most: number };
  'no-such-report': None;
  'no-such-notice': None;
  /** Notices that are shown at the same time, for everybody or for one group. */
  'notices-full': { most: number };
  'no-webhook': None;
  /** The settings of the server name the webhook. */
  'webhook-of-settings': None;

  /** The email or the password of an account of the portal's own. */
  'sign-in-wrong': None;
  /** A sign-in of a device that is no longer good. */
  'sign-in-ended': None;
  'link-not-valid': None;
  /** A page of before sends the token of a link to a new address alone. */
  'move-needs-password': None;
  'tries-too-many': { seconds: number };
  'mails-too-many': { seconds: number };
  'passwords-being-checked': None;
  /** The sign-in service of the institute, an OpenID Connect provider. */
  'provider-away': None;
  'provider-refused': None;
  /** A sign-in by the provider that no browser here has begun, or that is too old. */
  'sign-in-not-begun': None;
  'address-not-verified': None;
  /** The address has an account of the portal's own, by password. */
  'address-has-password': None;

  'bodies-under-way': None;
  'requests-too-many': { seconds: number };
  'portal-starting': None;
  'portal-stopping': None;
  'portal-overloaded': None;
  'hand-ins-too-many': None;
  'starts-too-many': None;
  'files-being-read': None;
  'bank-being-read': None;
  'results-being-written': None;
  'nothing-saved': None;
  'database-away': None;
  'own-fault': None;
}

/** Why a call is refused: `{code: 'name-taken', name: 'Algebra'}`. */
export type RefusalReason = Coded<RefusalParams>;
