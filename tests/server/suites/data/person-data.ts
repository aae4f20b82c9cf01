import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { type PersonData, workbookType } from '../../../../contract/people/person-data';
import { insertMany } from '../../../../server/store/engine/insert-many';
import { placesOf } from '../../../../server/store/privacy/registry';
import { assessmentOf, handIn, type Made, submission } from '../../kit/bank';
import type { Person, TestPortal } from '../../kit/portal';
import { countRowsBetweenTurns } from '../../kit/rows-between-turns';
import type { Open } from '../open';
import { type FullPerson, fullPerson, secretOfAccount } from './full-person';

/** What the portal keeps of a person, as that person may have it (ADR 39). */
export function personDataSuite(open: Open): void {
  let portal: TestPortal;
  let made: Made;
  let mira: FullPerson;

  beforeAll(async () => {
    portal = await open();
    made = await assessmentOf(portal, 4);
    mira = await fullPerson(portal, made);
  });
  afterAll(() => portal.close());

  const dataOf = () => mira.person.call('getPersonData', { params: { uid: mira.person.uid }, query: {} });

  it('has every trace of the person, and something of every table that holds people', async () => {
    const data = await dataOf();
    const text = JSON.stringify(data);
    // Names as they are searched are made of the names as they are typed.
    for (const trace of mira.traces.filter((one) => one !== one.toLowerCase() || !/^(mirabelle|nairobi)$/.test(one)))
      expect(text).toContain(trace);
    expect(text).not.toContain(secretOfAccount);
    const sections: Record<string, unknown> = {
      people: data.profile,
      roster: data.expectedByInstitute[1],
      further_groups: data.groups?.[1] === 'Goa centre',
      extra_times: data.extraTime.changes[0],
      submissions: data.submissions[0],
      key_readings: data.resultsRead[0]?.firstAt,
      starts: data.starts[0],
      paper_fetches: data.papersFetched[0],
      remarks: data.markedAgain[0],
      arrivals: data.otherCopies[0],
      shut_outs: data.account.shutOutSince === null,
      accepted_notices: data.acceptedNotices[0],
      own_minutes: data.ownMinutes[0]?.minutes === 7,
      chances: data.chances[0]?.usedAt,
      numbered_hand_ins: data.numberedHandIns[1]?.number === 2 && data.numberedHandIns[0]?.counts,
      practice_logs: data.practice.length,
      question_reports: data.reports[0]?.question === made.paper.subjects[0]?.questions[0]?.description,
      own_accounts: data.account.signInName === 'Mirabelle at sign-up',
      account_links: data.account.askedEmail === 'mira.asked@portal.test',
      oidc_accounts: data.account.providerId === 'mira-at-provider',
      account_sessions: data.devices[0],
      practice_events: data.practice[0]?.question === made.paper.subjects[0]?.questions[0]?.description,
      push_subscriptions: data.newsDevices[0]?.service === 'https://push.example.org',
      push_sent: data.newsSent[0]?.what === 'results-out',
    };
    expect(Object.keys(sections).toSorted()).toEqual(
      placesOf('person')
        .map(({ table }) => table)
        .toSorted(),
    );
    for (const [table, section] of Object.entries(sections)) expect(section, table).toBeTruthy();
    expect(data).toMatchObject({
      account: { role: 'user', verifiedEmail: 'mira.nair@portal.test', adminBy: 'mira.nair@portal.test' },
      group: 'Morning batch',
      groups: ['Morning batch', 'Goa centre'],
      acceptedNotices: [{ version: 2 }],
      extraTime: { timePercent: 150, changes: [{ timePercent: 150 }] },
      changesAboutPerson: expect.arrayContaining([expect.objectContaining({ about: 'you', act: 'extra time set' })]),
      changesByPerson: [{ act: 'question edited', about: 'question 1', details: 'version: 9' }],
      workKept: expect.arrayContaining([{ what: 'changes of questions', times: 1 }]),
    });
  });

  it('says answers in the words of the paper, with pace and order', async () => {
    const { submissions } = await dataOf();
    const [first] = submissions[0]?.answers ?? [];
    const question = made.paper.subjects[0]?.questions[0];
    expect(first).toMatchObject({ number: 1, question: question?.description, secondsOnScreen: 10, answeredAs: 3 });
    expect(first?.chosen).toMatch(/^[A-D]\. /);
    expect(question?.options.map(({ text }) => text)).toContain(first?.chosen?.slice(3));
    expect(submissions[0]?.answers.at(-1)).toMatchObject({ chosen: null, answeredAs: null });
    expect(submissions[0]?.result).toMatchObject({ right: 2, wrong: 1, notAnswered: 1 });
  });

  it('does not tell a score before its release, except to an admin', async () => {
    const other = await assessmentOf(portal, 2);
    const body = submission(other, 1);
    await mira.person.call('submit', handIn(body));
    await portal.admin.call('setSchedule', { params: { id: other.paper.id }, body: { resultsAt: '2030-01-01T00:00:00.000Z' } });
    expect((await dataOf()).submissions.map(({ answers }) => answers.length).toSorted()).toEqual([2, 4]);
    const results = (data: Awaited<ReturnType<typeof dataOf>>) => data.submissions.map(({ result }) => result === null);
    expect(results(await dataOf())).toContain(true);
    const forAdmin = await portal.admin.call('getPersonData', { params: { uid: mira.person.uid }, query: {} });
    expect(results(forAdmin)).not.toContain(true);
  });

  it('has notes beside stars for the person, and not for an admin', async () => {
    const notes = (data: Awaited<ReturnType<typeof dataOf>>) => data.practice.map(({ what, note }) => [what, note]);
    expect(notes(await dataOf())).toEqual([
      ['answered', undefined],
      ['saved', 'Mira notes: mind the sign'],
    ]);
    const reply = (format: 'json' | 'xlsx') =>
      portal.request(`/api/users/data/${mira.person.uid}?format=${format}`, { headers: { Authorization: `Bearer ${portal.admin.token}` } });
    expect(await (await reply('json')).text()).not.toContain('mind the sign');
    const book = read(Buffer.from(await (await reply('xlsx')).arrayBuffer()));
    expect(utils.sheet_to_json(book.Sheets.Practice ?? {})).toHaveLength(2);
    expect(utils.sheet_to_csv(book.Sheets.Practice ?? {})).not.toContain('mind the sign');
  });

  it('is a workbook with the same data on request', async () => {
    const { status, headers } = await mira.person.tries('getPersonData', { params: { uid: mira.person.uid }, query: { format: 'xlsx' } });
    expect([status, headers.get('Content-Type')]).toEqual([200, workbookType]);
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="my-data.xlsx"');
    expect(headers.get('Cache-Control')).toBe('no-store');
    const reply = await portal.request(`/api/users/data/${mira.person.uid}?format=xlsx`, {
      headers: { Authorization: `Bearer ${mira.person.token}` },
    });
    const book = read(Buffer.from(await reply.arrayBuffer()));
    expect(book.SheetNames).toHaveLength(24);
    const rows = utils.sheet_to_json<Record<string, unknown>>(book.Sheets.Answers ?? {});
    expect(rows[0]).toMatchObject({ Number: 1, 'Seconds on screen': 10, 'Answered as': 3 });
    const everything = book.SheetNames.map((name) => utils.sheet_to_csv(book.Sheets[name] ?? {})).join('\n');
    for (const text of ['Mirabelle', 'Kochi-Fort', 'mira.nair@portal.test', 'Morning batch']) expect(everything).toContain(text);
  });

  it('is a workbook with the reason of a further chance as the admin wrote it, whatever word it is', async () => {
    for (const [lang, sheet, column] of [
      ['en', 'Further chances', 'Reason'],
      ['hi', 'और मौके', 'कारण'],
    ] as const)
      for (const reason of ['constructor', 'other']) {
        await portal.store.db.updateTable('chances').set({ reason }).where('uid', '=', mira.person.uid).execute();
        const reply = await portal.request(`/api/users/data/${mira.person.uid}?format=xlsx&language=${lang}`, {
          headers: { Authorization: `Bearer ${mira.person.token}` },
        });
        expect(reply.status).toBe(200);
        const book = read(Buffer.from(await reply.arrayBuffer()));
        expect(utils.sheet_to_json(book.Sheets[sheet] ?? {})).toEqual([expect.objectContaining({ [column]: reason })]);
      }
  });

  it('is made once at a time for a person: a second request is refused meanwhile, and others are served', async () => {
    const asks = (person: Person) => person.tries('getPersonData', { params: { uid: person.uid }, query: { format: 'xlsx' } });
    const own = portal.again({});
    const [mine, other] = [own.holding(mira.person.token, mira.person.uid), own.learner('other-reader')];
    const told = await Promise.all([asks(mine), asks(mine), asks(mine), asks(other)]);
    const processes = told.filter(({ status }) => status === 429).length;
    // Behind a balancer each process has a place for the person.
    expect([1, 2]).toContain(processes);
    expect(told.find(({ status }) => status === 429)?.problem?.reason?.code).toBe('bodies-under-way');
    expect([told[0]?.status, told[3]?.status]).toEqual([200, 200]);
    expect((await asks(mine)).status).toBe(200);
  });

  it.each(['json', 'xlsx'] as const)(
    'reads a long practice log in pages as %s, and lets other requests run between them',
    async (format) => {
      const uid = `practiser-${format}`;
      const log = Array.from({ length: 3_500 }, (_, at) => ({
        ...{ id: randomUUID(), uid, place: at + 1, type: 'answered' as const, device: randomUUID(), n: at + 1, question_id: at + 1 },
        ...{ version: 1, is_right: at % 2, is_sure: 1, at: portal.clock.now, exam_date: null, note: null },
      }));
      await insertMany(portal.store.db, 'practice_events', log);
      const rows = countRowsBetweenTurns(portal.store.db, /practice_events/);
      const asks = () => portal.learner(uid).tries('getPersonData', { params: { uid }, query: { format } });
      // Behind a balancer the first process makes one of two.
      const [one, other] = [await asks(), await asks()];
      const most = rows.end();
      expect([one.status, other.status]).toEqual([200, 200]);
      if (format === 'json') {
        const { practice } = JSON.parse(one.text) as PersonData;
        expect(practice.map(({ question }) => question)).toEqual(log.map(({ question_id }) => `question ${question_id}`));
      }
      expect(most).toBeGreaterThan(0);
      expect(most).toBeLessThanOrEqual(1_000);
    },
  );

  it('enters into the trail that an admin read it, and nothing where the person did', async () => {
    const reads = () => portal.store.db.selectFrom('trail').select('by_uid').where('act', '=', 'person-data-read').execute();
    const before = (await reads()).length;
    await dataOf();
    await portal.admin.call('getPersonData', { params: { uid: mira.person.uid }, query: {} });
    expect((await reads()).slice(before)).toEqual([{ by_uid: 'head' }]);
    expect((await portal.admin.tries('getPersonData', { params: { uid: 'never-here' }, query: {} })).status).toBe(404);
  });
}
