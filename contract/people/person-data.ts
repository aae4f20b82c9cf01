import * as v from 'valibot';
import { TimeSchema } from '../fields/id';
import { RoleSchema } from './people';
import { NoticeVersionSchema } from './privacy-notice';

const time = TimeSchema;
const perhaps = v.nullable;

/** The names of all groups, where there are several. */
const groups = v.optional(v.array(v.string()));

/** One answer in words. `chosen`: the letter and the text of each option chosen, or the number as typed; null: not answered. */
const AnswerInWordsSchema = v.object({
  number: v.number(),
  subject: v.string(),
  question: v.string(),
  chosen: perhaps(v.string()),
  markedForReview: v.boolean(),
  /** Whole seconds on the screen; null: the device did not say. */
  secondsOnScreen: perhaps(v.number()),
  /** The place of this answer in the order in which the questions were answered; null: not answered, or not known. */
  answeredAs: perhaps(v.number()),
});

/** When an attempt took place, as the device says. */
const EvidenceInWordsSchema = v.object({ startedAt: time, handedInAt: time, clock: v.string() });

const SubmissionInWordsSchema = v.object({
  assessment: v.string(),
  handedInAt: time,
  secondsTaken: v.number(),
  extraTimePercent: perhaps(v.number()),
  /** How it arrived: from the device, or in a file that an admin brought. */
  arrived: v.string(),
  isTrialOfAdmin: v.boolean(),
  /** null: not released yet. */
  result: perhaps(v.object({ score: v.number(), totalMarks: v.number(), right: v.number(), wrong: v.number(), notAnswered: v.number() })),
  evidence: perhaps(EvidenceInWordsSchema),
  answers: v.array(AnswerInWordsSchema),
});

const TrailInWordsSchema = v.object({ at: time, act: v.string(), about: v.string(), details: v.string() });

/**
 * Everything that the portal keeps of a person, in words: reply of `GET /users/data/:uid`. Other people in it, such as the admin who granted extra time,
 * are "an admin": their names are data of theirs.
 */
