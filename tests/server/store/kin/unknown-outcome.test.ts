import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assessmentOf, handIn, type Made, submission } from '../../kit/bank';
import { faultyClient, type WireFault } from '../../kit/kin/faulty-client';
import { onPostgres } from '../../kit/on-postgres';
import { openPortal, type TestPortal } from '../../kit/portal';
import { rescueOf } from '../../kit/rescue';

/** The server does not hear what became of a statement: it may be done, or not. */
const unknown = ['lost-before', 'lost-after', 'unknown'] as const satisfies readonly WireFault[];

onPostgres('a write whose outcome the database does not tell', (postgres) => {
  let portal: TestPortal;
  let made: Made;
  /** The fault of the next statements that begin so, as often as it stands there. */
  let faults: { begins: RegExp; left: WireFault[] } = { begins: /^$/, left: [] };
  const Client = faultyClient((statement) => (faults.begins.test(statement) ? (faults.left.shift() ?? null) : null));

  beforeAll(async () => {
    portal = await openPortal(await postgres.migrated(), {}, Client);
    made = await assessmentOf(portal, 4);
  });
  beforeEach(() => {
    faults = { begins: /^$/, left: [] };
  });
  afterAll(async () => {
    await portal?.close();
  });

  const rowsOf = (table: 'submissions' | 'starts' | 'arrivals' | 'remarks', uid: string) =>
    portal.store.db.selectFrom(table).select('uid').where('uid', '=', uid).execute();

  describe.each(unknown)('%s', (fault) => {
    it('is a 503 to who hands in, and the repeat gets one receipt for one row', async () => {
      const learner = portal.learner(`one ${fault}`);
      const body = handIn(submission(made, 2, 1));
      faults = { begins: /^insert into "submissions"/, left: [fault] };
      const { status, headers, problem } = await learner.tries('submit', body);
      expect([status, problem?.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
      expect(await rowsOf('submissions', learner.uid)).toHaveLength(fault === 'lost-before' ? 0 : 1);
      const receipt = await learner.call('submit', body);
      expect(await learner.call('submit', body)).toEqual(receipt);
      expect(await rowsOf('submissions', learner.uid)).toHaveLength(1);
      // The repeat of another body is refused: the first one stands, whether its receipt was heard or not.
      expect((await learner.tries('submit', handIn(submission(made, 3)))).problem?.code).toBe('already-submitted');
    });

    it('of a group leaves each learner one row after the repeats', async () => {
      const uids = Array.from({ length: 60 }, (_, at) => `of ${fault} ${at}`);
      faults = { begins: /^insert into "submissions"/, left: [fault] };
      const send = async (uid: string) => (await portal.learner(uid).tries('submit', handIn(submission(made, 1)))).status;
      const first = await Promise.all(uids.map(send));
      expect(first.filter((status) => status === 503).length).toBeGreaterThan(0);
      expect(first.filter((status) => status !== 200 && status !== 503)).toEqual([]);
      const again = await Promise.all(uids.map(send));
      expect(new Set(again)).toEqual(new Set([200]));
      const filed = await portal.store.db.selectFrom('submissions').select('uid').where('uid', 'in', uids).execute();
      expect(filed.map(({ uid }) => uid).sort()).toEqual(uids.toSorted());
    });

    it('of a start keeps the first start', async () => {
      const learner = portal.learner(`starts ${fault}`);
      const args = { params: { id: made.paper.id }, body: { startedAt: '2026-03-01T09:00:00.000Z', datedBy: 'server' } } as const;
      faults = { begins: /^insert into "starts"/, left: [fault] };
      expect((await learner.tries('start', args)).status).toBe(503);
      const { startedAt } = await learner.call('start', args);
      portal.clock.now += 1_000;
      expect((await learner.call('start', args)).startedAt).toBe(startedAt);
      expect(await rowsOf('starts', learner.uid)).toHaveLength(1);
    });

    it('at the COMMIT of an imported file leaves one submission, one source and one entry of the trail', async () => {
      const uid = `carried ${fault}`;
      const profile = { firstName: 'Asha', lastName: 'Verma', email: 'asha@portal.test', phone: '', location: 'Pune' };
      await portal.learner(uid).call('saveProfile', { body: { ...profile, uid } });
      const body = rescueOf(submission(made, 1), uid);
      faults = { begins: /^commit/, left: [fault] };
      expect((await portal.admin.tries('importSubmission', { body })).status).toBe(503);
      await portal.admin.call('importSubmission', { body });
      expect([(await rowsOf('submissions', uid)).length, (await rowsOf('arrivals', uid)).length]).toEqual([1, 1]);
      const trail = await portal.store.db.selectFrom('trail').select('id').where('about_id', '=', uid).execute();
      expect(trail).toHaveLength(1);
    });

    it('at the COMMIT of a changed key marks every submission by the change once', async () => {
      const [mended, uid] = [await assessmentOf(portal, 2), `marked ${fault}`];
      await portal.learner(uid).call('submit', handIn(submission(mended, 2)));
      const [{ id: questionId = 0 } = {}] = mended.paper.subjects[0]?.questions ?? [];
      const order = { params: { id: mended.paper.id }, body: { questionId, change: 'drop', reason: 'Misprint' } } as const;
      faults = { begins: /^commit/, left: [fault] };
      expect((await portal.admin.tries('regrade', order)).status).toBe(503);
      expect((await portal.admin.call('regrade', order)).version).toBe(1);
      expect(await rowsOf('remarks', uid)).toHaveLength(1);
      expect((await portal.learner(uid).call('getResult', { params: { id: mended.paper.id } })).totalMarks).toBe(4);
    });
  });
});
