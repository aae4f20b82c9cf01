import { describe, expect, it, vi } from 'vitest';
import { problemStatus } from '../../../contract/calls/problem';
import { copy } from '../../../src/copy/en/common';
import { identityCopy } from '../../../src/copy/en/identity';
import { kindsCopy } from '../../../src/copy/en/kinds';
import { paletteCopy } from '../../../src/copy/en/palette';
import { scheduleCopy } from '../../../src/copy/en/schedule';
import { copyHi } from '../../../src/copy/hi/common';
import { identityCopyHi } from '../../../src/copy/hi/identity';
import { kindsCopyHi } from '../../../src/copy/hi/kinds';
import { outboxCopyHi } from '../../../src/copy/hi/outbox';
import { paletteCopyHi } from '../../../src/copy/hi/palette';
import { scheduleCopyHi } from '../../../src/copy/hi/schedule';
import { studyCopyHi } from '../../../src/copy/hi/study';
import { figuresIn } from '../../../src/learner/figures';
import { causes } from '../../../src/learner/outbox/parcel/older-causes';
import { timesIn } from '../../../src/ui/display/times';
import { saidOf } from '../../../src/ui/schedule/moments';

const devanagari = /[\u0900-\u097f]/;

describe('the Hindi catalogue', () => {
  it('has its own sentence wherever English has one', () => {
    const [english, hindi] = [
      { ...copy, ...identityCopy },
      { ...copyHi, ...identityCopyHi },
    ];
    const same = Object.entries(english).filter(
      ([key, sentence]) => typeof sentence === 'string' && hindi[key as keyof typeof hindi] === sentence,
    );
    expect(same.map(([key]) => key)).toEqual(['otp']);
  });

  it('translates every reason of the outbox', () => {
    for (const cause of causes) expect(outboxCopyHi.parcelCauses[cause]).toMatch(devanagari);
  });

  it('translates every refusal by its code, and leaves a refusal with a code of a later version unchanged', () => {
    for (const code of Object.keys(problemStatus) as (keyof typeof problemStatus)[])
      expect(copyHi.refusal({ code, message: 'No.' })).toMatch(devanagari);
    expect(copyHi.refusal({ code: 'asteroid' as never, message: 'No.' })).toBe('No.');
    expect(copy.refusal({ code: 'not-found', message: 'No such paper.' })).toBe('No such paper.');
  });

  it('pluralizes as Hindi does: 0 and 1 alike', () => {
    expect(studyCopyHi.negative('1', 0)).toBe('0 गलत उत्तर से 1 अंक कटे।');
    expect(studyCopyHi.negative('1', 1)).toBe('1 गलत उत्तर से 1 अंक कटे।');
    expect(studyCopyHi.negative('1', 2)).toBe('2 गलत उत्तरों से 1 अंक कटे।');
    expect(studyCopyHi.leftEasy(2, [2, 7])).toBe('आपके 2 ऐसे प्रश्न अनुत्तरित रहे जिन्हें अधिकांश परीक्षार्थियों ने सही किया: क्रमांक 2 और 7।');
    expect(studyCopyHi.leftEasy(5, [])).toBe('आपके 5 ऐसे प्रश्न अनुत्तरित रहे जिन्हें अधिकांश परीक्षार्थियों ने सही किया।');
    expect(copyHi.submitCounts(3, 3)).toBe('उत्तर दिए गए प्रश्न: 3 में से 3।');
    expect(copyHi.submitCounts(1, 3)).toBe('उत्तर दिए गए प्रश्न: 3 में से 1, अनुत्तरित: 2।');
  });

  it('names the states of a palette by the answer first: unanswered ones add up to what a hand-in calls unanswered', () => {
    for (const { standings } of [paletteCopy, paletteCopyHi]) {
      expect(standings.marked.startsWith(standings.unanswered)).toBe(true);
      expect(standings['answered-marked'].startsWith(standings.answered)).toBe(true);
    }
    expect(copy.submitCounts(2, 10)).toMatch(new RegExp(`8 ${paletteCopy.standings.unanswered}`, 'i'));
  });

  it('says the part of the day, as people do', () => {
    const at = (hour: number) => new Date(2026, 10, 24, hour, 11);
    const clock = timesIn('hi-IN', { timeStyle: 'short' });
    expect([5, 15, 18, 21].map((hour) => clock.format(at(hour)))).toEqual(['सुबह 5:11 बजे', 'दोपहर 3:11 बजे', 'शाम 6:11 बजे', 'रात 9:11 बजे']);
    expect(timesIn('hi-IN', { timeStyle: 'medium' }).format(at(5))).toBe('सुबह 5:11:00 बजे');
    const before = { at: at(5).getTime(), now: at(5).getTime() - 24 * 3_600_000 };
    expect(saidOf(scheduleCopyHi.resultsOn, { locale: 'hi-IN', ...before })).toBe('परिणाम मंगलवार, 24 नवंबर को सुबह 5:11 बजे आएगा');
    expect(saidOf(scheduleCopy.startsUntil, { locale: 'en-IN', ...before, size: 'short' })).toMatch(/^Last entry: Tue, 24 Nov,? 5:11 am$/);
    // Of today, no date.
    const today = { at: at(17).toISOString(), now: at(5).getTime() };
    const { opensOn, resultsOn, startsUntil } = scheduleCopy;
    const said = [opensOn, resultsOn, startsUntil].map((words) => saidOf(words, { locale: 'en-IN', ...today }));
    expect(said).toEqual(['Opens today, 5:11 pm', 'Results today, 5:11 pm', 'Last entry: today, 5:11 pm']);
    expect(saidOf(scheduleCopyHi.resultsOn, { locale: 'hi-IN', ...today })).toBe('परिणाम आज शाम 5:11 बजे आएगा');
    expect(timesIn('hi-IN', { dateStyle: 'medium' }).format(at(5))).not.toContain('बजे');
  });

  it('writes days and times of them as the platform does, without its tables', () => {
    for (const words of [copy, copyHi]) {
      const { dayText, momentText, shortDayText } = figuresIn(words);
      const [short, day, moment] = [
        timesIn(words.locale, { day: 'numeric', month: 'short' }),
        timesIn(words.locale, { dateStyle: 'medium' }),
        timesIn(words.locale, { dateStyle: 'medium', timeStyle: 'short' }),
      ];
      for (let hour = 0; hour < 24; hour += 1)
        for (let month = 0; month < 12; month += 1) {
          const time = new Date(2026, month, 1 + hour, hour, 5 + hour);
          expect(shortDayText(time.toISOString())).toBe(short.format(time));
          expect(dayText(time.toISOString())).toBe(day.format(time));
          expect(momentText(time.getTime())).toBe(moment.format(time).replace('\u202f', ' '));
        }
    }
    vi.stubGlobal('Intl', undefined);
    expect(figuresIn(copy).momentText(new Date(2026, 0, 5, 0, 7).getTime())).toBe('5 Jan 2026, 12:07 am');
    vi.unstubAllGlobals();
  });

  it('tells how partly right answers are marked by numbers, where they are known', () => {
    expect(kindsCopy.schemes['jee-advanced']('1', '2')).toBe('Partial marking: +1 for each right option, −2 if any is wrong.');
    expect(kindsCopy.schemes['jee-advanced']('1', '0')).toBe('Partial marking: +1 for each right option, 0 if any is wrong.');
    expect(kindsCopy.schemes['jee-advanced']()).toBe('Partial marking: marks for each right option, minus marks if any is wrong.');
    expect(kindsCopyHi.schemes['jee-advanced']('1', '2')).toBe('आंशिक अंक: हर सही विकल्प पर +1, एक भी गलत हो तो −2।');
  });

  it('writes dates and numbers in the Indian format, with the digits of exam papers', () => {
    const { dayText, durationText, marksText } = figuresIn(copyHi);
    expect(dayText('2026-03-01T10:00:00.000Z')).toBe('1 मार्च 2026');
    expect(marksText(123456.5)).toBe('1,23,456.5');
    expect(durationText(400)).toBe('6 मिनट 40 सेकंड');
  });
});
