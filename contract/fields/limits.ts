/** Every constant of the specification (§9), and the size limits the server keeps. One place, no copies. */

export const phone = { digits: 10, prefix: '+91' } as const;
export const otpLength = 6;

export const optionSlots = { byDefault: 4, min: 2, max: 6 } as const;
export const optionLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

export const examDefaults = { timerDuration: 30, marksPerCorrect: 4, negativeMarksPerWrong: 1 } as const;
export const generateDefaults = { questionCount: 10, durationInMinutes: 30, totalMarks: 100 } as const;

/** Seconds granted for each question of a paper that names no duration. */
export const secondsPerQuestion = 40;
/** The timer turns red at this share of the total time, or less. */
export const timerWarningShare = 0.15;
/** Seconds a submission may exceed the duration by: transit and rounding, not thinking time. */
export const timeTakenGrace = 5;

/** The time a learner has for a paper, in hundredths of what the paper says: 150 is one and a half times. An admin grants it (extra-time.ts). */
export const usualPercent = 100;
export const mostPercent = 300;
/** What institutes usually grant: a quarter, a third, a half, as much again. */
export const usualGrants = [125, 133, 150, 200] as const;

export const resultPageSize = 15;
export const newBadgeDays = 7;
export const instructionsPreview = 100;
export const categoryTreeMaxHeight = '30rem';
export const loadingHintMs = 10_000;
export const sheetExtensions = ['.xlsx', '.xls'] as const;
export const initialStats = { completed: 0, taken: 0, averageScore: 0 } as const;

/** Longest texts (characters) and largest lists the server takes. */
export const maxLength = {
  name: 200,
  email: 254,
  location: 200,
  phone: 20,
  tag: 60,
  question: 4_000,
  option: 1_000,
  explanation: 4_000,
  instructions: 10_000,
  description: 2_000,
  uid: 128,
  search: 200,
  alt: 500,
} as const;
export const maxItems = { subjects: 50, questionsInPaper: 300, categories: 100, tags: 30 } as const;
/** Fewer than this share no scores with each other: each could be guessed. */
export const smallestCohort = 10;
/** Scores shared with learners are renewed when so many more have handed in: each hand-in hides among that many. */
export const cohortGroup = 10;
export const maxMinutes = 24 * 60;
export const maxMarks = 100_000;
/** Pages of lists. */
export const pageLimits = { page: 1_000_000, size: 200, defaultSize: 25 } as const;
/** Largest bodies in bytes. */
export const maxBytes = {
  json: 256 * 1024,
  sheet: 10 * 1024 * 1024,
  picture: 10 * 1024 * 1024,
  icon: 768 * 1024,
  portal: 2 * 1024 * 1024,
  /** Hashes of as many questions as a file may hold. */
  keyHashes: 512 * 1024,
} as const;
/** What becomes of a picture: no side is longer and no file larger, whatever came. One of more pixels, or with a longer side, is not opened. */
export const pictureLimits = { side: 1280, bytes: 150 * 1024, pixels: 40_000_000, longestSide: 20_000 } as const;
