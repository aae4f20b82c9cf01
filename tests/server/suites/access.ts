import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionsOf } from '../../../contract/assessment/assessment';
import { type CallArgs, type CallName, calls } from '../../../contract/calls/calls';
import { letIn, shutOut } from '../../../server/store/people/shut-outs';
import { until } from '../../kit/until';
import { assessmentOf, handIn, type Made, question, submission } from '../kit/bank';
import { makesPictures, pictureOf } from '../kit/pictures';
import { adminEmail, type Person, type TestPortal } from '../kit/portal';
import { practised } from '../kit/practised';
import { pushDevice } from '../kit/push-service';
import { readsCells, readsRoster } from '../kit/readers';
import { rescueOf } from '../kit/rescue';
import { unsigned } from '../kit/token';
import type { Open } from './open';

const names = Object.keys(calls) as CallName[];
/** The order of a sitting: a result exists after the hand-in. An erased person has no further cell. */
const lasting = names.filter((name) => name !== 'erasePerson').toSorted((a) => (a === 'submit' ? -1 : 0));

type AllArgs = { [N in CallName]: (made: Made, categoryId: number, examId: number, uid: string) => CallArgs<N> };

const profile = (uid: string) => ({ uid, firstName: 'A', lastName: 'B', email: 'a@b.test', phone: '', location: 'Pune' });
let count = 0;
function fresh(): string {
  count += 1;
  return `Name ${count}`;
}

/** Categories and drafts of one question that calls use up. */
let spares: number[] = [];
let drafts: { id: number; questionId: number }[] = [];
/** Groups, and an entry of the roster, that calls use up. */
let spareGroups: number[] = [];
let spareEntry = 0;
let sparePassage = 0;
let endedPassage = 0;
let spareReport = 0;
let spareNotice = 0;
let inTheYear = (): string => '';

