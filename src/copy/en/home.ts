/** The sentences of the dashboard; no other screen loads them. */
export const homeCopy = {
  installOffer: 'Install the portal: it opens like an app, and your answers are kept even when space runs low.',
  installByHand: 'Tap Share, then “Add to Home Screen”: the portal opens like an app, and your answers are kept longer.',
  install: 'Install',
  notNow: 'Not now',
  welcomeBack: (firstName: string) => `Welcome, ${firstName}!`,
  dashboardLead: 'Your practice at a glance.',
  dashboardWays: 'Where to go',
  statCompleted: 'Assessments Completed',
  statTaken: 'Exams Taken',
  statAverage: 'Average Score',
  statNone: 'No result yet: the average begins with your first.',
  statUnknown: 'Your numbers appear here once they are loaded.',
  statNote: 'Completed: with a result. Taken: also those still to be sent or waiting for results.',
  availableHint: 'Take the next one',
  pastAssessments: 'My Past Assessments',
  pastHint: (waiting: number) => (waiting === 0 ? 'Scores and explanations' : `${waiting} waiting to be sent`),
  profileHint: 'Name, email, phone, location',
  notGiven: 'Not given',
  sittingFiledElsewhere: (name: string) =>
    `You submitted “${name}” from another device. The answers given here are kept, and do not count.`,
};

export type HomeCopy = typeof homeCopy;
