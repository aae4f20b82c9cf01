import type { RefusalParams, RefusalReason } from '../refusals';
import { type Sentences, worded } from '../sentences';
import { inEnglish } from './faults';

const rightWords: Record<string, string> = {
  'edit-questions': 'edit questions',
  'make-tests': 'make tests',
  results: 'people and results',
  everything: 'everything',
};

export const refusals: Sentences<RefusalParams> = {
  'sign-in-first': 'Sign in first.',
  'token-not-valid': 'The token is not valid here.',
  'token-expired': 'The token has expired.',
  'token-without-person': 'The token names no person.',
  'token-from-future': 'The token comes from the future.',
  'clock-off': 'The clock of the server is wrong. The request can be sent again once the clock is set.',
  'sign-ins-not-checked': 'Sign-ins cannot be checked at the moment.',
  'not-permitted': 'You may not do this.',
  'right-missing': ({ rights }) =>
    `This needs a right that you do not have: ${rights.map((right) => rightWords[right] ?? right).join(' or ')}.`,
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
  'no-assessment-of-id': ({ assessment }) => `There is no assessment ${assessment}.`,
  'no-question-of-id': ({ assessment, question }) => `Assessment ${assessment} has no question ${question}.`,
  'no-option-of-id': ({ question, option }) => `Question ${question} has no option ${option}.`,

  'opens-later': ({ at }) => `This assessment opens at ${at}.`,
  'opening-not-set': 'This assessment has no opening.',
  'closed-since': ({ at }) => `This assessment could be started until ${at}.`,
  'results-later': ({ at }) => `The results of this assessment are released at ${at}.`,

  'name-taken': ({ name }) => `"${name}" is there already.`,
  'category-in-use': ({ questions, retired, subcategories, exams }) =>
    `Only an empty category can be deleted. This one has ${questions} questions, ${retired} retired questions and ${subcategories} subcategories, and ${exams} exams draw from it.`,
  'assessment-sat': ({ handIns, sitting }) =>
    `Only an assessment without attempts can be deleted. ${handIns} have handed this one in, and ${sitting} have started and not handed in. It can be archived: it leaves the lists, and results stay.`,
  'assessment-archived': 'This assessment is in the archive. Take it back first.',
  'minutes-in-use': 'These minutes cannot be taken back any more: a learner may be using them.',
  'hand-in-of-other': 'These answers are of another person. Sign in as that person to submit them.',
  'other-submission-filed': 'Another submission for this assessment is filed already.',
  'no-such-chance': 'The portal knows of no such further chance for this assessment.',
  'again-unpublished': 'Learners do not see this assessment: publish it first.',
  'key-corrected-meanwhile': 'Another admin corrected this key at the same moment; try again.',
  'bank-too-small': ({ subject, needed, found }) => `${subject}: ${needed} questions needed, ${found} found.`,
  'sets-not-whole': ({ subject, needed, found }) =>
    `${subject}: ${needed} questions cannot be drawn, because the questions of a passage are drawn together. The next lower number is ${found}.`,
  'no-other-set': ({ subject, questions }) =>
    `${subject}: the bank has no other passage with ${questions} questions that fits the rules of this subject.`,
  'no-other-question': ({ subject }) => `${subject}: the bank has no other question that fits the rules of this subject.`,
  'paper-frozen': 'Learners may have this paper already, so it stays as it is. Only a draft that was never published can be changed.',
  'changed-meanwhile': () => 'Another admin changed this meanwhile, so nothing was saved. Look at what is saved now.',
  'paper-changed-meanwhile': 'Another admin changed this paper at the same moment; look at it again.',
  'kinds-too-small': ({ subject, kinds, needed, found }) =>
    `${subject}: ${needed} questions of the kind ${kinds.join(' or ')} needed, ${found} found.`,
  'level-too-small': ({ subject, level, needed, found }) => `${subject}, ${level}: ${needed} questions needed, ${found} found.`,

  'fields-not-valid': ({ names, hasMore }) => `Not valid: ${names.join(', ')}${hasMore ? ' and more' : ''}.`,
  'body-too-large': ({ bytes }) => `The body may have ${bytes} bytes.`,
  'body-too-slow': 'The body did not arrive in time.',
  'body-of-other-type': ({ type }) => `The body must be ${type}.`,
  'file-not-taken': ({ why }) => `The file ${inEnglish(why)}.`,
  'only-sheets': 'Only .xlsx and .xls sheets are taken.',

  'practice-day-full': ({ most }) => `The portal takes ${most} practice events a day of each person; the next ones tomorrow.`,
  'practice-log-full': ({ most }) => `The portal keeps ${most} practice events of each person.`,
  'reports-day-full': ({ most }) => `The portal takes ${most} reports a day of each person; the next ones tomorrow.`,
  'reports-full': ({ most }) => `The portal takes ${most} reports of each person.`,
  'no-such-report': 'There is no such report.',
  'no-webhook': 'There is no webhook.',
  'webhook-of-settings': 'The settings of the server name the webhook (WEBHOOK_URL). It is changed there.',
  'no-such-notice': 'There is no such notice.',
  'notices-full': ({ most }) => `No more than ${most} notices are shown at once. End one of them first.`,

  'sign-in-wrong': 'The email or the password is not right.',
  'sign-in-ended': 'This sign-in has ended. Sign in again.',
  'link-not-valid': 'This link was used already, or it is too old. Ask for a new one.',
  'move-needs-password': 'The password of the account is needed for a new email. Load the page of the link again.',
  'tries-too-many': ({ seconds }) => `Too many tries; come again in ${seconds} s.`,
  'mails-too-many': ({ seconds }) => `Too many emails were asked for; come again in ${seconds} s.`,
  'passwords-being-checked': 'Many people are signing in at this moment; try again in a few seconds.',
  'provider-away': 'The sign-in service does not answer; try again in a minute.',
  'provider-refused': 'The sign-in service did not let you in; begin again.',
  'sign-in-not-begun': 'This sign-in is too old, or was begun in another window; begin again.',
  'address-not-verified': 'The sign-in service has not verified your email; verify it there first.',
  'address-has-password': 'Your email has an account here already; log in with its password.',

  'bodies-under-way': 'Too many requests of yours are on their way.',
  'requests-too-many': ({ seconds }) => `Too many requests; come again in ${seconds} s.`,
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

/** A refusal as the API says it. */
export const refusalInEnglish = (reason: RefusalReason): string => worded<RefusalParams>(reason, refusals);
