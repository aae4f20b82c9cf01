/** Name of the portal as people read it. */
export const portalName = 'Exam Portal';

/**
 * Every sentence that a screen says and that is not a rule of the contract. Those of the specification stand here to the
 * letter, emoji included, and nowhere else.
 */
export const copy = {
  // Frame (§1, §2)
  welcome: `Welcome to ${portalName}`,
  selectLogin: 'Please select your login type',
  adminLogin: 'Admin Login',
  userLogin: 'User Login',
  loading: 'Loading...',
  loadingLate: 'Taking longer than expected. Try refreshing the page.',
  notFound: '404 Page Not Found',
  accessDenied: 'Access Denied',

  // Signing in and out (§5, §8)
  loginSuccess: '✅ Login successful',
  notAdmin: '❌ Access denied. You are not an admin.',
  roleUnverified: '❌ Could not verify user role. Please try again later.',
  adminAtUserLogin: '❌ Admin users must use the Admin Login portal.',
  firstLogin: 'First-time login. Please complete your profile.',
  adminLoginFailed: (why: string) => `❌ Login failed: ${why}`,
  loginFailed: (why: string) => `❌ ${why}`,
  otpSent: (number: string) => `✅ OTP sent to +91${number}`,
  otpNotSent: (why: string) => `❌ Failed to send OTP: ${why}`,
  otpWrong: (why: string) => `❌ Incorrect OTP: ${why}`,
  recaptchaExpired: 'reCAPTCHA expired. Try again.',
  logoutFailed: 'Error signing out. Please try again.',
  adminLogoutFailed: '❌ Error while logging out.',

  // Profile (§5, §8)
  notAuthenticatedYet: 'User not authenticated yet. Please wait...',
  profileSaved: '✅ Profile completed successfully!',
  profileNotSaved: (body: string) => `❌ Error saving profile: ${body}`,

  // Learner's lists (§2)
  noneAvailable: 'No new assessments available right now.',
  noneTaken: "You haven't taken any assessments yet.",

  // Sitting (§2, §4, §8)
  startAssessment: 'Start Assessment',
  timerWarning: 'Once you start, the timer will not pause, even if you leave this page, close the app or lose the network.',
  markForReview: 'Mark for Review',
  resetAnswer: 'Reset Answer',
  submitFailed: 'Failed to submit the assessment. Please try again.',
  resultForbidden: 'You are not authorized to view this result.',
  resultFailed: 'Something went wrong while loading the result.',

  // Admin (§8)
  questionAdded: '✅ Question added successfully!',
  uploadNoFile: 'Please select a file first.',
  uploadDone: '✅ File uploaded and questions processed.',
  uploadFailed: '❌ Upload failed. Check file format or server.',
  examCreated: '✅ Exam created successfully!',
  examNotCreated: '❌ Failed to create exam.',
  fromExamCreated: (id: number) => `✅ Assessment generated with ID: ${id}`,
  fromExamFailed: '❌ Failed to generate assessment. Please ensure enough questions exist.',
  generated: 'Assessment generated successfully!',
  generateFailed: 'Failed to generate assessment.',
  categoriesFailed: 'Failed to load categories.',

  // Where the specification is silent
  offline: 'You are offline.',
  tryAgain: 'Try again',
} as const;
