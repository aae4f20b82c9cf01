import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOldBands } from '../../../../server/store/open/migrations/frozen/bands';
import { addWordsBands } from '../../../../server/store/open/migrations/frozen/words-bands';
import { migrations } from '../../../../server/store/open/migrations/migrations';
import { question } from '../../kit/bank';
import type { TestPortal } from '../../kit/portal';
import type { Open } from '../open';

const train = 'A train 150 metres long passes a pole in 15 seconds. What is its speed in km per hour?';
const speeds = ['36', '40', '45', '54'];

/** Questions that are nearly the same as one of the bank (ADR 42). */
export function similarSuite(open: Open): void {
  let portal: TestPortal;
  let category: number;
  let id: number;

  const body = (description: string, options: readonly string[]) => ({
    ...question(description, [category]),
    options: options.map((option, at) => ({ id: at + 1, text: option, correct: at === 0 })),
  });
  const add = async (description: string, options: readonly string[]) =>
    (await portal.admin.call('createQuestion', { body: body(description, options) })).id;
  const similar = async (description: string, options: readonly string[], exceptId?: number) => {
    const asked = { questions: [{ description, options: [...options] }], ...(exceptId !== undefined && { exceptId }) };
    const [found = []] = await portal.admin.call('findSimilar', { body: asked });
    return found;
  };
  const ids = async (...asked: Parameters<typeof similar>) => (await similar(...asked)).map((each) => each.id);

  beforeAll(async () => {
    portal = await open();
    category = (await portal.admin.call('addCategory', { query: { name: 'Trains' } })).id;
    id = await add(train, speeds);
    await add('Which river is the longest in India?', ['Ganga', 'Godavari', 'Krishna', 'Yamuna']);
    await add('किस नदी को दक्षिण की गंगा कहा जाता है?', ['गोदावरी', 'कृष्णा', 'कावेरी', 'नर्मदा']);
  });
  afterAll(() => portal.close());

  it('are found for other words, spelling, order and numbers, the most similar first', async () => {
    const [same] = await similar(train.toUpperCase(), speeds.toReversed());
    expect(same).toEqual({ id, description: train, similarity: 1, isSameText: true });
    const [near] = await similar('A train of 150 metres length passes a pole in 12 seconds. What is its speed in km/h?', [
      '45',
      '36',
      '40',
      '50',
    ]);
    expect(near?.id).toBe(id);
    expect(near?.similarity).toBeGreaterThan(0.5);
    expect(near?.similarity).toBeLessThan(1);
    expect(await ids('किस नदी को दक्षिण भारत की गंगा कहा जाता है', ['कृष्णा', 'गोदावरी', 'कावेरी'])).toHaveLength(1);
    const twin = await add(`${train} Choose one.`, speeds);
    expect(await ids(train, speeds)).toEqual([id, twin]);
  });

  it('are found by their words alone, whatever the options are, and are said to have them', async () => {
    const [asked, own] = ['Find the odd one out.', ['Lion', 'Tiger', 'Leopard', 'Carrot']];
    const one = await add(asked, own);
    const others = ['Parallelogram', 'Rhombus', 'Trapezium', 'Circumference'];
    expect(await similar('“find the  ODD one out”', others)).toMatchObject([{ id: one, description: asked, isSameText: true }]);
    expect((await similar('Find the odd one in', [...own.slice(1), 'Lion'])).map(({ isSameText }) => isSameText)).toEqual([undefined]);
    expect(await similar('“…”', others)).toEqual([]);
    await portal.admin.call('editQuestion', { params: { id: one }, body: body('Find the even one out.', own) });
    expect(await similar(asked, others)).toEqual([]);
  });

  it('are not found where only the subject is the same, or nothing is typed', async () => {
    expect(
      await similar('A train travels at 60 km per hour. How far does it go in half an hour?', ['30 km', '20 km', '60 km', '15 km']),
    ).toEqual([]);
    expect(await similar('', [])).toEqual([]);
    expect(await portal.admin.call('findSimilar', { body: { questions: [] } })).toEqual([]);
  });

  it('are found by the question alone until two options are typed', async () => {
    const stem = 'Choose the word that is most nearly opposite in meaning to TRANSPARENT.';
    const options = ['Opaque', 'Translucent material', 'Colourless substance', 'Perfectly polished'];
    const own = await add(stem, options);
    expect((await similar(stem, []))[0]).toMatchObject({ id: own, similarity: 1 });
    const others = ['Misleading information', 'Extravagant expenditure', 'Honourable gentlemen', 'Undecided government'];
    expect((await similar(stem, others)).every((each) => each.similarity < 0.8)).toBe(true);
  });

  it('leave out the question that is edited, and retired ones', async () => {
    const one = await add('The chemical symbol of gold comes from which Latin word?', ['Aurum', 'Argentum', 'Ferrum', 'Plumbum']);
    const asked = ['The chemical symbol of gold comes from what Latin word', ['Aurum', 'Argentum', 'Ferrum', 'Plumbum']] as const;
    expect(await ids(...asked)).toEqual([one]);
    expect(await ids(...asked, one)).toEqual([]);
    await portal.admin.call('retireQuestion', { params: { id: one } });
    expect(await ids(...asked)).toEqual([]);
    await portal.admin.call('restoreQuestion', { params: { id: one } });
    expect(await ids(...asked)).toEqual([one]);
  });

  it('follow an edit', async () => {
    const one = await add('Who wrote the national anthem of India?', ['Tagore', 'Bankim', 'Iqbal', 'Nehru']);
    const fresh = 'Which planet of the solar system has the shortest year?';
    const options = ['Mercury', 'Venus', 'Mars', 'Earth'];
    await portal.admin.call('editQuestion', { params: { id: one }, body: body(fresh, options) });
    expect(await ids('Who wrote the national anthem of India', ['Tagore', 'Bankim', 'Iqbal', 'Nehru'])).toEqual([]);
    expect(await ids(fresh, options)).toEqual([one]);
    const bands = await portal.store.db.selectFrom('question_bands').select('band').where('question_id', '=', one).execute();
    expect(bands).toHaveLength(13);
  });

  it('are found in a bank that an earlier version filled', async () => {
    const before = await portal.store.db.selectFrom('question_bands').selectAll().orderBy('band').orderBy('question_id').execute();
    await portal.store.db.deleteFrom('question_bands').execute();
    expect(await ids(train, speeds)).toEqual([]);
    await portal.store.atomically(addOldBands);
    await portal.store.atomically(addWordsBands);
    expect(await portal.store.db.selectFrom('question_bands').selectAll().orderBy('band').orderBy('question_id').execute()).toEqual(before);
    expect([addOldBands, addWordsBands].every((step) => migrations.some(({ up }) => up === step))).toBe(true);
  });

  it('answers each of many in its place, and refuses too many', async () => {
    const other = { description: 'Nothing like it at all', options: [] };
    const found = await portal.admin.call('findSimilar', { body: { questions: [other, { description: train, options: speeds }, other] } });
    expect(found.map((each) => each.length > 0)).toEqual([false, true, false]);
    const more = await portal.admin.tries('findSimilar', { body: { questions: Array.from({ length: 51 }, () => other) } });
    expect([more.status, more.problem?.fields]).toEqual([400, { questions: 'has more than 50 entries' }]);
  });
}
