import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLog } from '../../../../server/observability/log';
import { eraseIn, replayErasures, sweepAfter } from '../../../../server/store/privacy/erase';
import { erasureRegistry, placesOf } from '../../../../server/store/privacy/registry';
import { pseudonymOf, uidHash } from '../../../../server/store/privacy/uid-hash';
import { until } from '../../../kit/until';
import { assessmentOf, handIn, type Made, submission } from '../../kit/bank';
import { portalOn, type TestPortal } from '../../kit/portal';
import { unsigned } from '../../kit/token';
import type { Open } from '../open';
import { everyTable, type FullPerson, fullPerson, shutOutFull } from './full-person';

/** Erasures (ADR 39): of a person who has left something in every table. */
export function erasureSuite(open: Open): void {
  let portal: TestPortal;
  let made: Made;
  let mira: FullPerson;
  let participants: number;

  const handIns = async () => (await portal.admin.call('getStatistics', { params: { id: made.paper.id } })).participants;
  const tablesWith = async (texts: string[]) =>
    [...(await everyTable(portal))].filter(([, rows]) => texts.some((text) => rows.includes(text))).map(([name]) => name);

  beforeAll(async () => {
    portal = await open();
    made = await assessmentOf(portal, 4);
    await portal.admin.call('getRole', { params: { uid: 'head' } });
    for (const uid of ['other-1', 'other-2']) await portal.learner(uid).call('submit', handIn(submission(made, 1)));
    mira = await fullPerson(portal, made);
    participants = await handIns();
  });
  afterAll(() => portal.close());

  it('has a treatment for every column of every table of the database', async () => {
    const columns =
      portal.store.engine === 'sqlite'
        ? sql<{ place: string }>`select m.name || '.' || c.name as place from sqlite_master m join pragma_table_info(m.name) c
            where m.type = 'table' and m.name not like 'sqlite_%'`
        : sql<{
            place: string;
          }>`select table_name || '.' || column_name as place from information_schema.columns where table_schema = 'public'`;
    const there = (await columns.execute(portal.store.db)).rows.map(({ place }) => place);
    const named = Object.entries(erasureRegistry).flatMap(([table, of]) => Object.keys(of).map((column) => `${table}.${column}`));
    expect(named.toSorted()).toEqual(there.toSorted());
  });

  it('is found before the erasure in every column that names people', async () => {
    await shutOutFull(portal);
    const rowsOf = await everyTable(portal);
    const without = placesOf('person', 'email', 'phone', 'actor', 'trail').filter(({ table, column }) => {
      const rows = JSON.parse(rowsOf.get(table) ?? '[]') as Record<string, unknown>[];
      return !rows.some((row) => mira.traces.includes(String(row[column])));
    });
    // An institute's look is saved by its admins alone.
    expect(without).toEqual([{ table: 'brands', column: 'saved_by' }]);
  });

  it('is refused to a stranger, for the last admin, for an admin of the settings, and for a person whom nobody knows', async () => {
    const code = async (uid: string, by = portal.admin) => (await by.tries('erasePerson', { params: { uid } })).problem?.reason?.code;
    expect(await code(mira.person.uid, portal.learner('other-1'))).toBe('not-permitted');
    expect(await code('head')).toBe('settings-admin-not-erased');
    await portal.store.db.updateTable('people').set({ verified_email: '', role_email: null }).where('uid', '=', 'head').execute();
    // The token of this call has no address, so that the one of the settings is not learnt again.
    expect(await code('head', portal.holding(unsigned('head', { email: undefined }), 'head'))).toBe('last-admin-not-erased');
    expect(await code('never-here')).toBe('no-such-person');
    expect(await tablesWith(mira.traces)).not.toEqual([]);
  });

  it('is in no table afterwards; what was done for others stays under a pseudonym; a cohort counts one less', async () => {
    const { uid } = mira.person;
    expect(await portal.admin.call('erasePerson', { params: { uid } })).toEqual({ erased: true, account: 'left' });
    expect(await tablesWith(mira.traces)).toEqual([]);
    expect(await handIns()).toBe(participants - 1);
    const pseudonym = pseudonymOf(uid);
    expect(pseudonym).toMatch(/^erased-[\da-f]{12}$/);
    const { db } = portal.store;
    expect((await db.selectFrom('question_changes').select('changed_by').where('version', '=', 9).executeTakeFirst())?.changed_by).toBe(
      pseudonym,
    );
    expect((await db.selectFrom('extra_times').select('changed_by').execute()).map((row) => row.changed_by)).toEqual([pseudonym]);
    const trail = await db.selectFrom('trail').select(['by_uid', 'act', 'about_id']).where('act', '=', 'person-erased').execute();
    expect(trail).toEqual([{ by_uid: 'head', act: 'person-erased', about_id: pseudonym }]);
    expect(await db.selectFrom('erasures').select('uid_hash').execute()).toEqual([{ uid_hash: uidHash(uid) }]);
    const { items } = { items: await portal.admin.call('getPeople', { query: { search: 'Mirabelle' } }) };
    expect(items).toEqual([]);
  });

  it('is refused with the token that is still good: a parcel that was under way is filed for nobody, and no later page tries it again', async () => {
    const { status, problem } = await mira.person.tries('submit', handIn(submission(made, 3)));
    expect([status, problem?.code, problem?.reason]).toEqual([403, 'forbidden', { code: 'account-erased' }]);
    expect((await mira.person.tries('getPaper', { params: { id: made.paper.id } })).problem?.reason?.code).toBe('account-erased');
    expect((await mira.person.tries('saveProfile', { body: { ...profileOf(mira.person.uid) } })).status).toBe(403);
    expect(await tablesWith(mira.traces)).toEqual([]);
  });

  it('hears of the erasure by an expired token too, and a person who was not erased only that the token has expired', async () => {
    const old = (uid: string) => portal.holding(unsigned(uid, { exp: Math.floor(Date.now() / 1000) - 86_400 }), uid);
    const answerTo = async (uid: string) => (await old(uid).tries('getRole', { params: { uid } })).problem?.reason?.code;
    expect(await answerTo(mira.person.uid)).toBe('account-erased');
    expect(await answerTo('other-1')).toBe('token-expired');
  });

  it('is forgotten by another process within seconds, counted cohorts among it', async () => {
    const twin = portalOn(portal.store, {}, async () => undefined);
    const leaver = twin.learner('leaver-of-twin');
    await leaver.call('submit', handIn(submission(made, 2)));
    const before = (await twin.admin.call('getStatistics', { params: { id: made.paper.id } })).participants;
    await portal.admin.call('erasePerson', { params: { uid: leaver.uid } });
    await until(async () => (await leaver.tries('getAvailable', {})).problem?.reason?.code === 'account-erased');
    expect((await twin.admin.call('getStatistics', { params: { id: made.paper.id } })).participants).toBe(before - 1);
  });

  it('leaves nothing that a call under way wrote after the erasure', async () => {
    const late = 'late-writer';
    await portal.learner(late).call('saveProfile', { body: profileOf(late) });
    await portal.store.atomically((tx) => eraseIn(tx, late, 5));
    await portal.store.db
      .insertInto('starts')
      .values({ assessment_id: made.paper.id, uid: late, seen_at: 1, said_at: 1, dated_by: 'server' })
      .execute();
    await sweepAfter(portal.store, late);
    expect(await tablesWith([late])).toEqual([]);
  });

  it('is erased again where an older copy of the database brings the person back, by the list of hashes alone', async () => {
    const back = 'brought-back';
    await portal.learner(back).call('saveProfile', { body: profileOf(back) });
    await portal.learner(back).call('submit', handIn(submission(made, 1)));
    const list = [{ uidHash: uidHash(back), erasedAt: 7 }];
    expect(await replayErasures(portal.store, list)).toEqual(expect.arrayContaining([back, 'LeelaRao']));
    expect(await tablesWith([back])).toEqual([]);
    expect(await replayErasures(portal.store, list)).toEqual([]);
    // A sweep that a process did not live to make is made at the next start.
    await portal.store.atomically((tx) => eraseIn(tx, 'unswept', 8));
    await portal.store.db.insertInto('shut_outs').values({ uid: 'unswept', shut_out_at: 1 }).execute();
    await replayErasures(portal.store, []);
    expect(await tablesWith(['unswept'])).toEqual([]);
  });

  it('lets a person delete the own account, and says what became of the account at the identity service', async () => {
    const removed: string[] = [];
    const holder = portal.again({
      accounts: {
        remove: async (uid) => {
          removed.push(uid);
          return 'deleted';
        },
      },
    });
    const own = holder.learner('own-leaver');
    await own.call('saveProfile', { body: profileOf('own-leaver') });
    expect(await own.call('erasePerson', { params: { uid: 'own-leaver' } })).toEqual({ erased: true, account: 'deleted' });
    expect(removed).toEqual(['own-leaver']);
    const by = await portal.store.db.selectFrom('trail').select('by_uid').where('about_id', '=', pseudonymOf('own-leaver')).execute();
    expect(by).toEqual([{ by_uid: pseudonymOf('own-leaver') }]);
  });

  it('is in no line of the log, at its finest level, while erased and afterwards', async () => {
    const lines: string[] = [];
    const loud = portal.again({ log: openLog('trace', { write: (line) => void lines.push(line) }) });
    const quiet = loud.learner('quiet-leaver');
    await quiet.call('saveProfile', { body: { ...profileOf('quiet-leaver'), firstName: 'Quietly', phone: '9700011122' } });
    await loud.admin.call('getPersonData', { params: { uid: quiet.uid }, query: {} });
    await loud.admin.call('erasePerson', { params: { uid: quiet.uid } });
    await quiet.tries('saveProfile', { body: profileOf('quiet-leaver') });
    await loud.admin.tries('erasePerson', { params: { uid: quiet.uid } });
    expect(lines.length).toBeGreaterThanOrEqual(5);
    for (const text of ['quiet-leaver', 'Quietly', '9700011122']) expect(lines.join('')).not.toContain(text);
  });

  it('erases nothing where the account is not deleted', async () => {
    const failing = portal.again({ accounts: { remove: () => Promise.reject(new Error('away')) } });
    await portal.learner('stays').call('saveProfile', { body: profileOf('stays') });
    expect((await failing.admin.tries('erasePerson', { params: { uid: 'stays' } })).status).toBe(500);
    expect(await tablesWith(['stays'])).not.toEqual([]);
  });
}

const profileOf = (uid: string) => ({ uid, firstName: 'Leela', lastName: 'Rao', email: `${uid}@portal.test`, phone: '', location: 'Goa' });
