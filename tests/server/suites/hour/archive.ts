import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallName } from '../../../../contract/calls/calls';
import { assessmentOf, type Made, submission } from '../../kit/bank';
import type { Person, TestPortal } from '../../kit/portal';
import { rescueOf } from '../../kit/rescue';
import type { Open } from '../open';
import { inMinutes, wholeHandIn } from './kit';

type Act = 'archiveAssessment' | 'restoreAssessment' | 'deleteAssessment';

/** Assessments that leave the lists, and come back to them. */
export function archiveSuite(open: Open): void {
  let portal: TestPortal;
  let made: Made;
  let id: number;
  let asha: Person;

  beforeAll(async () => {
    portal = await open();
    asha = portal.learner('asha');
    const body = { uid: 'asha', firstName: 'A', lastName: 'B', email: 'a@b.test', location: 'Pune' };
    await asha.call('saveProfile', { body });
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    made = await assessmentOf(portal, 2);
    id = made.paper.id;
  });

  const params = () => ({ id });
  const acts = (name: Act) => portal.admin.tries(name, { params: params() });
  const done = (name: Act) => portal.admin.call(name, { params: params() });
  const set = (body: object) => portal.admin.tries('setSchedule', { params: params(), body });
  const ids = (list: readonly { id: number }[]) => list.map((each) => each.id);
  const listed = async () => ids(await portal.admin.call('getAssessments', {})).includes(id);
  const paged = async (state?: 'archived') =>
    ids(await portal.admin.call('getAssessments', { query: { page: 1, size: 50, ...(state && { state }) } })).includes(id);
  const seen = async () => ids(await asha.call('getAvailable', {})).includes(id);
  const lists = async () => [await listed(), await paged(), await paged('archived'), await seen()];
  const waits = async () => {
    const { drafts, hidden } = (await portal.admin.call('getToday', {})).waits;
    return [drafts, hidden].map((each) => ids(each).includes(id));
  };
  const trail = async () => {
    const rows = await portal.admin.call('getTrail', { query: { page: 1, size: 50, kind: 'assessment', id: String(id) } });
    return rows.filter(({ act }) => act !== 'assessment-created').map(({ act, details }) => [act, details]);
  };
  const starts = () =>
    asha.call('start', { params: params(), body: { startedAt: new Date(portal.clock.now).toISOString(), datedBy: 'server' } });

  describe('an archived assessment', () => {
    it('leaves the lists of admins and learners, and comes back to them as it was', async () => {
      expect(await lists()).toEqual([true, true, false, true]);
      expect(await done('archiveAssessment')).toMatchObject({ state: 'hidden', isArchived: true });
      expect(await lists()).toEqual([false, false, true, false]);
      expect(await waits()).toEqual([false, false]);
      expect((await asha.tries('getPaper', { params: params() })).status).toBe(404);
      expect((await portal.admin.call('getPaper', { params: params() })).id).toBe(id);
      const back = await done('restoreAssessment');
      expect(back).toMatchObject({ state: 'published' });
      expect(back).not.toHaveProperty('isArchived');
      expect(await lists()).toEqual([true, true, false, true]);
    });

    it('is archived, and taken back, once however often it is asked', async () => {
      for (const name of ['restoreAssessment', 'archiveAssessment', 'archiveAssessment', 'restoreAssessment', 'restoreAssessment'] as const)
        expect((await acts(name)).status).toBe(200);
      expect(await trail()).toEqual([
        ['assessment-restored', { state: 'published' }],
        ['assessment-archived', { sitting: 0 }],
      ]);
      expect(await lists()).toEqual([true, true, false, true]);
    });

    it('keeps its schedule, which is not changed meanwhile', async () => {
      const opensAt = inMinutes(portal, 60);
      await set({ opensAt, resultsAt: inMinutes(portal, 120) });
      await acts('archiveAssessment');
      const refused = await set({ state: 'published' });
      expect([refused.status, refused.problem?.reason?.code]).toEqual([409, 'assessment-archived']);
      expect(await seen()).toBe(false);
      expect(await done('restoreAssessment')).toMatchObject({ state: 'published', opensAt });
      expect((await set({ opensAt: null, resultsAt: null })).status).toBe(200);
    });

    it('stays a draft whose paper can be changed', async () => {
      const [category] = await portal.admin.call('getCategories', {});
      const body = {
        name: 'D',
        durationInMinutes: 5,
        totalMarks: 4,
        questionCount: 1,
        categories: [category?.id ?? 0],
        state: 'draft' as const,
      };
      id = (await portal.admin.call('generateByCategories', { body })).id;
      expect(await waits()).toEqual([true, false]);
      await acts('archiveAssessment');
      expect(await waits()).toEqual([false, false]);
      await acts('restoreAssessment');
      expect(await waits()).toEqual([true, false]);
      const { version, subjects } = await portal.admin.call('getDrawn', { params: params() });
      expect(version).toBe(1);
      const drawn = subjects.map(({ questions }) => questions.map((question) => question.id));
      expect((await portal.admin.tries('changeDrawn', { params: params(), body: { version: 1, subjects: drawn } })).status).toBe(200);
    });

    it('loses no hand-in of a learner who has begun, and no result', async () => {
      await asha.call('getPaper', { params: params() });
      await starts();
      await acts('archiveAssessment');
      expect((await trail())[0]).toEqual(['assessment-archived', { sitting: 1 }]);
      expect((await asha.tries('submit', wholeHandIn(made, 1))).status).toBe(200);
      expect((await asha.call('getResult', { params: params() })).correctAnswers).toBe(1);
      expect(await portal.admin.call('getResultRows', { params: params(), query: {} })).toHaveLength(1);
      expect(ids((await asha.call('getResults', { params: { uid: 'asha' } })).map((row) => ({ id: row.assessmentId })))).toContain(id);
    });
  });

  describe('a deleted assessment', () => {
    it('is in no list, and not there for any call of admins about it', async () => {
      await set({ resultsAt: inMinutes(portal, 5) });
      expect(await done('deleteAssessment')).toEqual({ id });
      expect(await lists()).toEqual([false, false, false, false]);
      expect(await waits()).toEqual([false, false]);
      const reads = [
        'getPaper',
        'getResult',
        'getCohort',
        'getSchedule',
        'getDesk',
        'getSittings',
        'getAbsent',
        'getStatistics',
        'getDrawn',
        'getHandIns',
        'getResultRows',
      ] as const;
      for (const name of [...reads, 'archiveAssessment', 'restoreAssessment', 'deleteAssessment'] as const satisfies CallName[])
        expect([name, (await portal.admin.tries(name, { params: params(), query: {} } as never)).status]).toEqual([name, 404]);
      expect((await asha.tries('getPaper', { params: params() })).status).toBe(404);
      expect((await trail())[0]).toEqual(['assessment-deleted', { name: made.paper.name }]);
    });

    it('was refused while an attempt is under way, and after a hand-in, by a reason with both numbers', async () => {
      await asha.call('getPaper', { params: params() });
      await starts();
      const refusal = async () => {
        const { status, problem } = await acts('deleteAssessment');
        return [status, problem?.code, problem?.reason];
      };
      expect(await refusal()).toEqual([409, 'in-use', { code: 'assessment-sat', handIns: 0, sitting: 1 }]);
      await asha.call('submit', wholeHandIn(made, 1));
      expect(await refusal()).toEqual([409, 'in-use', { code: 'assessment-sat', handIns: 1, sitting: 0 }]);
      expect(await lists()).toEqual([true, true, false, false]);
      expect(await trail()).toEqual([]);
      expect((await acts('archiveAssessment')).status).toBe(200);
      expect(await refusal()).toEqual([409, 'in-use', { code: 'assessment-sat', handIns: 1, sitting: 0 }]);
    });

    it('may have been tried by an admin, and have been in the archive', async () => {
      await portal.admin.call('submit', wholeHandIn(made, 1));
      await acts('archiveAssessment');
      expect((await acts('deleteAssessment')).status).toBe(200);
      expect(await lists()).toEqual([false, false, false, false]);
    });

    it('is in the archive, with its result, once a device that held its paper hands in', async () => {
      await asha.call('getPaper', { params: params() });
      await acts('deleteAssessment');
      expect((await asha.tries('submit', wholeHandIn(made, 2))).status).toBe(200);
      expect(await lists()).toEqual([false, false, true, false]);
      expect(await portal.admin.call('getResultRows', { params: params(), query: {} })).toHaveLength(1);
      expect(await done('restoreAssessment')).toMatchObject({ state: 'published' });
      expect(await lists()).toEqual([true, true, false, false]);
    });

    it('is there again for a file that an admin brings', async () => {
      await acts('deleteAssessment');
      await portal.admin.call('importSubmission', { body: rescueOf(submission(made, 2), 'asha') });
      expect(await paged('archived')).toBe(true);
    });
  });
}
