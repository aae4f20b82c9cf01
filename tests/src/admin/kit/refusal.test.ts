import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Problem } from '../../../../contract/calls/problem';
import type { RuleCode } from '../../../../contract/faults/form-rules';
import { type Cause, refusalFrom, refusedHere, stillHolds } from '../../../../src/admin/kit/calls/refusal';
import { ApiError } from '../../../../src/api/client';
import { adminEnglish, adminHindi } from '../english';

afterEach(() => vi.unstubAllGlobals());

const inEnglish = (cause: Cause | null) => cause && refusalFrom(cause, 'Failed.', adminEnglish, 'createQuestion');
const inHindi = (cause: Cause | null) => cause && refusalFrom(cause, 'असफल।', adminHindi, 'createQuestion');

test('a dotted path is shown with its list positions counted from 1', () => {
  const { fieldName } = adminEnglish;
  expect(fieldName('name')).toBe('Name');
  expect(fieldName('subjects.0.numberOfQuestions')).toBe('Subject 1, number of questions');
  expect(fieldName('categoryIds.2')).toBe('Category 3');
  expect(fieldName('categories.0')).toBe('Category 1');
  expect(adminHindi.fieldName('subjects.0.numberOfQuestions')).toBe('विषय 1, प्रश्नों की संख्या');
  expect(fieldName('options.1.text')).toBe('Option B, text');
  expect(fieldName('description')).toBe('Question');
  expect(fieldName('description', 'generateByCategories')).toBe('Description');
  expect(fieldName('contactEmail')).toBe('Email address of the institute');
  expect(adminHindi.fieldName('translation.options.2')).toBe('दूसरी भाषा, विकल्प C');
  expect(adminHindi.fieldName('description', 'generateByCategories')).toBe('विवरण');
});

test('numbers below 1 are named before anything is sent', () => {
  const body = { name: 'A', durationInMinutes: 0, totalMarks: Number.NaN, questionCount: 1, categories: [1] };
  const cause = refusedHere('generateByCategories', { body }, null);
  expect(inEnglish(cause)).toEqual({
    sentence: adminEnglish.checkFields,
    details: ['Duration: is less than 1.', 'Total marks: is not a number.'],
    fields: ['durationInMinutes', 'totalMarks'],
  });
  expect(inHindi(cause)?.details).toEqual(['अवधि: 1 से कम है।', 'कुल अंक: संख्या नहीं है।']);
});

test('a rule of the contract is shown alone, in either language', () => {
  const cause = refusedHere('addCategory', { query: { name: '' } }, 'category-without-name');
  expect(inEnglish(cause)).toMatchObject({ sentence: 'Category name cannot be empty!', details: [] });
  expect(inHindi(cause)).toMatchObject({ sentence: 'श्रेणी का नाम खाली नहीं हो सकता!', details: [] });
});

test('the fields that a server names are listed below its message', () => {
  const problem = {
    code: 'invalid',
    message: 'The request is not valid.',
    fields: { 'subjects.1.name': 'is required' },
    reasons: { 'subjects.1.name': { code: 'required' } },
  } as const;
  const cause: Cause = { is: 'thrown', error: new ApiError('problem', 400, problem) };
  expect(inEnglish(cause)).toEqual({
    sentence: 'Failed.',
    details: ['The request is not valid.', 'Subject 2, name: is required.'],
    fields: ['subjects.1.name'],
  });
  expect(inHindi(cause)?.details).toEqual(['भेजी गई जानकारी सही नहीं है।', 'विषय 2, नाम: ज़रूरी है।']);
});

test('a server’s list of names is not said beside what is wrong with each of them', () => {
  const thrown = (fields: Record<string, string>, names: string[], hasMore = false): Cause => {
    const reasons = Object.fromEntries(Object.keys(fields).map((path) => [path, { code: 'time-passed' } as const]));
    const problem = {
      code: 'invalid',
      message: 'Not valid: until.',
      reason: { code: 'fields-not-valid', names, hasMore },
      fields,
      reasons,
    };
    return { is: 'thrown', error: new ApiError('problem', 400, problem as Problem) };
  };
  const cause = thrown({ until: 'has passed already' }, ['until']);
  expect(inEnglish(cause)).toEqual({ sentence: 'Failed.', details: ['Shown until: has passed already.'], fields: ['until'] });
  expect(inHindi(cause)?.details).toEqual(['कब तक दिखे: बीत चुका है।']);
  // What no field says is said as before.
  const all = 'Shown until: has passed already.';
  expect(inEnglish(thrown({ until: '' }, ['until', 'text']))?.details).toEqual(['Not valid: until, text.', all]);
  expect(inEnglish(thrown({ until: '' }, ['until'], true))?.details).toEqual(['Not valid: until and more.', all]);
});

