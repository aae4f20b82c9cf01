import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HomeNoticeDraft } from '../../../../contract/institute/home-notice';
import { noticeLimits } from '../../../../contract/institute/home-notice';
import type { Person, TestPortal } from '../../kit/portal';
import { unsigned } from '../../kit/token';
import type { Open } from '../open';

const day = 86_400_000;

/** Notices of the institute (ADR 83). */
export function noticesSuite(open: Open): void {
  let portal: TestPortal;
  let morning: number;
  let evening: number;
  /** Learners of the first group, of the second, and of none. */
  let people: Record<'early' | 'late' | 'alone', Person>;
  let head: Person;

  const inTime = (ms: number) => new Date(portal.clock.now + ms).toISOString();
  const draft = (changes: Partial<HomeNoticeDraft> = {}): HomeNoticeDraft => ({ text: 'T', until: inTime(day), groupIds: [], ...changes });
  const add = (changes?: Partial<HomeNoticeDraft>, by = portal.admin) => by.tries('addNotice', { body: draft(changes) });
  const added = async (changes?: Partial<HomeNoticeDraft>) => portal.admin.call('addNotice', { body: draft(changes) });
  const end = (id: number, by = portal.admin) => by.tries('endNotice', { params: { id } });
  const shown = async (person: Person) => (await person.call('getNotices', {})).map(({ text }) => text);
  const fieldsOf = async (changes: object) => (await add(changes)).problem?.reasons;

  beforeAll(async () => {
    portal = await open();
    const group = async (name: string) => (await portal.admin.call('createGroup', { body: { name } })).id;
    [morning, evening] = [await group('Notices, morning'), await group('Notices, evening')];
    const member = async (uid: string, groupId: number | null) => {
      const person = portal.learner(uid);
      await person.call('saveProfile', { body: { uid, firstName: uid, lastName: 'Rao', email: `${uid}@x.in`, location: 'Pune' } });
      await portal.admin.call('moveToGroup', { params: { uid }, body: { groupId } });
      return person;
    };
    people = { early: await member('early', morning), late: await member('late', evening), alone: await member('alone', null) };
    head = portal.holding(unsigned('morning-head', { email: 'morning-head@school.in', email_verified: true }), 'morning-head');
    await head.call('saveProfile', {
      body: { uid: 'morning-head', firstName: 'M', lastName: 'H', email: 'morning-head@school.in', location: 'Pune' },
    });
    await portal.admin.call('setRole', {
      params: { uid: 'morning-head' },
      body: { role: 'admin', rights: ['make-tests'], groupIds: [morning] },
    });
  });
  afterAll(() => portal.close());

  it('are shown to their learners alone, the latest first, with what was typed and no more', async () => {
    const until = inTime(day);
    const all = await added({ text: ' For  all\n', hindiText: 'सबके लिए', link: 'https://school.in/fees?x=1', until });
    await added({ text: 'For the morning', link: '/user/available-assessments', groupIds: [morning, morning] });
    await added({ text: 'For both', hindiText: '', link: '', groupIds: [evening, morning] });
    expect(await shown(people.early)).toEqual(['For both', 'For the morning', 'For  all']);
    expect(await shown(people.late)).toEqual(['For both', 'For  all']);
    expect(await people.alone.call('getNotices', {})).toEqual([
      { id: all.id, text: 'For  all', hindiText: 'सबके लिए', link: 'https://school.in/fees?x=1', until },
    ]);
    expect((await people.early.call('getNotices', {}))[0]).toEqual({ id: all.id + 2, text: 'For both', until });
  });

  it('are shown until their end, or until an admin ends them; both stay in the list', async () => {
    const short = await added({ text: 'Short', until: inTime(60_000) });
    const ended = await added({ text: 'Ended' });
    const first = await end(ended.id);
    expect([first.status, JSON.parse(first.text)]).toEqual([200, { ...ended, endedAt: inTime(0) }]);
    portal.clock.now += 59_999;
    expect(await shown(people.alone)).toEqual(['Short', 'For  all']);
    portal.clock.now += 1;
    expect(await shown(people.alone)).toEqual(['For  all']);
    // A second end changes nothing, and one after the notice's own end neither.
    expect((await end(ended.id)).text).toEqual(first.text);
    expect(JSON.parse((await end(short.id)).text)).toEqual(short);
    const list = await portal.admin.call('getAllNotices', {});
    expect(list.slice(-2).map(({ text }) => text)).toEqual(['Ended', 'Short']);
    expect(list[0]).toMatchObject({ text: 'For both', groupIds: [morning, evening], mayEnd: true, endedAt: null });
    expect((await end(999_999)).problem?.reason?.code).toBe('no-such-notice');
    const rows = portal.store.db.selectFrom('trail').select(['act', 'about_id', 'details_json']).where('kind', '=', 'notice');
    const acts = (await rows.orderBy('id').execute()).map(({ act, about_id, details_json }) => [act, about_id, JSON.parse(details_json)]);
    expect(acts.slice(1, 3)).toMatchObject([
      ['notice-added', expect.any(String), { groups: ['Notices, morning'] }],
      ['notice-added', expect.any(String), { groups: ['Notices, morning', 'Notices, evening'] }],
    ]);
    expect(acts.filter(([act]) => act === 'notice-ended')).toEqual([['notice-ended', `${ended.id}`, {}]]);
  });

  it('are refused without a text, too long, for no group that is there, with an end that is past or far away, or with a link that leads elsewhere', async () => {
    expect(await fieldsOf({ text: ' ' })).toEqual({ text: { code: 'required' } });
    expect(await fieldsOf({ text: 'x'.repeat(141) })).toEqual({ text: { code: 'too-many-characters', most: 140 } });
    expect(await fieldsOf({ hindiText: 'x'.repeat(141) })).toEqual({ hindiText: { code: 'too-many-characters', most: 140 } });
    expect(await fieldsOf({ groupIds: [morning, 999_999] })).toEqual({ groupIds: { code: 'not-a-group' } });
    expect(await fieldsOf({ until: inTime(0) })).toEqual({ until: { code: 'time-passed' } });
    expect(await fieldsOf({ until: inTime(366 * day + 1) })).toEqual({ until: { code: 'too-far-ahead', days: 366 } });
    const links = [
      'http://school.in',
      'javascript:alert(1)',
      '/.//evil.example/',
      '/..//evil.example/',
      '//evil.in',
      '/\\evil.in',
      'https://',
      'https://me:pw@x.in',
      'user',
      'https://x y',
    ];
    for (const link of links) expect([link, await fieldsOf({ link })]).toEqual([link, { link: { code: 'not-a-link' } }]);
  });

  it('of an admin of some groups are for these groups, and end by who may speak to all of their learners', async () => {
    expect((await add({ text: 'To all' }, head)).problem?.reason?.code).toBe('scope-missing');
    for (const groupIds of [[evening], [morning, evening]])
      expect((await add({ groupIds }, head)).problem?.reasons).toEqual({ groupIds: { code: 'not-a-group' } });
    const own = await head.call('addNotice', { body: draft({ text: 'From the head', groupIds: [morning] }) });
    const other = await added({ text: 'Evening', groupIds: [evening] });
    const list = await head.call('getAllNotices', {});
    expect(list.map(({ text }) => text)).not.toContain('Evening');
    expect(list.find(({ text }) => text === 'For both')).toMatchObject({ groupIds: [morning], mayEnd: false });
    const ended = [await end(other.id, head), await end(999_999, head)].map(({ status, text }) => ({ status, text }));
    expect(ended[0]).toEqual(ended[1]);
    for (const text of ['For both', 'For  all'])
      expect((await end(list.find((one) => one.text === text)?.id ?? 0, head)).problem?.reason?.code).toBe('scope-missing');
    expect((await end(own.id, head)).status).toBe(200);
    expect(await shown(people.early)).not.toContain('From the head');
  });

  it('of a group that is deleted are nobody’s, and not everybody’s', async () => {
    const { id } = await portal.admin.call('createGroup', { body: { name: 'Notices, short-lived' } });
    const { id: notice } = await added({ text: 'For the deleted', groupIds: [id] });
    await portal.admin.call('deleteGroup', { params: { id } });
    for (const person of Object.values(people)) expect(await shown(person)).not.toContain('For the deleted');
    expect((await portal.admin.call('getAllNotices', {})).find((one) => one.id === notice)).toMatchObject({ groupIds: [] });
    expect((await head.call('getAllNotices', {})).map(({ text }) => text)).not.toContain('For the deleted');
  });

  it('are as many at once for a group, and for everybody, as a page can show: other groups have their own', async () => {
    const full = [413, { code: 'notices-full', most: noticeLimits.shown }];
    for (const groupIds of [[evening], []]) {
      const ids: number[] = [];
      let refusal: unknown;
      while (refusal === undefined && ids.length <= noticeLimits.shown) {
        const { status, problem, text } = await add({ groupIds });
        if (status === 200) ids.push(JSON.parse(text).id);
        else refusal = [status, problem?.reason];
      }
      expect(refusal).toEqual(full);
      const both = await add({ groupIds: [morning, evening] });
      if (groupIds.length > 0) expect([both.status, both.problem?.reason]).toEqual(full);
      // A centre whose groups have few is refused nothing for what others have, nor is the institute.
      expect((await add({ groupIds: [morning] }, head)).status).toBe(200);
      if (groupIds.length > 0) expect((await add()).status).toBe(200);
      expect((await end(ids[0] ?? 0)).status).toBe(200);
      expect((await add({ groupIds })).status).toBe(200);
    }
  });
}
