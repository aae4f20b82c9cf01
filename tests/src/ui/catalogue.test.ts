import { describe, expect, it } from 'vitest';
import { problemStatus } from '../../../contract/calls/problem';
import { copy } from '../../../src/copy/en/common';
import { copyHi } from '../../../src/copy/hi/common';
import { studyCopyHi } from '../../../src/copy/hi/study';
import { figuresIn } from '../../../src/learner/figures';
import { causes } from '../../../src/learner/outbox/parcel/cause';

const devanagari = /[\u0900-\u097f]/;

describe('the Hindi catalogue', () => {
  it('has its own sentence wherever English has one', () => {
    const same = Object.entries(copy).filter(
      ([key, sentence]) => typeof sentence === 'string' && copyHi[key as keyof typeof copyHi] === sentence,
    );
    expect(same.map(([key]) => key)).toEqual(['otp']);
  });

  it('translates every reason of the outbox', () => {
    for (const cause of causes) expect(copyHi.parcelCauses[cause]).toMatch(devanagari);
  });

  it('translates every refusal by its code, and leaves a refusal with a code of a later version unchanged', () => {
    for (const code of Object.keys(problemStatus) as (keyof typeof problemStatus)[])
      expect(copyHi.refusal({ code, message: 'No.' })).toMatch(devanagari);
    expect(copyHi.refusal({ code: 'asteroid' as never, message: 'No.' })).toBe('No.');
    expect(copy.refusal({ code: 'not-found', message: 'No such paper.' })).toBe('No such paper.');
  });

  it('pluralizes as Hindi does: 0 and 1 alike', () => {
    expect(studyCopyHi.resultsAway(0)).toBe('0 परिणाम अभी इस डिवाइस पर नहीं है।');
    expect(studyCopyHi.resultsAway(1)).toBe('1 परिणाम अभी इस डिवाइस पर नहीं है।');
    expect(studyCopyHi.resultsAway(2)).toBe('2 परिणाम अभी इस डिवाइस पर नहीं हैं।');
    expect(studyCopyHi.leftEasy([2, 7])).toBe('आपने 2 ऐसे प्रश्न छोड़े जिन्हें अधिकांश परीक्षार्थियों ने सही किया: क्रमांक 2 और 7।');
    expect(studyCopyHi.negative('1', 1)).toBe('1 गलत उत्तर से 1 अंक कटे।');
    expect(copyHi.submitCounts(3, 3)).toBe('उत्तर दिए गए प्रश्न: 3 में से 3।');
    expect(copyHi.submitCounts(1, 3)).toBe('उत्तर दिए गए प्रश्न: 3 में से 1, अनुत्तरित: 2।');
  });

  it('writes dates and numbers in the Indian format, with the digits of exam papers', () => {
    const { dayText, durationText, marksText } = figuresIn(copyHi);
    expect(dayText('2026-03-01T10:00:00.000Z')).toBe('1 मार्च 2026');
    expect(marksText(123456.5)).toBe('1,23,456.5');
    expect(durationText(400)).toBe('6 मिनट 40 से॰');
  });
});
