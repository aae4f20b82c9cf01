import { type Item, isKeyInDoubt, leastToWarn } from '../../../../contract/assessment/statistics';

/**
 * Returns the warning of a question, or null. A negative discrimination suggests a wrong key or a misread question: learners who know the
 * rest get it wrong.
 */
export function warningOf(item: Pick<Item, 'discrimination' | 'facility'>, participants: number): 'key' | 'few' | 'hard' | 'easy' | null {
  const { discrimination, facility } = item;
  if (participants < leastToWarn) return null;
  if (isKeyInDoubt(item, participants)) return 'key';
  if (discrimination !== null && discrimination < 0.15) return 'few';
  if (facility === null) return null;
  if (facility < 0.2) return 'hard';
  return facility > 0.95 ? 'easy' : null;
}
