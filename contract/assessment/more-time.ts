import * as v from 'valibot';
import { carried } from '../faults/issue';
import { whole } from '../fields/fields';

/** More time: minutes that everybody gets for a scheduled assessment after its opening (ADR 35). Totals are multiples of these minutes. */
export const moreTimeStep = 5;
export const mostMoreMinutes = 180;

/** Every total that can be given, in minutes, ascending. */
export const moreTimeTotals: readonly number[] = Array.from({ length: mostMoreMinutes / moreTimeStep }, (_, at) => (at + 1) * moreTimeStep);

/** Body of `POST /assessment/:id/more-time`: the new total, so that a repeat changes nothing. */
export const MoreTimeDraftSchema = v.strictObject({
  minutes: v.pipe(whole(mostMoreMinutes), v.multipleOf(moreTimeStep, carried({ code: 'not-a-multiple', of: moreTimeStep }))),
});
export type MoreTimeDraft = v.InferOutput<typeof MoreTimeDraftSchema>;

/** What is derived by HMAC-SHA-256 from the key of the seal (seal.ts): the paper's `moreTimeKey`, 32 bytes. */
export const moreTimeKeyText = 'more-time';

/** What is derived by HMAC-SHA-256 from the paper's `moreTimeKey`: the bytes of the time code of this total (spoken-code.ts, `codeFrom`). */
export const moreTimeText = (minutes: number): string => `more:${minutes}`;
