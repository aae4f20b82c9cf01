import { describe, expect, it } from 'vitest';
import type { ChanceCounts } from '../../../../contract/assessment/chance';
import { afterKeyOf, countedOf, heardLateMs } from '../../../../server/rules/results/counted';

const minute = 60_000;
const handIn = (number: number, score: number, isCopy = false, startedAt: number | null = null, datedBy = 'server') => ({
  ...{ number, score, is_provisional: isCopy ? 1 : 0 },
  evidence_json: startedAt === null ? null : JSON.stringify({ startedAt: new Date(startedAt).toISOString(), datedBy }),
});
const chance = (number: number, counts: ChanceCounts, withdrawn_at: number | null = null) => ({ number, counts, withdrawn_at });

describe('the hand-in that counts', () => {
  const three = [handIn(2, 9), handIn(3, 9), handIn(1, 4)];
  const numberOf = (...of: Parameters<typeof countedOf>) => countedOf(...of)?.handIn.number;

  it.each<[ChanceCounts, number]>([
    ['first', 1],
    ['last', 3],
    ['best', 2],
  ])('is the %s, of equal scores the earlier one', (rule, number) => {
    expect(countedOf(three, [chance(2, 'best'), chance(3, rule)])).toMatchObject({ handIn: { number }, rule });
  });

  it('is the better one, also where both are below nothing', () => {
    expect(numberOf([handIn(1, -1), handIn(2, -2)], [chance(2, 'best')])).toBe(1);
  });

  it('is a copy of an unfinished attempt only where there is nothing else', () => {
    expect(numberOf([handIn(1, 9, true), handIn(2, 1)], [chance(2, 'first')])).toBe(2);
    expect(numberOf([handIn(1, 9, true)], [])).toBe(1);
    expect(countedOf([], [chance(2, 'best')])).toBeNull();
    // A copy uses no chance.
    expect(countedOf([handIn(1, 4, true), handIn(2, 9, true)], [chance(2, 'best')])).toMatchObject({
      handIn: { number: 1 },
      rule: 'first',
    });
  });

  it('is decided by the latest chance that was used, and until then is the first', () => {
    const chances = [chance(2, 'best'), chance(3, 'last')];
    expect(countedOf([handIn(1, 4)], chances)?.rule).toBe('first');
    expect(countedOf([handIn(1, 4), handIn(2, 9)], chances)?.rule).toBe('best');
    expect(countedOf(three, chances)?.rule).toBe('last');
    expect(countedOf([handIn(1, 4), handIn(2, 9), handIn(3, 9, true)], chances)?.rule).toBe('best');
  });

  it('is none that was begun after its chance was taken back, unless there is no other', () => {
    const at = 100 * minute;
    const chances = [chance(2, 'last', at)];
    const begun = (ms: number) => handIn(2, 9, false, ms);
    expect(numberOf([handIn(1, 4), begun(at - minute)], chances)).toBe(2);
    // A device may not have heard of it yet.
    expect(numberOf([handIn(1, 4), begun(at + heardLateMs)], chances)).toBe(2);
    expect(countedOf([handIn(1, 4), begun(at + heardLateMs + 1)], chances)).toMatchObject({ handIn: { number: 1 }, rule: 'first' });
    expect(numberOf([handIn(1, 4), handIn(2, 9)], chances)).toBe(2);
    // The clock of a device that has heard no server time may be wrong by years.
    expect(numberOf([handIn(1, 4), handIn(2, 9, false, at + 100 * minute, 'device')], chances)).toBe(2);
    expect(numberOf([begun(at + heardLateMs + 1)], chances)).toBe(2);
    expect(numberOf([handIn(1, 4, true), begun(at + heardLateMs + 1)], chances)).toBe(2);
  });

  it('is none that was set aside after the key, and its chance decides nothing', () => {
    const aside = { ...handIn(1, 16), after_key: 'aside' } as const;
    for (const rule of ['first', 'last', 'best'] as const) expect(numberOf([aside, handIn(2, 0)], [chance(2, rule)])).toBe(2);
    const last = { ...handIn(3, 16), after_key: 'aside' } as const;
    const chances = [chance(2, 'best'), chance(3, 'last')];
    expect(countedOf([handIn(1, 4), handIn(2, 9), last], chances)).toMatchObject({ handIn: { number: 2 }, rule: 'best' });
    expect(numberOf([handIn(1, 4), { ...handIn(2, 1), after_key: 'known' }], [chance(2, 'last')])).toBe(2);
    // What was begun too late goes before what was made with the key.
    expect(numberOf([aside, handIn(2, 0, false, 100 * minute + heardLateMs + 1)], [chance(2, 'best', 100 * minute)])).toBe(2);
  });

  it('is set aside by a reading of the key since its chance was given, and of a first one by any', () => {
    expect(afterKeyOf(undefined, null)).toBeNull();
    expect(afterKeyOf(undefined, 5)).toBeNull();
    const reading = { first_at: 3, last_at: 5 };
    expect(afterKeyOf(reading, null)).toBe('aside');
    expect(afterKeyOf(reading, 4)).toBe('aside');
    expect(afterKeyOf(reading, 5)).toBe('known');
  });
});
