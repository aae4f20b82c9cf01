import * as v from 'valibot';
import { carried } from '../faults/issue';
import { required, whole } from '../fields/fields';
import { fold } from '../fields/fold';
import { maxItems, maxLength } from '../fields/limits';

/** Parts of a mix at most. */
export const maxLevels = 10;

/** Units of a mix: shares of a subject's questions, or their number. */
export const mixUnits = ['percent', 'questions'] as const;

/**
 * How many of a subject's questions have which difficulty (ADR 42). What the parts leave is drawn from every difficulty. Levels are compared without
 * case, because they are free text (spec §3).
 */
export const MixSchema = v.strictObject({
  unit: v.picklist(mixUnits, carried({ code: 'not-a-unit' })),
  parts: v.pipe(
    v.array(v.strictObject({ difficultyLevel: required(maxLength.name), amount: whole(maxItems.questionsInPaper) })),
    v.minLength(1, carried({ code: 'missing' })),
    v.maxLength(maxLevels, carried({ code: 'too-many-entries', most: maxLevels })),
    v.check(
      (parts) => new Set(parts.map(({ difficultyLevel }) => fold(difficultyLevel))).size === parts.length,
      carried({ code: 'there-twice' }),
    ),
  ),
});
export type Mix = v.InferOutput<typeof MixSchema>;

/** What a mix may add up to. */
const wholeOf = ({ unit }: Mix, numberOfQuestions: number): number => (unit === 'percent' ? 100 : numberOfQuestions);

/** Whether the parts are no more than the whole. */
export const mixFits = (mix: Mix | undefined, numberOfQuestions: number): boolean =>
  mix === undefined || mix.parts.reduce((sum, { amount }) => sum + amount, 0) <= wholeOf(mix, numberOfQuestions);

/** The questions of one difficulty that a subject needs. */
export interface Level {
  difficultyLevel: string;
  needed: number;
}

/**
 * The numbers of questions of a mix, in the order of its parts. Shares are rounded down, and the questions that are left go to the largest remainders, so
 * that shares of 100 % are all questions.
 */
export function levelsOf({ unit, parts }: Mix, numberOfQuestions: number): Level[] {
  if (unit === 'questions') return parts.map(({ difficultyLevel, amount }) => ({ difficultyLevel, needed: amount }));
  const shares = parts.map(({ amount }) => amount * numberOfQuestions);
  const counts = shares.map((share) => Math.floor(share / 100));
  const all = Math.round(shares.reduce((sum, share) => sum + share, 0) / 100);
  const byRemainder = shares.map((share, place) => ({ place, rest: share % 100 })).sort((a, b) => b.rest - a.rest);
  const more = new Set(byRemainder.slice(0, all - counts.reduce((sum, count) => sum + count, 0)).map(({ place }) => place));
  return parts.map(({ difficultyLevel }, place) => ({ difficultyLevel, needed: (counts[place] ?? 0) + (more.has(place) ? 1 : 0) }));
}
