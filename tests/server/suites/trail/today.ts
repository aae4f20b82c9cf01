import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Today } from '../../../../contract/assessment/today';
import { openCohorts } from '../../../../server/assessments/cohorts';
import { openMarkedPapers } from '../../../../server/assessments/marked-papers';
import { correctKey } from '../../../../server/assessments/regrade';
import { until } from '../../../kit/until';
import { assessmentOf, handIn, type Made, question, submission } from '../../kit/bank';
import { correctionOf } from '../../kit/correction';
import type { TestPortal } from '../../kit/portal';
import { rescueOf } from '../../kit/rescue';
import type { Open } from '../open';

const day = { from: '2026-03-01T00:00:00.000Z', to: '2026-03-02T00:00:00.000Z' };
const hour = (at: number) => `2026-03-01T${String(at).padStart(2, '0')}:00:00.000Z`;

/** The home screen's one call: what is on today and what waits. */
export function todaySuite(open: Open): void {
  let portal: TestPortal;
  let made: Made;

  const today = (query: { from?: string; to?: string } = day): Promise<Today> => portal.admin.call('getToday', { query });
  const again = async (name: string, body: object) => {
    const [exam] = await portal.admin.call('getExams', {});
    const { id } = await portal.admin.call('generateFromExam', { body: { examId: exam?.id ?? 0, name } });
    await portal.admin.call('setSchedule', { params: { id }, body });
    return id;
  };

  beforeAll(async () => {
    portal = await open();
    made = await assessmentOf(portal, 2);
  });
  afterAll(() => portal.close());

  it('is empty where nothing is on', async () => {
    expect(await today()).toEqual({
      tests: [],
      handIns: Array(24).fill(0),
      waits: {
        copies: 0,
        unexplained: 0,
        keys: { isCounted: true, assessments: [] },
        drafts: [],
        hidden: [],
        expected: 0,
        reports: 0,
        health: 0,
      },
      begin: { questions: true, test: true, learners: false, time: false },
    });
  });

  it('lists the scheduled tests of a day by what comes next, with their turnout', async () => {
    const first = await again('Runs', { opensAt: hour(8), closesAt: hour(10), resultsAt: hour(20) });
    await again('Tomorrow', { opensAt: '2026-03-02T08:00:00.000Z' });
    await again('Yesterday', { opensAt: '2026-02-28T08:00:00.000Z', closesAt: '2026-02-28T09:00:00.000Z' });
    await again('Long open', { opensAt: '2026-02-01T08:00:00.000Z' });
    const released = await again('Released', { opensAt: '2026-02-28T08:00:00.000Z', resultsAt: hour(9) });
    const later = await again('Later', { opensAt: hour(18) });
    const plain = await again('No opening', { closesAt: hour(12) });
    for (const uid of ['asha', 'ravi', 'head']) {
      const person = uid === 'head' ? portal.admin : portal.learner(uid);
      await person.call('getPaper', { params: { id: first } });
    }
    await portal.fetches.flush();
    const asha = portal.learner('asha');
    await asha.call('start', { params: { id: first }, body: { startedAt: hour(9), datedBy: 'server' } });
    const paper = await asha.call('getPaper', { params: { id: first } });
    await asha.call('submit', handIn(submission({ ...made, paper }, 1)));
    await portal.learner('ravi').call('submit', handIn(submission(made, 1)));

    const { tests, handIns, begin } = await today();
    expect(begin).toBeUndefined();
    expect(tests.map(({ id, phase }) => [id, phase])).toEqual([
      [released, 'open'],
      [first, 'open'],
      [plain, 'open'],
      [later, 'opens'],
    ]);
    expect(tests.find(({ id }) => id === first)).toMatchObject({ fetched: 2, started: 1, handedIn: 1, closesAt: hour(10) });
    // The portal's clock stands at nine.
    expect(handIns).toEqual(Array.from({ length: 24 }, (_, at) => (at === 9 ? 2 : 0)));
    expect((await today({ from: '2026-03-01T09:00:00.000Z' })).handIns[0]).toBe(2);
    expect((await today({})).handIns).toEqual(handIns);
  });

  it('names what waits: copies, explanations, drafts with retired questions, hidden tests, people who never came', async () => {
    const { admin, store } = portal;
    await portal
      .learner('mira')
      .call('saveProfile', { body: { uid: 'mira', firstName: 'M', lastName: 'R', email: 'm@x.in', location: 'X' } });
    await admin.call('importSubmission', { body: rescueOf(submission(made, 1), 'mira', { finished: false, handedInAt: null }) });
    const category = await admin.call('addCategory', { query: { name: 'Without explanations' } });
    const bare = question('Why?', [category.id]);
    const without = { ...bare, options: bare.options.map((option) => ({ ...option, explanation: '' })) };
    const ids = [];
    for (const description of ['A', 'B', 'C']) ids.push((await admin.call('createQuestion', { body: { ...without, description } })).id);
    await admin.call('retireQuestion', { params: { id: ids[0] ?? 0 } });
    await admin.call('editQuestion', { params: { id: ids[1] ?? 0 }, body: { ...bare, description: 'B' } });
    const draft = await again('Draft', { state: 'draft' });
    const hidden = await again('Hidden', { state: 'hidden' });
    await again('Hidden, opens', { state: 'hidden', opensAt: hour(20) });
    const group = await store.db
      .insertInto('groups')
      .values({ name: 'G', name_key: 'g', created_at: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const entry = { name: 'N', phone: null, group_id: group.id, entered_at: 1 };
    await store.db
      .insertInto('roster')
      .values([
        { ...entry, email: 'a@x.in', uid: null },
        { ...entry, email: 'b@x.in', uid: 'mira' },
      ])
      .execute();
    const [subject] = (await admin.call('getPaper', { params: { id: draft } })).subjects;
    await admin.call('retireQuestion', { params: { id: subject?.questions[0]?.id ?? 0 } });
    const { waits } = await today();
    expect(waits).toMatchObject({ copies: 1, unexplained: 1, drafts: [{ id: draft, name: 'Draft', retired: 1 }], expected: 1 });
    const lacking = await admin.call('getQuestions', { query: { lacks: 'explanation' } });
    expect(lacking.map(({ description }) => description)).toEqual(['C']);
    expect(waits.hidden).toEqual([{ id: hidden, name: 'Hidden' }]);
  });

  it('names assessments with a key in doubt', async () => {
    // The better half of the learners answers the first question wrongly.
    const uids = Array.from({ length: 12 }, (_, at) => `doubt-${at}`);
    const [first, second] = made.paper.subjects.flatMap((subject) => subject.questions);
    const right = (id: number | undefined) => made.right.get(id ?? 0) ?? 0;
    for (const [at, uid] of uids.entries()) {
      const isGood = at % 2 === 0;
      const wrong = (id: number | undefined) => (right(id) % 4) + 1;
      const answers = [
        { questionId: first?.id ?? 0, selectedOptionId: isGood ? wrong(first?.id) : right(first?.id), markedForReview: false },
        { questionId: second?.id ?? 0, selectedOptionId: isGood ? right(second?.id) : wrong(second?.id), markedForReview: false },
      ];
      await portal.learner(uid).call('submit', handIn({ assessmentId: made.paper.id, timeTaken: 60, submitted: true, answers }));
    }
    // A count from before the last hand-ins rests for twenty times as long as it took, and is told meanwhile.
    const keys = await until(async () => {
      const { keys: told } = (await today()).waits;
      return told.isCounted && told.assessments.length > 0 && told;
    }, 30_000);
    expect(keys).toEqual({ isCounted: true, assessments: [{ id: made.paper.id, name: 'Assessment', questions: 2 }] });
  });

  it('tells the keys of the last count while a new one takes long, until the key changes', async () => {
    const cohorts = openCohorts(portal.store, openMarkedPapers(portal.store), { settleMs: 0, now: () => portal.clock.now });
    let isSlow = false;
    const never = new Promise<never>(() => undefined);
    const busy = portal.again({ cohorts: { ...cohorts, items: (id) => (isSlow ? never : cohorts.items(id)) } });
    const keys = async () => (await busy.admin.call('getToday', { query: day })).waits.keys;
    let told = await keys();
    for (let time = 0; !told.isCounted && time < 50; time += 1) told = await keys();
    expect(told.assessments).toHaveLength(1);
    isSlow = true;
    expect(await keys()).toEqual(told);
    const [questionId = 0, right = 0] = [...made.right][0] ?? [];
    await correctKey(portal.store, correctionOf(made.paper.id, questionId, (right % 4) + 1), 1_000);
    expect(await keys()).toEqual({ isCounted: false, assessments: [] });
  });

  it.each([{ from: 'today' }, { to: '1' }, { from: hour(9), to: hour(9) }, { day: 'x' }])('refuses %j', async (query) => {
    expect((await portal.admin.tries('getToday', { query: query as never })).status).toBe(400);
  });
}
