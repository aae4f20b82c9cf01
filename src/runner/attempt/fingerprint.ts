import type { Paper } from '../../../contract/assessment/assessment';

/**
 * Eight hexadecimal digits that are the same for the same questions, options and rules (FNV-1a), so that a learner and a hall can tell
 * which edition of a paper lies on a device. Says nothing about who made it.
 */
export function fingerprint({ subjects, durationInMinutes, totalMarks, negativeMarkingPerWrongQuestion }: Paper): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify([subjects, durationInMinutes, totalMarks, negativeMarkingPerWrongQuestion])))
    hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).toUpperCase().padStart(8, '0');
}
