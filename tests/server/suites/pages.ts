import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallArgs } from '../../../contract/calls/calls';
import { totalHeader } from '../../../contract/calls/page-header';
import type { Question } from '../../../contract/question/question';
import { question } from '../kit/bank';
import type { TestPortal } from '../kit/portal';
import type { Open } from './open';

/** Paged lists, for long ones; without a query each is the specification's list. */
export function pagesSuite(open: Open): void {
  let portal: TestPortal;
  const ids: Record<string, number> = {};
  const names = ['Mock 10', 'Mock 2', 'mock 1', 'Été 100%', 'under_score', 'Физика', 'back\\slash', 'प्रश्न 7'];

  beforeAll(async () => {
    portal = await open();
    const { admin } = portal;
    const add = async (name: string, parentCategoryId?: number) => {
      ids[name] = (await admin.call('addCategory', { query: { name, ...(parentCategoryId && { parentCategoryId }) } })).id;
      return ids[name];
    };
    const science = await add('Science');
    const physics = await add('Physics', science);
    const history = await add('History');
    const ask = (text: string, categoryIds: number[], more: Partial<ReturnType<typeof question>> = {}) =>
      admin.call('createQuestion', { body: { ...question(text, categoryIds), ...more } });
    await ask('What is LIGHT made of?', [physics], { difficultyLevel: 'Hard' });
    await ask('Who lit the light of Asia? 100% sure', [history], { difficultyLevel: '' });
    await ask('प्रकाश क्या है?', [physics, history], { language: 'Hindi' });
    await ask('Étude in light blue', [science], { difficultyLevel: 'hard', language: 'French' });
    for (const [at, name] of names.entries())
      await admin.call('generateByCategories', {
        body: { name, durationInMinutes: 5, totalMarks: 10, questionCount: (at % 4) + 1, categories: [science, history] },
      });
  });
  afterAll(() => portal.close());

  type Paged = 'getQuestions' | 'getAssessments';
  type Item = Pick<Question, 'id' | 'description'> & { name: string };

  async function page(name: Paged, query: CallArgs<Paged>['query']) {
    const { status, text, headers } = await portal.admin.tries<Paged>(name, { query } as CallArgs<Paged>);
    expect(status).toBe(200);
    return { items: JSON.parse(text) as Item[], total: Number(headers.get(totalHeader)) };
  }
  const asked = async (query: NonNullable<CallArgs<'getQuestions'>['query']>) => {
    const { items, total } = await page('getQuestions', query);
    return [items.map(({ description }) => description.slice(0, 8)), total];
  };
  const listed = async (query: NonNullable<CallArgs<'getAssessments'>['query']>) => {
    const { items, total } = await page('getAssessments', query);
    return [items.map(({ name }) => name), total];
  };

  it('are parts of the whole list, each with its length', async () => {
    const all = await portal.admin.call('getQuestions', {});
    expect((await portal.admin.tries('getQuestions', {})).headers.get(totalHeader)).toBeNull();
    const parts = [await page('getQuestions', { page: 1, size: 3 }), await page('getQuestions', { page: 2, size: 3 })];
    expect(parts.flatMap(({ items }) => items)).toEqual(all);
    expect(parts.map(({ total }) => total)).toEqual([4, 4]);
    expect(await page('getQuestions', { page: 9, size: 3 })).toEqual({ items: [], total: 4 });
    const whole = await portal.admin.call('getAssessments', {});
    expect((await page('getAssessments', { size: 200 })).items).toEqual(whole);
  });

  describe('of questions', () => {
    it.each<[string, () => Parameters<typeof asked>[0], string[]]>([
      ['a word in any case', () => ({ search: 'lIgHt' }), ['Étude in', 'Who lit ', 'What is ']],
      ['every word', () => ({ search: ' light  asia ' }), ['Who lit ']],
      ['a part of a word in any script', () => ({ search: 'काश' }), ['प्रकाश क']],
      ['an accent in any case', () => ({ search: 'éTUDE' }), ['Étude in']],
      ['signs that patterns know', () => ({ search: '100%' }), ['Who lit ']],
      ['a sign for any other, which is none here', () => ({ search: 'l_ght' }), []],
      ['a category and what is below it', () => ({ category: ids.Science ?? 0 }), ['Étude in', 'प्रकाश क', 'What is ']],
      ['a category alone', () => ({ category: ids.Physics ?? 0 }), ['प्रकाश क', 'What is ']],
      ['a category that is none', () => ({ category: 4_711 }), []],
      ['a difficulty in any case', () => ({ difficulty: 'HARD' }), ['Étude in', 'What is ']],
      ['a language', () => ({ language: 'hindi' }), ['प्रकाश क']],
      ['all at once', () => ({ search: 'light', category: ids.Science ?? 0, difficulty: 'hard', language: 'English' }), ['What is ']],
      ['the oldest first', () => ({ sort: 'id', size: 2 }), ['What is ', 'Who lit ']],
      ['by name', () => ({ sort: 'name' }), ['What is ', 'Who lit ', 'Étude in', 'प्रकाश क']],
      ['by name, turned round', () => ({ sort: '-name', size: 1 }), ['प्रकाश क']],
      ['by difficulty, then the newest first', () => ({ sort: 'difficulty' }), ['प्रकाश क', 'Étude in', 'What is ', 'Who lit ']],
      ['by difficulty, turned round', () => ({ sort: '-difficulty' }), ['Étude in', 'What is ', 'प्रकाश क', 'Who lit ']],
      ['by the first category', () => ({ sort: 'category' }), ['Who lit ', 'Étude in', 'प्रकाश क', 'What is ']],
      ['by category, from its second page on', () => ({ sort: 'category', page: 2, size: 3 }), ['What is ']],
      ['by category, within a search', () => ({ sort: '-category', search: 'light' }), ['What is ', 'Étude in', 'Who lit ']],
      ['by category, within a category', () => ({ sort: 'category', category: ids.Physics ?? 0 }), ['प्रकाश क', 'What is ']],
    ])('find %s', async (_, query, wanted) => {
      const [found, total] = await asked(query());
      expect(found).toEqual(wanted);
      expect(total).toBe(query().size === undefined ? wanted.length : 4);
    });
  });

  describe('of assessments', () => {
    it.each<[string, Parameters<typeof listed>[0], string[]]>([
      ['by name, numbers by what they are worth', { sort: 'name', search: 'mock' }, ['mock 1', 'Mock 2', 'Mock 10']],
      ['by name, turned round', { sort: '-name', search: 'MOCK' }, ['Mock 10', 'Mock 2', 'mock 1']],
      ['by number of questions, then by age', { sort: 'questions', search: 'm' }, ['Mock 10', 'Mock 2', 'mock 1']],
      ['newest first unless asked otherwise', { search: 'mock' }, ['mock 1', 'Mock 2', 'Mock 10']],
      ['with a sign that patterns know', { search: '\\s' }, ['back\\slash']],
      ['with another', { search: 'r_s' }, ['under_score']],
      ['in any script and case', { search: 'ФИЗ' }, ['Физика']],
    ])('come %s', async (_, query, wanted) => expect(await listed(query)).toEqual([wanted, wanted.length]));

    it('are also found by their id and their number of questions', async () => {
      const [{ id = 0, name = '' } = {}] = await portal.admin.call('getAssessments', {});
      expect((await listed({ search: String(id) }))[0]).toContain(name);
    });
  });

  it.each<['getQuestions' | 'getAssessments', string, string]>([
    ['getQuestions', 'page=0', 'page'],
    ['getQuestions', 'page=1.5', 'page'],
    ['getQuestions', 'page=', 'page'],
    ['getQuestions', 'size=201', 'size'],
    ['getQuestions', 'size=-1', 'size'],
    ['getQuestions', 'sort=description', 'sort'],
    ['getQuestions', 'ids=1,,2', 'ids'],
    ['getQuestions', `ids=${Array.from({ length: 201 }, (_, at) => at + 1).join()}`, 'ids'],
    ['getQuestions', 'category=x', 'category'],
    ['getQuestions', `search=${'x'.repeat(201)}`, 'search'],
    ['getQuestions', 'serach=x', 'serach'],
    ['getAssessments', 'sort=paper_json', 'sort'],
    ['getAssessments', 'page=1&size=x', 'size'],
    ['getAssessments', 'role=admin', 'role'],
  ])('%s refuses %s', async (name, query, field) => {
    const path = name === 'getQuestions' ? '/questions/all' : '/assessments/all';
    const { status, problem } = await portal.admin.sends(`${path}?${query}`);
    expect([status, Object.keys(problem?.fields ?? {})]).toEqual([400, [field]]);
  });

  it('are for admins only', async () => {
    expect((await portal.learner('asha').tries('getQuestions', { query: { page: 1 } })).status).toBe(403);
  });
}
