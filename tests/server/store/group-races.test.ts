import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cell } from '../../../contract/sheet/cells';
import { deleteGroup, holdGroup, setGroups } from '../../../server/store/people/groups/groups';
import { onPostgres } from '../kit/on-postgres';
import { openPortal, type TestPortal } from '../kit/portal';
import { readsRoster } from '../kit/readers';

/** Long enough for a call that waits for no lock. */
const unheldMs = 500;

/** A roster that names two groups. */
const cells: Cell[][] = [
  ['Name', 'Email', 'Groups'],
  ['Ravi', 'ravi@x.in', 'One; Deleted during an upload'],
];

onPostgres('a group that is deleted while a learner is added to it', (postgres) => {
  let portal: TestPortal;
  let one: number;
  const group = async (name: string) => (await portal.admin.call('createGroup', { body: { name } })).id;
  const params = { uid: 'asha' };
  const groupsNow = async () => {
    const [asha] = await portal.admin.call('getPeople', { query: { search: 'asha' } });
    return (asha?.groups ?? [asha?.group]).map((each) => each?.id);
  };
  beforeAll(async () => {
    portal = await openPortal(await postgres.migrated(), { readRoster: readsRoster(() => cells) });
    const profile = { uid: 'asha', firstName: 'Asha', lastName: 'Rao', email: 'asha@x.in', location: 'Goa' };
    await portal.learner('asha').call('saveProfile', { body: profile });
    one = await group('One');
    await portal.admin.call('moveToGroup', { params, body: { groupId: one } });
  });
  afterAll(() => portal.close());

  it('is no group for whoever comes after the deletion', async () => {
    const other = await group('Deleted first');
    const { moving } = await portal.store.atomically(async (tx) => {
      await holdGroup(tx, other);
      const moving = portal.admin.tries('moveToGroup', { params, body: { addTo: [other] } });
      await Promise.race([moving, pause(unheldMs)]);
      await deleteGroup(tx, other);
      // Within an object: what a transaction returns is awaited before its end.
      return { moving };
    });
    expect((await moving).problem?.reasons).toEqual({ addTo: { code: 'not-a-group' } });
    expect(await groupsNow()).toEqual([one]);
  });

  it('is made anew by a roster that names it at the moment of the deletion', async () => {
    const other = await group('Deleted during an upload');
    const { uploading } = await portal.store.atomically(async (tx) => {
      await holdGroup(tx, other);
      const uploading = portal.admin.tries('uploadRoster', { query: {}, file: new File(['x'], 'roster.xlsx') });
      await Promise.race([uploading, pause(unheldMs)]);
      await deleteGroup(tx, other);
      return { uploading };
    });
    expect(JSON.parse((await uploading).text)).toMatchObject({ waiting: 1, newGroups: ['Deleted during an upload'] });
    const [ravi] = await portal.admin.call('getRoster', { query: {} });
    expect(ravi?.groups?.map(({ name }) => name)).toEqual(['One', 'Deleted during an upload']);
  });

  it('stays where the learner is added before', async () => {
    const other = await group('Filled first');
    const { deleting } = await portal.store.atomically(async (tx) => {
      await holdGroup(tx, other);
      await setGroups(tx, 'asha', [one, other]);
      const deleting = portal.admin.tries('deleteGroup', { params: { id: other } });
      await Promise.race([deleting, pause(unheldMs)]);
      return { deleting };
    });
    expect((await deleting).problem?.reasons).toMatchObject({ id: { code: 'group-in-use', learners: 1 } });
    expect(await groupsNow()).toEqual([one, other]);
  });
});
