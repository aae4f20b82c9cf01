import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withMends } from '../../../contract/formats/shared/mends';
import type { UploadSummary } from '../../../contract/sheet/upload';
import { uploadReaders } from '../../../server/uploads/sheets';
import { countQuestions } from '../kit/bank';
import { type Built, buildServer } from '../kit/built';
import { openPortal, type TestPortal } from '../kit/portal';

const fileOf = (name: string) => readFileSync(new URL(`../../contract/formats/files/${name}`, import.meta.url));

describe('a file of another program', () => {
  let built: Built;
  let portal: TestPortal;
  let physics: number;

  beforeAll(async () => {
    built = await buildServer();
    portal = await openPortal(null, uploadReaders(built.dir));
    const add = (name: string, parentCategoryId?: number) =>
      portal.admin.call('addCategory', { query: { name, ...(parentCategoryId !== undefined && { parentCategoryId }) } });
    const science = await add('Science');
    physics = (await add('Physics', science.id)).id;
    await add('A/C & D/C', science.id);
  });
  afterAll(async () => {
    await portal.close();
    await built.remove();
  });

  const send = (content: BlobPart, name: string, query = {}) =>
    portal.admin.tries('importQuestions', { file: new File([content], name), query });
  const summaryOf = async (...args: Parameters<typeof send>) => JSON.parse((await send(...args)).text) as UploadSummary;
  const bank = () => portal.admin.call('getQuestions', {});

  it('fills the bank from GIFT, Aiken and Moodle XML by the rules of sheets, once', async () => {
    const gift = await summaryOf(fileOf('export.gift'), 'export.txt');
    expect(gift).toMatchObject({ total: 15, success: 7, failed: 8 });
    const note = { row: 23, column: 'Question', why: { code: 'part-marks-left-out', percent: 50, text: 'speed with a direction' } };
    const taken = (row: number) => ({ row, column: 'Question', why: { code: 'penalty-left-out' } });
    expect(gift.notes).toEqual([taken(16), note, taken(30)]);
    expect(gift.errors).toContain('Line 67, Options: are 7; 6 are the most.');
    expect(await summaryOf(fileOf('exam.aiken.txt'), 'exam.txt', { categoryId: physics })).toMatchObject({ success: 3, failed: 7 });
    expect(await summaryOf(fileOf('export.xml'), 'export.xml')).toMatchObject({ total: 8, success: 3 });
    expect((await bank()).find((q) => q.description === 'How many planets are there?')).toMatchObject({
      kind: 'numeric',
      answer: { from: 8, to: 8 },
      explanation: 'Eight.',
    });
    const unit = (await bank()).find((q) => q.description === 'The SI unit of force is the…');
    expect(unit).toMatchObject({ categoryIds: [physics], examTags: ['SSC CGL', 'mechanics ] basics'] });
    expect(unit?.options[1]).toEqual({ id: 2, text: 'newton', correct: true, explanation: '1 N = 1 kg·m/s²\nNamed after Isaac Newton.' });
    const again = await summaryOf(fileOf('export.gift'), 'export.txt');
    expect(again.success).toBe(0);
    expect(again.notes).toBeUndefined();
    expect(again.errors[0]).toBe(`Line 7, Question: is in the bank already, as question ${unit?.id}.`);
  });

  it('that was mended in the preview is read as it is there, and names the questions of XML by number and name', async () => {
    const asked = (name: string, option: string) =>
      `<question type="multichoice"><name><text>${name}</text></name><questiontext><text>Mended ${name}?</text></questiontext><answer fraction="100"><text>a</text></answer><answer fraction="0"><text>${option}</text></answer></question>`;
    const xml = `<quiz>${asked('one', '')}${asked('two', '')}</quiz>`;
    const mended = withMends(xml, { cells: new Map([[2, { 'Option 2': 'b — c' }]]), without: new Set() }, 'xml');
    const summary = await summaryOf(mended, 'export.xml', { categoryId: physics });
    const reason = { row: 1, name: 'one', column: 'Options', why: { code: 'holds-empty-option', option: 2 } };
    expect(summary).toMatchObject({ total: 2, success: 1, place: 'Question', reasons: [reason] });
    expect(summary.errors).toEqual(['Question 1 (one), Options: hold an empty one, number 2.']);
    expect((await bank()).find(({ description }) => description === 'Mended two?')?.options).toMatchObject([
      { text: 'a' },
      { text: 'b — c' },
    ]);
  });

  it('of questions about one passage files the passage once, and knows its questions again', async () => {
    const passage = (text: string) => `// [tag:passage:P1]\n${text}\n\n`;
    const asked = (tag: string) => `// [tag:${tag}]\nWhat does the author mean?{=a ~b}\n\n`;
    const gift = `${passage('It rained.')}${asked('passage:P1')}${asked('other')}// [tag:passage:P1]\nWhere?{=a ~b}\n`;
    expect(await summaryOf(gift, 'a.gift', { categoryId: physics })).toMatchObject({ total: 3, success: 3 });
    const shared = (await bank()).filter((q) => q.passage?.text === 'It rained.');
    expect(shared.map((q) => q.description).sort()).toEqual(['What does the author mean?', 'Where?']);
    expect(new Set(shared.map((q) => q.passage?.id)).size).toBe(1);
    expect((await summaryOf(gift, 'a.gift', { categoryId: physics })).success).toBe(0);
    expect(await summaryOf(gift.replace('rained', 'snowed'), 'a.gift', { categoryId: physics })).toMatchObject({ success: 2 });
  });

  it.each([
    [
      'with a bomb of entities',
      '<!DOCTYPE q [<!ENTITY a "x">]><quiz>&a;</quiz>',
      'a.xml',
      400,
      'has a DOCTYPE, which is not taken (line 1)',
    ],
    ['under another extension', 'Why?{=a ~b}', 'a.pdf', 415, 'is not a .gift, .txt or .xml file'],
    ['that is a letter', 'Dear sir', 'a.txt', 415, 'is neither GIFT nor Aiken nor Moodle XML'],
    ['of too many questions', 'Why?{=a ~b}\n\n'.repeat(10_001), 'a.gift', 413, 'has more than 10000 questions (line 20001)'],
    ['that is a program', new Uint8Array([0x4d, 0x5a, 0x90, 0x00, 0xff]), 'a.txt', 400, 'is not text in UTF-8; save it as UTF-8'],
  ])('%s is refused', async (_, content, name, status, why) => {
    const before = await countQuestions(portal.store.db);
    const outcome = await send(content, name);
    expect([outcome.status, outcome.problem?.fields?.file]).toEqual([status, why]);
    expect(await countQuestions(portal.store.db)).toBe(before);
  });

  it('for a category that does not exist is refused', async () => {
    expect((await send('Why?{=a ~b}', 'a.gift', { categoryId: 4711 })).problem?.fields).toEqual({ categoryId: 'is not a category' });
  });

  it('of 10,000 questions is filed whole', async () => {
    const before = await countQuestions(portal.store.db);
    const gift = Array.from(
      { length: 10_000 },
      (_, at) => `// [tag:SSC]\n::Q${at}::How much is ${at} \\+ 1?{\n=${at + 1}\n~${at}\n####Count on.}\n`,
    ).join('\n');
    expect(await summaryOf(gift, 'many.gift', { categoryId: physics })).toMatchObject({ success: 10_000, errors: [] });
    expect(await countQuestions(portal.store.db)).toBe(before + 10_000);
  });
});
