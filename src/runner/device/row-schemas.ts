import * as v from 'valibot';
import { PaperSchema } from '../../../contract/assessment/assessment';
import { ClockNoteSchema } from '../../../contract/assessment/clock-note';
import { StartSchema } from '../../../contract/assessment/evidence';
import { needsNewer, paperNeeds } from '../../../contract/assessment/needs/needs';
import { usualPercent } from '../../../contract/fields/limits';
import type { AttemptRow, Parcel, StandingRow } from './db';

const Id = v.pipe(v.number(), v.safeInteger());
const Milliseconds = v.pipe(v.number(), v.finite());
// Loose objects: fields of a newer version stay in a row when this version writes the row again.
const owned = { uid: v.string(), assessmentId: Id };

const StartNewsSchema = v.looseObject({ isOver: v.boolean(), tries: v.number(), nextTryAt: Milliseconds, notBefore: Milliseconds });

const SectionSchema = v.looseObject({
  seconds: v.pipe(v.number(), v.minValue(1)),
  questionIds: v.pipe(v.array(Id), v.minLength(1)),
  more: v.exactOptional(v.fallback(Milliseconds, 0)),
  mayFinishEarly: v.exactOptional(v.literal(true)),
});

const AttemptSchema = v.pipe(
  v.looseObject({
    ...owned,
    status: v.picklist(['in-progress', 'handed-in', 'delivered']),
    startedAt: Milliseconds,
    deadline: Milliseconds,
    handedInAt: v.exactOptional(v.nullable(Milliseconds)),
    needs: v.exactOptional(v.array(v.picklist(paperNeeds))),
    chance: v.exactOptional(Id),
    // Attempts of the first version lack both fields.
    isDated: v.optional(v.boolean(), true),
    lag: v.optional(Milliseconds, 0),
    currentQuestionId: Id,
    questionIds: v.array(Id),
    // A damaged list must not lose the attempt: answers and times show most visited questions too.
    visited: v.exactOptional(v.fallback(v.array(Id), [])),
    // Only shown beside the result, so a damaged value must not lose the attempt.
    grantedPercent: v.exactOptional(v.fallback(v.number(), usualPercent)),
    // The minutes are in the deadline.
    moreMinutes: v.exactOptional(v.fallback(Milliseconds, 0)),
    ownMinutes: v.exactOptional(v.fallback(Milliseconds, 0)),
    timeCuts: v.exactOptional(v.fallback(Milliseconds, 0)),
    // Without its windows, an attempt goes on until its deadline.
    sections: v.exactOptional(v.fallback(v.array(SectionSchema), [])),
    sectionEnds: v.exactOptional(v.fallback(v.array(Milliseconds), [])),
    clock: v.exactOptional(v.fallback(ClockNoteSchema, { ahead: 0, left: 0 })),
    datedBy: v.exactOptional(v.fallback(StartSchema.entries.datedBy, 'device')),
    look: v.exactOptional(v.fallback(v.picklist(['plain', 'hall']), 'plain')),
    // A damaged record is told once more: the server keeps the first start.
    startNews: v.exactOptional(v.fallback(StartNewsSchema, { isOver: false, tries: 0, nextTryAt: 0, notBefore: 0 })),
    timing: v.exactOptional(v.looseObject({ since: Milliseconds, spent: v.record(v.string(), Milliseconds) })),
  }),
  v.check(
    ({ questionIds, currentQuestionId, handedInAt, needs }) =>
      questionIds.includes(currentQuestionId) && (handedInAt !== undefined || needs !== undefined),
  ),
);

const StandingSchema = v.looseObject({
  ...owned,
  questionId: Id,
  selectedOptionId: v.nullable(Id),
  selectedOptionIds: v.exactOptional(v.array(Id)),
  value: v.exactOptional(v.string()),
  markedForReview: v.boolean(),
  at: Milliseconds,
  chosenAt: v.optional(Milliseconds),
});

/** Checks only that the parcel can be sent. The server decides whether it is a submission. */
const isJson = (body: string): boolean => {
  try {
    return typeof JSON.parse(body) === 'object';
  } catch {
    return false;
  }
};

const ParcelSchema = v.looseObject({
  ...owned,
  title: v.string(),
  body: v.pipe(v.string(), v.check(isJson)),
  handedInAt: Milliseconds,
  state: v.string(),
  tries: v.number(),
  triedAt: v.nullable(v.number()),
  nextTryAt: v.number(),
  notBefore: v.number(),
  reason: v.nullable(v.string()),
});

/** Returns the row as this version knows attempts, or null if the row is damaged or unknown. */
export function readAttemptRow(row: unknown): AttemptRow | null {
  const read = v.safeParse(AttemptSchema, row);
  return read.success ? read.output : null;
}

export const isValidStanding = (row: unknown): row is StandingRow => v.is(StandingSchema, row);
export const isValidParcel = (row: unknown): row is Parcel => v.is(ParcelSchema, row);
export const isValidPaper = <T extends object>(row: T | undefined): row is T => v.is(PaperSchema, row) && !needsNewer(row);
