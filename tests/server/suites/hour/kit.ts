import { createDecipheriv, pbkdf2Sync } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { questionsOf } from '../../../../contract/assessment/assessment';
import type { ScheduleDraft } from '../../../../contract/assessment/schedule';
import type { Seal } from '../../../../contract/assessment/seal';
import { type SealedContents, SealedContentsSchema } from '../../../../contract/assessment/sealed-contents';
import { answers, fill, handIn, type Made, rightOptions, submission } from '../../kit/bank';
import type { TestPortal } from '../../kit/portal';

const minute = 60_000;

/** A time so many minutes after the portal's. */
export const inMinutes = ({ clock }: TestPortal, minutes: number): string => new Date(clock.now + minutes * minute).toISOString();

/** Sets the portal's clock to a time, and so many milliseconds after it. */
export function goTo({ clock }: TestPortal, time: string, ms = 0): void {
  clock.now = Date.parse(time) + ms;
}

/** An assessment of `count` questions with a schedule from its making on. */
export async function scheduledOf(portal: TestPortal, count: number, draft: ScheduleDraft): Promise<Made> {
  const { admin } = portal;
  const category = await admin.call('addCategory', { query: { name: `Category ${Math.random()}` } });
  await fill(portal, category.id, count);
  const { id } = await admin.call('generateByCategories', {
    body: { name: 'At ten', durationInMinutes: 30, totalMarks: 4 * count, questionCount: count, categories: [category.id], ...draft },
  });
  return { paper: await admin.call('getPaper', { params: { id } }), right: await rightOptions(portal) };
}

/** A hand-in as a device sends it, with every question of the paper: the first `hits` are right, the others unanswered. */
export function wholeHandIn(made: Made, hits: number) {
  const given = answers(made, hits);
  const rest = questionsOf(made.paper).slice(hits);
  const left = rest.map(({ id }) => ({ questionId: id, selectedOptionId: null, markedForReview: false }));
  return handIn({ ...submission(made, hits), answers: [...given, ...left] });
}

/** Decrypts a ciphertext as the contract describes it (seal.ts). Throws if the key is another one. */
export function opened(ciphertext: Buffer, key: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, ciphertext.subarray(0, 12)).setAuthTag(ciphertext.subarray(-16));
  return Buffer.concat([decipher.update(ciphertext.subarray(12, -16)), decipher.final()]);
}

const bytesOf = (base64: string): Buffer => Buffer.from(base64, 'base64');

/** What the key opens. */
export function contentsOf({ paper }: Seal, key: string): SealedContents {
  return v.parse(SealedContentsSchema, JSON.parse(gunzipSync(opened(bytesOf(paper), bytesOf(key))).toString()));
}

/** The key that a spoken code opens, in base64. */
export function keyBy({ byCode: { salt, iterations, key } }: Seal, code: string): string {
  return opened(bytesOf(key), pbkdf2Sync(code, bytesOf(salt), iterations, 32, 'sha256')).toString('base64');
}
