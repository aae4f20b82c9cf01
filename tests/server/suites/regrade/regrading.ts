import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, questionsOf, type Submission } from '../../../../contract/assessment/assessment';
import type { RegradeDraft } from '../../../../contract/assessment/regrade';
import { correctKey, finishRegrades } from '../../../../server/assessments/regrade';
import { openSubmissionQueue } from '../../../../server/submissions/submission-queue';
import { assessmentOf, handIn, type Made, submission } from '../../kit/bank';
import { correctionOf } from '../../kit/correction';
import type { TestPortal } from '../../kit/portal';
import type { Open } from '../open';

/** How a question counts, as the tests understand it: the options that earn marks, or one of two words. */
type Says = readonly number[] | 'dropped' | 'everybody';

/** A marking of its own: whole numbers, written from ADR 37 and the specification alone. */
function markOf(says: ReadonlyMap<number, Says>, answers: readonly Pick<Answer, 'questionId' | 'selectedOptionId'>[]) {
  let [correctAnswers, wrongAnswers, unattempted] = [0, 0, 0];
  for (const [id, say] of says) {
    if (say === 'dropped') continue;
    const chosen = answers.find(({ questionId }) => questionId === id)?.selectedOptionId;
    if (say === 'everybody') correctAnswers += 1;
    else if (chosen === undefined || chosen === null) unattempted += 1;
    else if (say.includes(chosen)) correctAnswers += 1;
    else wrongAnswers += 1;
  }
  const counting = correctAnswers + wrongAnswers + unattempted;
  return {
    ...{ score: 4 * correctAnswers - wrongAnswers, correctAnswers, wrongAnswers, unattempted },
    ...{ totalMarks: 4 * counting, totalQuestions: counting },
  };
}

/** Each learner chooses differently, and leaves some questions. */
const choiceOf = (learner: number, place: number): number | null => {
  const drawn = (learner * 7 + place * 13 + ((learner * learner) % 11)) % 5;
  return drawn === 0 ? null : drawn;
};

