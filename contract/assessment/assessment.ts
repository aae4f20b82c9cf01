import * as v from 'valibot';
import { paperSectionFields } from '../exam/own-fields';
import { MultipleSchemeSchema } from '../exam/scheme';
import { carried } from '../faults/issue';
import { listOf, wholeFrom } from '../fields/fields';
import { IdSchema, TimeSchema } from '../fields/id';
import { clipped, lenient } from '../fields/lenient';
import { maxItems, maxMinutes, maxTypedNumber, mostPercent, optionSlots, secondsPerQuestion, usualPercent } from '../fields/limits';
import { KindSchema, ownRightFields } from '../kinds/kind';
import { PercentSchema } from '../people/extra-time';
import { PassageNameSchema, ShownPassageSchema } from '../question/passage';
import { ShownPictureSchema } from '../question/picture';
import { OwnLanguageSchema, ShownTranslationSchema } from '../question/translation';
import { aimFields } from './aim';
import { BegunField } from './begun';
import { ChanceField, CountedField } from './chance';
import { ClockNoteField } from './clock-note';
import { EvidenceField } from './evidence';
import { InsightSchema } from './insight';
import { isPaceOf, PaceField } from './pace';
import { RulingSchema, ToldRegradeSchema } from './ruling';
import { StateSchema, scheduleTimes } from './schedule-times';
import { SealSchema } from './seal';

const picture = v.optional(ShownPictureSchema);
const options = v.array(v.object({ id: v.number(), text: v.string(), picture }));
const kind = v.optional(KindSchema);
const passage = v.optional(PassageNameSchema);
const passages = v.optional(v.array(ShownPassageSchema));

const PaperQuestionSchema = v.pipe(
  v.object({
    id: IdSchema,
    description: v.optional(v.string()),
    text: v.optional(v.string()),
    picture,
    options,
    translation: v.optional(ShownTranslationSchema),
    language: OwnLanguageSchema,
    kind,
    passage,
  }),
  // The specification allows a question's text under either name (§3).
  v.transform(({ description, text, ...question }) => ({ ...question, description: description ?? text ?? '' })),
);
export type PaperQuestion = v.InferOutput<typeof PaperQuestionSchema>;

const assessmentFields = {
  id: IdSchema,
  name: v.string(),
  description: v.optional(v.string(), ''),
  durationInMinutes: v.optional(v.nullable(v.number()), null),
  totalMarks: v.number(),
  createdAt: TimeSchema,
};

/** The assessment on a learner's device: without answer key and explanations. */
export const PaperSchema = v.object({
  ...assessmentFields,
  /** Facts about marking for the start screen; absent in assessments made by categories. */
  instructions: v.optional(v.string(), ''),
  marksPerQuestion: v.optional(v.nullable(v.number()), null),
  negativeMarkingPerWrongQuestion: v.optional(v.nullable(v.number()), null),
  /** How its questions with several right options are marked; absent: all or nothing. */
  multipleScheme: v.optional(MultipleSchemeSchema),
  /**
   * Whether this server accepts `pace` with a submission; a server of the specification alone would refuse the field. `yes` beside `needs`:
   * pages that know no needs read a flag alone, and cannot open such a paper (ADR 49).
   */
  takesPace: v.optional(v.union([v.boolean(), v.literal('yes')])),
  /** Whether this server accepts `grantedPercent` with a submission. */
  takesGrantedPercent: v.optional(v.boolean()),
  /** Whether this server accepts `clock` with a submission. */
  takesClock: v.optional(v.boolean()),
  ...scheduleTimes,
  /** Whether an attempt ends at `closesAt` plus the duration at the latest. */
  endsTogether: v.optional(v.boolean()),
  /** Whether this server accepts `evidence` with a submission, and the call `start`. */
  takesEvidence: v.optional(v.boolean()),
  /** 32 bytes in base64, from which time codes are derived (more-time.ts). Only in scheduled papers that were sealed once. */
  moreTimeKey: v.optional(v.string()),
  /** Characters of a time code (spoken-code.ts, `codeLengthOf`). */
  codeLength: v.optional(v.number()),
  /** What a page must know to let a learner sit this paper; see needs/needs.ts. Absent if every version of the page knows enough. */
  needs: v.optional(v.array(v.string())),
  /** The passages that its questions name. */
  passages,
  /** The paper before it opens. Its subjects then have no questions, so that earlier versions of the page show an empty paper. */
  sealed: v.optional(SealSchema),
  subjects: v.array(
    v.object({
      subjectName: v.string(),
      questions: v.array(PaperQuestionSchema),
      /** Only in a sealed paper. */
      numberOfQuestions: v.optional(v.number()),
      ...paperSectionFields,
    }),
  ),
});
export type Paper = v.InferOutput<typeof PaperSchema>;

