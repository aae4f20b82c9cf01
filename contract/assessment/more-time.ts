import * as v from 'valibot';
import { whole } from '../fields/fields';
import { UidSchema } from '../people/people';

/** More time: minutes that everybody or one learner gets for a scheduled assessment after its opening (ADR 35, ADR 75). Of one learner, all together are not more. */
export const mostMoreMinutes = 180;

/** Devices ask for their minutes once a minute, and a reply may be lost: they must have heard of a cut before the first of them could be in the minutes. Milliseconds. */
export const takeBackLeadMs = 120_000;

/** Every total that can be given, in minutes, ascending. */
export const moreTimeTotals: readonly number[] = Array.from({ length: mostMoreMinutes }, (_, at) => at + 1);

/**
 * Body of `POST /assessment/:id/more-time`: the new total, so that a repeat changes nothing. `uid`: minutes of this learner alone, beside those of everybody. `from`: takes
 * minutes back from this total, to 0 at the least; without it a lower total is refused, so that of two admins who give at once the higher total stays.
 */
export const MoreTimeDraftSchema = v.strictObject({
  minutes: whole(mostMoreMinutes, 0),
  uid: v.optional(UidSchema),
  from: v.optional(whole(mostMoreMinutes)),
});
export type MoreTimeDraft = v.InferOutput<typeof MoreTimeDraftSchema>;

/**
 * Reply of `GET /assessment/:id/more-time`. `minutes`: all that the asker has, which is what pages up to 0.10.0 read. `own`: how many of them are the asker's alone;
 * absent: none. `cuts`: how often minutes of the asker were taken back; absent: never. Only a higher number than before lets a device give minutes back.
 */
export const MoreTimeSchema = v.object({
  minutes: v.number(),
  own: v.optional(v.number()),
  cuts: v.optional(v.number()),
});
export type MoreTimeReply = v.InferOutput<typeof MoreTimeSchema>;

/** Minutes of one learner, as admins see them. */
export const OwnMinutesSchema = v.object({
  uid: UidSchema,
  /** May be empty. */
  name: v.string(),
  /** Email or phone, which tells two of one name apart; absent: none, or not for this admin. */
  contact: v.optional(v.string()),
  minutes: v.number(),
  /** The time code of this learner, in groups of four; null if the paper was never sealed. */
  code: v.nullable(v.string()),
});
export type OwnMinutes = v.InferOutput<typeof OwnMinutesSchema>;

/** What is derived by HMAC-SHA-256 from the key of the seal (seal.ts): the paper's `moreTimeKey`, 32 bytes. */
export const moreTimeKeyText = 'more-time';

/**
 * What is derived by HMAC-SHA-256 from the paper's `moreTimeKey`: the bytes of the time code of this total (spoken-code.ts, `codeFrom`), of everybody or of one learner.
 * The person is in the text alone, so that a learner's own code is not longer.
 */
export const moreTimeText = (minutes: number, uid?: string): string => (uid === undefined ? `more:${minutes}` : `more:${minutes}:${uid}`);
