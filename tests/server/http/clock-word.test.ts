import { describe, expect, it } from 'vitest';
import { clockWarnings, isClockOff } from '../../../server/http/clock-word';

describe('the word on the clock of a process', () => {
  it.each([
    [-1_800, -1_801, true],
    [1_800, 1_799, true],
    // One of the others is wrong, and which one cannot be told.
    [-1_800, 1_800, false],
    [-1_800, 0, false],
    [0, -1_800, false],
    [-1_800, null, false],
    [null, -1_800, false],
    [30, 30, false],
    [30.5, 30.5, true],
  ])('identity service %j s, database %j s: off is %j', (identity, database, isOff) => {
    expect(isClockOff({ identity, database })).toBe(isOff);
  });

  it('names each clock that contradicts it, and is silent otherwise', () => {
    expect(clockWarnings({ identity: 29, database: null })).toEqual([]);
    const [first, second] = clockWarnings({ identity: -1_800.4, database: 45 });
    expect(first).toContain('1800 s behind that of the identity service');
    expect(second).toContain('45 s ahead of that of the database');
  });
});
