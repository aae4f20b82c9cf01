import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assessmentOf, handIn, type Made, secret, submission } from '../kit/bank';
import type { Outcome, TestPortal } from '../kit/portal';
import type { Open } from './open';

const keyWords = /correct|explanation|isRight|answerKey|"key"/i;

/** No reply to a learner before the hand-in reveals a correct option. */
export function secrecySuite(open: Open): void {
  let portal: TestPortal;
  let made: Made;

  beforeAll(async () => {
    portal = await open();
    made = await assessmentOf(portal, 8);
  });
  afterAll(() => portal.close());

  const seen = async (uid: string): Promise<Outcome[]> => {
    const learner = portal.learner(uid);
    const params = { id: made.paper.id };
    return [
      await learner.tries('getPaper', { params }),
      await learner.tries('getAvailable', {}),
      await learner.tries('getResults', { params: { uid } }),
      await learner.tries('getResult', { params }),
      await learner.tries('submit', handIn({ ...submission(made, 2), timeTaken: 999_999 })),
    ];
  };

  it('§9.23 has no field and no text of a key in any byte', async () => {
    for (const { text, headers } of await seen('curious')) {
      const bytes = text + JSON.stringify([...headers]);
      expect(bytes).not.toMatch(keyWords);
      expect(bytes).not.toContain(secret);
    }
  });

  it('has exactly the fields of a paper', async () => {
    const { text } = await portal.learner('curious').tries('getPaper', { params: { id: made.paper.id } });
    const paper = JSON.parse(text) as { subjects: { questions: { options: object[] }[] }[] };
    const question = paper.subjects[0]?.questions[0] ?? { options: [] };
    expect(Object.keys(question).sort()).toEqual(['description', 'id', 'options']);
    for (const option of question.options) expect(Object.keys(option).sort()).toEqual(['id', 'text']);
  });

  it('is equal for every choice of the correct option', async () => {
    const { db } = portal.store;
    const [twin, other] = [await assessmentOf(portal, 4), await assessmentOf(portal, 4)];
    const shape = (paper: Made['paper']) =>
      paper.subjects.flatMap((s) => s.questions.map((q) => [q.description, q.options.map((o) => o.text)]));
    // Two banks that differ in their correct options only, drawn and frozen: sorted by their texts the papers must be equal.
    const right = async (id: number) =>
      (await db.selectFrom('answer_keys').select('key_json').where('assessment_id', '=', id).executeTakeFirstOrThrow()).key_json;
    expect(await right(twin.paper.id)).not.toEqual(await right(other.paper.id));
    expect(shape(twin.paper).sort()).toEqual(shape(other.paper).sort());
  });

  it("has no keys in an admin's list either", async () => {
    for (const name of ['getAssessments', 'getExams', 'getCategories'] as const) {
      const { text } = await portal.admin.tries(name, {});
      expect(text).not.toContain(secret);
      expect(text).not.toMatch(keyWords);
    }
  });

  it('shows the key once the submission is filed', async () => {
    const learner = portal.learner('done');
    await learner.call('submit', handIn(submission(made, 2)));
    const result = await learner.call('getResult', { params: { id: made.paper.id } });
    expect(result.questions.map((q) => q.correctOptionId)).toEqual(result.questions.map((q) => made.right.get(q.questionId)));
    for (const question of result.questions) expect(question.explanation).toContain(secret);
  });

  describe('the ETag of a paper', () => {
    it('gives a 304 without a body', async () => {
      const learner = portal.learner('curious');
      const path = `/assessment/${made.paper.id}`;
      const first = await learner.sends(path);
      const again = await learner.sends(path, { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } });
      expect([again.status, again.text]).toEqual([304, '']);
      expect(first.headers.get('cache-control')).toBe('private, no-cache');
    });

    it('still needs a token', async () => {
      const { headers } = await portal.learner('curious').sends(`/assessment/${made.paper.id}`);
      const stranger = await portal
        .holding(null)
        .sends(`/assessment/${made.paper.id}`, { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
      expect(stranger.status).toBe(401);
    });
  });
}