test.each([
  ['offline', 'The server could not be reached.', 'सर्वर से संपर्क नहीं हो सका।'],
  ['slow', 'The server did not answer in time.', 'सर्वर ने समय पर जवाब नहीं दिया।'],
  ['problem', 'The reply was not from the exam server.', 'जवाब परीक्षा सर्वर से नहीं आया।'],
] as const)('a call without a reply of the server is worded by the kind of its error: %s', (kind, english, hindi) => {
  vi.stubGlobal('navigator', { onLine: true });
  const cause: Cause = { is: 'thrown', error: new ApiError(kind) };
  expect(inEnglish(cause)?.details).toEqual([english]);
  expect(inHindi(cause)?.details).toEqual([hindi]);
});

test('a call of a device without a network says so in both languages', () => {
  vi.stubGlobal('navigator', { onLine: false });
  const cause: Cause = { is: 'thrown', error: new ApiError('offline') };
  expect(inEnglish(cause)?.details).toEqual([adminEnglish.offline]);
  expect(inHindi(cause)?.details).toEqual([adminHindi.offline]);
});

test('a refusal loses each field that is corrected; a new fault is shown only after the next try', () => {
  const body = (more: object) => ({ body: { name: 'A', durationInMinutes: 0, totalMarks: 0, questionCount: 1, categories: [1], ...more } });
  const cause = refusedHere('generateByCategories', body({}), null);
  const left = (more: object, of = cause) => of && stillHolds('generateByCategories', of, { args: body(more) });
  expect(inEnglish(left({}))?.fields).toEqual(['durationInMinutes', 'totalMarks']);
  expect(inEnglish(left({ durationInMinutes: 5, questionCount: 0 }))?.fields).toEqual(['totalMarks']);
  expect(left({ durationInMinutes: 5, totalMarks: 5, questionCount: 0 })).toBeNull();
  expect(inEnglish(left({ totalMarks: Number.NaN }))?.details).toEqual(['Duration: is less than 1.', 'Total marks: is not a number.']);
});

test('a rule is shown until it is satisfied, and no other rule replaces it', () => {
  const args = { query: { name: '' } };
  const cause = refusedHere('addCategory', args, 'category-without-name');
  const left = (name: string, fault: RuleCode | null) => cause && stillHolds('addCategory', cause, { args: { query: { name } }, fault });
  expect(inEnglish(left(' ', 'category-without-name'))?.sentence).toBe('Category name cannot be empty!');
  expect(left('Science', null)).toBeNull();
  expect(left('Science', 'exam-incomplete')).toBeNull();
});

test("a server's message about fields stands as long as the values that were sent; a network error stands until the next try", () => {
  const args = { query: { name: 'A' } };
  const sent = JSON.stringify(args);
  const named = new ApiError('problem', 400, { code: 'invalid', message: 'Not valid.', fields: { name: 'is taken' } });
  const changed = { args: { query: { name: 'B' } } };
  expect(stillHolds('addCategory', { is: 'thrown', error: named, sent }, { args })).not.toBeNull();
  expect(stillHolds('addCategory', { is: 'thrown', error: named, sent }, changed)).toBeNull();
  expect(stillHolds('addCategory', { is: 'thrown', error: new ApiError('offline'), sent }, changed)).not.toBeNull();
});

test('a field keeps the sentence of a server that sends no fault, or one that this page does not know', () => {
  const said = { code: 'invalid', message: 'Not valid.', fields: { name: 'is taken' } } as const;
  const later = { ...said, reasons: { name: { code: 'taken-by-an-asteroid' } } };
  for (const problem of [said, later])
    for (const [read, name] of [
      [inEnglish, 'Name: is taken.'],
      [inHindi, 'नाम: is taken।'],
    ] as const)
      expect(read({ is: 'thrown', error: new ApiError('problem', 400, problem) })?.details.at(-1)).toBe(name);
});