/** A key changed after hand-ins. `herd`: learners who handed in before, and those who do so meanwhile. */
export function regradeSuite(open: Open, herd: readonly [before: number, meanwhile: number] = [60, 20]): void {
  let portal: TestPortal;
  let made: Made;
  let id: number;
  let ids: number[];

  beforeAll(async () => {
    portal = await open();
  });
  beforeEach(async () => {
    made = await assessmentOf(portal, 5);
    id = made.paper.id;
    ids = questionsOf(made.paper).map((question) => question.id);
  });
  afterAll(() => portal.close());

  const params = () => ({ id });
  const rightOf = (questionId: number) => made.right.get(questionId) ?? 0;
  const fresh = (): Map<number, Says> => new Map(ids.map((one) => [one, [rightOf(one)]]));
  const bodyOf = (learner: number): Submission => ({
    ...submission(made, 0),
    answers: ids.map((questionId, place) => ({ questionId, selectedOptionId: choiceOf(learner, place), markedForReview: false })),
  });
  const uidOf = (learner: number) => `r${id}-${learner}`;
  const send = (learner: number, to = portal) => to.learner(uidOf(learner)).call('submit', handIn(bodyOf(learner)));
  const change = (draft: Partial<RegradeDraft>, from = portal) =>
    from.admin.call('regrade', {
      params: params(),
      body: { questionId: ids[0] ?? 0, change: 'drop', reason: 'No option is right.', ...draft },
    });
  const preview = (draft: Partial<RegradeDraft>) =>
    portal.admin.call('previewRegrade', { params: params(), body: { questionId: ids[0] ?? 0, change: 'drop', ...draft } });
  const resultOf = (learner: number, from = portal) => from.learner(uidOf(learner)).call('getResult', { params: params() });
  const marks = () => portal.store.db.selectFrom('remarks').selectAll().where('assessment_id', '=', id).execute();
  const regrades = () => portal.admin.call('getRegrades', { params: params() });
  const trail = async () =>
    (
      await portal.store.db.selectFrom('trail').selectAll().where('about_id', '=', String(id)).where('kind', '=', 'assessment').execute()
    ).filter(({ act }) => act !== 'assessment-created');

  /** Every result, list and statistic says what the tests' own marking says. */
  async function expectMarked(learners: readonly number[], says: ReadonlyMap<number, Says>): Promise<void> {
    const wanted = learners.map((learner) => markOf(says, bodyOf(learner).answers));
    const results = await Promise.all(learners.map((learner) => resultOf(learner)));
    expect(results).toMatchObject(wanted);
    const [list] = await portal.learner(uidOf(learners[0] ?? 0)).call('getResults', { params: { uid: uidOf(learners[0] ?? 0) } });
    expect(list).toMatchObject(wanted[0] ?? {});
    const statistics = await portal.admin.call('getStatistics', { params: params() });
    const ladder = new Map<number, number>();
    for (const { score } of wanted) ladder.set(score, (ladder.get(score) ?? 0) + 1);
    expect(statistics).toMatchObject({ participants: learners.length, totalMarks: wanted[0]?.totalMarks });
    expect(new Map(statistics.scores.map(({ score, count }) => [score, count]))).toEqual(ladder);
  }

  it(`while ${herd[1]} hand in beside ${herd[0]} marks every submission by the new key, once each, with a whole trail`, {
    timeout: 180_000,
  }, async () => {
    const [before, meanwhile] = herd;
    const early = Array.from({ length: before }, (_, at) => at);
    const late = Array.from({ length: meanwhile }, (_, at) => before + at);
    await Promise.all(early.map((learner) => send(learner)));
    // A second process: caches and a queue of its own.
    const twin = await portal.again({ submissionQueue: openSubmissionQueue(portal.store) });
    const sending = late.map(async (learner, at) => {
      await new Promise((turn) => setTimeout(turn, at * 2));
      return send(learner, at % 2 === 0 ? portal : twin);
    });
    await sending[0];
    // Pressed twice.
    const [first, second] = await Promise.all([change({}), change({})]);
    await Promise.all(sending);

    expect([first.version, second]).toEqual([1, first]);
    const says = fresh().set(ids[0] ?? 0, 'dropped');
    const learners = [...early, ...late];
    await expectMarked(learners, says);

    const rows = await portal.store.db
      .selectFrom('submissions')
      .select(['uid', 'key_version', 'score'])
      .where('assessment_id', '=', id)
      .execute();
    expect(rows.map(({ uid }) => uid).sort()).toEqual(learners.map(uidOf).sort());
    expect(new Set(rows.map((row) => row.key_version))).toEqual(new Set([1]));
    const history = new Map((await marks()).map((mark) => [mark.uid, mark]));
    expect(history.size).toBe((await marks()).length);
    for (const learner of early) {
      const { answers } = bodyOf(learner);
      expect(history.get(uidOf(learner))).toMatchObject({
        ...{ version: 1, score_before: markOf(fresh(), answers).score, score_after: markOf(says, answers).score },
      });
    }
    const [told, ...others] = await regrades();
    expect([others, told]).toMatchObject([
      [],
      {
        ...{ version: 1, questionId: ids[0], reason: 'No option is right.', by: 'head@portal.test', changed: first.changed },
        ...{ before: { change: 'key', optionIds: [rightOf(ids[0] ?? 0)] }, after: { change: 'drop' } },
      },
    ]);
    expect(await trail()).toMatchObject([{ act: 'question-dropped', by_uid: 'head', at: portal.clock.now }]);
  });

  it('tells a learner the score before the first change with each result, and one who handed in later none', async () => {
    const told = async (learner: number, from = portal) => {
      const [listed] = await from.learner(uidOf(learner)).call('getResults', { params: { uid: uidOf(learner) } });
      const { scoreBefore, score } = await resultOf(learner, from);
      expect(listed?.scoreBefore).toBe(scoreBefore);
      return [scoreBefore, score];
    };
    const own = markOf(fresh(), bodyOf(1).answers).score;
    await send(1);
    expect(await told(1)).toEqual([undefined, own]);
    portal.clock.now += 1_000;
    await change({});
    await send(2);
    const dropped = markOf(fresh().set(ids[0] ?? 0, 'dropped'), bodyOf(1).answers).score;
    expect(await told(1)).toEqual([own, dropped]);
    expect((await told(2))[0]).toBeUndefined();
    portal.clock.now += 1_000;
    await change({ change: 'bonus' });
    expect(await told(1)).toEqual([own, markOf(fresh().set(ids[0] ?? 0, 'everybody'), bodyOf(1).answers).score]);
    await change({ change: 'key', optionIds: [rightOf(ids[0] ?? 0)] });
    expect(await told(1, await portal.again({}))).toEqual([own, own]);
  });

  it.each([
    ['dropped', 'drop', (): Says => 'dropped'],
    ['given to everybody', 'bonus', (): Says => 'everybody'],
  ] as const)('%s, then dropped or put back, counts as the last change says, and the other questions as before', async (_, way, saying) => {
    const learners = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    await Promise.all(learners.map((learner) => send(learner)));
    const [first = 0, second = 0] = ids;
    await change({ questionId: second, change: 'key', optionIds: [(rightOf(second) % 4) + 1] });
    const says = fresh().set(second, [(rightOf(second) % 4) + 1]);
    await change({ questionId: first, change: way });
    await expectMarked(learners, new Map(says).set(first, saying()));
    const other = way === 'drop' ? 'bonus' : 'drop';
    await change({ questionId: first, change: other });
    await expectMarked(learners, new Map(says).set(first, other === 'drop' ? 'dropped' : 'everybody'));
    await change({ questionId: first, change: 'key', optionIds: [rightOf(first)], reason: 'It was right.' });
    await expectMarked(learners, says);
    expect((await regrades()).map(({ version, after }) => [version, after.change])).toEqual([
      [4, 'key'],
      [3, other],
      [2, way],
      [1, 'key'],
    ]);
  });

  it('with two right options counts either, and tells learners the reason', async () => {
    const learners = [0, 1, 2, 3, 4, 5, 6, 7];
    await Promise.all(learners.map((learner) => send(learner)));
    const [first = 0] = ids;
    const both = [1, 3];
    const forecast = await preview({ change: 'key', optionIds: both });
    const { changed } = await change({ change: 'key', optionIds: both, reason: 'दोनों सही हैं' });
    await expectMarked(learners, fresh().set(first, both));
    expect(forecast).toMatchObject({ isSame: false, participants: 8, changed });
    const result = await resultOf(0);
    expect(result.regrades).toEqual([
      { questionId: first, change: 'key', reason: 'दोनों सही हैं', at: new Date(portal.clock.now).toISOString() },
    ]);
    expect(result.questions[0]).toMatchObject({ correctOptionId: 1, alsoCorrectOptionIds: [3] });
    expect(Object.keys(result.questions[1] ?? {})).not.toContain('ruling');
    // The same in another order is no change.
    expect(await change({ change: 'key', optionIds: [3, 1] })).toEqual({ version: 1, changed });
    expect(await preview({ change: 'key', optionIds: [3, 1] })).toMatchObject({ isSame: true, changed: 0 });
  });

  it('is previewed as it then happens', async () => {
    const learners = Array.from({ length: 30 }, (_, at) => at);
    await Promise.all(learners.map((learner) => send(learner)));
    const [, , third = 0] = ids;
    const scored = (says: ReadonlyMap<number, Says>) => learners.map((learner) => markOf(says, bodyOf(learner).answers).score);
    const says = fresh();
    for (const [way, say] of [
      ['bonus', 'everybody'],
      ['drop', 'dropped'],
    ] as const) {
      const [was, becomes] = [scored(says), scored(new Map(says).set(third, say))];
      const rankIn = (all: number[], score: number) => 1 + all.filter((other) => other > score).length;
      const ranks = was.map((score, at) => [rankIn(was, score), rankIn(becomes, becomes[at] ?? 0)] as const);
      const forecast = await preview({ questionId: third, change: way });
      expect(forecast).toEqual({
        ...{ isSame: false, participants: 30, changed: was.filter((score, at) => score !== becomes[at]).length },
        ...{ risen: was.filter((score, at) => (becomes[at] ?? 0) > score).length },
        ...{ fallen: was.filter((score, at) => (becomes[at] ?? 0) < score).length },
        firstTen: ranks.filter(([from, to]) => from !== to && Math.min(from, to) <= 10).length,
        totalMarks: { before: markOf(says, []).totalMarks, after: markOf(new Map(says).set(third, say), []).totalMarks },
      });
      expect((await change({ questionId: third, change: way })).changed).toBe(forecast.changed);
      says.set(third, say);
    }
  });

  it('tells learners and admins of a dropped question, which has neither facility nor discrimination', async () => {
    await Promise.all([0, 1, 2].map((learner) => send(learner)));
    await change({});
    const result = await resultOf(1);
    expect(result.questions).toHaveLength(5);
    expect(result.questions.map(({ ruling }) => ruling)).toEqual(['drop', undefined, undefined, undefined, undefined]);
    const { items } = await portal.admin.call('getStatistics', { params: params() });
    expect(items[0]).toMatchObject({ ruling: 'drop', facility: null, discrimination: null });
    expect(items[0]?.options.reduce((sum, { count }) => sum + count, items[0].skipped.count)).toBe(3);
  });

  it('marks what a process left behind that ended before its sweep', async () => {
    await send(0);
    await change({});
    await portal.store.db.updateTable('corrections').set({ is_swept: 0 }).where('assessment_id', '=', id).execute();
    await portal.store.db.updateTable('submissions').set({ key_version: 0, score: 99 }).where('assessment_id', '=', id).execute();
    await portal.store.db.deleteFrom('remarks').where('assessment_id', '=', id).execute();
    await finishRegrades(portal.store, 5);
    await expectMarked([0], fresh().set(ids[0] ?? 0, 'dropped'));
    expect(await marks()).toMatchObject([{ marked_at: 5, version: 1, score_before: 99 }]);
    await finishRegrades(portal.store, 6);
    expect(await marks()).toHaveLength(1);
  });

  it('marks a repeat whose first try was marked by an older key and had no receipt', async () => {
    await send(0);
    await correctKey(portal.store, correctionOf(id, ids[0] ?? 0, (rightOf(ids[0] ?? 0) % 4) + 1), 1_000);
    await portal.store.db.updateTable('submissions').set({ key_version: 0, score: 99 }).where('assessment_id', '=', id).execute();
    await portal.store.db.deleteFrom('remarks').where('assessment_id', '=', id).execute();
    const twin = await portal.again({ submissionQueue: openSubmissionQueue(portal.store) });
    await send(0, twin);
    await expectMarked([0], fresh().set(ids[0] ?? 0, [(rightOf(ids[0] ?? 0) % 4) + 1]));
  });

  describe('that is wrong', () => {
    it.each<[string, Partial<RegradeDraft>, string]>([
      ['of another assessment’s question', { questionId: 999_999 }, 'questionId'],
      ['to an option of no question', { change: 'key', optionIds: [1, 6] }, 'optionIds.1'],
      ['to an option twice', { change: 'key', optionIds: [2, 2] }, 'optionIds.1'],
      ['to no option', { change: 'key', optionIds: [] }, 'optionIds'],
      ['to options that are not named', { change: 'key' }, 'optionIds'],
      ['without a reason', { reason: '  ' }, 'reason'],
      ['with a very long reason', { reason: 'x'.repeat(501) }, 'reason'],
      ['of another kind', { change: 'twice' as 'drop' }, 'change'],
    ])('%s names the field and changes nothing', async (_, draft, field) => {
      await send(0);
      const before = await resultOf(0);
      const body = { questionId: ids[0] ?? 0, change: 'drop' as const, reason: 'Because.', ...draft };
      const { status, problem } = await portal.admin.tries('regrade', { params: params(), body });
      expect([status, Object.keys(problem?.fields ?? {})]).toEqual([400, [field]]);
      expect([await resultOf(0), await regrades(), await marks()]).toEqual([before, [], []]);
    });

    it('in an assessment that does not exist gets 404', async () => {
      const gone = { params: { id: 999_999 } };
      const body = { questionId: ids[0] ?? 0, change: 'drop' as const };
      expect((await portal.admin.tries('regrade', { ...gone, body: { ...body, reason: 'Because.' } })).status).toBe(404);
      expect((await portal.admin.tries('previewRegrade', { ...gone, body })).status).toBe(404);
      expect((await portal.admin.tries('getRegrades', gone)).status).toBe(404);
    });
  });
}
