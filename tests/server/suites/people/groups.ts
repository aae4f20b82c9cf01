import { afterAll, beforeAll, expect, it } from 'vitest';
import { addGroup, allGroups, moveToGroup } from '../../../../server/store/groups/groups';
import type { TestPortal } from '../../kit/portal';
import type { Open } from '../open';

/** Groups of learners. */
export function groupsSuite(open: Open): void {
  let portal: TestPortal;
  const named = (uid: string) =>
    portal.learner(uid).call('saveProfile', { body: { uid, firstName: uid, lastName: 'Rao', email: `${uid}@x.in`, location: 'Goa' } });

  beforeAll(async () => {
    portal = await open();
  });
  afterAll(() => portal.close());

  it('have a name each, and are listed by it with the number of their learners', async () => {
    const { store } = portal;
    const ten = (await addGroup(store.db, 'Batch 10', 1)) ?? 0;
    const nine = (await addGroup(store.db, 'Batch 9', 1)) ?? 0;
    expect(await addGroup(store.db, ' BATCH  9', 1)).toBeNull();
    await named('asha');
    await named('ravi');
    await store.atomically((tx) => moveToGroup(tx, 'asha', ten));
    await store.atomically((tx) => moveToGroup(tx, 'ravi', ten));
    await store.atomically((tx) => moveToGroup(tx, 'ravi', null));
    expect(await allGroups(store.db)).toEqual([
      { id: nine, name: 'Batch 9', learners: 0, waiting: 0 },
      { id: ten, name: 'Batch 10', learners: 1, waiting: 0 },
    ]);
  });
}
