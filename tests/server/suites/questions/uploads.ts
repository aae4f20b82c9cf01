import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { header, row } from '../../../kit/sheet';
import { question } from '../../kit/bank';
import type { TestPortal } from '../../kit/portal';
import { readsCells } from '../../kit/readers';
import type { Open } from '../open';

/** Uploads that are taken back (ADR 102). */
export function uploadsSuite(open: Open): void {
  let portal: TestPortal;
  let rows: (string | number)[][] = [];
  let category = 0;
  let sheets = 0;

  beforeAll(async () => {
    portal = await open({ readSheet: readsCells(() => rows.map((cells) => cells.map(String))) });
    await portal.admin.call('addCategory', { query: { name: 'Science' } });
  });
  beforeEach(async () => {
    sheets += 1;
    category = (await portal.admin.call('addCategory', { query: { name: `Sheet ${sheets}` } })).id;
  });
  afterAll(() => portal.close());

  const uploads = (count: number, name = `Sheet ${sheets}`) => {
    rows = [header, ...Array.from({ length: count }, (_, at) => row(`${name}: question ${at + 1}`, 2, name))];
    return portal.admin.call('uploadQuestions', { file: new File(['x'], 'a.xlsx') });
  };
  const use = (id: number) => portal.admin.call('getUpload', { params: { id } });
  const takes = (id: number) => portal.admin.call('takeUploadBack', { params: { id } });
  const listed = async (query: { upload: number } | { category: number } | { search: string }) =>
    (await portal.admin.call('getQuestions', { query: { sort: 'id', size: 200, ...query } })).map(({ id }) => id);
  const trail = async () =>
    (await portal.store.db.selectFrom('trail').select(['act', 'by_uid', 'details_json']).orderBy('id').execute())
      .filter(({ act }) => act === 'upload-taken-back')
      .map(({ details_json, ...told }) => ({ ...told, details: JSON.parse(details_json) as unknown }));

  it('an upload is listed by its number, and taken back whole: nothing finds its questions, and the file can be sent again', async () => {
    const { upload = 0, success } = await uploads(3);
    expect(success).toBe(3);
    const ids = await listed({ upload });
    expect(ids).toEqual([upload, upload + 1, upload + 2]);
    expect(await use(upload)).toEqual({ total: 3, used: 0, changed: 0 });
    expect(await takes(upload)).toEqual({ taken: 3, used: 0, changed: 0 });
    expect(await use(upload)).toEqual({ total: 0, used: 0, changed: 0 });
    expect(await listed({ upload })).toEqual([]);
    expect(await listed({ category })).toEqual([]);
    expect(await listed({ search: `Sheet ${sheets}:` })).toEqual([]);
    const whole = await portal.admin.call('getQuestions', {});
    expect(whole.filter(({ id }) => ids.includes(id))).toEqual([]);
    for (const call of ['getQuestionHistory', 'retireQuestion', 'restoreQuestion'] as const)
      expect((await portal.admin.tries(call, { params: { id: upload } })).status).toBe(404);
    const edited = { params: { id: upload }, body: question('Edited', [category]) };
    expect((await portal.admin.tries('editQuestion', edited)).status).toBe(404);
    expect(await portal.admin.call('changeQuestions', { body: { ids, change: 'restore' } })).toMatchObject({
      changed: [],
      skipped: ids.map((id) => ({ id, why: 'no-question' })),
    });
    const body = { questions: [{ description: `Sheet ${sheets}: question 1`, options: ['one', 'two', 'three'] }] };
    const [similar] = await portal.admin.call('findSimilar', { body });
    expect(JSON.stringify(similar)).not.toContain(`"id":${upload},`);
    expect((await trail()).at(-1)).toEqual({ act: 'upload-taken-back', by_uid: 'head', details: { count: 3, upload } });
    const again = await uploads(3);
    expect(again).toMatchObject({ success: 3, failed: 0 });
    expect(again.upload).toBeGreaterThan(upload + 2);
    // Its category is empty where nothing was uploaded again.
    await takes(again.upload ?? 0);
    await portal.admin.call('deleteCategory', { params: { id: category } });
  });

  it('what a test has, what was edited and what was retired since stay, and are counted', async () => {
    const { upload = 0 } = await uploads(6);
    const made = await portal.admin.call('generateByCategories', {
      body: { name: `Of sheet ${sheets}`, durationInMinutes: 5, totalMarks: 10, questionCount: 2, categories: [category] },
    });
    const drawn = await portal.store.db
      .selectFrom('answer_keys')
      .select('key_json')
      .where('assessment_id', '=', made.id)
      .executeTakeFirstOrThrow();
    const used = (JSON.parse(drawn.key_json) as { answers: { questionId: number }[] }).answers.map(({ questionId }) => questionId);
    const [edited = 0, retired = 0, ...free] = (await listed({ upload })).filter((id) => !used.includes(id));
    await portal.admin.call('editQuestion', { params: { id: edited }, body: question(`Edited of ${sheets}`, [category]) });
    await portal.admin.call('retireQuestion', { params: { id: retired } });
    // A deleted test keeps its questions too; one that is used and edited counts once.
    await portal.admin.call('retireQuestion', { params: { id: used[0] ?? 0 } });
    expect(await use(upload)).toEqual({ total: 6, used: 2, changed: 2 });
    expect(await takes(upload)).toEqual({ taken: 2, used: 2, changed: 2 });
    expect(await listed({ upload })).toEqual([...used.slice(1), edited].sort((a, b) => a - b));
    expect(free).toHaveLength(2);
    // Nothing is left to take: no row of the trail.
    const before = (await trail()).length;
    expect(await takes(upload)).toEqual({ taken: 0, used: 2, changed: 2 });
    expect(await trail()).toHaveLength(before);
  });

  it('another upload and typed questions are left alone; a file without a new question is no upload', async () => {
    const { upload = 0 } = await uploads(2);
    expect((await uploads(2)).upload).toBeUndefined();
    const typed = await portal.admin.call('createQuestion', { body: question(`Typed ${sheets}`, [category]) });
    const other = await uploads(1, 'Science');
    expect(await use(typed.id)).toEqual({ total: 0, used: 0, changed: 0 });
    expect(await takes(typed.id)).toEqual({ taken: 0, used: 0, changed: 0 });
    await takes(upload);
    expect(await listed({ category })).toEqual([typed.id]);
    expect(await listed({ upload: other.upload ?? 0 })).toEqual([other.upload]);
  });

  it('a passage that came with the upload goes with its last question; one that another question has stays', async () => {
    const passaged = [...header, 'Passage text'];
    const name = `Sheet ${sheets}`;
    rows = [passaged, [...row(`${name} first`, 2, name), `Own of ${name}`], [...row(`${name} second`, 2, name), `Shared of ${name}`]];
    const { upload = 0, success } = await portal.admin.call('uploadQuestions', { file: new File(['x'], 'a.xlsx') });
    expect(success).toBe(2);
    const passages = async () => (await portal.admin.call('getPassages', { query: { search: `of ${name}` } })).map(({ text }) => text);
    expect((await passages()).sort()).toEqual([`Own of ${name}`, `Shared of ${name}`]);
    const body = { ...question(`Beside ${name}`, [category]), passage: { text: `Shared of ${name}` } };
    await portal.admin.call('createQuestion', { body });
    expect(await takes(upload)).toEqual({ taken: 2, used: 0, changed: 0 });
    expect(await passages()).toEqual([`Shared of ${name}`]);
  });
}
