import { afterAll, beforeAll, expect, it } from 'vitest';
import { seenOf } from '../../../../contract/calls/seen';
import { assessmentOf } from '../../kit/bank';
import type { TestPortal } from '../../kit/portal';
import type { Open } from '../open';

/** Two admins who edit the same at once (ADR 62). */
export function overtakenSuite(open: Open): void {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await open();
  });
  afterAll(() => portal.close());

  type Tried = Promise<{ status: number; problem?: { code: string; reason?: unknown } | null | undefined }>;

  /** Two edits from one version at once, then one that names none, as a page of an earlier version does. */
  async function demandOneOf(version: number, edit: (at: 1 | 2 | 3, query: { version?: number }) => Tried): Promise<void> {
    const both = await Promise.all([edit(1, { version }), edit(2, { version })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.problem).toMatchObject({ code: 'in-use', reason: { code: 'changed-meanwhile' } });
    expect((await edit(3, { version })).status).toBe(409);
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

  it('one schedule of an assessment is kept', async () => {
    const { id } = (await assessmentOf(portal, 2)).paper;
    const hour = (at: number) => new Date(portal.clock.now + at * 3_600_000).toISOString();
    const now = await portal.admin.call('getSchedule', { params: { id } });
    await demandOneOf(seenOf.schedule(now), (at, query) =>
      portal.admin.tries('setSchedule', { params: { id }, query, body: { opensAt: hour(at) } }),
    );
  });

  it('one grant of extra time is kept', async () => {
    const uid = 'asha';
    await portal.learner(uid).call('saveProfile', { body: { uid, firstName: 'A', lastName: 'R', email: 'asha@x.in', location: 'Goa' } });
    await demandOneOf(seenOf.extraTime({ timePercent: 100 }), (at, query) =>
      portal.admin.tries('setExtraTime', { params: { uid }, query, body: { timePercent: 100 + at * 20 } }),
    );
  });
}
