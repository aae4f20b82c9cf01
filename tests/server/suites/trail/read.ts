import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallArgs } from '../../../../contract/calls/calls';
import { totalHeader } from '../../../../contract/calls/page-header';
import type { TrailRow } from '../../../../contract/trail/trail-list';
import { addToTrail, anonymizeTrail } from '../../../../server/store/shared/trail';
import { question } from '../../kit/bank';
import type { TestPortal } from '../../kit/portal';
import type { Open } from '../open';

/** The trail as an admin reads it. */
export function readSuite(open: Open): void {
  let portal: TestPortal;
  const at = Date.parse('2026-02-01T00:00:00.000Z');
  const day = 24 * 60 * 60 * 1000;

  type Query = NonNullable<CallArgs<'getTrail'>['query']>;
  async function read(query: Query) {
    const { status, text, headers } = await portal.admin.tries('getTrail', { query });
    expect(status, text).toBe(200);
    return { rows: JSON.parse(text) as TrailRow[], total: Number(headers.get(totalHeader)) };
  }
  const acts = async (query: Query) => (await read(query)).rows.map(({ act }) => act);

  beforeAll(async () => {
    portal = await open();
    const { admin, store } = portal;
    const { id } = await admin.call('addCategory', { query: { name: 'Science' } });
    await admin.call('createQuestion', { body: question('Why?'.padEnd(300, '!'), [id]) });
    await portal
      .learner('mira')
      .call('saveProfile', { body: { uid: 'mira', firstName: 'Mira', lastName: 'Rao', email: 'm@x.in', phone: '98765', location: 'X' } });
    const about = { kind: 'person', id: 'mira' } as const;
    await addToTrail(store.db, { at: at + day, by: 'mira', act: 'extra-time-set', about, details: { timePercent: 150 } });
    await addToTrail(store.db, { at: at + 2 * day, by: '', act: 'person-let-in', about: { kind: 'person', id: 'gone' }, details: {} });
    await addToTrail(store.db, { at: at + 2 * day, by: 'mira', act: 'look-saved', about: { kind: 'portal', id: '' }, details: {} });
  });
  afterAll(() => portal.close());

  it('is paged, the latest first, with its length', async () => {
    const all = ['question-created', 'category-created', 'role-granted', 'look-saved', 'person-let-in', 'extra-time-set'];
    expect(await acts({})).toEqual(all);
    const pages = [await read({ page: 1, size: 4 }), await read({ page: 2, size: 4 }), await read({ page: 3, size: 4 })];
    expect(pages.map(({ rows, total }) => [rows.map(({ act }) => act), total])).toEqual([
      [all.slice(0, 4), 6],
      [all.slice(4), 6],
      [[], 6],
    ]);
  });

  it('has the present names of people and of what they changed', async () => {
    const { rows } = await read({});
    const said = rows.map(({ by, about, details }) => [by, about.name, details]);
    const head = { uid: 'head', name: '', email: 'head@portal.test' };
    const mira = { uid: 'mira', name: 'Mira Rao', email: 'm@x.in' };
    expect(said).toEqual([
      [head, 'Why?'.padEnd(120, '!'), {}],
      [head, 'Science', { parentId: null }],
      [null, 'head@portal.test', { byAddress: true }],
      [mira, null, {}],
      [null, null, {}],
      [mira, 'Mira Rao', { timePercent: 150 }],
    ]);
  });

  it('tells each change by the words of its day, after a question, a passage, a category and a group were changed or left', async () => {
    const clock = { at: at + 40 * day };
    const other = await open({ now: () => clock.at });
    const { admin } = other;
    const later = <T>(work: () => Promise<T>): Promise<T> => {
      clock.at += day;
      return work();
    };
    const { id } = await later(() => admin.call('addCategory', { query: { name: 'Old category' } }));
    const inPassage = (passage: string) => ({ ...question('Old text', [id]), passage: { text: passage } });
    const made = await later(() => admin.call('createQuestion', { body: inPassage('Old passage') }));
    const [questionId, passageId] = [made.id, made.passage?.id ?? 0];
    await later(() => admin.call('renameCategory', { params: { id }, body: { name: 'New category' } }));
    const edited = (text: string) => ({ ...question(text, [id]), passage: { id: passageId } });
    await later(() => admin.call('editQuestion', { params: { id: questionId }, body: edited('Second text') }));
    await later(() => admin.call('retireQuestion', { params: { id: questionId } }));
    await later(() => admin.call('editQuestion', { params: { id: questionId }, body: edited('Third text') }));
    await later(() => admin.call('editPassage', { params: { id: passageId }, body: { text: 'New passage' } }));
    const group = await later(() => admin.call('createGroup', { body: { name: 'Morning' } }));
    await later(() => admin.call('renameGroup', { params: { id: group.id }, body: { name: 'Noon' } }));
    await later(() => admin.call('deleteGroup', { params: { id: group.id } }));
    const rows = await admin.call('getTrail', { query: { from: new Date(at + 41 * day).toISOString() } });
    const ofAdmin = rows.filter(({ by }) => by !== null);
    expect(ofAdmin.map(({ act, about }) => [act, about.nameThen, about.name]).toReversed()).toEqual([
      ['category-created', 'Old category', 'New category'],
      ['question-created', 'Old text', 'Third text'],
      ['category-renamed', undefined, 'New category'],
      ['question-edited', 'Second text', 'Third text'],
      ['question-retired', 'Second text', 'Third text'],
      ['question-edited', undefined, 'Third text'],
      ['passage-edited', undefined, 'New passage'],
      ['group-created', 'Morning', null],
      ['group-renamed', 'Noon', null],
      ['group-deleted', undefined, null],
    ]);
    await other.close();
  });

  it.each<[Query, string[]]>([
    [{ group: 'bank' }, ['question-created', 'category-created']],
    [{ group: 'people', by: '' }, ['role-granted', 'person-let-in']],
    [{ by: 'mira' }, ['look-saved', 'extra-time-set']],
    [{ search: 'rao MIRA' }, ['look-saved', 'extra-time-set']],
    [{ search: '98765' }, ['look-saved', 'extra-time-set']],
    [{ search: 'mira nobody' }, []],
    [{ kind: 'person', id: 'mira' }, ['extra-time-set']],
    [{ kind: 'person' }, ['role-granted', 'person-let-in', 'extra-time-set']],
    [{ from: '2026-02-02T00:00:00.000Z', to: '2026-02-03T00:00:00.000Z' }, ['extra-time-set']],
    [{ from: '2026-02-03T00:00:00.000Z', group: 'institute' }, ['look-saved']],
    [{ to: '2026-02-02T00:00:00.000Z' }, []],
  ])('filters by %j', async (query, expected) => {
    expect(await acts(query)).toEqual(expected);
    expect((await read({ ...query, size: 1 })).total).toBe(expected.length);
  });

  it.each([
    { group: 'all' },
    { kind: 'nothing' },
    { from: 'yesterday' },
    { to: '2026' },
    { by: 'x'.repeat(129) },
    { page: 0 },
    { act: 'x' },
  ])('refuses %j by name', async (query) => {
    const { status, problem } = await portal.admin.tries('getTrail', { query: query as never });
    expect([status, Object.keys(problem?.fields ?? {})]).toEqual([400, Object.keys(query)]);
  });

  it('does not name a person who was erased', async () => {
    await anonymizeTrail(portal.store.db, 'mira', 'erased-1');
    const { rows } = await read({ from: '2026-02-02T00:00:00.000Z', to: '2026-02-04T00:00:00.000Z' });
    const erased = { uid: 'erased-1', name: '', email: '' };
    expect(rows.map(({ by, about }) => [by, about.id, about.name])).toEqual([
      [erased, '', null],
      [null, 'gone', null],
      [erased, 'erased-1', null],
    ]);
  });
}
