const awayTests = (away: number): string => (away === 1 ? 'One test needs' : `${away} tests need`);

/** The sentences of the dashboard; no other screen loads them. */
export const homeCopy = {
  keptElsewhere: (name: string) =>
    `“${name}” was submitted from another device first. The answers given here are kept; save a copy under “Unsent answers”.`,
  installOffer: 'Install the portal: it opens like an app, and your answers are kept even when space runs low.',
  installByHand: 'Tap Share, then “Add to Home Screen”: the portal opens like an app, and your answers are kept longer.',
  install: 'Install',
  notNow: 'Not now',
  welcomeBack: (firstName: string) => `Welcome, ${firstName}!`,
  dashboardWays: 'Where to go',
  nextStep: 'Next',
  nextFirst: 'Start here',
  nextFirstNote: 'Your result explains every answer.',
  firstDay: 'How it goes on',
  firstDays: [
    { title: 'Take a test', words: 'It shows where you stand. It works without internet, too.' },
    { title: 'Read your result', words: 'See why each answer is right or wrong, and which topics need work.' },
    { title: 'Revise a little each day', words: 'What did not come out right comes back in time for your exam.' },
  ],
  examIn: (days: number) => (days === 0 ? 'Your exam is today' : days === 1 ? 'Your exam is tomorrow' : `Your exam in ${days} days`),
  activeDays: (days: number) =>
    days === 0
      ? 'A few minutes today are a good start.'
      : days === 1
        ? 'Active on 1 day this week.'
        : `Active on ${days} days this week. Keep it up!`,
  nextOpens: (time: string) => `Opens ${time}. Open it once now, so that it is on this device by then.`,
  nextReady: 'Get it ready',
  /** What a sealed paper needs, `codeLater` of schedule.ts says too. */
  nextIsHere: (time: string) =>
    `Opens ${time}. It is on this device. Without internet it needs the code that is read out in the exam room.`,
  nextSee: 'See when it opens',
  nextQuestions: (count: number) => `${count} ${count === 1 ? 'question' : 'questions'}`,
  nextCloses: (time: string) => `last start ${time}`,
  nextElsewhere: 'Running on another device',
  /** `since` is null where that device was not sure of its clock. */
  nextElsewhereTimes: (since: string | null, until: string) =>
    `${since === null ? 'Until' : `Since ${since}, until`} ${until} at the latest.`,
  nextElsewhereNote: 'Your answers are on that device.',
  nextAgain: (reason: string) => `You may sit this test again: ${reason}`,
  nextBegun: 'You began it on another device; no answers have arrived from there.',
  nextSend: (count: number) => (count === 1 ? 'One submission waits to be sent' : `${count} submissions wait to be sent`),
  nextSendNotes: {
    connection: 'It leaves by itself as soon as there is a connection.',
    /** Of a browser that cannot wake the worker. */
    open: 'It leaves only while the portal is open: open it again when there is a connection.',
    /** The same, with a network. */
    keep: 'Keep the portal open until it is sent.',
    'sign-in': 'Your answers are safe on this device. They are sent once you have signed in.',
    word: 'Your answers are safe on this device. They are being checked.',
  },
  nextSendSee: 'See unsent answers',
  nextSignIn: 'Sign in to send',
  nextReviseNote: 'Ten questions take a few minutes. Works offline, too.',
  nextReviseAway: (tests: number) =>
    tests === 1
      ? 'The questions of 1 more test are not on this device yet.'
      : `The questions of ${tests} more tests are not on this device yet.`,
  nextPractise: 'Practise a little',
  nextPractiseNote: (away: number | null) =>
    `${away === 0 ? 'No test waits for you. ' : away === null ? '' : `${awayTests(away)} the internet. `}Ten minutes of practice work offline, too.`,
  nextOffline: 'You are offline',
  nextOfflineReady: 'Ready offline',
  /** In the place of the heading of a test that is not on this device, on a network that does not answer. */
  nextNeedsNetwork: (heading: string) => `${heading} · needs the internet`,
  nextAway: (away: number) => `${awayTests(away)} the internet. Connect once, and save them for offline.`,
  nextUnknown: 'Your next test appears here',
  nextUnknownNote: 'As soon as the portal can be reached.',
  nextRest: 'No test waits for you',
  nextRestNote: 'New tests of your institute appear here.',
  nextTry: 'Try a question',
  week: (tests: number, share: string) => `The last seven days: ${tests === 1 ? '1 test' : `${tests} tests`}, ${share} on average`,
  weekBefore: (share: string) => `Your average before: ${share}`,
  statCompleted: 'Assessments Completed',
  statTaken: 'Exams Taken',
  statAverage: 'Average Score',
  statNone: 'No result yet: the average begins with your first.',
  statUnknown: 'Your numbers appear here once they are loaded.',
  statNote: 'Exams Taken also counts tests whose result is still to come.',
  nextResult: (name: string, time: string) => `Result of “${name}”: ${time}`,
  resultOut: (name: string, score: string, total: string) => `The result of “${name}” is here: ${score}\u00a0/\u00a0${total}`,
  markedAgain: (name: string, before: string, now: string) => `“${name}” was marked again: ${before}\u00a0→\u00a0${now}`,
  timeIsUp: (name: string) => `Time is up: “${name}” is being handed in.`,
  handingIn: (name: string) => `“${name}” is being handed in.`,
  handedInHere: (name: string) => `“${name}” is handed in on this device, and is sent once there is internet.`,
  /** Of a browser that cannot wake the worker. */
  handedInOpen: (name: string) => `“${name}” is handed in here. It is sent while the portal is open and online.`,
  beingChecked: (name: string) => `“${name}” is being checked: another device may have sent it. The answers here are safe.`,
  notTaken: (name: string) => `The portal has not taken “${name}” yet. Your answers are safe on this device.`,
  signInToSendTest: (name: string) => `Sign in to send “${name}”. Your answers are safe on this device.`,
  handedIn: (name: string) => `“${name}” is handed in. Its result is on its way.`,
  today: (time: string) => `today, ${time}`,
  moreAwaited: (count: number) => (count === 1 ? 'One more result comes later.' : `${count} more results come later.`),
  availableHint: 'Tests to take',
  availableNone: 'None yet',
  pastAssessments: 'My Past Assessments',
  pastHint: (waiting: number) => (waiting === 0 ? 'Scores and explanations' : `${waiting} waiting to be sent`),
  profileHint: 'Name and contact details',
  notGiven: 'Not given',
  sittingFiledElsewhere: (name: string) =>
    `You submitted “${name}” from another device. The answers given here are kept, and do not count.`,
};

export type HomeCopy = typeof homeCopy;
