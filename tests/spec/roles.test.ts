import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../server/kit/portal';
import { type Bank, exam, generated, handIn, openBank, profile, question } from './kit/bank';
import { answer, type Line, send } from './kit/raw';

/** The real server's answers to each role, independent of the page's own guard. */
describe('roles', () => {
  let bank: Bank;
  beforeAll(async () => {
    bank = await openBank();
  });
  afterAll(() => bank.portal.close());

  const statuses = async ({ line, body }: Line) => {
    const { portal } = bank;
    const people: [string, Person][] = [
      ['nobody', portal.holding(null)],
      ['learner', portal.learner('asha')],
      ['admin', portal.admin],
    ];
    const seen: Record<string, number> = {};
    for (const [who, person] of people) seen[who] = (await send(person, { line, body })).status;
    return seen;
  };

  it('§1.1 §6.1 are told for each uid, admin or user', async () => {
    const roles = await Promise.all(['asha', 'head'].map((uid) => answer(bank.portal.admin, `GET /users/role/${uid}`)));
    expect(roles).toEqual([{ role: 'user' }, { role: 'admin' }]);
  });

  const sheet = () => {
    const form = new FormData();
    form.set('file', new File(['…'], 'bank.xlsx'));
    return form;
  };

  it.each<[string, () => unknown]>([
    ['GET /categories', () => undefined],
    ['POST /categories?name=New', () => undefined],
    ['GET /questions/all', () => undefined],
    ['POST /questions/create', () => question('Who may ask?', [bank.physics.id])],
    ['POST /questions/upload-questions', sheet],
    ['POST /generate-assessment', () => generated([bank.physics.id])],
    ['POST /generate-assessment/from-exam', () => ({ examId: bank.exam.id, name: 'Mock' })],
    ['POST /exams/create', () => exam([bank.physics.id])],
    ['GET /exams/all', () => undefined],
    ['GET /assessments/all', () => undefined],
  ])('§6.2 §6.14 %s is for admins', async (line, body) => {
    expect(await statuses({ line, body: body() })).toEqual({ nobody: 401, learner: 403, admin: 200 });
  });

  it('§6.3 §6.14 GET /assessment/available is for users', async () => {
    expect(await statuses({ line: 'GET /assessment/available' })).toEqual({ nobody: 401, learner: 200, admin: 403 });
  });

  it('§6.5 §6.14 an assessment, handing it in and its result are for both', async () => {
    const { assessmentId: id, questions } = bank;
    const both = { nobody: 401, learner: 200, admin: 200 };
    expect(await statuses({ line: `GET /assessment/${id}` })).toEqual(both);
    const body = handIn(
      id,
      questions.map((q) => q.id),
    );
    expect(await statuses({ line: `POST /assessment/${id}/submit`, body })).toEqual(both);
    expect(await statuses({ line: `GET /assessment/${id}/result` })).toEqual(both);
  });

  it.each(['GET /users/role/asha', 'GET /users/profile/asha', 'GET /assessment/results/user/asha'])(
    '§6.14 %s is for asha and admins',
    async (line) => {
      expect(await statuses({ line })).toEqual({ nobody: 401, learner: 200, admin: 200 });
      expect((await send(bank.portal.learner('ravi'), { line })).status).toBe(403);
    },
  );

  it('§6.14 no person saves another’s profile', async () => {
    const line = 'POST /users/profile';
    expect(await statuses({ line, body: profile })).toEqual({ nobody: 401, learner: 200, admin: 403 });
  });

  it('§6.14 no body raises a role', async () => {
    const ravi = bank.portal.learner('ravi');
    expect((await send(ravi, { line: 'POST /users/profile', body: { ...profile, uid: 'ravi', role: 'admin' } })).status).toBe(400);
    expect(await answer(ravi, 'GET /users/role/ravi')).toEqual({ role: 'user', hasProfile: false });
  });
});

/** Rules of §5 that the server also enforces. */
describe("the server's rules", () => {
  let bank: Bank;
  beforeAll(async () => {
    bank = await openBank();
  });
  afterAll(() => bank.portal.close());

  it.each(['durationInMinutes', 'totalMarks', 'questionCount'])('§5.24 %s is at least 1', async (field) => {
    const line = 'POST /generate-assessment';
    const { status, problem } = await send(bank.portal.admin, { line, body: { ...generated([bank.physics.id]), [field]: 0 } });
    expect([status, Object.keys(problem?.fields ?? {})]).toEqual([400, [field]]);
    expect((await send(bank.portal.admin, { line, body: { ...generated([bank.physics.id]), [field]: 1 } })).status).toBe(200);
  });

  it('§5.14 §5.15 a category has a name and at most one parent', async () => {
    const { admin } = bank.portal;
    expect((await send(admin, { line: 'POST /categories?name=%20' })).status).toBe(400);
    expect((await answer(admin, 'POST /categories?name=Alone')).parentId).toBeNull();
    const { id } = bank.science;
    expect((await answer(admin, `POST /categories?name=Below&parentCategoryId=${id}`)).parentId).toBe(id);
  });
});
