import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MoreTimeDraftSchema, moreTimeText, moreTimeTotals } from '../../../contract/assessment/more-time';

const isTotal = (minutes: unknown) => v.is(MoreTimeDraftSchema, { minutes });

describe('the minutes that everybody or one learner gets', () => {
  it('are whole minutes up to three hours', () => {
    expect([moreTimeTotals.length, moreTimeTotals[0], moreTimeTotals[1], moreTimeTotals.at(-1)]).toEqual([180, 1, 2, 180]);
    expect(moreTimeTotals.filter((minutes) => !isTotal(minutes))).toEqual([]);
  });

  it.each([-5, 181, 7.5, '10', null, undefined])('are not %s', (minutes) => expect(isTotal(minutes)).toBe(false));

  it('are taken back from a total of at least one, to none at the least', () => {
    expect([1, 50].map((from) => v.is(MoreTimeDraftSchema, { minutes: 0, from, uid: 'asha' }))).toEqual([true, true]);
    expect([0, 181, null].map((from) => v.is(MoreTimeDraftSchema, { minutes: 0, from }))).toEqual([false, false, false]);
  });

  it('have a text each, and another one for each learner', () => {
    expect([5, 10].map((minutes) => moreTimeText(minutes))).toEqual(['more:5', 'more:10']);
    expect([moreTimeText(5, 'asha'), moreTimeText(5, 'ben')]).toEqual(['more:5:asha', 'more:5:ben']);
  });
});
