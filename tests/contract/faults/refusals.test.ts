import { describe, expect, it } from 'vitest';
import type { RefusalParams, RefusalReason } from '../../../contract/faults/refusals';
import { refusals as english, refusalInEnglish } from '../../../contract/faults/refusals';
import { worded } from '../../../contract/faults/sentences';
import { refusals as hindi } from '../../../src/admin/words/hi/faults/refusals';

const inHindi = (reason: RefusalReason): string => worded<RefusalParams>(reason, hindi);
const codes = Object.keys(english) as (keyof RefusalParams)[];

/** Each refusal that has parameters: the parameters, and what both sentences show of them. */
const withParams: [RefusalReason, string[]][] = [
  [{ code: 'no-assessment-of-id', assessment: 71 }, ['71']],
  [{ code: 'no-question-of-id', assessment: 71, question: 82 }, ['71', '82']],
  [{ code: 'no-option-of-id', question: 82, option: 93 }, ['82', '93']],
  [{ code: 'name-taken', name: 'Algebra' }, ['"Algebra"']],
  [{ code: 'bank-too-small', subject: 'Physics', needed: 71, found: 82 }, ['Physics', '71', '82']],
  [
    { code: 'kinds-too-small', subject: 'Physics', kinds: ['multiple', 'numeric'], needed: 71, found: 82 },
    ['Physics', 'multiple', 'numeric', '71', '82'],
  ],
  [{ code: 'level-too-small', subject: 'Physics', level: 'Hard', needed: 71, found: 82 }, ['Physics', '71', '82']],
  [{ code: 'no-other-question', subject: 'Physics' }, ['Physics']],
  [{ code: 'sets-not-whole', subject: 'Physics', needed: 71, found: 82 }, ['Physics', '71', '82']],
  [{ code: 'no-other-set', subject: 'Physics', questions: 71 }, ['Physics', '71']],
  [{ code: 'category-in-use', questions: 71, retired: 82, subcategories: 93, exams: 64 }, ['71', '82', '93', '64']],
  [{ code: 'right-missing', rights: ['a', 'b'] }, ['a', 'b']],
  [{ code: 'assessment-sat', handIns: 71, sitting: 82 }, ['71', '82']],
  [{ code: 'body-too-large', bytes: 71 }, ['71']],
  [{ code: 'body-of-other-type', type: 'application/json' }, ['application/json']],
  [{ code: 'file-not-taken', why: { code: 'picture-too-large', megabytes: 71 } }, ['71 MB']],
  [{ code: 'requests-too-many', seconds: 71 }, ['71']],
  [{ code: 'tries-too-many', seconds: 71 }, ['71']],
  [{ code: 'mails-too-many', seconds: 71 }, ['71']],
  [{ code: 'opens-later', at: '2026-03-08T04:30:00.000Z' }, ['2026-03-08T04:30:00.000Z']],
  [{ code: 'closed-since', at: '2026-03-08T04:30:00.000Z' }, ['2026-03-08T04:30:00.000Z']],
  [{ code: 'results-later', at: '2026-03-08T04:30:00.000Z' }, ['2026-03-08T04:30:00.000Z']],
  [{ code: 'practice-day-full', most: 10_000 }, ['10000']],
  [{ code: 'practice-log-full', most: 200_000 }, ['200000']],
  [{ code: 'reports-day-full', most: 30 }, ['30']],
  [{ code: 'reports-full', most: 300 }, ['300']],
  [{ code: 'notices-full', most: 100 }, ['100']],
  [{ code: 'passage-in-use', questions: 3 }, ['3']],
  // The number is for the screen, which fetches the version and shows it.
  [{ code: 'changed-meanwhile', version: 3 }, []],
  // The names are those of the request; a screen in Hindi lists the fields by their names in Hindi.
  [{ code: 'fields-not-valid', names: ['a.1.b', 'c'], hasMore: true }, []],
];

describe('each refusal', () => {
  it('has a whole sentence in both languages', () => {
    const plain = (table: object) => Object.values(table).filter((sentence) => typeof sentence === 'string');
    for (const sentence of [...plain(english), ...withParams.map(([reason]) => refusalInEnglish(reason))])
      expect(sentence).toMatch(/^[\p{Lu}"][^\u0900-\u097f]+\.$/u);
    for (const sentence of [...plain(hindi), ...withParams.map(([reason]) => inHindi(reason))])
      expect(sentence).toMatch(/[\u0900-\u097f].*[^।]।$/);
    expect(Object.keys(hindi)).toEqual(codes);
  });

  it('shows its parameters in both languages', () => {
    expect(withParams.map(([{ code }]) => code).sort()).toEqual(codes.filter((code) => typeof english[code] === 'function').sort());
    for (const [reason, shown] of withParams)
      for (const part of shown) {
        expect(refusalInEnglish(reason)).toContain(part);
        expect(inHindi(reason)).toContain(part);
      }
  });

  it('is short enough for the server not to cut it', () => {
    expect(Object.values(english).filter((sentence) => typeof sentence === 'string' && sentence.length > 300)).toEqual([]);
  });
});

it('fields are named as far as a refusal names them', () => {
  expect(refusalInEnglish({ code: 'fields-not-valid', names: ['a', 'b.0'], hasMore: false })).toBe('Not valid: a, b.0.');
  expect(refusalInEnglish({ code: 'fields-not-valid', names: ['a', 'b.0'], hasMore: true })).toBe('Not valid: a, b.0 and more.');
});