/** Valid arguments for every call, about the person `uid`. */
const good: AllArgs = {
  getRole: (_, __, ___, uid) => ({ params: { uid } }),
  getProfile: (_, __, ___, uid) => ({ params: { uid } }),
  saveProfile: (_, __, ___, uid) => ({ body: profile(uid) }),
  getCategories: () => ({}),
  addCategory: () => ({ query: { name: fresh() } }),
  getCategoryUse: (_, id) => ({ params: { id } }),
  renameCategory: (_, id) => ({ params: { id }, body: { name: fresh() } }),
  moveCategory: (_, id) => ({ params: { id }, body: { parentId: null } }),
  mergeCategory: (_, intoId) => ({ params: { id: spares[0] ?? 0 }, body: { intoId } }),
  deleteCategory: () => ({ params: { id: spares[1] ?? 0 } }),
  getQuestions: () => ({}),
  createQuestion: (_, categoryId) => ({ body: question(fresh(), [categoryId]) }),
  uploadQuestions: () => ({ file: new File(['x'], 'sheet.xlsx') }),
  editQuestion: (made, categoryId) => ({
    params: { id: questionsOf(made.paper)[0]?.id ?? 0 },
    body: question(fresh(), [categoryId]),
  }),
  retireQuestion: (made) => ({ params: { id: questionsOf(made.paper)[1]?.id ?? 0 } }),
  restoreQuestion: (made) => ({ params: { id: questionsOf(made.paper)[1]?.id ?? 0 } }),
  changeQuestions: (made) => ({ body: { ids: [questionsOf(made.paper)[2]?.id ?? 0], change: 'tag', tags: [fresh()] } }),
  undoQuestions: (made) => ({ body: { changed: [{ id: questionsOf(made.paper)[2]?.id ?? 0, version: 2 }] } }),
  getQuestionHistory: (made) => ({ params: { id: questionsOf(made.paper)[0]?.id ?? 0 } }),
  getPassages: () => ({ query: {} }),
  createPassage: () => ({ body: { text: fresh() } }),
  getPassage: () => ({ params: { id: sparePassage } }),
  editPassage: () => ({ params: { id: sparePassage }, body: { text: fresh() } }),
  deletePassage: () => ({ params: { id: endedPassage } }),
  uploadPicture: () => ({ file: new File(['x'], 'figure.png') }),
  getPicture: () => ({ params: { hash: pictureOf('x').hash } }),
  forecast: (_, categoryId) => ({ query: { subjects: `1:${categoryId}` } }),
  importQuestions: () => ({ file: new File(['x'], 'bank.gift'), query: {} }),
  findSimilar: () => ({ body: { questions: [{ description: 'Why?', options: [] }] } }),
  getUpload: () => ({ params: { id: 999 } }),
  takeUploadBack: () => ({ params: { id: 999 } }),
  findQuestions: () => ({ body: { hashes: [] } }),
  generateByCategories: (_, categoryId) => ({
    body: { name: 'By category', durationInMinutes: 5, totalMarks: 10, questionCount: 1, categories: [categoryId] },
  }),
  generateFromExam: (_, __, examId) => ({ body: { examId, name: 'From exam' } }),
  createExam: (_, categoryId) => ({
    body: {
      name: 'Exam',
      timerDuration: 30,
      marksPerCorrect: 4,
      negativeMarksPerWrong: 1,
      subjects: [{ name: 'S', categoryIds: [categoryId], numberOfQuestions: 1 }],
    },
  }),
  getExams: () => ({}),
  getAssessments: () => ({}),
  getAvailable: () => ({}),
  getResults: (_, __, ___, uid) => ({ params: { uid } }),
  getPaper: (made) => ({ params: { id: made.paper.id } }),
  locatePaper: (made) => ({ params: { id: made.paper.id } }),
  unlock: (made) => ({ params: { id: made.paper.id } }),
  getAwaited: (_, __, ___, uid) => ({ params: { uid } }),
  setSchedule: (made) => ({ params: { id: made.paper.id }, body: { state: 'published' } }),
  archiveAssessment: () => ({ params: { id: drafts[2]?.id ?? 0 } }),
  restoreAssessment: () => ({ params: { id: drafts[2]?.id ?? 0 } }),
  deleteAssessment: () => ({ params: { id: drafts[3]?.id ?? 0 } }),
  start: (made) => ({ params: { id: made.paper.id }, body: { startedAt: '2026-03-01T09:00:00.000Z', datedBy: 'server' } }),
  getMoreTime: (made) => ({ params: { id: made.paper.id } }),
  giveMoreTime: (made) => ({ params: { id: made.paper.id }, body: { minutes: 10 } }),
  giveChance: (made) => ({ params: { id: made.paper.id }, body: { uids: ['spare'], reason: 'Power cut', counts: 'last' } }),
  takeChanceBack: (made) => ({ params: { id: made.paper.id }, body: { uids: ['spare'] } }),
  getChances: (made) => ({ params: { id: made.paper.id } }),
  getDesk: (made) => ({ params: { id: made.paper.id } }),
  getSittings: (made) => ({ params: { id: made.paper.id }, query: {} }),
  getSittingFacts: (made) => ({ params: { id: made.paper.id } }),
  getAbsent: (made) => ({ params: { id: made.paper.id }, query: {} }),
  getSchedule: (made) => ({ params: { id: made.paper.id } }),
  submit: (made) => handIn(submission(made, 1)),
  getResult: (made) => ({ params: { id: made.paper.id } }),
  importSubmission: (made, _, __, uid) => ({ body: rescueOf(submission(made, 1), uid) }),
  getArrivals: () => ({}),
  getCohort: (made) => ({ params: { id: made.paper.id } }),
  getDrawn: (made) => ({ params: { id: made.paper.id } }),
  redrawQuestion: () => ({ params: { id: drafts[0]?.id ?? 0 }, body: { version: 1, questionId: drafts[0]?.questionId ?? 0 } }),
  changeDrawn: () => ({ params: { id: drafts[1]?.id ?? 0 }, body: { version: 1, subjects: [[drafts[1]?.questionId ?? 0]] } }),
  getStatistics: (made) => ({ params: { id: made.paper.id } }),
  getResultRows: (made) => ({ params: { id: made.paper.id }, query: {} }),
  exportResults: (made) => ({ params: { id: made.paper.id }, query: { format: 'csv' } }),
  getAnswerSheet: (made, _, __, uid) => ({ params: { id: made.paper.id, uid } }),
  getPersonTests: (_, __, ___, uid) => ({ params: { uid } }),
  regrade: (made) => ({
    params: { id: made.paper.id },
    body: { questionId: questionsOf(made.paper)[2]?.id ?? 0, change: 'bonus', reason: 'Two options were right.' },
  }),
  previewRegrade: (made) => ({
    params: { id: made.paper.id },
    body: { questionId: questionsOf(made.paper)[2]?.id ?? 0, change: 'key', optionIds: [1, 2] },
  }),
  getComparison: (made) => ({ params: { id: made.paper.id } }),
  getGroupComparison: (made) => ({ query: { assessments: String(made.paper.id) } }),
  getRegrades: (made) => ({ params: { id: made.paper.id } }),
  getElsewhere: (made) => ({ params: { id: made.paper.id, question: questionsOf(made.paper)[0]?.id ?? 0 } }),
  getHandIns: (made) => ({ params: { id: made.paper.id } }),
  getPeople: () => ({}),
  setRole: () => ({ params: { uid: 'spare' }, body: { role: 'user' } }),
  shutOut: () => ({ params: { uid: 'spare' } }),
  letIn: () => ({ params: { uid: 'spare' } }),
  moveToGroup: () => ({ params: { uid: 'spare' }, body: { groupId: null } }),
  getGroups: () => ({}),
  createGroup: () => ({ body: { name: fresh() } }),
  renameGroup: () => ({ params: { id: spareGroups[0] ?? 0 }, body: { name: fresh() } }),
  deleteGroup: () => ({ params: { id: spareGroups[1] ?? 0 } }),
  uploadRoster: () => ({ file: new File(['x'], 'roster.xlsx'), query: {} }),
  getRoster: () => ({}),
  removeFromRoster: () => ({ params: { id: spareEntry } }),
  getExtraTime: (_, __, ___, uid) => ({ params: { uid } }),
  setExtraTime: (_, __, ___, uid) => ({ params: { uid }, body: { timePercent: 150 } }),
  getToday: () => ({}),
  getTrail: () => ({}),
  getPersonData: (_, __, ___, uid) => ({ params: { uid }, query: {} }),
  addPractice: (made) => ({ body: { events: [practised(questionsOf(made.paper)[0]?.id ?? 0)] } }),
  getPractice: () => ({ query: { after: 0 } }),
  addReport: (made) => ({
    params: { id: questionsOf(made.paper)[0]?.id ?? 0 },
    body: { assessmentId: made.paper.id, reason: 'key', text: 'Two options are right.' },
  }),
  getOwnReports: () => ({}),
  getReports: () => ({}),
  answerReport: () => ({ params: { id: spareReport }, body: { outcome: 'kept', text: fresh() } }),
  getNotices: () => ({}),
  getAllNotices: () => ({}),
  addNotice: () => ({ body: { text: fresh(), until: inTheYear(), groupIds: [] } }),
  endNotice: () => ({ params: { id: spareNotice } }),
  getHealth: () => ({}),
  getWebhook: () => ({}),
  setWebhook: () => ({ body: { url: 'https://hooks.school.org/portal' } }),
  removeWebhook: () => ({}),
  testWebhook: () => ({}),
  getPushKey: () => ({}),
  subscribePush: (_, __, ___, uid) => ({ body: pushDevice(uid).subscription }),
  unsubscribePush: (_, __, ___, uid) => ({ body: { endpoint: pushDevice(uid).subscription.endpoint } }),
  erasePerson: (_, __, ___, uid) => ({ params: { uid } }),
  getPortal: () => ({}),
  savePortal: () => ({ body: { name: fresh(), shortName: 'P', colour: '#0f5e66' } }),
};

