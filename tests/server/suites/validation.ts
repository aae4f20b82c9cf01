import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers, assessmentOf, handIn, type Made, question, submission } from '../kit/bank';
import type { Outcome, TestPortal } from '../kit/portal';
import type { Open } from './open';

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

const fieldsOf = ({ status, problem }: Outcome) => [status, Object.keys(problem?.fields ?? {}).sort()];

/** Wrong bodies: refused with every field named, and none of their data is kept. */
export function validationSuite(open: Open): void {
  let portal: TestPortal;
  let made: Made;

  beforeAll(async () => {
    portal = await open();
    made = await assessmentOf(portal, 3);
  });
  afterAll(() => portal.close());

  describe('a submission', () => {
    const first = () => answers(made, 1)[0] ?? { questionId: 0, selectedOptionId: 0, markedForReview: false };
    it.each([
      ['a time beyond the duration', () => submission(made, 1, 0, 30 * 60 + 6), ['timeTaken']],
      ['a negative time', () => submission(made, 1, 0, -1), ['timeTaken']],
      ['half a second', () => submission(made, 1, 0, 0.5), ['timeTaken']],
      ["another assessment's id", () => ({ ...submission(made, 1), assessmentId: made.paper.id + 1 }), ['assessmentId']],
      ['a question twice', () => ({ ...submission(made, 1), answers: [first(), first()] }), ['answers.1.questionId']],
      [
        'a question of no paper',
        () => ({ ...submission(made, 1), answers: [{ ...first(), questionId: 987_654 }] }),
        ['answers.0.questionId'],
      ],
      [
        'an option of no question',
        () => ({ ...submission(made, 1), answers: [{ ...first(), selectedOptionId: 9 }] }),
        ['answers.0.selectedOptionId'],
      ],
      ['a score', () => ({ ...submission(made, 1), score: 100 }), ['score']],
      ['another uid', () => ({ ...submission(made, 1), uid: 'other' }), ['uid']],
      ['nothing', () => ({}), ['answers', 'assessmentId', 'submitted', 'timeTaken']],
    ])('with %s', async (what, body, fields) => {
      const outcome = await portal.learner('wrong').sends(`/assessment/${made.paper.id}/submit`, json(body()));
      expect(fieldsOf(outcome), what).toEqual([400, fields]);
    });

    it('may end five seconds after the time, for transfer and rounding', async () => {
      await portal.learner('late').call('submit', handIn(submission(made, 1, 0, 30 * 60 + 5)));
    });

    it('leaves no trace of a refused one', async () => {
      const kept = await portal.store.db.selectFrom('submissions').select('uid').where('uid', '=', 'wrong').execute();
      expect(kept).toEqual([]);
    });
  });

  describe('a profile', () => {
    const profile = { uid: 'me', firstName: 'A', lastName: 'B', email: 'a@b.test', phone: '', location: 'Pune' };
    it.each([
      ['a role', { ...profile, role: 'admin' }, ['role']],
      ['completeness', { ...profile, profileComplete: true }, ['profileComplete']],
      ['empty names', { ...profile, firstName: '  ', lastName: '' }, ['firstName', 'lastName']],
      ['no email address', { ...profile, email: 'nobody' }, ['email']],
      ['a character no database keeps', { ...profile, location: 'Pu\0ne' }, ['location']],
    ])('with %s', async (_, body, fields) => {
      expect(fieldsOf(await portal.learner('me').sends('/users/profile', json(body)))).toEqual([400, fields]);
    });

    it('never raises a role, with any __proto__', async () => {
      const body = `{"__proto__":{"role":"admin"},${JSON.stringify(profile).slice(1)}`;
      await portal.learner('me').sends('/users/profile', json(body));
      expect((await portal.learner('me').call('getRole', { params: { uid: 'me' } })).role).toBe('user');
    });
  });

  describe('a question', () => {
    it.each([
      ['two right options', { options: question('Q', [1]).options.map((o) => ({ ...o, correct: true })) }, ['options']],
      ['one option', { options: question('Q', [1]).options.slice(0, 1) }, ['options']],
      ['no category', { categoryIds: [] }, ['categoryIds']],
      ['a category that is not there', { categoryIds: [4711] }, ['categoryIds.0']],
      ['no words', { description: ' ' }, ['description']],
    ])('with %s', async (_, change, fields) => {
      const categories = await portal.admin.call('getCategories', {});
      const body = { ...question('Q', [categories[0]?.id ?? 0]), ...change };
      expect(fieldsOf(await portal.admin.sends('/questions/create', json(body)))).toEqual([400, fields]);
    });
  });

  describe('any call', () => {
    const path = '/users/profile';
    it.each([
      ['no JSON', json('{'), 400],
      ['too deep a nest', json('['.repeat(100_000)), 400],
      ['too large a body', json(JSON.stringify({ firstName: 'x'.repeat(300_000) })), 413],
      ['a form for JSON', { method: 'POST', body: new URLSearchParams({ uid: 'me' }) }, 415],
      ['no body', { method: 'POST', headers: { 'Content-Type': 'application/json' } }, 400],
    ] as [string, RequestInit, number][])('with %s is refused', async (_, init, status) => {
      expect((await portal.learner('me').sends(path, init)).status).toBe(status);
    });

    it('names the fault of a nest', async () => {
      const { problem } = await portal.learner('me').sends(path, json('['.repeat(100_000)));
      expect(problem?.fields).toEqual({ body: 'is nested too deep' });
    });

    it.each(['/nowhere', '/users', '/assessment', '/users/profile/a/b', '/categories/'])('at %s is a JSON 404', async (where) => {
      const { status, problem, headers } = await portal.learner('me').sends(where);
      expect([status, problem?.code]).toEqual([404, 'not-found']);
      expect(headers.get('content-type')).toContain('application/json');
    });

    it.each(['abc', '0', '-1', '1.5', '9007199254740993', '%00'])('names the id %s', async (id) => {
      expect(fieldsOf(await portal.learner('me').sends(`/assessment/${id}`))).toEqual([400, ['id']]);
    });

    it('by another method is 404', async () => {
      expect((await portal.admin.sends('/exams/all', { method: 'DELETE' })).status).toBe(404);
    });

    it('is never cached and has its security headers', async () => {
      const { headers } = await portal.admin.sends('/exams/all', { headers: { 'X-Forwarded-Proto': 'https' } });
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('strict-transport-security')).toContain('max-age');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    });

    it('that fails inside is a 500 without a reason', async () => {
      const broken = await open({
        random: () => {
          throw new Error('dice: secret detail');
        },
      });
      try {
        const inside = await assessmentOf(broken, 2).catch((fault: Error) => fault.message);
        expect(inside).toContain('500');
        expect(inside).not.toContain('dice');
      } finally {
        await broken.close();
      }
    });
  });
}
