import type { Problem } from '../../../contract/calls/problem';
import type { PersonRule } from '../../../contract/faults/form-rules';
import { portalNameIn } from '../../ui/browser/page-brand';

/** The portal's name if the institute has not set one. */
const portalName = 'Exam Portal';
const name = portalNameIn('en', portalName);

const refusals: Partial<Record<Problem['code'], string>> = {
  'not-open': 'This assessment is not open yet.',
  closed: 'The time to start this assessment is over.',
};

const personRules: Record<PersonRule, string> = {
  'profile-incomplete': 'Please fill in all required fields.',
  'phone-not-valid': 'Enter a valid 10-digit phone number.',
  'otp-not-valid': 'Enter a valid 6-digit OTP.',
};

/**
 * The sentences of the screens, except the contract's rules. Sentences of the specification stand here to the letter, emoji included, and
 * nowhere else. The type requires every sentence in every language.
 */
export const copy = {
  portalName: name,
  /** Locale of dates and numbers. */
  locale: 'en-IN',
  seconds: (count: number) => `${count} s`,
  minutes: (count: number) => `${count} min`,
  /** The months of a date, in their order. */
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
  /** A time of a day. `minute`: of two digits. */
  moment: (day: string, hour: number, minute: string) => `${day}, ${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`,
  // Frame (§1, §2)
  welcome: `Welcome to ${name}`,
  selectLogin: 'Please select your login type',
  adminLogin: 'Admin Login',
  userLogin: 'User Login',
  loading: 'Loading...',
  loadingLate: 'Taking longer than expected. Try refreshing the page.',
  notFound: '404 Page Not Found',
  accessDenied: 'Access Denied',

  // Titles of the browser tab (§2)
  titles: {
    welcome: 'Welcome',
    adminLogin: 'Admin Login',
    userLogin: 'User Login',
    accessDenied: 'Access Denied',
    yourProfile: 'Your Profile',
    dashboard: 'Dashboard',
    availableAssessments: 'Available Assessments',
    myAssessments: 'My Assessments',
    outbox: 'Unsent answers',
    revise: 'Revise',
    assessment: 'Assessment',
    result: 'Result',
    privacyPolicy: 'Privacy Policy',
    termsAndConditions: 'Terms and Conditions',
    accessibility: 'Accessibility',
    pageNotFound: 'Page Not Found',
  },

  // Signing out (§8)
  logoutFailed: 'Error signing out. Please try again.',
  adminLogoutFailed: '❌ Error while logging out.',

  // Profile (§5, §8)
  personRule: (rule: PersonRule): string => personRules[rule],
  madeAdmin: 'You are an admin now. What you handed in is kept.',

  // Sitting (§2, §4, §8)
  startAssessment: 'Start Assessment',
  timerWarning: 'Once you start, the timer will not pause, even if you leave this page, close the app or lose the network.',
  markForReview: 'Mark for Review',
  resetAnswer: 'Reset Answer',

  // Not in the specification
  tryAgain: 'Try again',
  languageNotHere: 'This language is not on your device yet. Connect to the internet and try again.',
  /** Why the server refused; in English the server's own message, unless it names a time as machines write it. */
  refusal: ({ code, message }: Pick<Problem, 'code' | 'message'>): string => refusals[code] ?? message,
  /** Why a call has no reply of our server, by the kind of its error (api/client.ts). */
  unanswered: {
    offline: 'The server could not be reached.',
    slow: 'The server did not answer in time.',
    problem: 'The reply was not from the exam server.',
    outdated: 'This needs a newer version of the portal. Update the portal first.',
  },
  unexpected: 'Something went wrong on this page.',
  pageGone: 'This page could not be loaded; the portal may have been updated. Answers on this device are kept.',
  close: 'Close',

  // Sitting, not in the specification
  questions: 'Questions',
  minutesFact: 'Minutes',
  extraTime: (minutes: number, usual: number) => `Time: ${minutes} min (${usual} min + extra time)`,
  totalMarks: 'Total marks',
  wrongAnswer: 'Wrong answer',
  subjects: 'Subjects',
  timer: 'Time left',
  questionOf: (all: number) => `of ${all}`,
  submitCounts: (answered: number, all: number) =>
    `${answered} of ${all} questions answered${answered < all ? `, ${all - answered} unanswered` : ''}.`,
  readyOffline: 'Ready offline',
  gettingReady: 'Getting ready…',
  download: 'Save for offline',
  downloading: 'Saving for offline…',
  remove: 'Remove',
  previewNote: 'You are previewing this as an admin. It does not count, and you can repeat it.',
  openElsewhere: 'This assessment is open in another tab or window. Only one can answer.',
  continueHere: 'Continue here',
  paperEmpty: 'This assessment has no questions.',
  availableAssessments: 'Available Assessments',
  paperLost:
    'The questions cannot be read on this device any more. Your answers are kept, and submitted when time is up. Connect to the internet: the questions then come again.',
  viewResult: 'View result',
  submit: 'Submit',
  submitQuestion: 'Submit the assessment?',
  submitIsFinal: 'Submitting is final. Without a network, it is kept on this device and sent later.',
  submitNow: 'Yes, submit',
  keepWorking: 'Keep working',
  palette: 'All questions',
  tally: (answered: number, all: number, marked: number) => `${answered} of ${all} answered · ${marked} marked`,
  previous: 'Previous',
  next: 'Next',
  hallLook: 'Real-exam mode',
  hallLookWhat: 'Looks and works like the test halls of JEE, SSC and banking.',
  keys: 'Keyboard',
  /** `ofSection`: of the locked section, not of the whole. */
  timeLeft: (ms: number, ofSection: boolean) =>
    `${ms / 60_000} ${ms === 60_000 ? 'minute' : 'minutes'} left${ofSection ? ' in this section' : ''}`,
  savedHere: 'Saved on this device',
  saving: 'Saving…',
  notSaved: 'Not saved! Trying again…',
  storageFull: 'This device is full: your last answers are only on this page. Go on and keep it open. Saving is tried again by itself.',
  storageLost:
    'This device does not save: your last answers are only on this page. Go on and keep it open. Saving is tried again by itself.',
  storageNone: 'Your answers are only on this page. Keep it open until the result appears.',
  storageRestored:
    'This portal’s data was cleared on this device. Your answers were on this page, and are saved again. You may have to sign in to send them.',
  handInUnkept: 'This device cannot keep your answers: they are sent from this page. Keep it open until the result appears.',
  /** Why a hand-in that was sent straight from the page is not filed. */
  handInUnfiled: {
    refused:
      'The server did not accept your answers, and this device cannot keep them. Save a copy: the people who run your exams can submit it. Keep this page open: it asks again.',
    elsewhere: 'Your answers were already submitted from another device. Those on this page do not count. Save a copy if you want them.',
  },
  saveCopy: 'Save a copy',
  noSafetyNet:
    'This browser does not store data for the portal: a private window, or storage is off. Closing or reloading this page loses your answers. Another browser is safer.',
  noSafetyNetConsent: 'I understand, and start anyway.',

  // The learner's pages, not in the specification
  submitted: 'Submitted',
  duration: 'Duration',
  marks: 'Marks',
  profileSettings: 'Profile Settings',
  profile: 'Profile',
  editProfile: 'Edit Profile',
  logout: 'Logout',
  logoutUnsentTitle: 'Not sent yet',
  logoutUnsent: 'These submissions stay on this device. Waiting ones are sent when you sign in here again.',
  logoutAnyway: 'Log out anyway',
  stay: 'Stay signed in',
  sittingRuns: (name: string) => `The timer of “${name}” is running.`,
  continueAssessment: 'Continue',
  assessmentTitle: (title: string | null, id: number) => title?.trim() || `Assessment #${id}`,
  accountErased: 'This account was deleted, with all its data.',
  parcelWaiting: 'Waiting to be sent',
  answered: 'Answered',
  unknown: 'Unknown',
  outbox: 'Unsent answers',
  unsent: (count: number) => `${count} unsent`,
  openOutbox: (count: number) => `${count} unsent: open the list`,
  score: 'Score',
  questionNumber: (number: number) => `Question ${number}`,
  explanation: 'Explanation',
  allAssessments: 'All assessments',

  // Frame and sign-in, not in the specification
  portalPromise: 'Take your tests anywhere, even without internet.',
  promises: [
    { title: 'Works offline', words: 'Start, answer and submit with no connection at all.' },
    { title: 'Loses nothing', words: 'Every answer is saved on your device as you give it.' },
    { title: 'Learn from every answer', words: 'Results show the correct option and explain it.' },
  ],
  continueAs: (name: string) => `Continue as ${name}`,
  mainNav: 'Main',
  navDashboard: 'Dashboard',
  navAvailable: 'Available',
  navTaken: 'My Assessments',
  legal: 'Legal',
  updateReady: 'A new version of the portal is ready.',
  updateNow: 'Update now',
  offlineShort: 'Offline · all kept here',
  skipToContent: 'Skip to content',
  account: (name: string) => `Account of ${name}`,
  displaySign: 'Aa',
  display: 'Display',
  signedInAs: 'Signed in as',
  home: 'Home',
  toHome: { user: 'Go to Dashboard', admin: 'Go to Manage Categories' },
  offlineKept: 'You are offline. Everything you do is kept on this device.',
  offlineLogin: 'You are offline. Connect to the internet to sign in.',
  pageNotLoaded: 'This page is not on your device yet. Connect to the internet and try again.',
  signInToSend: 'Sign in again to send your work. It is safe on this device.',
  signInAgain: 'Sign in again',
  accessDeniedWhy: "You don't have access to this page.",
  notFoundWhy: 'There is nothing at this address. It may have been mistyped, or moved.',
  email: 'Email',
  show: 'Show',
  login: 'Login',
  busy: 'One moment…',
  phone: 'Phone',
  optional: 'Optional.',
  location: 'Location',
  emailNotValid: 'Enter an email address, such as name@example.com.',
  cancel: 'Cancel',
  privacy: 'Privacy Policy',
  terms: 'Terms and Conditions',
};

export type Copy = typeof copy;
