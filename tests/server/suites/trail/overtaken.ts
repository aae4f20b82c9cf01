import { afterAll, beforeAll, expect, it } from 'vitest';
import { seenOf } from '../../../../contract/calls/edited-version';
import { grantRole } from '../../../../server/store/people/roles';
import { assessmentOf } from '../../kit/bank';
import { adminEmail, type TestPortal } from '../../kit/portal';
import type { Open } from '../open';

/** Two admins who edit the same at once (ADR 62). */
export function overtakenSuite(open: Open): void {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await open();
  });
  afterAll(() => portal.close());

  const reasonOf = ({ problem }: Awaited<Tried>) => problem?.reason as { by?: string; at?: string };

  type Tried = Promise<{ status: number; problem?: { code: string; reason?: unknown } | null | undefined }>;

  const category = (name: string) => portal.admin.call('addCategory', { query: { name } });

  async function anotherAdmin(uid: string, email: string) {
    await portal.store.atomically((tx) => grantRole(tx, uid, 'admin', portal.clock.now, email));
    return portal.learner(uid);
  }

  /** Two edits from one version at once, then one that names none, as a page of an earlier version does. */
  async function demandOneOf(version: number, edit: (at: 1 | 2 | 3, query: { version?: number }) => Tried): Promise<void> {
    const both = await Promise.all([edit(1, { version }), edit(2, { version })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.problem).toMatchObject({ code: 'in-use', reason: { code: 'changed-meanwhile' } });
    // Who changed it, and when; again another version is the present one.
    const said = { by: adminEmail, at: new Date(portal.clock.now).toISOString() };
    expect(both.filter(({ status }) => status === 409).map(reasonOf)).toMatchObject([said]);
    portal.clock.now += 60_000;
    const late = await edit(3, { version });
    expect([late.status, reasonOf(late)]).toMatchObject([409, said]);
    expect((await edit(3, {})).status).toBe(200);
  }

  it('one name of a group is kept, the other is refused', async () => {
    const group = await portal.admin.call('createGroup', { body: { name: 'Kota' } });
    await demandOneOf(seenOf.name(group), (at, query) =>
      portal.admin.tries('renameGroup', { params: { id: group.id }, query, body: { name: `Kota ${at}` } }),
    );
  });

  it('one name and one place of a category are kept', async () => {
    const category = await portal.admin.call('addCategory', { query: { name: 'Optics' } });
    const params = { id: category.id };
    await demandOneOf(seenOf.name(category), (at, query) =>
      portal.admin.tries('renameCategory', { params, query, body: { name: `Optics ${at}` } }),
    );
    const above: number[] = [];
    for (const name of ['X', 'Y', 'Z']) above.push((await portal.admin.call('addCategory', { query: { name } })).id);
    await demandOneOf(seenOf.place(category), (at, query) =>
      portal.admin.tries('moveCategory', { params, query, body: { parentId: above[at - 1] ?? null } }),
    );
  });

  it('one text of a passage is kept', async () => {
    const { id } = await portal.admin.call('createPassage', { body: { text: 'Read this.' } });
    await demandOneOf(1, (at, query) => portal.admin.tries('editPassage', { params: { id }, query, body: { text: `Read this ${at}.` } }));
  });

  const body = { name: 'Asha', shortName: 'Asha', hindiName: '', colour: '#7b1fa2' } as const;

  it('the first look of the portal is kept, where there is nothing to lock yet', async () => {
    const seen = seenOf.portal(await portal.admin.call('getPortal', {}));
    for (let round = 0; round < 5; round += 1) {
      await demandOneOf(seen, (at, query) => portal.admin.tries('savePortal', { query, body: { ...body, name: `First ${at}` } }));
      expect(await portal.admin.call('getPortal', {})).toMatchObject({ name: 'First 3' });
      await portal.store.db.deleteFrom('brands').execute();
    }
  });

  it('one look of the portal is kept', async () => {
    const saved = await portal.admin.call('savePortal', { body });
    await demandOneOf(seenOf.portal(saved), (at, query) =>
      portal.admin.tries('savePortal', { query, body: { ...body, name: `Asha ${at}` } }),
    );
  });

  it('one correction of a question is kept; one of another question is no change of it', async () => {
    const { paper, right } = await assessmentOf(portal, 2);
    const [questionId = 0, other = 0] = right.keys();
    const params = { id: paper.id };
    await portal.admin.call('regrade', { params, body: { questionId: other, change: 'bonus', reason: 'Unclear' } });
    await demandOneOf(seenOf.counting(null), (at, query) => {
      const optionIds = [(((right.get(questionId) ?? 0) + at - 1) % 4) + 1];
      return portal.admin.tries('regrade', { params, query, body: { questionId, change: 'key', optionIds, reason: `Reason ${at}` } });
    });
    const [last = null] = await portal.admin.call('getRegrades', { params });
    const again = { questionId, change: 'drop', reason: 'None is right' } as const;
    // A repeat after a lost reply, which has the version of before.
    for (const _ of [1, 2])
      expect((await portal.admin.tries('regrade', { params, query: { version: seenOf.counting(last) }, body: again })).status).toBe(200);
  });

  it('a correction that says nothing of what was seen replaces that of its own admin alone', async () => {
    const { paper, right } = await assessmentOf(portal, 1);
    const [[questionId = 0, option = 0] = []] = right;
    const corrects = (by: Pick<typeof portal.admin, 'tries'>, at: number, query = {}) =>
      by.tries('regrade', {
        params: { id: paper.id },
        query,
        body: { questionId, change: 'key', optionIds: [((option + at - 1) % 4) + 1], reason: `Reason ${at}` },
      });
    const other = await anotherAdmin('tara', 'tara@portal.test');
    for (const at of [1, 2]) expect((await corrects(portal.admin, at)).status).toBe(200);
    const refused = await corrects(other, 3);
    expect([refused.status, reasonOf(refused)]).toMatchObject([409, { code: 'changed-meanwhile', by: adminEmail }]);
    // What changes nothing is no loss; and who says what was seen is taken.
    expect((await corrects(other, 2)).status).toBe(200);
    const [last = null] = await portal.admin.call('getRegrades', { params: { id: paper.id } });
    expect((await corrects(other, 3, { version: seenOf.counting(last) })).status).toBe(200);
    expect((await corrects(portal.admin, 2)).status).toBe(409);
  });

  it('one schedule of an assessment is kept', async () => {
    const { id } = (await assessmentOf(portal, 2)).paper;
    const hour = (at: number) => new Date(portal.clock.now + at * 3_600_000).toISOString();
    const now = await portal.admin.call('getSchedule', { params: { id } });
    await demandOneOf(seenOf.schedule(now), (at, query) =>
      portal.admin.tries('setSchedule', { params: { id }, query, body: { opensAt: hour(at) } }),
    );
  });

  it('who changed a schedule is who moved its release by more minutes, of one learner too', async () => {
    const { id } = (await assessmentOf(portal, 2)).paper;
    const params = { id };
    const hour = (at: number) => new Date(portal.clock.now + at * 3_600_000).toISOString();
    const body = { state: 'published', opensAt: hour(0), closesAt: hour(1), resultsAt: hour(2), endsTogether: true } as const;
    const before = await portal.admin.call('setSchedule', { params, body });
    const other = await anotherAdmin('ravi', 'ravi@portal.test');
    const saveNow = async (version: number) =>
      reasonOf(await portal.admin.tries('setSchedule', { params, query: { version }, body: { closesAt: hour(1.5) } }));
    await portal.learner('minu').call('saveProfile', {
      body: { uid: 'minu', firstName: 'M', lastName: 'R', email: 'minu@x.in', location: 'Goa' },
    });
    portal.clock.now += 60_000;
    const moved = await other.call('giveMoreTime', { params, body: { minutes: 170, uid: 'minu' } });
    expect(moved.resultsAt).not.toBe(before.resultsAt);
    const first = { by: 'ravi@portal.test', at: new Date(portal.clock.now).toISOString() };
    expect(await saveNow(seenOf.schedule(before))).toMatchObject(first);
    // What does not touch the schedule is no change of it: the expected cut-off, the minutes of another test.
    portal.clock.now += 60_000;
    await portal.admin.call('setSchedule', { params, body: { examDate: '2027-05-02' } });
    const there = { id: (await assessmentOf(portal, 2)).paper.id };
    await portal.admin.call('setSchedule', { params: there, body });
    await portal.admin.call('giveMoreTime', { params: there, body: { minutes: 170, uid: 'minu' } });
    expect(await saveNow(seenOf.schedule(before))).toMatchObject(first);
  });

  it('a colleague who signs in by phone is named by the number, also in the history of extra time', async () => {
    const uid = 'by-phone';
    const other = await anotherAdmin(uid, '');
    const group = await portal.admin.call('createGroup', { body: { name: 'Patna' } });
    await other.call('renameGroup', { params: { id: group.id }, body: { name: 'Patna East' } });
    await other.call('setExtraTime', { params: { uid: 'minu' }, body: { timePercent: 120 } });
    await portal.store.db
      .updateTable('people')
      .set({ role_email: null, email: '', verified_phone: '+919812345678' })
      .where('uid', '=', uid)
      .execute();
    const query = { version: seenOf.name(group) };
    const late = await portal.admin.tries('renameGroup', { params: { id: group.id }, query, body: { name: 'Patna West' } });
    expect(reasonOf(late)).toMatchObject({ by: '+919812345678' });
    const { changes } = await portal.admin.call('getExtraTime', { params: { uid: 'minu' } });
    expect(changes[0]?.changedBy).toBe('+919812345678');
  });

  it('an erased colleague is not named, and a category that a merge moved names nobody', async () => {
    const group = await portal.admin.call('createGroup', { body: { name: 'Sikar' } });
    const other = await anotherAdmin('meena', 'meena@portal.test');
    await other.call('renameGroup', { params: { id: group.id }, body: { name: 'Sikar North' } });
    const rename = async () => {
      const query = { version: seenOf.name(group) };
      return reasonOf(await portal.admin.tries('renameGroup', { params: { id: group.id }, query, body: { name: 'Sikar South' } }));
    };
    expect(await rename()).toMatchObject({ by: 'meena@portal.test' });
    await portal.admin.call('erasePerson', { params: { uid: 'meena' } });
    expect((await rename()).by).toMatch(/^erased-[0-9a-f]{12}$/);

    const [from, into, below] = [await category('From'), await category('Into'), await category('Below')];
    await portal.admin.call('moveCategory', { params: { id: below.id }, body: { parentId: from.id } });
    const seen = seenOf.place({ parentId: from.id });
    await portal.admin.call('mergeCategory', { params: { id: from.id }, body: { intoId: into.id } });
    const late = await portal.admin.tries('moveCategory', { params: { id: below.id }, query: { version: seen }, body: { parentId: null } });
    expect(reasonOf(late)).toEqual({ code: 'changed-meanwhile', version: seenOf.place({ parentId: into.id }) });
  });

  it('one grant of extra time is kept', async () => {
    const uid = 'asha';
    await portal.learner(uid).call('saveProfile', { body: { uid, firstName: 'A', lastName: 'R', email: 'asha@x.in', location: 'Goa' } });
    await demandOneOf(seenOf.extraTime({ timePercent: 100 }), (at, query) =>
      portal.admin.tries('setExtraTime', { params: { uid }, query, body: { timePercent: 100 + at * 20 } }),
    );
  });
}