/** An assessment in a list, with the number of questions of each subject. */
export const AssessmentSummarySchema = v.object({
  ...assessmentFields,
  /** The asking learner's time for papers started from now on (extra-time.ts); absent for the usual time. */
  timePercent: v.optional(v.number()),
  /** Not in the specification: the exam that it was made from, as it was called then; absent in assessments made by categories. */
  examName: v.optional(v.string()),
  ...aimFields,
  ...scheduleTimes,
  /** In lists of admins, only if it is not published. */
  state: v.optional(StateSchema),
  /** In lists of admins: the groups that it is for, ascending; absent: for everybody. */
  groupIds: v.optional(v.array(IdSchema)),
  /** In a learner's list: the learner may sit it again. */
  chance: ChanceField,
  /** In a learner's list: the learner has begun it, and it is not handed in. */
  begun: BegunField,
  subjects: v.array(
    v.object({
      subjectName: v.string(),
      numberOfQuestions: v.number(),
      /** Only of locked sections. */
      minutes: paperSectionFields.minutes,
      isLocked: paperSectionFields.isLocked,
      /** In which each of its questions can be read (BCP 47); empty: in none all of them; absent: English, or not known. */
      languages: v.optional(v.array(v.string())),
      /** Not in the specification: how many of its questions can be read in each language; absent before its paper opens, for admins, and of papers up to 0.10.0. */
      readIn: v.optional(v.record(v.string(), v.number())),
    }),
  ),
});
export type AssessmentSummary = v.InferOutput<typeof AssessmentSummarySchema>;

/** Returns the number of questions over all subjects. */
export const questionCount = (a: Pick<AssessmentSummary, 'subjects'>): number =>
  a.subjects.reduce((sum, s) => sum + s.numberOfQuestions, 0);

export const optionId = v.pipe(v.number(carried({ code: 'not-an-option' })), v.integer(carried({ code: 'not-an-option' })));

const AnswerSchema = v.strictObject({
  questionId: IdSchema,
  /** null: not answered. */
  selectedOptionId: v.nullable(optionId),
  /** Beside null: the options chosen of a question with several right ones, ascending. */
  selectedOptionIds: v.optional(
    v.pipe(
      listOf(optionId, optionSlots.max, 'too-many-options'),
      v.check((ids) => ids.every((id, at) => at === 0 || id > (ids[at - 1] ?? id)), carried({ code: 'not-ascending' })),
    ),
  ),
  /** Beside null: what was typed as the answer of a numeric question. */
  value: v.optional(v.pipe(v.string(), v.maxLength(maxTypedNumber, carried({ code: 'too-many-characters', most: maxTypedNumber })))),
  markedForReview: v.boolean(carried({ code: 'not-a-flag' })),
});
export type Answer = v.InferOutput<typeof AnswerSchema>;

const beside = {
  /** Not in the specification: the extended time of the attempt (extra-time.ts). Does not affect marks. */
  grantedPercent: lenient(PercentSchema, (percent) => clipped(percent, usualPercent, mostPercent)),
  /** Not in the specification; see clock-note.ts. */
  clock: ClockNoteField,
  /** Not in the specification; see evidence.ts. */
  evidence: EvidenceField,
  /** Not in the specification; see pace.ts. */
  pace: PaceField,
};

/** What a submission says beside its answers. Nothing of it affects marks, and nothing of it refuses a submission: it is clipped, or set aside. */
export const BesideSchema = v.object(beside);

/** Body of `POST /assessment/{id}/submit`. Omitted questions count as unattempted. */
const SubmissionFields = v.strictObject({
  assessmentId: IdSchema,
  /** Whole seconds from start to hand-in. */
  timeTaken: wholeFrom(0),
  submitted: v.literal(true, carried({ code: 'not-true' })),
  answers: listOf(AnswerSchema, maxItems.questionsInPaper, 'too-many-answers'),
  /** Not in the specification: the number of the hand-in, if a chance was given for it; absent: the first one (ADR 78). */
  chance: v.optional(IdSchema),
  ...beside,
});

/** What does not affect marks refuses no submission: a pace of other answers is set aside too. */
export const SubmissionSchema = v.pipe(
  SubmissionFields,
  v.transform((said) => (said.pace === undefined || isPaceOf(said.pace, said.answers) ? said : { ...said, pace: undefined })),
);
export type Submission = v.InferOutput<typeof SubmissionSchema>;

/**
 * The server's acknowledgement of a filed submission. A repeat of the same body gets the same receipt. `bodyHash`: SHA-256 of the bytes that were sent, in
 * base64url; versions up to 0.10.0 send none.
 */
export const ReceiptSchema = v.object({
  assessmentId: IdSchema,
  submitted: v.literal(true),
  submittedAt: TimeSchema,
  bodyHash: v.optional(v.string()),
});
export type Receipt = v.InferOutput<typeof ReceiptSchema>;

