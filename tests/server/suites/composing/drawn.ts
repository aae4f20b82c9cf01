import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionsOf } from '../../../../contract/assessment/assessment';
import type { DrawnPaper } from '../../../../contract/assessment/drawn';
import type { ScheduleDraft } from '../../../../contract/assessment/schedule';
import type { Mix } from '../../../../contract/exam/mix';
import { until } from '../../../kit/until';
import { fill, handIn, question } from '../../kit/bank';
import type { TestPortal } from '../../kit/portal';
import type { Open } from '../open';

/** Drawn questions, seen and changed before learners see them (ADR 42). */
export function drawnSuite(open: Open): void {
  let portal: TestPortal;
  let maths: number;
  let physics: number;
  const inMaths = new Set<number>();

  beforeAll(async () => {
    portal = await open();
    maths = (await portal.admin.call('addCategory', { query: { name: 'Maths' } })).id;
    physics = (await portal.admin.call('addCategory', { query: { name: 'Physics' } })).id;
    for (const id of await fill(portal, maths, 6, 'Maths')) inMaths.add(id);
    for (let at = 0; at < 2; at += 1)
      inMaths.add(
        (await portal.admin.call('createQuestion', { body: { ...question(`Hard ${at}`, [maths]), difficultyLevel: 'Hard' } })).id,
      );
    await fill(portal, physics, 4, 'Physics');
  });
  afterAll(() => portal.close());

  const make = async (draft: ScheduleDraft = { state: 'draft' }, mix?: Mix) => {
    const subjects = [
      { name: 'Maths', categoryIds: [maths], numberOfQuestions: 3, ...(mix && { mix }) },
      { name: 'Physics', categoryIds: [physics], numberOfQuestions: 2 },
    ];
    const exam = await portal.admin.call('createExam', {
      body: { name: 'E', timerDuration: 30, marksPerCorrect: 4, negativeMarksPerWrong: 1, subjects },
    });
    return (await portal.admin.call('generateFromExam', { body: { examId: exam.id, name: 'Mock', ...draft } })).id;
  };
  const drawn = (id: number) => portal.admin.call('getDrawn', { params: { id } });
  const idsOf = ({ subjects }: DrawnPaper) => subjects.map(({ questions }) => questions.map((each) => each.id));
  const redraw = (id: number, version: number, questionId: number) =>
    portal.admin.tries('redrawQuestion', { params: { id }, body: { version, questionId } });
  const change = (id: number, version: number, subjects: number[][]) =>
    portal.admin.tries('changeDrawn', { params: { id }, body: { version, subjects } });
  const set = (id: number, body: ScheduleDraft) => portal.admin.call('setSchedule', { params: { id }, body });
  const paper = (id: number) => portal.learner('asha').call('getPaper', { params: { id } });

  it('are shown with key, difficulty, categories and rules', async () => {
    const mix: Mix = { unit: 'questions', parts: [{ difficultyLevel: 'Hard', amount: 1 }] };
    const id = await make({ state: 'draft' }, mix);
    const got = await drawn(id);
    expect(got).toMatchObject({ id, name: 'Mock', state: 'draft', version: 1 });
    expect(got.subjects.map(({ subjectName, rules, questions }) => [subjectName, rules, questions.length])).toEqual([
      ['Maths', { categoryIds: [maths], mix }, 3],
      ['Physics', { categoryIds: [physics] }, 2],
    ]);
    const bank = new Map((await portal.admin.call('getQuestions', {})).map((each) => [each.id, each]));
    for (const { id: questionId, ...shown } of got.subjects.flatMap(({ questions }) => questions)) {
      const there = bank.get(questionId);
      const right = there?.options.find(({ correct }) => correct);
      expect(shown).toEqual({
        description: there?.description,
        options: there?.options.map((option) => ({ id: option.id, text: option.text })),
        correctOptionId: right?.id,
        explanation: right?.explanation,
        difficultyLevel: there?.difficultyLevel,
        categories: [there?.categoryIds[0] === maths ? 'Maths' : 'Physics'],
      });
    }
  });

  it('are exchanged for others of the same rules, until the bank has none', async () => {
    const id = await make();
    const seen = new Set<number>();
    let now = await drawn(id);
    for (let round = 0; round < 12; round += 1) {
      const before = idsOf(now);
      const gone = before[0]?.[1] ?? 0;
      now = JSON.parse((await redraw(id, now.version ?? 0, gone)).text);
      const after = idsOf(now);
      expect(after[1]).toEqual(before[1]);
      expect([after[0]?.[0], after[0]?.[2]]).toEqual([before[0]?.[0], before[0]?.[2]]);
      expect(before.flat()).not.toContain(after[0]?.[1]);
      expect(inMaths.has(after[0]?.[1] ?? 0)).toBe(true);
      seen.add(after[0]?.[1] ?? 0);
    }
    expect(seen.size).toBeGreaterThan(2);
    expect(now.version).toBe(13);
    const all = await portal.admin.call('generateByCategories', {
      body: { name: 'All of it', durationInMinutes: 5, totalMarks: 10, questionCount: 4, categories: [physics], state: 'draft' },
    });
    const none = await redraw(all.id, 1, questionsOf(all)[0]?.id ?? 0);
    expect([none.status, none.problem?.reason]).toEqual([422, { code: 'no-other-question', subject: 'All of it' }]);
    const strange = await redraw(
      id,
      13,
      questionsOf(all)
        .map((each) => each.id)
        .find((each) => !idsOf(now).flat().includes(each)) ?? 0,
    );
    expect([strange.status, strange.problem?.fields]).toEqual([400, { questionId: 'is not a question of this assessment' }]);
  });

  it('keep the difficulty that the mix names when they are exchanged', async () => {
    const mix: Mix = { unit: 'questions', parts: [{ difficultyLevel: 'hard', amount: 1 }] };
    const hard = (paperNow: DrawnPaper) =>
      paperNow.subjects[0]?.questions.filter(({ difficultyLevel }) => difficultyLevel === 'Hard') ?? [];
    let now = await drawn(await make({ state: 'draft' }, mix));
    // The rest may be hard as well.
    while (hard(now).length > 1) now = await drawn(await make({ state: 'draft' }, mix));
    const [before] = hard(now);
    const [after, ...more] = hard(JSON.parse((await redraw(now.id, 1, before?.id ?? 0)).text));
    expect(more).toEqual([]);
    expect(after?.id).not.toBe(before?.id);
  });

  it('are picked by hand and put in another order; kept ones stay as they were frozen', async () => {
    const id = await make();
    const before = await drawn(id);
    const [[first = 0, second = 0, third = 0] = [], others = []] = idsOf(before);
    await portal.admin.call('editQuestion', { params: { id: second }, body: question('Edited since', [maths], 3) });
    const picked = (await portal.admin.call('createQuestion', { body: question('Picked by hand', [physics], 2) })).id;
    const got: DrawnPaper = JSON.parse((await change(id, 1, [[third, picked, second], others.toReversed()])).text);
    expect(idsOf(got)).toEqual([[third, picked, second], others.toReversed()]);
    expect(got.version).toBe(2);
    expect(got.subjects[0]?.questions[1]).toMatchObject({ description: 'Picked by hand', correctOptionId: 2, categories: ['Physics'] });
    expect(got.subjects[0]?.questions[2]).toEqual(before.subjects[0]?.questions.find((each) => each.id === second));
    const trail = await portal.store.db
      .selectFrom('trail')
      .select(['act', 'by_uid', 'details_json'])
      .where('about_id', '=', String(id))
      .execute();
    expect(trail.filter(({ act }) => act === 'paper-changed').map((row) => [row.by_uid, JSON.parse(row.details_json)])).toEqual([
      ['head', { added: [picked], removed: [first] }],
    ]);
  });

  it('are refused where they would not fit, by name', async () => {
    const id = await make();
    const [[a = 0, b = 0, c = 0] = [], [d = 0, e = 0] = []] = idsOf(await drawn(id));
    const gone = (await portal.admin.call('createQuestion', { body: question(`Retired ${id}`, [maths]) })).id;
    await portal.admin.call('retireQuestion', { params: { id: gone } });
    for (const [subjects, fields] of [
      [
        [
          [a, b],
          [d, e],
        ],
        { 'subjects.0': 'must have 3' },
      ],
      [[[a, b, c]], { subjects: 'must have 2' }],
      [
        [
          [a, b, d],
          [d, e],
        ],
        { 'subjects.1.0': 'is there twice' },
      ],
      [
        [
          [a, gone, 4_711_000],
          [d, e],
        ],
        { 'subjects.0.1': 'is not in the bank, or is retired', 'subjects.0.2': 'is not in the bank, or is retired' },
      ],
    ] as const) {
      const { status, problem } = await change(
        id,
        1,
        subjects.map((ids) => [...ids]),
      );
      expect([status, problem?.fields]).toEqual([400, fields]);
    }
    expect((await drawn(id)).version).toBe(1);
  });

  it('of two changes of one version, one is refused', async () => {
    const id = await make();
    const [[a = 0, b = 0, c = 0] = [], others = []] = idsOf(await drawn(id));
    const outcomes = await Promise.all([change(id, 1, [[b, a, c], others]), change(id, 1, [[c, b, a], others])]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(outcomes.find(({ status }) => status === 409)?.problem?.reason).toEqual({ code: 'paper-changed-meanwhile' });
  });

  it('are not published by who has shown others, in the version that the query names', async () => {
    const id = await make();
    const params = { id };
    const [[a = 0, b = 0, c = 0] = [], others = []] = idsOf(await drawn(id));
    await change(id, 1, [[b, a, c], others]);
    const publish = (paper: number) => portal.admin.tries('setSchedule', { params, query: { paper }, body: { state: 'published' } });
    const late = await publish(1);
    expect([late.status, late.problem?.reason]).toEqual([409, { code: 'paper-changed-meanwhile' }]);
    expect((await drawn(id)).state).toBe('draft');
    // The second is a repeat after a lost reply.
    expect([(await publish(2)).status, (await publish(2)).status]).toEqual([200, 200]);
    expect((await drawn(id)).state).toBe('published');
  });

  describe('once learners may have the paper', () => {
    const frozen = async (id: number) => {
      const got = await drawn(id);
      expect([got.version, got.subjects.every(({ rules }) => rules === undefined)]).toEqual([null, true]);
      const outcomes = [await redraw(id, 1, idsOf(got)[0]?.[0] ?? 0), await change(id, 1, idsOf(got))];
      for (const { status, problem } of outcomes)
        expect([status, problem?.code, problem?.reason]).toEqual([409, 'in-use', { code: 'paper-frozen' }]);
    };

    it.each<ScheduleDraft>([{}, { state: 'hidden' }, { opensAt: '2030-01-01T00:00:00.000Z' }])(
      'are frozen from the start: %j',
      async (draft) => frozen(await make(draft)),
    );

    it.each(['published', 'hidden'] as const)('are frozen for ever after they were %s', async (state) => {
      const id = await make();
      await set(id, { state });
      await frozen(id);
      await set(id, { state: 'draft' });
      await frozen(id);
    });

    it('are frozen in one order with a change that arrives at once', async () => {
      for (let round = 0; round < 4; round += 1) {
        const id = await make();
        const [[a = 0, b = 0, c = 0] = [], others = []] = idsOf(await drawn(id));
        const [changed] = await Promise.all([change(id, 1, [[c, b, a], others]), set(id, { state: 'published' })]);
        expect([200, 409]).toContain(changed?.status);
        const wanted = changed?.status === 200 ? [c, b, a] : [a, b, c];
        expect((await paper(id)).subjects[0]?.questions.map((each) => each.id)).toEqual(wanted);
      }
    });
  });

  it('are seen by no learner before the publication, and by learners as they were last changed', async () => {
    const id = await make();
    const learner = portal.learner('asha');
    const others = [portal.admin, portal.again({}).admin];
    const first = await drawn(id);
    expect((await learner.tries('getPaper', { params: { id } })).status).toBe(404);
    expect((await learner.tries('getDrawn', { params: { id } })).status).toBe(403);
    expect((await learner.call('getAvailable', {})).map((each) => each.id)).not.toContain(id);
    // Two processes keep what they may keep of the paper: its text, its key and its statistics.
    const see = async () => {
      for (const admin of others) {
        await admin.call('getPaper', { params: { id } });
        await admin.call('getStatistics', { params: { id } });
        await admin.call('getDesk', { params: { id } });
      }
    };
    await see();
    const preview = (now: DrawnPaper) =>
      handIn({
        assessmentId: id,
        timeTaken: 60,
        submitted: true,
        answers: now.subjects.flatMap(({ questions }) =>
          questions.map((each) => ({ questionId: each.id, selectedOptionId: each.correctOptionId, markedForReview: false })),
        ),
      });
    await portal.admin.call('submit', preview(first));
    let now = first;
    for (let round = 0; round < 3; round += 1) {
      now = JSON.parse((await redraw(id, now.version ?? 0, idsOf(now)[0]?.[round] ?? 0)).text);
      for (const admin of others) {
        const got = await admin.call('getPaper', { params: { id } });
        expect(got.subjects.map(({ questions }) => questions.map((each) => each.id))).toEqual(idsOf(now));
        const statistics = await admin.call('getStatistics', { params: { id } });
        expect(statistics.items.map((item) => item.questionId)).toEqual(idsOf(now).flat());
      }
      // The changed paper can be tried, also after a trial of the earlier one.
      await portal.admin.call('submit', preview(now));
      expect((await portal.admin.call('getResult', { params: { id } })).correctAnswers).toBe(5);
    }
    await set(id, { state: 'published' });
    expect((await paper(id)).subjects.map(({ questions }) => questions.map((each) => each.id))).toEqual(idsOf(now));
    // The other process hears of the schedule within two seconds.
    const there = portal.again({}).learner('ravi');
    await until(async () => (await there.tries('getPaper', { params: { id } })).status === 200);
    expect((await there.call('getPaper', { params: { id } })).subjects.map(({ questions }) => questions.map((each) => each.id))).toEqual(
      idsOf(now),
    );
    await there.call('submit', preview(now));
    expect((await there.call('getResult', { params: { id } })).score).toBe(20);
  });

  it('are sealed anew with the same key and code when the paper changes', async () => {
    const id = await make({ state: 'draft', opensAt: new Date(portal.clock.now + 3_600_000).toISOString() });
    const seal = () => portal.store.db.selectFrom('seals').selectAll().where('assessment_id', '=', id).executeTakeFirstOrThrow();
    const before = await seal();
    const now: DrawnPaper = JSON.parse((await redraw(id, 1, idsOf(await drawn(id))[0]?.[0] ?? 0)).text);
    const after = await seal();
    expect([after.key, after.code, JSON.parse(after.sealed_json).byCode]).toEqual([
      before.key,
      before.code,
      JSON.parse(before.sealed_json).byCode,
    ]);
    await set(id, { state: 'published' });
    const { sealed } = await paper(id);
    expect(sealed?.paper).toBe(JSON.parse(after.sealed_json).paper);
    const bytes = Buffer.from(sealed?.paper ?? '', 'base64');
    const key = await crypto.subtle.importKey('raw', Buffer.from(after.key, 'base64'), 'AES-GCM', false, ['decrypt']);
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.subarray(0, 12) }, key, bytes.subarray(12));
    const text = await new Response(new Blob([plain]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
    const contents: { paper: { subjects: { questions: { id: number }[] }[] } } = JSON.parse(text);
    expect(contents.paper.subjects.map(({ questions }) => questions.map((each) => each.id))).toEqual(idsOf(now));
  });

  it('follow a category that is merged', async () => {
    const [from, into] = [
      (await portal.admin.call('addCategory', { query: { name: 'Merged away' } })).id,
      (await portal.admin.call('addCategory', { query: { name: 'Stays' } })).id,
    ];
    await fill(portal, from, 2, 'To be merged');
    const body = {
      name: 'By category',
      durationInMinutes: 5,
      totalMarks: 10,
      questionCount: 1,
      categories: [from],
      state: 'draft' as const,
    };
    const { id } = await portal.admin.call('generateByCategories', { body });
    await portal.admin.call('mergeCategory', { params: { id: from }, body: { intoId: into } });
    const now = await drawn(id);
    expect(now.subjects[0]?.rules).toEqual({ categoryIds: [into] });
    expect((await redraw(id, 1, idsOf(now)[0]?.[0] ?? 0)).status).toBe(200);
  });
}
