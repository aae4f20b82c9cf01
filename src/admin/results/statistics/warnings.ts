import { type Item, isKeyInDoubt, leastToWarn } from '../../../../contract/assessment/statistics';

/** A discrimination below it says little of who knows the rest. */
const leastDiscrimination = 0.15;
/** Shares of participants with a right answer: fewer make a question hard, more make it easy. */
const hardBelow = 0.2;
const easyAbove = 0.95;

/**
 * Returns the warning of a question, or null. A negative discrimination suggests a wrong key or a misread question: learners who know the
 * rest get it wrong.
 */
export function warningOf(item: Pick<Item, 'discrimination' | 'facility'>, participants: number): 'key' | 'few' | 'hard' | 'easy' | null {
  const { discrimination, facility } = item;
  if (participants < leastToWarn) return null;
  if (isKeyInDoubt(item, participants)) return 'key';
  if (discrimination !== null && discrimination < leastDiscrimination) return 'few';
  if (facility === null) return null;
  if (facility < hardBelow) return 'hard';
  return facility > easyAbove ? 'easy' : null;
}
