import { hash as hashOf } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moodleXmlFrame, writeMoodleXml } from '../../../contract/formats/moodle/write-moodle-xml';
import { pathsOf } from '../../../contract/formats/shared/filed';
import type { Question } from '../../../contract/question/question';
import type { UploadSummary } from '../../../contract/sheet/upload';
import { withPictures } from '../../../server/handlers/bank/file-pictures';
import { unavailable } from '../../../server/replies/refusal';
import { type MakePicture, pictureMaker } from '../../../server/uploads/picture-maker';
import { uploadReaders } from '../../../server/uploads/sheets';
import { png } from '../../kit/hostile-files';
import { fileOf, moodleQuiz, shown } from '../../kit/moodle';
import { countQuestions } from '../kit/bank';
import { type Built, buildServer } from '../kit/built';
import { openPortal, type TestPortal } from '../kit/portal';
import { type Postgres, startPostgres } from '../kit/postgres';
import { postgresBin } from '../kit/postgres-programs';

const bin = await postgresBin();
const drawing = (side: number, background = '#3a7') =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer();

/** Pictures of questions in files of Moodle XML. */
export function importPicturesSuite(engine: 'SQLite' | 'PostgreSQL'): void {
  const isHere = engine === 'SQLite' || bin !== null;
  let postgres: Postgres | null = null;
  let built: Built;
  let portal: TestPortal;
  let makes: MakePicture;
  /** Pictures that were made since the test began. */
  let made = 0;
  let category: number;

  beforeAll(async () => {
    if (!isHere) return;
    if (engine === 'PostgreSQL') postgres = await startPostgres(bin ?? '');
    built = await buildServer();
    makes = pictureMaker(built.dir);
    const makePicture: MakePicture = (...args) => {
      made += 1;
      return makes(...args);
    };
    portal = await openPortal((await postgres?.migrated()) ?? null, { ...uploadReaders(built.dir), makePicture });
    category = (await portal.admin.call('addCategory', { query: { name: 'Figures' } })).id;
  });
  afterAll(async () => {
    await portal?.close();
    await postgres?.stop();
    await built?.remove();
  });

  const send = (xml: string) => {
    made = 0;
    return portal.admin.tries('importQuestions', { file: new File([xml], 'a.xml'), query: { categoryId: category } });
  };
  const summaryOf = async (xml: string) => JSON.parse((await send(xml)).text) as UploadSummary;
  const bank = () => portal.admin.call('getQuestions', {});
  const pictures = () => portal.store.db.selectFrom('pictures').select(['hash', 'width', 'height', 'added_by', 'bytes']).execute();

  it.skipIf(!isHere)('become pictures of the bank, made small, in question, options and explanation', async () => {
    const [asked, left, why] = await Promise.all([drawing(2_000), drawing(20, '#a33'), drawing(30, '#33a')]);
    const xml = moodleQuiz({
      asked: shown('Which lamp is lit?', 'circuit.png', asked, 'A circuit'),
      options: [shown('', 'left.png', left, 'Left'), shown('Both', 'left.png', left)],
      why: shown('It closes first.', 'why.png', why, 'The switch'),
    });
    expect(await summaryOf(xml)).toEqual({ total: 1, success: 1, failed: 0, errors: [], upload: expect.any(Number) });
    expect(made).toBe(3);
    const kept = await pictures();
    expect(kept.map(({ width, added_by }) => [width, added_by])).toEqual(
      expect.arrayContaining([
        [1280, 'head'],
        [20, 'head'],
        [30, 'head'],
      ]),
    );
    for (const { hash, bytes } of kept) expect(hashOf('sha256', Buffer.from(bytes as Uint8Array), 'base64url')).toBe(hash);
    const hashOfSide = (side: number) => kept.find(({ width }) => width === side)?.hash;
    const [question] = await bank();
    expect(question).toMatchObject({
      description: 'Which lamp is lit?',
      picture: { hash: hashOfSide(1280), width: 1280, height: 1280, alt: 'A circuit' },
      options: [
        {
          text: '',
          correct: true,
          picture: { hash: hashOfSide(20), alt: 'Left' },
          explanationPicture: { hash: hashOfSide(30), alt: 'The switch' },
        },
        { text: 'Both', picture: { hash: hashOfSide(20), alt: 'left' } },
      ],
    });
    expect((await summaryOf(xml)).errors).toEqual([`Question 1, Question: is in the bank already, as question ${question?.id}.`]);
    expect(await pictures()).toHaveLength(3);
  });

  it.skipIf(!isHere)('that the bank has are used again, and none is made', async () => {
    const all = await bank();
    const kept = await pictures();
    const base64 = new Map(kept.map(({ hash, bytes }) => [hash, Buffer.from(bytes as Uint8Array).toString('base64')]));
    const xmlOf = (questions: readonly Question[]) => {
      const paths = pathsOf([{ id: category, name: 'Figures', parentId: null, subcategories: [] }]);
      return moodleXmlFrame.start + [...writeMoodleXml(questions, paths, (hash) => base64.get(hash) ?? '')].join('') + moodleXmlFrame.end;
    };
    expect(await summaryOf(xmlOf(all))).toMatchObject({ total: all.length, success: 0 });
    expect(made).toBe(0);
    const [first] = all;
    const changed = { ...first, description: 'Which lamp is dark?' } as Question;
    expect(await summaryOf(xmlOf([changed]))).toMatchObject({ success: 1, errors: [] });
    const [newest] = await bank();
    expect([made, newest?.picture, newest?.options]).toEqual([0, first?.picture, first?.options]);
    expect(await pictures()).toEqual(kept);
  });

  it.skipIf(!isHere)('with equal pixels in two formats make one question', async () => {
    const source = await drawing(12, '#123');
    const gif = await sharp(source).gif().toBuffer();
    const ask = (bytes: Buffer) => ({ asked: shown('Which colour?', 'a', bytes, 'A square'), options: ['blue', 'red'] });
    const { errors, success } = await summaryOf(moodleQuiz(ask(source), ask(gif)));
    expect([made, success, errors]).toEqual([2, 1, ['Question 2, Question: is the same as in question 1 of the file.']]);
  });

  describe('are refused', () => {
    const bomb = () => png(30_000, 30_000, 30_000_000);
    const external = '<img src="http://127.0.0.1:9/a.png" alt="x">';
    it.skipIf(!isHere).each([
      ['as a bomb', () => shown('Q', 'a.png', bomb()), 'holds a picture that has more than 40 million pixels'],
      [
        'of too long a side',
        () => shown('Q', 'a.png', png(10_000_000, 4, 40_000_004)),
        'holds a picture that has a side of more than 20000 pixels',
      ],
      ['damaged', () => shown('Q', 'a.png', png(500, 500, 250_500).slice(0, 200)), 'holds a picture that is damaged or incomplete'],
      [
        'in broken base64',
        () => `${shown('Q', 'a.png').replace('</text>', `</text>${fileOf('a.png', '*%')}`)}`,
        'holds a picture that is not in base64',
      ],
      ['that the file does not hold', () => shown('Q', 'a.png'), 'names the picture "@@PLUGINFILE@@/a.png", which the file does not hold'],
      [
        'of another site',
        () => `<text><![CDATA[Q ${external}]]></text>`,
        'shows a picture of another site, "http://127.0.0.1:9/a.png", which is not fetched',
      ],
    ])('%s, and leave nothing behind', async (_, asked, why) => {
      const before = [await countQuestions(portal.store.db), (await pictures()).length];
      const good = shown('b', 'good.png', await drawing(17));
      const outcome = await send(moodleQuiz({ asked: asked(), options: ['a', good] }));
      expect((JSON.parse(outcome.text) as UploadSummary).errors).toEqual([`Question 1, Question: ${why}.`]);
      expect(outcome.text.length).toBeLessThan(10_000);
      expect([await countQuestions(portal.store.db), (await pictures()).length]).toEqual(before);
    });

    it.skipIf(!isHere)('ten thousand of them, before one is made', async () => {
      const before = await countQuestions(portal.store.db);
      const tiny = (at: number) => Buffer.concat([Buffer.from('GIF89a'), Buffer.from(String(at))]);
      const all = Array.from({ length: 10_000 }, (_, at) => ({ asked: shown(`Q${at}`, 'a.gif', tiny(at)), options: ['a', 'b'] }));
      const { status, problem, text } = await send(moodleQuiz(...all));
      expect([status, problem?.fields?.file, made]).toEqual([413, 'holds more than 300 pictures; divide it into several files', 0]);
      expect(text.length).toBeLessThan(10_000);
      expect(await countQuestions(portal.store.db)).toBe(before);
    });

    it.skipIf(!isHere)('if all together take too long, and no further one is made', async () => {
      let begun = 0;
      let finish: () => void = () => undefined;
      const refused = new Promise<void>((resolve) => {
        finish = resolve;
      });
      const slow: MakePicture = async () => {
        begun += 1;
        if (begun === 2) await refused;
        return { bytes: Buffer.of(begun), width: 1, height: 1 };
      };
      const names = ['1', '2', '3', '4', '5'].map((at) => at.padStart(43, '-'));
      const good = names.map((name, row) => ({
        row,
        key: name,
        draft: {
          description: name,
          picture: { hash: name, width: 1, height: 1, alt: 'x' },
          categoryIds: [category],
          difficultyLevel: '',
          language: '',
          examTags: [],
          options: [],
        },
      }));
      const reading = {
        total: 5,
        good,
        faults: [],
        further: 0,
        repeats: 0,
        notes: [],
        place: 'Question' as const,
        pictures: new Map(names.map((name) => [name, Buffer.from(name)])),
      };
      await expect(withPictures(reading, { db: portal.store.db, makePicture: slow, from: 'head', mostMs: 450 })).rejects.toMatchObject({
        code: 'too-large',
        fields: { file: { code: 'pictures-take-too-long', seconds: 0.45 } },
      });
      finish();
      await new Promise(setImmediate);
      expect(begun).toBe(2);
    });

    it.skipIf(!isHere)('with the whole file if no process is free for them', async () => {
      const busy = portal.again({ makePicture: () => Promise.reject(unavailable({ code: 'files-being-read' })) });
      const before = await countQuestions(portal.store.db);
      const xml = moodleQuiz({ asked: shown('Busy?', 'a.png', await drawing(9, '#fff')), options: ['a', 'b'] });
      const reply = await busy.admin.tries('importQuestions', { file: new File([xml], 'a.xml'), query: { categoryId: category } });
      expect(reply.status).toBe(503);
      expect(await countQuestions(portal.store.db)).toBe(before);
    });
  });

  it.skipIf(!isHere)('that no text shows are neither read nor stored', async () => {
    const before = (await pictures()).length;
    const unnamed = `<text>Unnamed?</text>${fileOf('a.png', Buffer.from(png(30_000, 30_000, 30_000_000)).toString('base64'))}`;
    expect(await summaryOf(moodleQuiz({ asked: unnamed, options: ['a', 'b'] }))).toMatchObject({ success: 1, errors: [] });
    expect([made, (await pictures()).length]).toEqual([0, before]);
  });
}
