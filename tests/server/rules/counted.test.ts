import { describe, expect, it } from 'vitest';
import { countedOf, countingRule } from '../../../server/rules/counted';

const handIn = (number: number, score: number, isCopy = false) => ({ number, score, is_provisional: isCopy ? 1 : 0 });

describe('the hand-in that counts', () => {
  const three = [handIn(2, 9), handIn(3, 9), handIn(1, 4)];

  it('is the first, the last, or the best, of equal scores the earlier one', () => {
    expect(countedOf(three, 'first')?.number).toBe(1);
    expect(countedOf(three, 'last')?.number).toBe(3);
    expect(countedOf(three, 'best')?.number).toBe(2);
    expect(countedOf([handIn(1, -1), handIn(2, -2)], 'best')?.number).toBe(1);
  });

  it('is a copy of an unfinished attempt only where there is nothing else', () => {
    expect(countedOf([handIn(1, 9, true), handIn(2, 1)], 'first')?.number).toBe(2);
    expect(countedOf([handIn(1, 9, true)], 'last')?.number).toBe(1);
    expect(countedOf([], 'best')).toBeNull();
  });

  it('is decided by the latest chance that was used, and until then is the first', () => {
    const chances = [
      { number: 2, counts: 'best' },
      { number: 3, counts: 'last' },
    ] as const;
    expect(countingRule(chances, [handIn(1, 4)])).toBe('first');
    expect(countingRule(chances, [handIn(1, 4), handIn(2, 9)])).toBe('best');
    expect(countingRule(chances, three)).toBe('last');
    expect(countingRule(chances, [handIn(1, 4), handIn(2, 9), handIn(3, 9, true)])).toBe('best');
  });
});