const lastDetail = (problem: Problem) => {
  const cause: Cause = { is: 'thrown', error: new ApiError('problem', 404, problem) };
  return [inEnglish(cause)?.details.at(-1), inHindi(cause)?.details.at(-1)];
};

test("a server's reason is worded in both languages, with its parameters", () => {
  const absent = { code: 'not-found', message: 'There is no such exam.', reason: { code: 'no-such-exam' } } as const;
  expect(lastDetail(absent)).toEqual(['There is no such exam.', 'ऐसी कोई परीक्षा नहीं है।']);
  const taken = {
    code: 'already-exists',
    message: '"Algebra" is there already.',
    reason: { code: 'name-taken', name: 'Algebra' },
  } as const;
  expect(lastDetail(taken)).toEqual(['"Algebra" is there already.', '"Algebra" पहले से मौजूद है।']);
  const why = { code: 'picture-too-large', megabytes: 8 };
  const large = { code: 'too-large', message: 'The file is larger than 8 MB.', reason: { code: 'file-not-taken', why } } as const;
  expect(lastDetail(large)).toEqual(['The file is larger than 8 MB.', 'यह फ़ाइल नहीं ली जा सकती: 8 MB से बड़ी है।']);
});

test('a server without a reason, or with one that this page does not know, is shown by its message and its code', () => {
  const said = { code: 'not-found', message: 'There is no such moon.' } as const;
  const shown = ['There is no such moon.', 'यह उपलब्ध नहीं है।'];
  expect(lastDetail(said)).toEqual(shown);
  expect(lastDetail({ ...said, reason: { code: 'no-such-moon' } })).toEqual(shown);
  expect(lastDetail({ ...said, reason: { code: 'file-not-taken', why: { code: 'eaten-by-an-asteroid' } } })).toEqual(shown);
  expect(lastDetail({ ...said, reason: { code: 'file-not-taken', why: 'no fault' } })).toEqual(shown);
});

describe('a refusal because another admin saved meanwhile', () => {
  const saved = (saver: { by?: string; at?: string }): Cause => {
    const problem: Problem = { code: 'in-use', message: 'Changed.', reason: { code: 'changed-meanwhile', version: 5, ...saver } };
    return { is: 'thrown', error: new ApiError('problem', 409, problem) };
  };
  const at = '2026-03-01T09:00:00.000Z';

  test.each([
    [{ by: 'ravi@portal.test', at }, 'ravi@portal.test, 1 Mar 2026, ', 'ravi@portal.test, 1 मार्च 2026 को '],
    [
      { by: 'erased-0123456789ab', at },
      'an admin whose account was deleted since, 1 Mar',
      'एक एडमिन, जिसका खाता बाद में मिटा दिया गया, 1 मार्च',
    ],
    [{ by: '', at }, 'a command on the server, 1 Mar', 'सर्वर पर दिया गया आदेश, 1 मार्च'],
    // A server of an earlier version names nobody.
    [{}, 'an admin whose name is not known', 'एक एडमिन, जिसका नाम पता नहीं है'],
  ])('says who, and when: %j', (saver, english, hindi) => {
    const said = inEnglish(saved(saver));
    expect(said?.details[0]).toBe('This was changed meanwhile, so nothing was saved. Look at what is saved now.');
    expect(said?.details[1]?.startsWith(`Changed by ${english}`)).toBe(true);
    expect(adminEnglish.presentText(said?.savedBy ?? null)).toContain(`Saved now, by ${english}`);
    expect(inHindi(saved(saver))?.details[1]).toContain(`किसने बदला: ${hindi}`);
    expect(adminHindi.presentText(inHindi(saved(saver))?.savedBy ?? null)).toContain(`अभी सेव है (${hindi}`);
  });

  test('and no other refusal says so', () => {
    const problem: Problem = { code: 'in-use', message: 'In use.', reason: { code: 'paper-frozen' } };
    expect(inEnglish({ is: 'thrown', error: new ApiError('problem', 409, problem) })).not.toHaveProperty('savedBy');
  });
});
