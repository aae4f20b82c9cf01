import { afterAll, beforeAll, expect, it } from 'vitest';
import { elsewhereBounds, type RegradeDraft } from '../../../../contract/assessment/regrade';
import { fill, question } from '../../kit/bank';
import type { TestPortal } from '../../kit/portal';
import type { Open } from '../open';

/** The other assessments that count a question in another way than one does. */
export function elsewhereSuite(open: Open): void {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await open();
  });
  afterAll(() => portal.close());

  /** Two questions, the first right with its first option, and a maker of assessments that have both. */
  async function twoQuestions() {
    const { id: categoryId } = await portal.admin.call('addCategory', { query: { name: `Elsewhere ${Math.random()}` } });
    const name = `Elsewhere ${Math.random()}`;
    const [first = 0, second = 0] = await fill(portal, categoryId, 2, name);
    const exam = await portal.admin.call('createExam', {
      body: {
        ...{ name: 'Exam', timerDuration: 30, marksPerCorrect: 4, negativeMarksPerWrong: 1 },
        subjects: [{ name: 'Subject', categoryIds: [categoryId], numberOfQuestions: 2 }],
      },
    });
    const made = async (named: string) => (await portal.admin.call('generateFromExam', { body: { examId: exam.id, name: named } })).id;
    return { first, second, made, categoryId, name };
  }
  const elsewhere = (id: number, questionId: number) => portal.admin.call('getElsewhere', { params: { id, question: questionId } });
  const named = async (id: number, questionId: number) => (await elsewhere(id, questionId)).assessments.map(({ name }) => name);
  const change = (id: number, draft: Omit<RegradeDraft, 'reason'>) =>
    portal.admin.call('regrade', { params: { id }, body: { ...draft, reason: 'It is so.' } });

  it('names those that a correction left with the old key, until they are corrected too or count in the same way', async () => {
    const { first, second, made } = await twoQuestions();
    const [a, b, c] = [await made('A'), await made('B'), await made('C')];
    await portal.learner('elsewhere').call('submit', {
      params: { id: b },
      body: {
        ...{ assessmentId: b, timeTaken: 60, submitted: true },
        answers: [first, second].map((questionId) => ({ questionId, selectedOptionId: 1, markedForReview: false })),
      },
    });
    expect(await elsewhere(a, first)).toEqual({ assessments: [], isWhole: true });
    await change(a, { questionId: first, change: 'key', optionIds: [3] });
    expect(await elsewhere(a, first)).toEqual({
      assessments: [
        { id: c, name: 'C', createdAt: expect.any(String), handedIn: 0 },
        { id: b, name: 'B', createdAt: expect.any(String), handedIn: 1 },
      ],
      isWhole: true,
    });
    expect(await named(a, second)).toEqual([]);
    await change(b, { questionId: first, change: 'key', optionIds: [3] });
    expect([await named(a, first), await named(c, first)]).toEqual([['C'], ['B', 'A']]);
    await change(a, { questionId: first, change: 'drop' });
    await change(c, { questionId: first, change: 'drop' });
    expect([await named(a, first), await named(b, first)]).toEqual([['B'], ['C', 'A']]);
  });

  it('names none whose key the asker may not read yet', async () => {
    const { first, made } = await twoQuestions();
    const [open, sealed, draft] = [await made('Open'), await made('Sealed'), await made('Draft')];
    const opensAt = new Date(portal.clock.now + 3_600_000).toISOString();
    await portal.admin.call('setSchedule', { params: { id: sealed }, body: { opensAt } });
    await portal.admin.call('setSchedule', { params: { id: draft }, body: { state: 'draft' } });
    await change(open, { questionId: first, change: 'key', optionIds: [3] });
    const reader = portal.learner('results-alone');
    await reader.call('saveProfile', { body: { uid: reader.uid, firstName: 'R', lastName: 'Rao', email: 'r@x.in', location: 'Goa' } });
    await portal.admin.call('setRole', { params: { uid: reader.uid }, body: { role: 'admin', rights: ['results'] } });
    const seen = async () =>
      (await reader.call('getElsewhere', { params: { id: open, question: first } })).assessments.map(({ name }) => name);
    expect([await seen(), await named(open, first)]).toEqual([[], ['Draft', 'Sealed']]);
    portal.clock.now += 3_600_000;
    expect(await seen()).toEqual(['Sealed']);
  });

  it('compares the right answers by what they say: an option may have another place, and a question that only mentions the other is none', async () => {
    const { first, made, categoryId, name } = await twoQuestions();
    const a = await made('Before');
    const before = question(`${name} 0`, [categoryId], 1);
    const [right, ...others] = before.options;
    const options = [...others, ...(right ? [right] : [])].map((option, at) => ({ ...option, id: at + 1 }));
    await portal.admin.call('editQuestion', { params: { id: first }, query: {}, body: { ...before, options } });
    await made('Other places');
    expect(await named(a, first)).toEqual([]);
    await change(a, { questionId: first, change: 'key', optionIds: [2] });
    expect(await named(a, first)).toEqual(['Other places']);

    const mentions = await twoQuestions();
    const [one] = question(`"questionId":${first},`, [mentions.categoryId]).options;
    const body = { ...question(`${mentions.name} 0`, [mentions.categoryId]), options: before.options };
    if (one) body.options = [{ ...one, explanation: `"questionId":${first},` }, ...before.options.slice(1)];
    await portal.admin.call('editQuestion', { params: { id: mentions.first }, query: {}, body });
    await mentions.made('Mentions it');
    expect(await named(a, first)).toEqual(['Other places']);
  });

  it('names no more than it promises, and says that there are more', async () => {
    const { first, made } = await twoQuestions();
    const a = await made('First of many');
    for (let at = 0; at < elsewhereBounds.named; at += 1) await made(`Other ${at}`);
    await change(a, { questionId: first, change: 'bonus' });
    const all = await elsewhere(a, first);
    expect([all.isWhole, all.assessments.length]).toEqual([true, elsewhereBounds.named]);
    await made('One more');
    const { isWhole, assessments } = await elsewhere(a, first);
    expect([isWhole, assessments.length, assessments[0]?.name]).toEqual([false, elsewhereBounds.named, 'One more']);
  });

  it('of no assessment, or of a question of another one, gets 404', async () => {
    const [{ made }, { first }] = [await twoQuestions(), await twoQuestions()];
    const tries = (id: number, asked: number) => portal.admin.tries('getElsewhere', { params: { id, question: asked } });
    expect([(await tries(999_999, first)).status, (await tries(await made('Alone'), first)).status]).toEqual([404, 404]);
  });
}
