import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addToTrail, anonymizeTrail } from '../../../../server/store/shared/trail';
import type { TestPortal } from '../../kit/portal';
import type { Open } from '../open';

/** The table of the trail, which the database itself keeps. */
export function appendOnlySuite(open: Open): void {
  let portal: TestPortal;
  const rows = () => portal.store.db.selectFrom('trail').selectAll().orderBy('id').execute();
  const refuses = async (statement: string) => {
    const before = await rows();
    await expect(sql.raw(statement).execute(portal.store.db)).rejects.toThrow('The trail is append-only');
    expect(await rows()).toEqual(before);
  };

  beforeAll(async () => {
    portal = await open();
    const entry = { at: 5, by: 'head', act: 'extra-time-set', details: { percent: 150 } } as const;
    await addToTrail(portal.store.db, { ...entry, about: { kind: 'person', id: 'asha' } });
    await addToTrail(portal.store.db, { ...entry, by: 'asha', about: { kind: 'person', id: 'ravi' } });
    await addToTrail(portal.store.db, { ...entry, about: { kind: 'group', id: 'asha' } });
  });
  afterAll(() => portal.close());

  it('is written in the transaction of a change: both are stored or neither is', async () => {
    const before = await rows();
    const failing = portal.store.atomically(async (tx) => {
      await addToTrail(tx, { at: 6, by: '', act: 'look-saved', about: { kind: 'portal', id: '' }, details: {} });
      throw new Error('The change failed');
    });
    await expect(failing).rejects.toThrow('The change failed');
    expect(await rows()).toEqual(before);
  });

  it.each([
    'delete from trail',
    'delete from trail where id = 1',
    "update trail set details_json = '{}'",
    'update trail set at = 6',
    "update trail set act = 'look-saved'",
    "update trail set by_uid = 'ravi'",
    "update trail set about_id = 'mira'",
    "update trail set about_id = 'erased-1' where kind = 'group'",
    "update trail set by_uid = 'erased-1', details_json = '{}'",
  ])('refuses %s', (statement) => refuses(statement));

  it('refuses what removes rows in other ways', async () => {
    const values = "values (1, 5, '', 'look-saved', 'portal', '', '{}')";
    if (portal.store.engine === 'postgres') await refuses('truncate trail');
    else await refuses(`insert or replace into trail (id, at, by_uid, act, kind, about_id, details_json) ${values}`);
  });

  it('takes the pseudonym of an erased person, and nothing else', async () => {
    await expect(anonymizeTrail(portal.store.db, 'asha', 'mira')).rejects.toThrow(RangeError);
    await anonymizeTrail(portal.store.db, 'asha', 'erased-7');
    expect((await rows()).map((row) => [row.by_uid, row.kind, row.about_id])).toEqual([
      ['head', 'person', 'erased-7'],
      ['erased-7', 'person', 'ravi'],
      ['head', 'group', 'asha'],
    ]);
  });
}