export const PersonDataSchema = v.object({
  portal: v.string(),
  madeAt: time,
  account: v.object({
    id: v.string(),
    role: RoleSchema,
    /** Of an admin who may not do everything: the rights, joined by commas. */
    rights: v.optional(v.string()),
    verifiedEmail: v.string(),
    verifiedPhone: v.string(),
    /** The verified address by which this person became an admin; empty: none. */
    adminBy: v.string(),
    firstSeenAt: perhaps(time),
    changedAt: perhaps(time),
    shutOutSince: perhaps(time),
    /** Of an account of the portal's own (ADR 77): its address, its name, and its beginning. */
    signInEmail: v.optional(v.string()),
    signInName: v.optional(v.string()),
    /** The address that the account is to have, as long as its link is good. */
    askedEmail: v.optional(v.string()),
    signedUpAt: v.optional(time),
    /** Of an account by an OpenID Connect provider (ADR 79): the provider, and what it says of the person. */
    providerAddress: v.optional(v.string()),
    providerId: v.optional(v.string()),
    providerEmail: v.optional(v.string()),
    providerName: v.optional(v.string()),
    providerSince: v.optional(time),
  }),
  profile: perhaps(v.object({ firstName: v.string(), lastName: v.string(), email: v.string(), phone: v.string(), location: v.string() })),
  acceptedNotices: v.array(v.object({ version: NoticeVersionSchema, acceptedAt: time })),
  /** The first one. */
  group: perhaps(v.string()),
  groups,
  expectedByInstitute: v.array(
    v.object({ name: v.string(), email: v.string(), phone: v.string(), group: v.string(), groups, enteredAt: time }),
  ),
  extraTime: v.object({
    timePercent: v.number(),
    mostEverPercent: v.number(),
    changes: v.array(v.object({ timePercent: v.number(), changedAt: time })),
  }),
  papersFetched: v.array(v.object({ assessment: v.string(), fetchedAt: time })),
  starts: v.array(v.object({ assessment: v.string(), seenAt: time, saidByDevice: time, clock: v.string() })),
  submissions: v.array(SubmissionInWordsSchema),
  /** Answers that came as files, and those from a device that a file was there before. */
  otherCopies: v.array(
    v.object({
      assessment: v.string(),
      arrived: v.string(),
      arrivedAt: time,
      savedAt: perhaps(time),
      isFinished: v.boolean(),
      answers: v.array(AnswerInWordsSchema),
    }),
  ),
  /** Only of results that are released. */
  markedAgain: v.array(v.object({ assessment: v.string(), markedAt: time, scoreBefore: v.number(), scoreAfter: v.number() })),
  /**
   * The practice log, oldest first. `question`: its text, or its number where the asker may not read it; of an exam date the day. `note`: the person's own
   * beside a star, for that person alone.
   */
  practice: v.optional(
    v.array(
      v.object({
        ...{ at: time, what: v.string(), question: v.string(), right: perhaps(v.boolean()), sure: perhaps(v.boolean()) },
        note: v.optional(v.string()),
      }),
    ),
    [],
  ),
  /** Minutes of the person's own in assessments. */
  ownMinutes: v.optional(v.array(v.object({ assessment: v.string(), minutes: v.number() })), []),
  /** Further chances to sit an assessment, oldest first. `usedAt`: when its hand-in arrived. */
  chances: v.optional(
    v.array(
      v.object({
        ...{ assessment: v.string(), number: v.number(), reason: v.string(), whichCounts: v.string() },
        ...{ givenAt: time, until: time, usedAt: perhaps(time), takenBackAt: v.optional(perhaps(time)) },
      }),
    ),
    [],
  ),
  /** Hand-ins of assessments that were sat more than once, by number; the one that counts is in `submissions` too; before the release the first of them is. `counts`, `score`: null: not released yet. */
  numberedHandIns: v.optional(
    v.array(
      v.object({
        ...{ assessment: v.string(), number: v.number(), counts: perhaps(v.boolean()), handedInAt: time, secondsTaken: v.number() },
        ...{ score: perhaps(v.number()), answers: v.array(AnswerInWordsSchema) },
        /** Whether it arrived after the result had been read. */
        afterResult: v.optional(v.boolean()),
      }),
    ),
    [],
  ),
  /** When the own result of an assessment, which has the right answers, was read first and last. */
  resultsRead: v.optional(v.array(v.object({ assessment: v.string(), firstAt: time, lastAt: time })), []),
  /** Reports about questions, oldest first, with their answers. */
  reports: v.optional(
    v.array(
      v.object({
        ...{ at: time, question: v.string(), reason: v.string(), text: v.string() },
        ...{ outcome: perhaps(v.string()), answer: perhaps(v.string()), answeredAt: perhaps(time) },
      }),
    ),
    [],
  ),
  /** Devices that are signed in to an account of the portal's own. */
  devices: v.optional(v.array(v.object({ signedInAt: time, lastUsedAt: time })), []),
  /** Devices that get news: the push service of the browser, and since when. */
  newsDevices: v.optional(
    v.array(v.object({ service: v.string(), since: time, tellsDueAt: v.optional(time), due: v.optional(v.number()) })),
    [],
  ),
  /** News that were sent to them, of late. */
  newsSent: v.optional(v.array(v.object({ what: v.string(), assessment: v.number(), at: time })), []),
  changesAboutPerson: v.array(TrailInWordsSchema),
  changesByPerson: v.array(TrailInWordsSchema),
  /** What a person did for the institute, kept under the person's id: how often. */
  workKept: v.array(v.object({ what: v.string(), times: v.number() })),
});
export type PersonData = v.InferOutput<typeof PersonDataSchema>;
export type AnswerInWords = v.InferOutput<typeof AnswerInWordsSchema>;
export type TrailInWords = v.InferOutput<typeof TrailInWordsSchema>;

/** Media type of a workbook. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Reply of an erasure. `account`, at the identity service: `deleted`, or `left` where the portal has no key of it; the person, or an admin in the
 * service's console, can delete it.
 */
export const ErasedSchema = v.object({ erased: v.literal(true), account: v.picklist(['deleted', 'left']) });
export type ErasedReceipt = v.InferOutput<typeof ErasedSchema>;
