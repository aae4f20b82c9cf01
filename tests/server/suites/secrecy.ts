import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assessmentOf, handIn, type Made, secret, submission } from '../kit/bank';
import type { Outcome, TestPortal } from '../kit/portal';
import type { Open } from './open';

const keyWords = /correct|explanation|isRight|answerKey|"key"/i;

/** Nothing a learner can get before handing in tells the right option. */
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

  it('has exactly the fields a paper shows', async () => {
    const { text } = await portal.learner('curious').tries('getPaper', { params: { id: made.paper.id } });
    const paper = JSON.parse(text) as { subjects: { questions: { options: object[] }[] }[] };
    const question = paper.subjects[0]?.questions[0] ?? { options: [] };
    expect(Object.keys(question).sort()).toEqual(['description', 'id', 'options']);
    for (const option of question.options) expect(Object.keys(option).sort()).toEqual(['id', 'text']);
  });

  it('shows the same paper whichever option is right', async () => {
    const { db } = portal.store;
    const [twin, other] = [await assessmentOf(portal, 4), await assessmentOf(portal, 4)];
    const shape = (paper: Made['paper']) =>
      paper.subjects.flatMap((s) => s.questions.map((q) => [q.description, q.options.map((o) => o.text)]));
    // Two banks that differ in their right options only, drawn and frozen: sorted by their texts the papers must not differ.
    const right = async (id: number) =>
      (await db.selectFrom('answer_keys').select('key_json').where('assessment_id', '=', id).executeTakeFirstOrThrow()).key_json;
    expect(await right(twin.paper.id)).not.toEqual(await right(other.paper.id));
    expect(shape(twin.paper).sort()).toEqual(shape(other.paper).sort());
  });

  it('says the list of an admin without keys as well', async () => {
    for (const name of ['getAssessments', 'getExams', 'getCategories'] as const) {
      const { text } = await portal.admin.tries(name, {});
      expect(text).not.toContain(secret);
      expect(text).not.toMatch(keyWords);
    }
  });

  it('tells it all once the submission is filed', async () => {
    const learner = portal.learner('done');
    await learner.call('submit', handIn(submission(made, 2)));
    const result = await learner.call('getResult', { params: { id: made.paper.id } });
    expect(result.questions.map((q) => q.correctOptionId)).toEqual(result.questions.map((q) => made.right.get(q.questionId)));
    for (const question of result.questions) expect(question.explanation).toContain(secret);
  });

  describe('the tag of a paper', () => {
    it('comes back as 304 without a body', async () => {
      const learner = portal.learner('curious');
      const path = `/assessment/${made.paper.id}`;
      const first = await learner.sends(path);
      const again = await learner.sends(path, { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } });
      expect([again.status, again.text]).toEqual([304, '']);
      expect(first.headers.get('cache-control')).toBe('private, no-cache');
    });

    it('asks for a token all the same', async () => {
      const { headers } = await portal.learner('curious').sends(`/assessment/${made.paper.id}`);
      const stranger = await portal
        .holding(null)
        .sends(`/assessment/${made.paper.id}`, { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
      expect(stranger.status).toBe(401);
    });
  });
}