const ResultQuestionSchema = v.object({
  questionId: IdSchema,
  questionText: v.string(),
  picture,
  options,
  selectedOptionId: v.nullable(v.number()),
  correctOptionId: v.number(),
  explanation: v.optional(v.nullable(v.string()), ''),
  /** Not in the specification: the question in a second language. */
  translation: v.optional(ShownTranslationSchema),
  explanationPicture: picture,
  /** Not in the specification: options that are right beside `correctOptionId`, since the key was corrected. */
  alsoCorrectOptionIds: v.optional(v.array(v.number())),
  /** Not in the specification: the question does not count, or counts in full for everybody. */
  ruling: v.optional(RulingSchema),
  language: OwnLanguageSchema,
  kind,
  /** As in the answer. */
  selectedOptionIds: v.optional(v.array(v.number())),
  value: v.optional(v.string()),
  ...ownRightFields,
  /** Marks that this answer got; absent where the marking is the specification's. */
  marks: v.optional(v.number()),
  /** Marks of a right answer, and marks lost by a wrong one, where its section has its own. */
  worth: v.optional(v.object({ perCorrect: v.number(), perWrong: v.number() })),
  passage,
});
export type ResultQuestion = v.InferOutput<typeof ResultQuestionSchema>;

const resultFields = {
  assessmentId: IdSchema,
  assessmentTitle: v.optional(v.nullable(v.string()), null),
  score: v.number(),
  totalMarks: v.number(),
  totalQuestions: v.number(),
  correctAnswers: v.number(),
  wrongAnswers: v.number(),
  unattempted: v.number(),
  /** Not in the specification: partly right ones among `correctAnswers`; absent: none, or not counted (ADR 45). */
  partlyCorrect: v.optional(v.number()),
  durationInMinutes: v.optional(v.nullable(v.number()), null),
  /** The extended time of the attempt, if the device reported one. */
  grantedPercent: v.optional(v.number()),
  /** Its whole seconds, where sections of the paper round it up each by itself; absent: as `withExtraTime` computes. */
  grantedSeconds: v.optional(v.number()),
  /** Whole seconds. */
  timeTaken: v.number(),
  submittedAt: TimeSchema,
  /** Not in the specification: which hand-in this is, where the learner has several (ADR 78). */
  counted: CountedField,
  /** Not in the specification: the score before the key was first changed after this hand-in, which may be the same; absent: it never was (ADR 37). */
  scoreBefore: v.optional(v.number()),
  ...aimFields,
};

/** A marked submission. */
export const ResultSchema = v.object({
  ...resultFields,
  questions: v.array(ResultQuestionSchema),
  /** The passages that its questions name. */
  passages,
  /** Not in the specification; absent on servers without insight. */
  insight: v.optional(InsightSchema),
  /** Not in the specification: the subjects of its paper in order, and how several right options are marked, so that it can be sat again (ADR 80). */
  subjects: v.optional(v.array(v.object({ subjectName: v.string(), numberOfQuestions: v.number(), ...paperSectionFields }))),
  multipleScheme: v.optional(MultipleSchemeSchema),
  /** Not in the specification: the changes of the key that hold, one a question, in paper order. */
  regrades: v.optional(v.array(ToldRegradeSchema)),
});
export type Result = v.InferOutput<typeof ResultSchema>;

/** A result in the learner's list, without its questions. */
export const ResultSummarySchema = v.object({
  ...resultFields,
  /** Not in the specification: its learner got a chance to sit the assessment again, used or not, so that reading the key tells of later hand-ins (ADR 90). */
  hasChances: v.optional(v.literal(true)),
});
export type ResultSummary = v.InferOutput<typeof ResultSummarySchema>;

export const questionsOf = (paper: Pick<Paper, 'subjects'>): PaperQuestion[] => paper.subjects.flatMap((s) => s.questions);

/** Adds extra time (extra-time.ts) to seconds, rounded up to whole minutes: the time shown is the time given. */
export const withExtraTime = (seconds: number, timePercent: number = usualPercent): number =>
  timePercent > usualPercent ? Math.ceil((seconds * timePercent) / 6000) * 60 : seconds;

/** Returns the seconds of an attempt: minutes × 60, or 40 for each question without a duration (spec §9). Never 0, NaN or infinite. */
export function sittingSeconds(paper: { durationInMinutes: number | null; questions: number }): number {
  const minutes = paper.durationInMinutes;
  if (minutes !== null && Number.isFinite(minutes) && minutes > 0) return Math.max(1, Math.round(Math.min(minutes, maxMinutes) * 60));
  return Math.max(1, paper.questions) * secondsPerQuestion;
}
