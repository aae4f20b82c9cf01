/** Every constant of the specification (§9), and the limits that many places need. Others stand beside what they alone bound: every first visit downloads this file. */

export const phone = { digits: 10, prefix: '+91' } as const;
export const otpLength = 6;

export const optionSlots = { byDefault: 4, min: 2, max: 6 } as const;
export const optionLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

export const examDefaults = { timerDuration: 30, marksPerCorrect: 4, negativeMarksPerWrong: 1 } as const;
export const generateDefaults = { questionCount: 10, durationInMinutes: 30, totalMarks: 100 } as const;

/** Seconds for each question of a paper without a duration. */
export const secondsPerQuestion = 40;
/** The timer turns red at this share of the total time, or less. */
export const timerWarningShare = 0.15;
/** Seconds by which a submission may exceed the duration, for transit and rounding. */
export const timeTakenGrace = 5;

/** A learner's time in per cent of the paper's time; 150 is one and a half times. An admin grants it (extra-time.ts). */
export const usualPercent = 100;
export const mostPercent = 300;
/** Usual grants: a quarter, a third, a half, or the whole time more. */
export const usualGrants = [125, 133, 150, 200] as const;

/**
 * Characters of a code that is read aloud, and of each group in which it is shown. `unsaid`: of a paper that says no length, as all papers of earlier versions; it
 * never changes, so that their codes can be typed.
 */
export const spokenCode = { length: 12, unsaid: 12, group: 4 } as const;

export const resultPageSize = 15;
export const newBadgeDays = 7;
export const instructionsPreview = 100;
export const categoryTreeMaxHeight = '30rem';
export const loadingHintMs = 10_000;
export const initialStats = { completed: 0, taken: 0, averageScore: 0 } as const;

/** Longest texts (characters) and largest lists that the server accepts. */
export const maxLength = {
  name: 200,
  /** Of a question: free text, such as Easy or Medium. */
  difficulty: 20,
  group: 100,
  email: 254,
  location: 200,
  phone: 20,
  tag: 60,
  question: 4_000,
  option: 1_000,
  explanation: 4_000,
  passage: 12_000,
  instructions: 10_000,
  description: 2_000,
  uid: 128,
  search: 200,
  alt: 500,
  /** Of a change of a key. */
  reason: 500,
} as const;
export const maxItems = {
  ...{ subjects: 50, questionsInPaper: 300, questionsOfPassage: 10, categories: 100, tags: 30, groups: 500 },
  groupsOfLearner: 10,
} as const;
/** Smaller cohorts share no scores, because single scores could be guessed. */
export const smallestCohort = 10;
/** Shared scores are updated after this many new submissions, so that no single submission shows. */
export const cohortStep = 10;
/** Characters of a number that a learner types. */
export const maxTypedNumber = 24;
export const maxMinutes = 24 * 60;
export const maxMarks = 100_000;
/** Largest bodies in bytes. */
export const maxBytes = {
  json: 256 * 1024,
  sheet: 10 * 1024 * 1024,
  picture: 10 * 1024 * 1024,
  icon: 768 * 1024,
  portal: 2 * 1024 * 1024,
  /** For the hashes of all questions of a file. */
  keyHashes: 512 * 1024,
} as const;
/**
 * Bounds of the practice log: events of one request and of one reply, and what a person's log takes in a day (of UTC) and at all. `aheadMs`: how far an
 * event may be ahead of the server's time · `note`: characters of a note beside a star · `asNote`: as so many events of a day an event with a note counts · `bytes`: a
 * device sends events of so many bytes at once, less than a body holds.
 */
export const practiceLimits = {
  ...{ events: 500, page: 2_000, day: 10_000, all: 200_000, number: 1_000_000_000, aheadMs: 10 * 60_000 },
  ...{ note: 500, asNote: 10, bytes: 200 * 1024 },
} as const;
/** Most texts in a JSON body, names of fields among them: 300 answers have 1,819 at most, an exam 2,410. */
export const maxTexts = {
  json: 3_000,
  /** For the hashes of all questions of a file, and of 2,000 right answers. */
  keyHashes: 12_010,
  /** 500 events of the practice log, each of 9 fields with 6 texts at most. */
  practice: 8_000,
} as const;
