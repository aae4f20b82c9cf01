import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MoreTimeDraftSchema, moreTimeText, moreTimeTotals } from '../../../contract/assessment/more-time';

const isTotal = (minutes: unknown) => v.is(MoreTimeDraftSchema, { minutes });

describe('the minutes that everybody gets', () => {
  it('are multiples of five up to three hours', () => {
    expect([moreTimeTotals.length, moreTimeTotals[0], moreTimeTotals[1], moreTimeTotals.at(-1)]).toEqual([36, 5, 10, 180]);
    expect(moreTimeTotals.filter((minutes) => !isTotal(minutes))).toEqual([]);
  });

  it.each([-5, 0, 1, 6, 185, 7.5, '10', null, undefined])('are not %s', (minutes) => expect(isTotal(minutes)).toBe(false));

  it('have a text each', () => expect(moreTimeTotals.slice(0, 2).map(moreTimeText)).toEqual(['more:5', 'more:10']));
});
