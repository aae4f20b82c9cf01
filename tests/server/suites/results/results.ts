import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { rankOn } from '../../../../analysis/rank';
import { type ResultOrder, type ResultRow, resultOrders, wantedFlags } from '../../../../contract/assessment/result-list';
import { english } from '../../../../contract/assessment/results-file/english';
import { hindi } from '../../../../contract/assessment/results-file/hindi';
import { zoneName } from '../../../../contract/assessment/results-file/zone';
import type { CallArgs } from '../../../../contract/calls/calls';
import { totalHeader } from '../../../../contract/calls/page-header';
import { pageOfResults } from '../../../../server/store/hand-ins/results/result-rows';
import { addGroup, setGroups } from '../../../../server/store/people/groups/groups';
import { assessmentOf, fill, handIn, type Made, rightOptions, submission } from '../../kit/bank';
import { adminEmail, type Person, type TestPortal } from '../../kit/portal';
import { rescueOf } from '../../kit/rescue';
import { unsigned } from '../../kit/token';
import type { Open } from '../open';

type Query = CallArgs<'getResultRows'>['query'];

const minute = 60_000;
const names = { A: 'Morning A', B: 'Evening B' };

/** Learners: uid, name, verified email, group, right and wrong answers of six, seconds. */
const learners = [
  ['asha', 'Asha', 'Rao', 'asha@x.in', 'A', 5, 1, 300],
  ['bina', 'बीना', 'शर्मा', 'bina@x.in', 'B', 4, 0, 900],
  ['carl', 'Carl', '=SUM(A1)', 'carl@x.in', 'A', 4, 0, 200],
  ['dev', 'Dev', 'Rao', '', '', 6, 0, 1_200],
  ['esha', 'Esha', '100%_é', 'esha@x.in', 'B', 0, 6, 60],
  ['farah', 'Farah', 'Ali', 'farah@x.in', '', 0, 0, 30],
] as const;

