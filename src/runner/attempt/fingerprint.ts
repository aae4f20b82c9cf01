import type { Paper } from '../../../contract/assessment/assessment';

/**
 * Returns eight hexadecimal digits (FNV-1a) of a paper's questions, options and rules. A learner and a hall compare them to see which
 * edition of the paper is on the device. Not a signature: it does not prove who made the paper.
 */
export function fingerprint({ subjects, durationInMinutes, totalMarks, negativeMarkingPerWrongQuestion, passages = [] }: Paper): string {
  let hash = 0x811c9dc5;
  const told = [subjects, durationInMinutes, totalMarks, negativeMarkingPerWrongQuestion, ...passages];
  for (const byte of new TextEncoder().encode(JSON.stringify(told))) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).toUpperCase().padStart(8, '0');
}
