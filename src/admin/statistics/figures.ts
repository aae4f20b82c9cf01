import type { Item } from '../../../contract/assessment/insight';

/** Submissions below which no number says enough of a question to warn of it. */
export const leastToWarn = 10;

export const shareText = (share: number | null): string => (share === null ? '–' : `${Math.round(share * 100)}%`);
export const signedText = (value: number | null): string => (value === null ? '–' : value.toFixed(2).replace('-', '−'));

/** What an admin should look at again: a question that those who know the rest get wrong is keyed wrong, or misread. */
export function warningOf(
  { discrimination, facility }: Pick<Item, 'discrimination' | 'facility'>,
  participants: number,
): 'key' | 'few' | 'hard' | 'easy' | null {
  if (participants < leastToWarn) return null;
  if (discrimination !== null && discrimination < 0) return 'key';
  if (discrimination !== null && discrimination < 0.15) return 'few';
  if (facility === null) return null;
  if (facility < 0.2) return 'hard';
  return facility > 0.95 ? 'easy' : null;
}
