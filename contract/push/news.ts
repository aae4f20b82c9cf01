import * as v from 'valibot';

/**
 * What a device is told of. `results-out`: the result of a test that was handed in can be read. · `test-opens`: a test opens within the hour. ·
 * `report-answered`: an admin has answered the person's report about a question. · `due`: so many questions are due in *Revise*, as the device said before.
 */
const newsCodes = ['results-out', 'test-opens', 'report-answered', 'due'] as const;
export type NewsCode = (typeof newsCodes)[number];

/**
 * A message to a device, as the server sends it and the worker reads it: a code with parameters, never a sentence, and no mark. A later version may send codes
 * that this one does not know.
 */
export const PushNewsSchema = v.object({
  code: v.string(),
  /** {@link recipientOf} the person whom it is for: a device that another person uses meanwhile shows nothing. */
  to: v.string(),
  /** Of the assessment. */
  id: v.optional(v.number()),
  title: v.optional(v.string()),
  /** When the test opens, ISO 8601. */
  at: v.optional(v.string()),
  /** How many questions are due. */
  count: v.optional(v.number()),
});
export type PushNews = v.InferOutput<typeof PushNewsSchema>;

/** Tells whether a message is for a person, and not who it is for: SHA-256 of the uid, the first 16 bytes in hexadecimal digits. */
export async function recipientOf(uid: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`push ${uid}`));
  return [...new Uint8Array(digest, 0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
