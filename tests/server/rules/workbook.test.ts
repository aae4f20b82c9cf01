import { describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { zoneName } from '../../../contract/assessment/results-file/zone';
import { english } from '../../../contract/people/data-file/english';
import { hindi } from '../../../contract/people/data-file/hindi';
import { type AnswerInWords, PersonDataSchema } from '../../../contract/people/person-data';
import type { TrailDetails } from '../../../contract/trail/trail';
import { jsonPieces } from '../../../server/rules/data/json-pieces';
import { type KeptData, personDataOf } from '../../../server/rules/data/kept-data';
import { type WorkbookWish, workbookOf } from '../../../server/rules/data/workbook';

const answer = (number: number): AnswerInWords => ({
  ...{ number, subject: 'Physics', question: `Q${number} <&> =1+1`, chosen: number % 2 ? 'A. 7 m/s' : null },
  ...{ markedForReview: number === 2, secondsOnScreen: number, answeredAs: null },
});

const handIn = (at: number, answers: number): KeptData['submissions'][number] => ({
  ...{ assessment: `Test ${at}`, handedInAt: '2026-03-01T09:00:00.000Z', secondsTaken: 60, extraTimePercent: null },
  ...{ arrived: 'from your device', isTrialOfAdmin: false, answers: Array.from({ length: answers }, (_, number) => answer(number + 1)) },
  result: at === 1 ? { score: 4, totalMarks: 8, right: 1, wrong: 0, notAnswered: 1 } : null,
  evidence: null,
});

/** The data of a person who handed in so many times, each time with so many answers. */
const dataOf = (handIns: number, answers: number): KeptData => ({
  ...{ portal: 'Portal', madeAt: '2026-03-01T09:00:00.000Z', group: null, profile: null },
  account: {
    ...{ id: 'asha', role: 'user', verifiedEmail: '', verifiedPhone: '', adminBy: '' },
    ...{ firstSeenAt: null, changedAt: null, shutOutSince: null },
  },
  extraTime: { timePercent: 100, mostEverPercent: 100, changes: [] },
  ...{
    acceptedNotices: [],
    expectedByInstitute: [],
    papersFetched: [],
    starts: [],
    otherCopies: [],
    resultsRead: [],
    markedAgain: [],
    ownMinutes: [],
  },
  ...{ chances: [], numberedHandIns: [] },
  ...{ changesAboutPerson: [], changesByPerson: [], workKept: [], practice: [], reports: [], devices: [], newsDevices: [], newsSent: [] },
  submissions: Array.from({ length: handIns }, (_, at) => handIn(at, answers)),
});

async function whole(pieces: AsyncIterable<string | Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(Buffer.from(piece));
  return Buffer.concat(all);
}

/** How much a form writes between two pauses at most, in bytes before compression, and how often it pauses. */
async function pausesOf(make: (pause: () => Promise<void>) => AsyncIterable<unknown>): Promise<number> {
  let pauses = 0;
  for await (const _ of make(async () => {
    pauses += 1;
  }));
  return pauses;
}

describe("a person's data as a file", () => {
  const at = async () => undefined;
  const plain = { language: 'en', zone: 'UTC' } as const;

  it('has formulas as lines that can be read in the workbook, and as they are kept in JSON', async () => {
    const data = dataOf(1, 1);
    const answers = data.submissions[0]?.answers ?? [];
    answers[0] = { ...answer(1), question: 'What is $\\frac{1}{2} + x^2$?', chosen: 'A. $\\sqrt{2}$' };
    const book = read(await whole(workbookOf(data, plain, at)));
    const cells = utils.sheet_to_json<unknown[]>(book.Sheets.Answers ?? {}, { header: 1, raw: true }).flat();
    expect(cells).toEqual(expect.arrayContaining(['What is 1/2 + x²?', 'A. √2']));
    expect((await whole(jsonPieces(data, at))).toString()).toContain('$\\\\frac{1}{2} + x^2$');
  });

  it('is a workbook with a sheet for each kind of data that is kept, whose header has what any row has', async () => {
    const book = read(await whole(workbookOf(dataOf(2, 3), plain, at)));
    expect(book.SheetNames).toEqual(['You', 'Submissions', 'Answers']);
    const rows = (name: string) => utils.sheet_to_json<unknown[]>(book.Sheets[name] ?? {}, { header: 1, raw: true });
    expect(rows('You')).toEqual(
      expect.arrayContaining([
        ['Portal', 'Portal'],
        ['Id', 'asha'],
        ['Role', 'learner'],
        ['Time in per cent of the usual', 100],
        ['Nothing is kept as', expect.stringMatching(/^Notices accepted, Expected by the institute, .*Marked again, .*, Work kept$/)],
        [`Made at (${zoneName('UTC', 'en')})`, '2026-03-01 09:00:00'],
      ]),
    );
    expect(rows('Submissions')[0]).toEqual(expect.arrayContaining(['Assessment', 'Is trial of admin', 'Score', 'Not answered']));
    expect(rows('Answers')).toHaveLength(7);
    expect(rows('Answers')[2]).toEqual(['Test 0', 2, 'Physics', 'Q2 <&> =1+1', '', 'Yes', 2, '']);
  });

  it('is written in Hindi, with times of the zone that is asked for and its name in the head of their column', async () => {
    const book = read(await whole(workbookOf(dataOf(2, 3), { language: 'hi', zone: 'Asia/Kolkata' }, at)));
    expect(book.SheetNames).toEqual(['आप', 'सबमिट किए टेस्ट', 'उत्तर']);
    const rows = (name: string) => utils.sheet_to_json<unknown[]>(book.Sheets[name] ?? {}, { header: 1, raw: true });
    expect(rows('आप')).toEqual(
      expect.arrayContaining([
        ['भूमिका', 'परीक्षार्थी'],
        ['फ़ाइल बनी (भारतीय मानक समय)', '2026-03-01 14:30:00'],
        ['इनमें कुछ नहीं रखा है', expect.stringMatching(/^स्वीकारी गई सूचनाएँ, .*दोबारा जाँच, .*, रखा गया काम$/)],
      ]),
    );
    expect(rows('सबमिट किए टेस्ट').slice(0, 2)).toEqual([
      expect.arrayContaining(['टेस्ट', 'सबमिट किया (भारतीय मानक समय)', 'कैसे आया', 'एडमिन का ट्रायल है']),
      expect.arrayContaining(['Test 0', '2026-03-01 14:30:00', 'आपके डिवाइस से', 'नहीं']),
    ]);
  });

  it('says rights and the things of the trail in Hindi', async () => {
    const data = dataOf(1, 1);
    const change = (about: string) => ({ at: '2026-03-01T09:00:00.000Z', act: 'role granted', about, details: { name: 'constructor' } });
    const more = {
      account: { ...data.account, role: 'admin' as const, rights: 'make-tests, results' },
      changesByPerson: [change('assessment 5'), change('portal'), change('another person'), change('constructor')],
    };
    const book = read(await whole(workbookOf({ ...data, ...more }, { language: 'hi', zone: 'UTC' }, at)));
    const rows = (name: string) => utils.sheet_to_json<unknown[]>(book.Sheets[name] ?? {}, { header: 1, raw: true });
    expect(rows('आप')).toContainEqual(['अधिकार', 'टेस्ट बनाना, लोग और परिणाम देखना']);
    expect(rows('आपके किए बदलाव').map((row) => row[2])).toEqual(['किसके बारे में', 'टेस्ट 5', 'पोर्टल', 'कोई और', 'constructor']);
  });

  it('says acts of the trail and their details in the words and the zone of the file', async () => {
    const of = (act: string, details: TrailDetails) => ({ at: '2026-03-01T09:00:00.000Z', act, about: 'you', details });
    const changes = [
      of('assessment scheduled', { state: 'published', opensAt: 1772355600000, closesAt: null, endsTogether: true }),
      of('chance given', { number: 2, counts: 'best', until: '2026-03-02T09:00:00.000Z' }),
      of('look saved', { changed: ['colour', 'icons'] }),
      of('category renamed', { before: 'Maps, state: published' }),
      of('constructor', { toString: 1 } as unknown as TrailDetails),
    ];
    const said = async (wish: WorkbookWish) => {
      const book = read(await whole(workbookOf({ ...dataOf(0, 0), changesByPerson: changes }, wish, at)));
      const rows = utils.sheet_to_json<string[]>(book.Sheets[wish.language === 'hi' ? 'आपके किए बदलाव' : 'Changes by you'] ?? {}, {
        header: 1,
      });
      return rows.slice(1).map(([, act, , details]) => `${act} · ${details}`);
    };
    expect(await said({ language: 'hi', zone: 'Asia/Kolkata' })).toEqual([
      'समय-सारणी बदली गई · स्थिति: प्रकाशित, खुलने का समय: 2026-03-01 14:30:00, शुरू करने का आख़िरी समय: –, सब एक साथ समाप्त करेंगे: हाँ',
      'टेस्ट फिर देने का मौक़ा दिया गया · कौन-सी बार: 2, गिना जाता है: सबसे अच्छा, कब तक: 2026-03-02 14:30:00',
      'नाम और रूप सेव किए गए · बदले: रंग, लोगो',
      'श्रेणी का नाम बदला गया · पहले: Maps, state: published',
      'constructor · toString: 1',
    ]);
    expect((await said({ language: 'en', zone: 'UTC' }))[0]).toBe(
      'assessment scheduled · State: published, Opens at: 2026-03-01 09:00:00, Closes at: –, Ends together: Yes',
    );
  });

  it('has the details of a change in one line of the JSON, as before', () => {
    const change = {
      at: '2026-03-01T09:00:00.000Z',
      act: 'look saved',
      about: 'you',
      details: { changed: ['colour', 'icons'], closesAt: null },
    };
    expect(personDataOf({ ...dataOf(0, 0), changesAboutPerson: [change] }).changesAboutPerson).toEqual([
      { ...change, details: 'changed: colour,icons, closesAt: null' },
    ]);
  });

  it('has a name in Hindi for every column that it can have, and for every sheet a name that Excel takes', () => {
    const keysIn = (schema: unknown): string[] => {
      const { entries, item, wrapped } = schema as { entries?: object; item?: unknown; wrapped?: unknown };
      if (wrapped !== undefined) return keysIn(wrapped);
      if (item !== undefined) return keysIn(item);
      return Object.entries(entries ?? {}).flatMap(([key, value]) => {
        const inner = keysIn(value);
        return inner.length > 0 ? inner : [key];
      });
    };
    const lists = new Set(['groups']);
    const missing = keysIn(PersonDataSchema).filter((key) => !lists.has(key) && !(key in hindi.columns));
    expect(keysIn(PersonDataSchema).length).toBeGreaterThan(80);
    expect(missing).toEqual([]);
    for (const { sheets } of [english, hindi]) {
      const names = Object.values(sheets);
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => name.length > 31 || /[\\/?*[\]:]/.test(name))).toEqual([]);
    }
  });

  it('is JSON as it is written at one go', async () => {
    for (const value of [dataOf(25, 2), dataOf(0, 0), { a: undefined, b: [], c: [1], d: null }, {}])
      expect((await whole(jsonPieces(value, at))).toString()).toBe(JSON.stringify(value));
  });

  it('is written with pauses that grow with its rows, and a batch has few of them', async () => {
    const [few, many] = [dataOf(10, 300), dataOf(40, 300)];
    for (const make of [(data: KeptData, pause: () => Promise<void>) => workbookOf(data, plain, pause), jsonPieces]) {
      const [one, four] = [await pausesOf((pause) => make(few, pause)), await pausesOf((pause) => make(many, pause))];
      expect(one).toBeGreaterThanOrEqual(1);
      expect(four / one).toBeGreaterThanOrEqual(3.9);
    }
    // Each row is looked at twice, and 200 rows at a time.
    expect(await pausesOf((pause) => workbookOf(many, plain, pause))).toBe((2 * 40 * 300) / 200);
  });
});