/** The results of an assessment, as admins read them. */
export function resultsSuite(open: Open): void {
  let portal: TestPortal;
  let made: Made;
  let id: number;
  const groups = new Map<string, number>();
  const persons = new Map<string, Person>();
  const person = (uid: string) => persons.get(uid) ?? portal.learner(uid);

  async function comes([uid, firstName, lastName, email]: readonly [string, string, string, string, ...unknown[]]) {
    persons.set(uid, portal.holding(unsigned(uid, email === '' ? {} : { email, email_verified: true }), uid));
    await person(uid).call('saveProfile', { body: { uid, firstName, lastName, email: `${uid}@typed.in`, phone: '', location: 'Goa' } });
  }

  beforeAll(async () => {
    portal = await open();
    made = await assessmentOf(portal, 6);
    ({ id } = made.paper);
    for (const name of ['A', 'B'] as const) groups.set(name, (await addGroup(portal.store.db, names[name], 1)) ?? 0);
    for (const learner of learners) {
      const [uid, , , , group, hits, misses, seconds] = learner;
      await comes(learner);
      if (group !== '') await portal.store.atomically((tx) => setGroups(tx, uid, [groups.get(group) ?? 0]));
      await person(uid).call('submit', handIn(submission(made, hits, misses, seconds)));
      portal.clock.now += minute;
    }
    await comes(['half', 'Half', 'Done', 'half@x.in']);
    const half = rescueOf(submission(made, 3, 0), 'half', { finished: false, handedInAt: null });
    await portal.admin.call('importSubmission', { body: half });
    // A person whom the portal knows by a hand-in alone, another assessment's, and an admin's trial run.
    await portal.learner('ghost').call('submit', handIn(submission(made, 1, 1)));
    await person('asha').call('submit', handIn(submission(await assessmentOf(portal, 1), 1)));
    await portal.admin.call('submit', handIn(submission(made, 6)));
  });
  afterAll(() => portal.close());

  async function listed(query: Query = {}): Promise<{ rows: ResultRow[]; total: number }> {
    const { status, text, headers } = await portal.admin.tries('getResultRows', { params: { id }, query });
    expect(status).toBe(200);
    return { rows: JSON.parse(text) as ResultRow[], total: Number(headers.get(totalHeader)) };
  }
  const uids = async (query: Query) => (await listed(query)).rows.map(({ uid }) => uid);

  it('are listed by rank, with all that is known of each', async () => {
    const { rows, total } = await listed();
    expect(rows.map(({ uid, rank }) => [uid, rank])).toEqual([
      ['dev', 1],
      ['asha', 2],
      ['bina', 3],
      ['carl', 3],
      ['ghost', 5],
      ['farah', 6],
      ['esha', 7],
      ['half', null],
    ]);
    expect(total).toBe(8);
    expect(rows[1]).toEqual({
      ...{ uid: 'asha', name: 'Asha Rao', email: 'asha@x.in', phone: '', group: 'Morning A', score: 19, rank: 2 },
      ...{ correctAnswers: 5, wrongAnswers: 1, unattempted: 0, timeTaken: 300, submittedAt: '2026-03-01T09:00:00.000Z', flags: [] },
    });
    expect(rows[4]).toMatchObject({ uid: 'ghost', name: '', email: '', group: null });
  });

  it('have the ranks of the cohort that learners see', async () => {
    const { scores } = await portal.admin.call('getStatistics', { params: { id } });
    const ranked = (await listed()).rows.filter(({ rank }) => rank !== null);
    expect(ranked.map(({ rank }) => rank)).toEqual(ranked.map(({ score }) => rankOn(scores, score)));
    expect((await listed({ search: 'carl' })).rows.map(({ rank }) => rank)).toEqual([3]);
  });

  describe('in an order', () => {
    const shown: Record<ResultOrder, (row: ResultRow) => string | number> = {
      rank: ({ rank }) => rank ?? 99,
      name: ({ name }) => name.toLowerCase(),
      email: ({ email }) => email,
      group: ({ group }) => group ?? '',
      score: ({ score }) => score,
      correctAnswers: ({ correctAnswers }) => correctAnswers,
      wrongAnswers: ({ wrongAnswers }) => wrongAnswers,
      unattempted: ({ unattempted }) => unattempted,
      timeTaken: ({ timeTaken }) => timeTaken,
      submittedAt: ({ submittedAt }) => submittedAt,
    };
    const orders = resultOrders.flatMap((order) => [order, `-${order}`] as const);

    it.each(orders)('%s, what has no value last, and of equals the better first', async (sort) => {
      const byRank = (await listed()).rows;
      const order = sort.replace('-', '') as ResultOrder;
      const isLast = (row: ResultRow) => shown[order](row) === '' || (order === 'rank' && row.rank === null);
      const sign = sort.startsWith('-') ? -1 : 1;
      const compared = (one: ResultRow, other: ResultRow) => {
        const [a, b] = [shown[order](one), shown[order](other)];
        return Number(isLast(one)) - Number(isLast(other)) || (a === b ? 0 : sign * (a < b ? -1 : 1));
      };
      expect(await uids({ sort })).toEqual(byRank.toSorted(compared).map(({ uid }) => uid));
    });

    it.each(orders)('%s, the same over pages as in one', async (sort) => {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => listed({ sort, page, size: 3 })));
      expect(pages.flatMap(({ rows }) => rows.map(({ uid }) => uid))).toEqual(await uids({ sort }));
      expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
        [3, 8],
        [3, 8],
        [2, 8],
        [0, 8],
      ]);
    });
  });

  it.each<[string, () => Query, string[]]>([
    ['a name in any case', () => ({ search: 'RAO' }), ['dev', 'asha']],
    ['a name in Hindi', () => ({ search: 'शर्मा' }), ['bina']],
    ['a verified address', () => ({ search: 'farah@x' }), ['farah']],
    ['a group', () => ({ search: 'evening' }), ['bina', 'esha']],
    ['every word', () => ({ search: ' rao  morn ' }), ['asha']],
    ['signs that patterns know', () => ({ search: '100%_' }), ['esha']],
    ['nothing', () => ({ search: 'zzz' }), []],
    ['a group by its id', () => ({ group: groups.get('A') ?? 0 }), ['asha', 'carl']],
    ['both', () => ({ group: groups.get('A') ?? 0, search: 'rao', sort: '-name' }), ['asha']],
    ['a group that is none', () => ({ group: 4_711 }), []],
  ])('are found by %s', async (_, query, wanted) => {
    const { rows, total } = await listed(query());
    expect(rows.map(({ uid }) => uid)).toEqual(wanted);
    expect(total).toBe(wanted.length);
    const paged = await Promise.all([1, 2].map((page) => listed({ ...query(), page, size: 1 })));
    expect(paged.map((page) => page.total)).toEqual([wanted.length, wanted.length]);
    expect(paged.flatMap((page) => page.rows.map(({ uid }) => uid))).toEqual(wanted.slice(0, 2));
  });

  it('are narrowed to a flag, or to any, in each order and over pages', async () => {
    const all = (await listed()).rows;
    for (const flag of wantedFlags) {
      const held = all.filter(({ flags }) => (flag === 'any' ? flags.length > 0 : flags.includes(flag))).map(({ uid }) => uid);
      expect([flag, ...(await uids({ flag }))]).toEqual([flag, ...held]);
    }
    const late = await assessmentOf(portal, 2);
    const params = { id: late.paper.id };
    for (const uid of ['carl', 'asha', 'dev']) await person(uid).call('submit', handIn(submission(late, uid === 'dev' ? 2 : 1)));
    await portal.admin.call('importSubmission', { body: rescueOf(submission(late, 0), 'asha') });
    await portal.admin.call('importSubmission', { body: rescueOf(submission(late, 0), 'carl') });
    const asked = async (query: NonNullable<Query>) => {
      const { text, headers } = await portal.admin.tries('getResultRows', { params, query });
      return [...(JSON.parse(text) as ResultRow[]).map(({ uid }) => uid), Number(headers.get(totalHeader))];
    };
    expect(await asked({ flag: 'set-aside', sort: 'name' })).toEqual(['asha', 'carl', 2]);
    expect(await asked({ flag: 'any', sort: '-name', page: 2, size: 1 })).toEqual(['asha', 2]);
    expect(await asked({ flag: 'any', search: 'carl' })).toEqual(['carl', 1]);
    expect(await asked({ flag: 'late' })).toEqual([0]);
    const { text } = await portal.admin.tries('exportResults', { params, query: { format: 'csv', flag: 'set-aside' } });
    expect(
      text
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.split(',')[1]),
    ).toHaveLength(2);
  });

  describe('in an order of their people', () => {
    let other: number;
    const orders = ['name', '-name', 'email', '-email', 'group', '-group'] as const;
    type Filter = { search?: string; group?: number };
    const read = async (sort: (typeof orders)[number], least: number, filter: Filter = {}) => {
      const pages = [];
      for (let page = 1; page <= 8; page += 1)
        pages.push(await pageOfResults(portal.store.db, other, { ...filter, sort, page, size: 7 }, null, least));
      return pages.map(({ items, total }): [number, string[]] => [total, items.map(({ uid }) => uid)]);
    };
    const sorted = (sort: (typeof orders)[number], filter?: Filter) => read(sort, Number.POSITIVE_INFINITY, filter);
    const walked = (sort: (typeof orders)[number], filter?: Filter) => read(sort, 0, filter);
    const adds = async (uid: string, own: { name: string; address: string; group_id: number | null } | null, at: number, isPreview = 0) => {
      const { db } = portal.store;
      const known = await db
        .selectFrom('submissions')
        .selectAll()
        .where('uid', '=', 'asha')
        .where('assessment_id', '=', id)
        .executeTakeFirstOrThrow();
      const marked = { uid, assessment_id: other, score: at % 5, submitted_at: known.submitted_at + (at % 3), is_preview: isPreview };
      await db
        .insertInto('submissions')
        .values({ ...known, ...marked })
        .execute();
      if (own === null) return;
      const { name: name_key, address, group_id } = own;
      const verified = at % 2 === 0 ? { verified_email: address } : { verified_phone: address };
      const blank = { first_name: '', last_name: '', email: '', phone: '', location: '', has_profile: 0, role: null, role_email: null };
      const words = `${uid} namesake${at % 3}`;
      await db
        .insertInto('people')
        .values({ ...blank, ...verified, uid, name_key, group_id, words, created_at: 1, updated_at: 1 })
        .execute();
    };
    beforeAll(async () => {
      other = (await assessmentOf(portal, 2)).paper.id;
      const batches = [groups.get('A') ?? 0, groups.get('B') ?? 0, (await addGroup(portal.store.db, 'Afternoon', 1)) ?? 0];
      for (let at = 0; at < 40; at += 1) {
        const [name, address] = [7, 5].map((step) => String((at * step) % 13).padStart(2, '0'));
        await adds(`named-${at}`, { name: `name ${name}`, address: `${address}@x.in`, group_id: batches[at % 3] ?? null }, at);
      }
      await adds('named-preview', { name: 'name 03', address: '03@x.in', group_id: batches[0] ?? null }, 1, 1);
    });

    it.each(orders)('are the same in the order of %s, whether they are walked or sorted', async (sort) => {
      const all = await sorted(sort);
      expect(all.flatMap(([, uids]) => uids)).toHaveLength(40);
      expect(await walked(sort)).toEqual(all);
    });

    it.each(orders)('are the same where they are searched or of a group, in the order of %s', async (sort) => {
      for (const filter of [{ search: 'namesake1' }, { group: groups.get('B') ?? 0 }, { search: 'nobody at all' }]) {
        const all = await sorted(sort, filter);
        expect(new Set(all.map(([total]) => total))).toEqual(new Set(['search' in filter && filter.search.startsWith('nobody') ? 0 : 13]));
        expect(await walked(sort, filter)).toEqual(all);
      }
    });

    it('have those without the key last, and those of people whom the portal does not know', async () => {
      await adds('named-empty', { name: '', address: '', group_id: null }, 1);
      await adds('named-stranger', null, 2);
      for (const sort of orders) {
        const all = await sorted(sort);
        expect(new Set(all.flatMap(([, uids]) => uids).slice(-2))).toEqual(new Set(['named-empty', 'named-stranger']));
        expect(await walked(sort)).toEqual(all);
      }
    });

    it('are of the lowest of further groups where a learner has no first one', async () => {
      const further = portal.store.db.insertInto('further_groups').values({ uid: 'named-empty', group_id: groups.get('B') ?? 0 });
      await further.execute();
      const all = await sorted('group');
      expect(all.flatMap(([, uids]) => uids).at(-1)).toBe('named-stranger');
      expect(await walked('group')).toEqual(all);
    });

    it('are counted where they are searched, without previews', async () => {
      const page = await pageOfResults(portal.store.db, other, { search: 'namesake', page: 2, size: 7 }, null);
      expect([page.items.length, page.total]).toEqual([7, 41]);
    });
  });

  it('carry the facts of a sitting as codes', async () => {
    const now = portal.clock.now;
    const iso = (time: number) => new Date(time).toISOString();
    const timed = await assessmentOf(portal, 2);
    const params = { id: timed.paper.id };
    await portal.admin.call('setSchedule', { params, body: { opensAt: iso(now), closesAt: iso(now + minute) } });
    await portal.admin.call('setExtraTime', { params: { uid: 'bina' }, body: { timePercent: 150 } });
    portal.clock.now += 40 * minute;
    // After the last start only whole papers are taken of accounts that are not known to hold the paper.
    const whole = submission(timed, 1, 1, 60);
    await person('asha').call('submit', handIn(whole));
    const evidence = { startedAt: iso(now), handedInAt: iso(now + minute), datedBy: 'device' } as const;
    await person('bina').call('submit', handIn({ ...whole, evidence }));
    await portal.admin.call('importSubmission', { body: rescueOf(submission(timed, 2), 'carl') });
    const rows = await portal.admin.call('getResultRows', { params, query: { sort: 'name' } });
    await portal.admin.call('setExtraTime', { params: { uid: 'bina' }, body: { timePercent: 100 } });
    expect(rows.map(({ uid, flags }) => [uid, flags])).toEqual([
      ['asha', ['late', 'never-fetched', 'no-evidence']],
      ['carl', ['imported', 'late', 'never-fetched', 'no-evidence']],
      ['bina', ['extra-time', 'start-said', 'arrived-later', 'never-fetched']],
    ]);
    expect((await listed()).rows.at(-1)?.flags).toEqual(['provisional', 'imported']);
  });

  it('name other submissions of a learner that do not count', async () => {
    const own = await assessmentOf(portal, 2);
    await person('asha').call('submit', handIn(submission(own, 2)));
    await portal.admin.call('importSubmission', { body: rescueOf(submission(own, 1), 'asha') });
    const [row] = await portal.admin.call('getResultRows', { params: { id: own.paper.id }, query: {} });
    expect(row).toMatchObject({ score: 8, flags: ['set-aside'] });
  });

  describe('as a file', () => {
    async function file(query: CallArgs<'exportResults'>['query']) {
      const address = `/api/assessment/${id}/results/export?${new URLSearchParams(query as Record<string, string>)}`;
      const response = await portal.request(address, { headers: { Authorization: `Bearer ${portal.admin.token}` } });
      expect(response.status).toBe(200);
      return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
    }
    const linesOf = (csv: Buffer) => csv.toString().split('\r\n').slice(1, -1);

    it('hold every row, best first, in both formats', async () => {
      const [group] = await portal.admin.call('getGroups', {});
      const entry = { name: 'Asha', phone: '+919812345670', uid: 'asha', group_id: group?.id ?? 0, entered_at: 1 };
      await portal.store.db.insertInto('roster').values(entry).execute();
      const { rows } = await listed();
      const csv = await file({ format: 'csv' });
      expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
      expect(csv.headers.get('Content-Disposition')).toMatch(
        /^attachment; filename="Assessment Results 2026-03-01\.csv"; filename\*=UTF-8''Assessment%20Results%202026-03-01\.csv$/,
      );
      expect(csv.bytes.toString().startsWith('\ufeffRank,Learner,Verified email,')).toBe(true);
      expect(linesOf(csv.bytes)[1]).toBe(
        "2,Asha Rao,asha@x.in,,Morning A,19,24,5,1,0,300,2026-03-01 09:00:00,,,,asha@typed.in,asha,'+919812345670,79.2",
      );
      expect(linesOf(csv.bytes).map((line) => line.split(',').at(-3))).toEqual(rows.map(({ uid }) => uid));
      const xlsx = await file({ format: 'xlsx' });
      const [sheet] = Object.values(read(xlsx.bytes).Sheets);
      const table = utils.sheet_to_json<Record<string, unknown>>(sheet ?? {}, { defval: '' });
      expect(table).toEqual(
        rows.map((row) => ({
          ...{ Rank: row.rank ?? '', Learner: row.name, 'Verified email': row.email, 'Verified phone': row.phone, Group: row.group ?? '' },
          ...{ Score: row.score, 'Total marks': 24, Right: row.correctAnswers, Wrong: row.wrongAnswers, Skipped: row.unattempted },
          ...{ 'Time in seconds': row.timeTaken, [`Handed in (${zoneName('UTC', 'en')})`]: row.submittedAt.slice(0, 19).replace('T', ' ') },
          ...{
            Flags: row.flags.map((flag) => english.flags[flag]).join(', '),
            'Extra time': expect.any(String),
            'Email as typed, not verified': row.uid === 'ghost' ? '' : `${row.uid}@typed.in`,
          },
          ...{ 'File handed in by': row.flags.includes('imported') ? adminEmail : '', 'ID of the learner': row.uid },
          'Phone (roster)': row.uid === 'asha' ? '+919812345670' : '',
          'Percent of the marks': Math.round((row.score / 24) * 1_000) / 10,
        })),
      );
    });

    it('speak the language and write the times of the zone that are asked for', async () => {
      const { bytes, headers } = await file({ format: 'csv', language: 'hi', zone: 'Asia/Kolkata' });
      const [head = '', , second = ''] = bytes.toString().split('\r\n');
      expect(head).toContain(`${hindi.columns.name},${hindi.columns.email}`);
      expect(head).toContain(hindi.columns.submittedAt('भारतीय मानक समय'));
      expect(second).toContain(',2026-03-01 14:30:00,');
      expect(bytes.toString().trim().split('\r\n').at(-1)).toContain(`${hindi.flags.provisional}, ${hindi.flags.imported}`);
      expect(decodeURIComponent(headers.get('Content-Disposition') ?? '')).toContain('Assessment परिणाम 2026-03-01.csv');
    });

    it('end with the marks of each section where a paper has several, by the present key', async () => {
      const names = ['Physics', '=Maths'];
      const categoryIds: number[] = [];
      for (const name of names) {
        const { id: category } = await portal.admin.call('addCategory', { query: { name: `Of ${name}` } });
        await fill(portal, category, 2, name);
        categoryIds.push(category);
      }
      const subjects = names.map((name, at) => ({ name, categoryIds: [categoryIds[at] ?? 0], numberOfQuestions: 2 }));
      const marks = { timerDuration: 30, marksPerCorrect: 4, negativeMarksPerWrong: 1 };
      const exam = await portal.admin.call('createExam', { body: { name: 'Sections', ...marks, subjects } });
      const { id: of } = await portal.admin.call('generateFromExam', { body: { examId: exam.id, name: 'Two sections' } });
      const own = { right: await rightOptions(portal), paper: await portal.admin.call('getPaper', { params: { id: of } }) };
      await person('asha').call('submit', handIn(submission(own, 2, 1)));
      await person('bina').call('submit', handIn(submission(own, 0, 3)));
      const [before, after] = [[] as string[][], [] as string[][]];
      for (const rows of [before, after]) {
        const { text } = await portal.admin.tries('exportResults', { params: { id: of }, query: { format: 'csv' } });
        rows.push(
          ...text
            .split('\r\n')
            .slice(0, -1)
            .map((line) => line.split(',')),
        );
        const questionId = own.paper.subjects[1]?.questions[0]?.id ?? 0;
        const body = { questionId, change: 'drop' as const, reason: 'None is right.' };
        if (rows === before) await portal.admin.call('regrade', { params: { id: of }, body });
      }
      expect(before[0]?.slice(-5)).toEqual([
        'ID of the learner',
        'Marks: Physics',
        'Marks: =Maths',
        'Phone (roster)',
        'Percent of the marks',
      ]);
      expect(before.slice(1).map((row) => row.slice(-5, -2))).toEqual([
        ['asha', '8', '-1'],
        ['bina', '-2', '-1'],
      ]);
      expect(after.slice(1).map((row) => row.slice(-5, -2))).toEqual([
        ['asha', '8', '0'],
        ['bina', '-2', '0'],
      ]);
      expect([before, after].map((rows) => rows[1]?.[6])).toEqual(['16', '12']);
      for (const row of [...before.slice(1), ...after.slice(1)]) expect(Number(row.at(-3)) + Number(row.at(-4))).toBe(Number(row[5]));
    });

    it('hold what a filter leaves, and no formula of a typed name', async () => {
      const { bytes } = await file({ format: 'csv', search: 'carl', group: String(groups.get('A')) as never });
      expect(linesOf(bytes)).toEqual([
        '3,Carl =SUM(A1),carl@x.in,,Morning A,16,24,4,0,2,200,2026-03-01 09:02:00,,,,carl@typed.in,carl,,66.7',
      ]);
      expect(linesOf((await file({ format: 'csv', search: 'zzz' })).bytes)).toEqual([]);
      await portal
        .learner('formula')
        .call('saveProfile', { body: { uid: 'formula', firstName: '=1+1', lastName: 'X', email: 'f@x.in', location: 'Goa' } });
      await portal.learner('formula').call('submit', handIn(submission(made, 0, 1)));
      expect(linesOf((await file({ format: 'csv', search: '=1+1' })).bytes)[0]).toContain(",'=1+1 X,");
      await portal.store.db.deleteFrom('submissions').where('uid', '=', 'formula').execute();
    });
  });

  it('open as the answer sheet that the learner sees', async () => {
    const seen = await person('asha').call('getResult', { params: { id } });
    const { row, result } = await portal.admin.call('getAnswerSheet', { params: { id, uid: 'asha' } });
    expect(result).toEqual(seen);
    expect(row).toEqual((await listed()).rows[1]);
    const half = await portal.admin.call('getAnswerSheet', { params: { id, uid: 'half' } });
    expect([half.row.rank, half.result.score]).toEqual([null, 12]);
  });

  it.each<[string, () => string, number, string]>([
    ['an assessment that is none', () => '/assessment/4711/results', 404, ''],
    ['its file', () => '/assessment/4711/results/export?format=csv', 404, ''],
    ['an answer sheet of none', () => `/assessment/${id}/results/of/stranger`, 404, ''],
    ['an answer sheet of a trial run', () => `/assessment/${id}/results/of/head`, 404, ''],
    ['an order that is none', () => `/assessment/${id}/results?sort=uid`, 400, 'sort'],
    ['a page that is none', () => `/assessment/${id}/results?page=0`, 400, 'page'],
    ['a group that is no id', () => `/assessment/${id}/results?group=A`, 400, 'group'],
    ['a format that is none', () => `/assessment/${id}/results/export?format=pdf`, 400, 'format'],
    ['a file without a format', () => `/assessment/${id}/results/export`, 400, 'format'],
    ['a zone that is none', () => `/assessment/${id}/results/export?format=csv&zone=Mars/One`, 400, 'zone'],
    ['a language that is none', () => `/assessment/${id}/results/export?format=csv&language=xx`, 400, 'language'],
    ['a flag that is none', () => `/assessment/${id}/results?flag=sleepy`, 400, 'flag'],
    ['a field that is none', () => `/assessment/${id}/results?q=x`, 400, 'q'],
  ])('refuse %s', async (_, path, status, field) => {
    const outcome = await portal.admin.sends(path());
    expect(outcome.status).toBe(status);
    expect(Object.keys(outcome.problem?.fields ?? {})).toEqual(field === '' ? [] : [field]);
  });
}
