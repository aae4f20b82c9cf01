/**
 * Bounds of what most pages do without: bodies, pages of lists, and the parts of the portal that the specification does not have. Apart from limits.ts, which every
 * first visit downloads.
 */

/** Limits of pages of lists. */
export const pageLimits = { page: 1_000_000, size: 200, defaultSize: 25 } as const;
/** Most texts in a JSON body, names of fields among them: 300 answers have 1,819 at most, an exam 2,410. */
export const maxTexts = {
  json: 3_000,
  /** For the hashes of all questions of a file, and of 2,000 right answers. */
  keyHashes: 12_010,
  /** 500 events of the practice log, each of 9 fields with 6 texts at most. */
  practice: 8_000,
} as const;
/**
 * Bounds of news by web push: the devices of one person, and the characters of an address that a browser names. A test is told of `aheadMs` before it opens.
 * `due`, `offset`: most questions that are said to be due, and most minutes between a device's time and UTC; `dueAheadMs`: how far ahead they may be due.
 */
export const pushLimits = {
  ...{ devices: 10, endpoint: 1_000, aheadMs: 60 * 60_000 },
  ...{ due: 10_000, offset: 14 * 60, dueAheadMs: 400 * 24 * 60 * 60_000 },
} as const;
/**
 * Bounds of notices (ADR 83): characters of the text and of the link, how long one is shown at most, how many are shown at once, and how many that ended are listed.
 */
export const noticeLimits = { text: 140, link: 500, days: 366, shown: 100, listed: 100 } as const;
/**
 * Limits of a stored picture (`side`, `bytes`), and of an uploaded one (`pixels`, `longestSide`), which is refused unopened beyond them.
 */
export const pictureLimits = { side: 1280, bytes: 150 * 1024, pixels: 40_000_000, longestSide: 20_000 } as const;
/** Bounds of reports about questions: characters of a report and of its answer, reports of a person in a day (of UTC), and at all. */
export const reportLimits = { text: 1_000, day: 30, all: 300 } as const;
/** Bounds of the webhook (ADR 83): characters of its address, and how many of its messages are listed. */
export const webhookLimits = { url: 1_000, listed: 50 } as const;
/** Characters of a password of an account of the portal's own (ADR 77). */
export const accountLimits = { shortestPassword: 8, longestPassword: 128 } as const;
/** How far a clock may be off before an admin is told (ADR 87): beyond it sign-ins are refused. Seconds. */
export const healthLimits = { offSeconds: 30 } as const;
/** How far ahead the last start of a further chance may be, in days (ADR 78). */
export const chanceLimits = { days: 366 } as const;