/** The status of a learner's call about another person, and of an admin's call. */
const strangers: Record<string, number> = { self: 403, 'self-or-admin': 403, admin: 403, user: 200, 'signed-in': 200 };
const admins: Record<string, number> = { self: 403, 'self-or-admin': 200, admin: 200, user: 403, 'signed-in': 200 };
const owners: Record<string, number> = { self: 200, 'self-or-admin': 200, admin: 403, user: 200, 'signed-in': 200 };

/** Every call × every kind of caller. */
export function accessSuite(open: Open): void {
  let portal: TestPortal;
  let made: Made;
  let categoryId: number;
  let examId: number;

  beforeAll(async () => {
    portal = await open({
      readSheet: readsCells(() => [['Question', 'Category', 'Option 1', 'Option 2', 'Correct option']]),
      makePicture: makesPictures,
      tryWebhook: async () => ({
        ...{ id: 'msg_1', event: 'test msg_1', type: 'test', body: '{}', made_at: 1, state: 'done', tries: 1, status: 204 },
      }),
      readRoster: readsRoster(() => [
        ['Name', 'Email', 'Group'],
        ['Spare', `${fresh().replace(' ', '')}@school.in`, 'Spare'],
      ]),
    });
    await portal.admin.call('uploadPicture', good.uploadPicture(made, 0, 0, ''));
    made = await assessmentOf(portal, 3);
    // A paper that was sealed once has a key, and after its opening everybody can get more time.
    for (const opensAt of ['2030-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'])
      await portal.admin.call('setSchedule', { params: { id: made.paper.id }, body: { opensAt } });
    categoryId = (await portal.admin.call('getCategories', {}))[0]?.id ?? 0;
    examId = (await portal.admin.call('getExams', {}))[0]?.id ?? 0;
    drafts = [];
    for (const name of [fresh(), fresh(), fresh(), fresh()]) {
      const body = { name, durationInMinutes: 5, totalMarks: 10, questionCount: 1, categories: [categoryId], state: 'draft' as const };
      const draft = await portal.admin.call('generateByCategories', { body });
      drafts.push({ id: draft.id, questionId: questionsOf(draft)[0]?.id ?? 0 });
    }
    spares = [];
    for (const name of [fresh(), fresh()]) spares.push((await portal.admin.call('addCategory', { query: { name } })).id);
    spareGroups = [];
    for (const name of [fresh(), fresh()]) spareGroups.push((await portal.admin.call('createGroup', { body: { name } })).id);
    await portal.admin.call('uploadRoster', good.uploadRoster(made, 0, 0, ''));
    sparePassage = (await portal.admin.call('createPassage', { body: { text: fresh() } })).id;
    endedPassage = (await portal.admin.call('createPassage', { body: { text: fresh() } })).id;
    spareReport = (await portal.learner('spare').call('addReport', good.addReport(made, 0, 0, ''))).id;
    inTheYear = () => new Date(portal.clock.now + 86_400_000).toISOString();
    spareNotice = (await portal.admin.call('addNotice', good.addNotice(made, 0, 0, ''))).id;
    spareEntry = (await portal.admin.call('getRoster', {}))[0]?.id ?? 0;
    for (const uid of ['owner', 'other', 'spare']) await portal.learner(uid).call('saveProfile', { body: profile(uid) });
  });
  afterAll(async () => {
    await portal.close();
    process.stdout.write(`Security matrix: ${cells.tried} cells tried (${names.length} calls), ${cells.right} right.\n`);
  });

  const cells = { tried: 0, right: 0 };
  /** One cell of the matrix; counted before it can fail. */
  const holds = async (person: Person, name: CallName, uid: string, wanted: number | undefined) => {
    cells.tried += 1;
    expect(await status(person, name, uid)).toBe(wanted);
    cells.right += 1;
  };

  const status = async (person: Person, name: CallName, uid: string) =>
    (await person.tries(name, good[name](made, categoryId, examId, uid) as never)).status;

  const noTokens: [string, () => string | null][] = [
    ['no token', () => null],
    ['a token that is noise', () => 'noise'],
    ['an expired token', () => unsigned('owner', { exp: Math.floor(Date.now() / 1000) - 60 })],
    ["another project's token", () => unsigned('owner', { aud: 'demo-other', iss: 'https://securetoken.google.com/demo-other' })],
    ['a token that names no person', () => unsigned('')],
    ['a token from tomorrow', () => unsigned('owner', { iat: Math.floor(Date.now() / 1000) + 86_400 })],
    ['a token without sign-in time', () => unsigned('owner', { auth_time: undefined })],
  ];
  describe.each(noTokens)('with %s', (_, token) => {
    it.each(names)('%s is 401', (name) => holds(portal.holding(token()), name, 'owner', 401));
  });

  describe('a learner, about the own data', () => {
    it.each(lasting)('%s', (name) => holds(portal.learner('owner'), name, 'owner', owners[calls[name].who]));
  });

  describe('a learner, about another', () => {
    it.each(lasting)('%s', (name) => holds(portal.learner('other'), name, 'owner', strangers[calls[name].who]));
  });

  describe('an admin, about a learner', () => {
    it.each(lasting)('%s', (name) => holds(portal.admin, name, 'owner', admins[calls[name].who]));
  });

  it('erasePerson: refused about another, done for oneself and by an admin', async () => {
    for (const uid of ['leaver', 'removed']) await portal.learner(uid).call('saveProfile', { body: profile(uid) });
    await holds(portal.learner('other'), 'erasePerson', 'leaver', 403);
    await holds(portal.learner('leaver'), 'erasePerson', 'leaver', 200);
    await holds(portal.admin, 'erasePerson', 'removed', 200);
  });

  it('makes no person admin by an address that is not verified', async () => {
    const pretender = portal.holding(unsigned('pretender', { email: adminEmail, email_verified: false }), 'pretender');
    expect((await pretender.call('getRole', { params: { uid: 'pretender' } })).role).toBe('user');
  });

  it('keeps a role that was taken back', async () => {
    const former = portal.holding(unsigned('former', { email: adminEmail.toUpperCase(), email_verified: true }), 'former');
    expect((await former.call('getRole', { params: { uid: 'former' } })).role).toBe('admin');
    await portal.store.db.updateTable('people').set({ role: 'user' }).where('uid', '=', 'former').execute();
    expect((await former.call('getRole', { params: { uid: 'former' } })).role).toBe('user');
    expect((await former.tries('getQuestions', {})).status).toBe(403);
  });

  describe('a person who is shut out', () => {
    const codes = async (there: TestPortal, uid: string) =>
      Promise.all(
        names.map(async (name) => {
          const { status: got, problem } = await there.learner(uid).tries(name, good[name](made, categoryId, examId, uid) as never);
          return [name, got, problem?.code];
        }),
      );

    it('is refused every call, with a valid token, until they are let in again', async () => {
      const before = await portal.learner('other').tries('getAvailable', {});
      await shutOut(portal.store.db, 'other', 1);
      expect(await codes(portal.again({}), 'other')).toEqual(names.map((name) => [name, 403, 'shut-out']));
      expect((await portal.again({}).learner('owner').tries('getAvailable', {})).status).toBe(200);
      expect(await letIn(portal.store.db, 'other')).toBe(true);
      expect((await portal.again({}).learner('other').tries('getAvailable', {})).text).toBe(before.text);
    });

    it('is refused within seconds by a process that already serves the person, papers too', async () => {
      const paper = () => portal.learner('other').tries('getPaper', { params: { id: made.paper.id } });
      expect((await paper()).status).toBe(200);
      await shutOut(portal.store.db, 'other', 1);
      await until(async () => (await paper()).problem?.code === 'shut-out');
      await letIn(portal.store.db, 'other');
      await until(async () => (await paper()).status === 200);
    });
  });

  it.each(['/questions/upload-questions', '/pictures', '/groups/roster'])(
    'has no byte of a file at %s read for a learner',
    async (path) => {
      // A reader of this stream would wait for ever.
      const body = new ReadableStream({ pull: () => new Promise(() => undefined) });
      const init = { method: 'POST', headers: { 'Content-Type': 'multipart/form-data; boundary=x' }, body, duplex: 'half' } as RequestInit;
      expect((await portal.learner('owner').sends(path, init)).status).toBe(403);
    },
  );
}
