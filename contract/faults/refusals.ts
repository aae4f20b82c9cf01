import { inEnglish } from './english';
import type { Fault } from './fault';
import { type Coded, type ParamsOf, worded } from './sentences';

const rightWords: Record<string, string> = {
  'edit-questions': 'edit questions',
  'make-tests': 'make tests',
  results: 'people and results',
  everything: 'everything',
};

/** Why a call is refused, as a whole. A code never gets other parameters: a change is a new code, since pages and servers of two versions meet. */
export const refusals = {
  'sign-in-first': 'Sign in first.',
  'token-not-valid': 'The token is not valid here.',
  'token-expired': 'The token has expired.',
  'token-without-person': 'The token names no person.',
  'token-from-future': 'The token comes from the future.',
  'clock-off': 'The clock of the server is wrong. The request can be sent again once the clock is set.',
  'sign-ins-not-checked': 'Sign-ins cannot be checked at the moment.',
  'not-permitted': 'You may not do this.',
  /** One of these rights is enough (contract/people/rights.ts). */
  'right-missing': ({ rights }: { rights: string[] }) =>
    `This needs a right that you do not have: ${rights.map((right) => rightWords[right] ?? right).join(' or ')}.`,
  /** Of an admin who is limited to groups. */
  'scope-missing': 'This is for admins of the whole institute. You are an admin of some groups.',
  'account-shut-out': 'This account is shut out of the portal. Ask the people who run your exams.',
  'account-erased': 'This account was deleted, with everything that the portal kept of it. The portal takes nothing from it any more.',
  'account-not-deleted': 'The identity service did not delete the account, so nothing was deleted. Try again later.',
  'last-admin-not-erased': 'This is the last admin. Make another person an admin first.',
  'settings-admin-not-erased': 'The setting ADMIN_EMAILS names this person. Take the address out there first, and restart the portal.',
  'emulator-is-local':
    'This portal runs with the Auth emulator, whose tokens anyone can make. It answers requests of its own machine only: by localhost, and through no proxy. Set FIREBASE_PROJECT_ID and FIREBASE_API_KEY to serve others.',

  'no-such-call': 'There is no such call.',
  'no-such-exam': 'There is no such exam.',
  'no-such-question': 'There is no such question.',
  'no-such-passage': 'There is no such passage.',
  'no-such-picture': 'There is no such picture.',
  'no-such-assessment': 'There is no such assessment.',
  'no-such-person': 'There is no such person on this portal.',
  'no-such-group': 'There is no such group.',
  'no-such-entry': 'This entry is not on the roster any more.',
  'no-such-learner': 'There is no such learner on this portal.',
  'no-such-parent-category': 'There is no such parent category.',
  'no-such-category': 'There is no such category.',
  'no-profile-yet': 'There is no profile yet.',
  'no-own-result': 'There is no result of yours for this assessment.',
  'no-such-result': 'This learner has no result of this assessment.',
  /** Ids, as the command that corrects a key names them. */
  'no-assessment-of-id': ({ assessment }: { assessment: number }) => `There is no assessment ${assessment}.`,
  'no-question-of-id': ({ assessment, question }: { assessment: number; question: number }) =>
    `Assessment ${assessment} has no question ${question}.`,
  'no-option-of-id': ({ question, option }: { question: number; option: number }) => `Question ${question} has no option ${option}.`,

  /** Times in ISO 8601. */
  'opens-later': ({ at }: { at: string }) => `This assessment opens at ${at}.`,
  'opening-not-set': 'This assessment has no opening.',
  'closed-since': ({ at }: { at: string }) => `This assessment could be started until ${at}.`,
  'results-later': ({ at }: { at: string }) => `The results of this assessment are released at ${at}.`,

  'name-taken': ({ name }: { name: string }) => `"${name}" is there already.`,
  /** How many of each name the category. */
  'category-in-use': ({
    questions,
    retired,
    subcategories,
    exams,
  }: {
    questions: number;
    retired: number;
    subcategories: number;
    exams: number;
  }) =>
    `Only an empty category can be deleted. This one has ${questions} questions, ${retired} retired questions and ${subcategories} subcategories, and ${exams} exams draw from it.`,
  /** Learners who have handed in, and whose attempts are under way. */
  'assessment-sat': ({ handIns, sitting }: { handIns: number; sitting: number }) =>
    `Only an assessment without attempts can be deleted. ${handIns} have handed this one in, and ${sitting} have started and not handed in. It can be archived: it leaves the lists, and results stay.`,
  /** Retired questions are of `questions` too. */
  'passage-in-use': ({ questions }: { questions: number }) =>
    `Only a passage without questions can be deleted. This one has ${questions}, retired ones included.`,
  'assessment-archived': 'This assessment is in the archive. Take it back first.',
  /** An attempt may be in minutes that were to be taken back. */
  'minutes-in-use': 'These minutes cannot be taken back any more: a learner may be using them.',
  /** The `uid` of a hand-in is not that of its token. */
  'hand-in-of-other': 'These answers are of another person. Sign in as that person to submit them.',
  'other-submission-filed': 'Another submission for this assessment is filed already.',
  /** A hand-in names a chance that the portal did not give. */
  'no-such-chance': 'The portal knows of no such further chance for this assessment.',
  /** Learners do not see the assessment, so that none can sit it again. */
  'again-unpublished': 'Learners do not see this assessment: publish it first.',
  'key-corrected-meanwhile': 'Another admin corrected this key at the same moment; try again.',
  'bank-too-small': ({ subject, needed, found }: { subject: string; needed: number; found: number }) =>
    `${subject}: ${needed} questions needed, ${found} found.`,
  /** There are questions enough, but whole sets and single questions do not add up to the wish; `found` is the next lower number. */
  'sets-not-whole': ({ subject, needed, found }: { subject: string; needed: number; found: number }) =>
    `${subject}: ${needed} questions cannot be drawn, because the questions of a passage are drawn together. The next lower number is ${found}.`,
  /** No other set of so many questions fits the rules of the subject. */
  'no-other-set': ({ subject, questions }: { subject: string; questions: number }) =>
    `${subject}: the bank has no other passage with ${questions} questions that fits the rules of this subject.`,
  /** No other question fits the rules of the subject. */
  'no-other-question': ({ subject }: { subject: string }) =>
    `${subject}: the bank has no other question that fits the rules of this subject.`,
  'paper-frozen': 'Learners may have this paper already, so it stays as it is. Only a draft that was never published can be changed.',
  /**
   * Another version is the present one now. `by` and `at`: who made it, and when, in ISO 8601; none where the server does not know. `by` is the address or
   * the phone of the admin, or the uid where none is known, the pseudonym of an erased person, or '' for a command on the server.
   */
  'changed-meanwhile': (_: { version: number; by?: string; at?: string }) =>
    'This was changed meanwhile, so nothing was saved. Look at what is saved now.',
  'paper-changed-meanwhile': 'Another admin changed this paper at the same moment; look at it again.',
  /** Kinds as `QuestionKind` names them. */
  'kinds-too-small': ({ subject, kinds, needed, found }: { subject: string; kinds: string[]; needed: number; found: number }) =>
    `${subject}: ${needed} questions of the kind ${kinds.join(' or ')} needed, ${found} found.`,
  'level-too-small': ({ subject, level, needed, found }: { subject: string; level: string; needed: number; found: number }) =>
    `${subject}, ${level}: ${needed} questions needed, ${found} found.`,

  /** Dotted paths of the first fields at fault. */
  'fields-not-valid': ({ names, hasMore }: { names: string[]; hasMore: boolean }) =>
    `Not valid: ${names.join(', ')}${hasMore ? ' and more' : ''}.`,
  'body-too-large': ({ bytes }: { bytes: number }) => `The body may have ${bytes} bytes.`,
  'body-too-slow': 'The body did not arrive in time.',
  /** `type`: the media type that the call takes. */
  'body-of-other-type': ({ type }: { type: string }) => `The body must be ${type}.`,
  'file-not-taken': ({ why }: { why: Fault }) => `The file ${inEnglish(why)}.`,
  'only-sheets': 'Only .xlsx and .xls sheets are taken.',

  /** Events that a person's log takes in a day, and at all. */
  'practice-day-full': ({ most }: { most: number }) =>
    `The portal takes ${most} practice events a day of each person; the next ones tomorrow.`,
  'practice-log-full': ({ most }: { most: number }) => `The portal keeps ${most} practice events of each person.`,
  /** Reports that are taken of a person in a day, and at all. */
  'reports-day-full': ({ most }: { most: number }) => `The portal takes ${most} reports a day of each person; the next ones tomorrow.`,
  'reports-full': ({ most }: { most: number }) => `The portal takes ${most} reports of each person.`,
  'no-such-report': 'There is no such report.',
  'no-webhook': 'There is no webhook.',
  /** The settings of the server name the webhook. */
  'webhook-of-settings': 'The settings of the server name the webhook (WEBHOOK_URL). It is changed there.',
  'no-such-notice': 'There is no such notice.',
  /** Notices that are shown at the same time, for everybody or for one group. */
  'notices-full': ({ most }: { most: number }) => `No more than ${most} notices are shown at once. End one of them first.`,

  /** The email or the password of an account of the portal's own. */
  'sign-in-wrong': 'The email or the password is not right.',
  /** A sign-in of a device that is no longer good. */
  'sign-in-ended': 'This sign-in has ended. Sign in again.',
  'link-not-valid': 'This link was used already, or it is too old. Ask for a new one.',
  /** A page of before sends the token of a link to a new address alone. */
  'move-needs-password': 'The password of the account is needed for a new email. Load the page of the link again.',
  'tries-too-many': ({ seconds }: { seconds: number }) => `Too many tries; come again in ${seconds} s.`,
  'mails-too-many': ({ seconds }: { seconds: number }) => `Too many emails were asked for; come again in ${seconds} s.`,
  'passwords-being-checked': 'Many people are signing in at this moment; try again in a few seconds.',
  /** The sign-in service of the institute, an OpenID Connect provider. */
  'provider-away': 'The sign-in service does not answer; try again in a minute.',
  'provider-refused': 'The sign-in service did not let you in; begin again.',
  /** A sign-in by the provider that no browser here has begun, or that is too old. */
  'sign-in-not-begun': 'This sign-in is too old, or was begun in another window; begin again.',
  'address-not-verified': 'The sign-in service has not verified your email; verify it there first.',
  /** The address has an account of the portal's own, by password. */
  'address-has-password': 'Your email has an account here already; log in with its password.',

  'bodies-under-way': 'Too many requests of yours are on their way.',
  'requests-too-many': ({ seconds }: { seconds: number }) => `Too many requests; come again in ${seconds} s.`,
  'portal-starting': 'The portal is starting.',
  'portal-stopping': 'The portal is stopping.',
  'portal-overloaded': 'The portal is overloaded at this moment.',
  'hand-ins-too-many': 'Too many are handing in at this moment.',
  'starts-too-many': 'Too many are starting at this moment.',
  'files-being-read': 'Other files are still being read.',
  'bank-being-read': 'The bank is being read by others; try again soon, or ask for a page of it.',
  'results-being-written': 'Others are exporting results; try again soon.',
  'nothing-saved': 'The portal cannot save anything at the moment.',
  'database-away': 'The database cannot be reached at the moment.',
  'own-fault': 'Something went wrong on our side.',
};
export type RefusalParams = ParamsOf<typeof refusals>;

/** Why a call is refused: `{code: 'name-taken', name: 'Algebra'}`. */
export type RefusalReason = Coded<RefusalParams>;

/** A refusal as the API says it. */
export const refusalInEnglish = (reason: RefusalReason): string => worded<RefusalParams>(reason, refusals);
