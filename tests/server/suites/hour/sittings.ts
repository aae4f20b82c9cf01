import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Submission } from '../../../../contract/assessment/assessment';
import type { SittingReport } from '../../../../contract/assessment/desk';
import type { Start } from '../../../../contract/assessment/evidence';
import type { SittingsQuery } from '../../../../contract/calls/page';
import { totalHeader } from '../../../../contract/calls/page-header';
import { assessmentOf, handIn, type Made, submission } from '../../kit/bank';
import type { Person, TestPortal } from '../../kit/portal';
import { rescueOf } from '../../kit/rescue';
import { unsigned } from '../../kit/token';
import type { Open } from '../open';

const minute = 60_000;
const iso = (time: number): string => new Date(time).toISOString();
const unknown = 4_711;

/** Starts of attempts, fetches of papers, evidence of submissions; and what admins see of them. */
export function sittingsSuite(open: Open): void {
  let portal: TestPortal;
  let made: Made;
  let id: number;
  let now: number;

  const named = (uid: string, firstName = 'Asha', lastName = 'Rao'): Promise<unknown> =>
    portal
      .learner(uid)
      .call('saveProfile', { body: { uid, firstName, lastName, email: `${uid.replaceAll(' ', '.')}@x.in`, phone: '', location: 'Goa' } });
  const said = (time: number, datedBy: Start['datedBy'] = 'server') => ({ params: { id }, body: { startedAt: iso(time), datedBy } });
  const starts = (person: Person, time = portal.clock.now) => person.call('start', said(time));
  const desk = async () => {
    await portal.fetches.flush();
    return portal.admin.call('getDesk', { params: { id } });
  };
  const sittings = async () => {
    await portal.fetches.flush();
    return portal.admin.call('getSittings', { params: { id } });
  };
  const rows = () => portal.store.db.selectFrom('starts').selectAll().where('assessment_id', '=', id).orderBy('uid').execute();
  const sat = (startedAt: number, seconds: number): Submission => ({
    ...submission(made, 1, 0, seconds),
    evidence: { startedAt: iso(startedAt), handedInAt: iso(startedAt + seconds * 1_000), datedBy: 'server' },
  });

  beforeAll(async () => {
    portal = await open();
  });
  afterAll(() => portal.close());

  // A new assessment of 30 minutes, which is open for two hours from now on.
  beforeEach(async () => {
    made = await assessmentOf(portal, 2);
    id = made.paper.id;
    now = portal.clock.now;
    const times = { opensAt: iso(now), closesAt: iso(now + 120 * minute) };
    await portal.admin.call('setSchedule', { params: { id }, body: times });
  });

  it('of who made keys and is a learner again, handed in before the hour, is marked for the admins, and reads no result', async () => {
    await named('maker');
    const maker = portal.learner('maker');
    await portal.admin.call('setSchedule', { params: { id }, body: { opensAt: iso(now + 60 * minute), closesAt: iso(now + 90 * minute) } });
    await portal.admin.call('setRole', { params: { uid: 'maker' }, body: { role: 'admin', rights: ['make-tests'] } });
    await maker.call('getPaper', { params: { id } });
    await portal.admin.call('setRole', { params: { uid: 'maker' }, body: { role: 'user' } });
    // Whatever the device says of its times.
    await maker.call('submit', handIn({ ...sat(now + 60 * minute, 20), ...submission(made, 2, 0, 20) }));
    const [row] = await sittings();
    expect([row?.uid, row?.facts]).toEqual(['maker', expect.arrayContaining(['time-does-not-fit', 'never-fetched'])]);
    portal.clock.now = now + 120 * minute;
    expect((await maker.tries('getResult', { params: { id } })).status).toBe(404);
  });

  describe('a start', () => {
    it('is answered with the time at which the server saw it; the first one stands', async () => {
      const asha = portal.learner('asha');
      expect(await starts(asha, now - 1_000)).toEqual({ startedAt: iso(now) });
      portal.clock.now += 5 * minute;
      expect(await starts(asha, now - 1_000)).toEqual({ startedAt: iso(now) });
      expect(await asha.call('start', said(now + minute, 'device'))).toEqual({ startedAt: iso(now) });
      expect(await rows()).toEqual([{ assessment_id: id, uid: 'asha', seen_at: now, said_at: now - 1_000, dated_by: 'server' }]);
    });

    it('is one for each learner and assessment', async () => {
      const first = id;
      await starts(portal.learner('two'));
      ({ id } = (await assessmentOf(portal, 1)).paper);
      portal.clock.now += minute;
      expect(await starts(portal.learner('two'))).toEqual({ startedAt: iso(now + minute) });
      expect(await starts(portal.learner('three'))).toEqual({ startedAt: iso(now + minute) });
      expect(await rows()).toHaveLength(2);
      id = first;
      expect(await rows()).toHaveLength(1);
    });

    it('is refused before the opening, and recorded after the last time of a start', async () => {
      const between = (opensAt: number, closesAt: number) =>
        portal.admin.call('setSchedule', {
          params: { id },
          body: { opensAt: iso(now + opensAt * minute), closesAt: iso(now + closesAt * minute) },
        });
      await between(10, 20);
      const early = await portal.learner('any').tries('start', said(now));
      expect([early.status, early.problem?.code, await rows()]).toEqual([403, 'not-open', []]);
      await between(-20, -10);
      expect(await starts(portal.learner('any'))).toEqual({ startedAt: iso(now) });
    });

    it('is accepted of a hidden assessment from those who hold the paper, and refused of a draft and of none', async () => {
      const { admin } = portal;
      await portal.learner('hidden').call('getPaper', { params: { id } });
      await portal.fetches.flush();
      await admin.call('setSchedule', { params: { id }, body: { state: 'hidden' } });
      expect((await portal.learner('hidden').tries('start', said(now))).status).toBe(200);
      expect((await portal.learner('never').tries('start', said(now))).status).toBe(404);
      await admin.call('setSchedule', { params: { id }, body: { state: 'draft' } });
      const [draft, none] = [
        await portal.learner('draft').tries('start', said(now)),
        await portal.learner('draft').tries('start', { ...said(now), params: { id: unknown } }),
      ];
      for (const { status, problem } of [draft, none]) expect([status, problem?.reason?.code]).toEqual([404, 'no-such-assessment']);
      expect((await rows()).map(({ uid }) => uid)).toEqual(['hidden']);
    });

    it('by the clock of one phone that is ahead does not fit because of the clock, and is not taken for a second device', async () => {
      const phone = portal.learner('ahead');
      await phone.call('getPaper', { params: { id } });
      await phone.call('start', said(now + 7 * minute, 'code'));
      portal.clock.now += 20 * minute;
      await phone.call('submit', handIn(sat(now, 1_200)));
      expect((await sittings()).map(({ misfit }) => misfit)).toEqual(['device-clock']);
    });

    it('of an admin is a preview: answered, and not recorded', async () => {
      expect(await starts(portal.admin)).toEqual({ startedAt: iso(now) });
      await portal.admin.call('setSchedule', { params: { id }, body: { state: 'draft' } });
      expect((await portal.admin.tries('start', said(now))).status).toBe(200);
      expect((await portal.admin.tries('start', { ...said(now), params: { id: unknown } })).status).toBe(404);
      expect(await rows()).toEqual([]);
    });

    it.each([
      ['startedAt', { startedAt: '2026-03-01T09:00:00+05', datedBy: 'server' }],
      ['startedAt', { startedAt: 'at nine', datedBy: 'server' }],
      ['startedAt', { datedBy: 'server' }],
      ['datedBy', { startedAt: '2026-03-01T09:00:00.000Z', datedBy: 'me' }],
      ['seenAt', { startedAt: '2026-03-01T09:00:00.000Z', datedBy: 'key', seenAt: '2026-03-01T09:00:00.000Z' }],
    ])('names the field %s of %j', async (field, body) => {
      const { status, problem } = await portal.learner('wrong').tries('start', { params: { id }, body: body as never });
      expect([status, Object.keys(problem?.fields ?? {})]).toEqual([400, [field]]);
    });

    it('is one row for each of four hundred learners who all send theirs twice at once', async () => {
      const learners = Array.from({ length: 400 }, (_, at) => portal.learner(`burst-${at}`));
      const first = learners.map((learner, at) => starts(learner, now + at));
      const second = learners.map((learner) => starts(learner, now + minute));
      const replies = await Promise.all([...first, ...second]);
      expect(new Set(replies.map(({ startedAt }) => startedAt))).toEqual(new Set([iso(now)]));
      const kept = await rows();
      expect(kept).toHaveLength(400);
      for (const { uid, said_at } of kept) expect([now + Number(uid.split('-')[1]), now + minute]).toContain(said_at);
    });
  });

  describe('a start, on another device of its learner', () => {
    const begun = async (uid: string, query = {}) =>
      (await portal.learner(uid).call('getAvailable', { query })).find((listed) => listed.id === id)?.begun;

    it('is told with its latest end, to nobody else, until the hand-in', async () => {
      await starts(portal.learner('two phones'), now - 1_000);
      portal.clock.now += minute;
      const told = { at: iso(now - 1_000), until: iso(now - 1_000 + 30 * minute) };
      expect(await begun('two phones')).toEqual(told);
      expect(await begun('no phone')).toBeUndefined();
      // Nothing makes an end of an attempt that is left alone.
      portal.clock.now = now + 90 * minute;
      expect(await begun('two phones')).toEqual(told);
      await portal.learner('two phones').call('submit', handIn(sat(now, 600)));
      expect((await portal.learner('two phones').call('getAvailable', { query: {} })).map((listed) => listed.id)).not.toContain(id);
    });

    it('is told of a paper without a schedule too', async () => {
      ({ id } = (await assessmentOf(portal, 1)).paper);
      await starts(portal.learner('plain two'));
      expect(await begun('plain two')).toEqual({ at: iso(now), until: iso(now + 30 * minute) });
    });

    it('ends with the extra time and the minutes that its learner has', async () => {
      for (const uid of ['slow two', 'usual two']) {
        await named(uid);
        await starts(portal.learner(uid));
      }
      await portal.admin.call('setExtraTime', { params: { uid: 'slow two' }, body: { timePercent: 150 } });
      await portal.admin.call('giveMoreTime', { params: { id }, body: { minutes: 10 } });
      await portal.admin.call('giveMoreTime', { params: { id }, body: { uid: 'usual two', minutes: 3 } });
      expect(await begun('slow two')).toEqual({ at: iso(now), until: iso(now + 55 * minute) });
      expect(await begun('usual two')).toEqual({ at: iso(now), until: iso(now + 43 * minute) });
    });

    it('has no beginning where that device was not sure of its clock', async () => {
      await portal.learner('unsure two').call('start', said(now - 300 * minute, 'device'));
      expect(await begun('unsure two')).toEqual({ until: iso(now + 30 * minute) });
    });

    it('is not told of a further chance, whose start the server does not keep', async () => {
      await named('again two');
      await starts(portal.learner('again two'));
      await portal.learner('again two').call('submit', handIn(sat(now, 600)));
      await portal.admin.call('giveChance', { params: { id }, body: { uids: ['again two'], reason: 'Rain.', counts: 'last' } });
      const [listed] = (await portal.learner('again two').call('getAvailable', { query: { chances: '1' } })).filter((one) => one.id === id);
      expect([listed?.chance?.number, listed?.begun]).toEqual([2, undefined]);
    });
  });

  describe('evidence', () => {
    it('is stored as it was sent, and the same body gets the same receipt', async () => {
      const [learner, body] = [portal.learner('evident'), sat(now, 600)];
      portal.clock.now += 10 * minute;
      const receipt = await learner.call('submit', handIn(body));
      portal.clock.now += minute;
      expect(await learner.call('submit', handIn(body))).toEqual(receipt);
      const stored = portal.store.db.selectFrom('submissions').select(['body_json', 'evidence_json']).where('uid', '=', 'evident');
      const { body_json, evidence_json } = await stored.executeTakeFirstOrThrow();
      expect(JSON.parse(body_json)).toEqual(body);
      expect(JSON.parse(evidence_json ?? '')).toEqual(body.evidence);
    });

    it.each(['startedAt', 'handedInAt', 'datedBy'] as const)('makes another submission with another %s', async (field) => {
      const learner = portal.learner(`other ${field}`);
      const { evidence, ...body } = sat(now, 600);
      const other = { startedAt: iso(now - 1), handedInAt: iso(now + 1), datedBy: 'device' } as const;
      const tries = async (changes: object) => (await learner.tries('submit', handIn({ ...body, ...changes }))).status;
      expect(await tries({ evidence })).toBe(200);
      expect(await tries({ evidence: { ...evidence, [field]: other[field] } })).toBe(409);
      expect(await tries({})).toBe(409);
      expect(await tries({ evidence })).toBe(200);
    });

    it.each([
      ['startedAt', { startedAt: '2026-03-01T09:00:00-23' }],
      ['handedInAt', { handedInAt: '+058200-01-01T00:00:00.000Z' }],
      ['datedBy', { datedBy: null }],
    ])('is set aside with a wrong %s, and refuses no hand-in', async (field, wrong) => {
      const body = sat(now, 600);
      const args = handIn({ ...body, evidence: { ...body.evidence, ...wrong } as never });
      const uid = `wrong-${field.toLowerCase()}`;
      expect((await portal.learner(uid).tries('submit', args)).status).toBe(200);
      const stored = portal.store.db.selectFrom('submissions').select('evidence_json').where('uid', '=', uid);
      expect((await stored.executeTakeFirstOrThrow()).evidence_json).toBeNull();
    });

    it('comes unchanged through a rescue file, and the phone that sends later gets the same receipt', async () => {
      await named('carried');
      const body = sat(now, 600);
      const { outcome, submittedAt } = await portal.admin.call('importSubmission', { body: rescueOf(body, 'carried') });
      expect(outcome).toBe('filed');
      portal.clock.now += minute;
      expect((await portal.learner('carried').call('submit', handIn(body))).submittedAt).toBe(submittedAt);
      expect(await sittings()).toMatchObject([{ uid: 'carried', handIn: { arrivedAt: submittedAt, evidence: body.evidence } }]);
    });

    it('does not affect marks', async () => {
      const [plain, evident] = [portal.learner('plain'), portal.learner('evident too')];
      await plain.call('submit', handIn(submission(made, 1, 1, 600)));
      await evident.call('submit', handIn({ ...submission(made, 1, 1, 600), evidence: sat(now, 1).evidence }));
      const scores = await portal.store.db.selectFrom('submissions').select('score').where('assessment_id', '=', id).execute();
      expect(scores.map(({ score }) => score)).toEqual([3, 3]);
    });
  });

  describe('a fetch', () => {
    const fetchesOf = async (assessmentId: number) => {
      await portal.fetches.flush();
      const fetches = portal.store.db
        .selectFrom('paper_fetches')
        .select(['uid', 'fetched_at'])
        .where('assessment_id', '=', assessmentId)
        .where('uid', '<>', 'head');
      return fetches.orderBy('uid').execute();
    };
    const fetchPaper = (person: Person) => person.tries('getPaper', { params: { id } });

    it('of a scheduled paper is recorded, the first of each account, sealed or open', async () => {
      await portal.admin.call('setSchedule', { params: { id }, body: { opensAt: iso(now + minute) } });
      await fetchPaper(portal.learner('early'));
      portal.clock.now += 2 * minute;
      await fetchPaper(portal.learner('early'));
      await fetchPaper(portal.learner('open'));
      expect(await fetchesOf(id)).toEqual([
        { uid: 'early', fetched_at: now },
        { uid: 'open', fetched_at: now + 2 * minute },
      ]);
    });

    it('of a paper without times is recorded too, and a refused one is not', async () => {
      const plain = (await assessmentOf(portal, 1)).paper.id;
      await portal.learner('free').call('getPaper', { params: { id: plain } });
      await portal.admin.call('setSchedule', { params: { id }, body: { opensAt: null, closesAt: iso(now - 1) } });
      expect((await fetchPaper(portal.learner('late'))).status).toBe(403);
      await portal.admin.call('setSchedule', { params: { id }, body: { closesAt: null, state: 'hidden' } });
      expect((await fetchPaper(portal.learner('late'))).status).toBe(404);
      expect([await fetchesOf(plain), await fetchesOf(id)]).toEqual([[{ uid: 'free', fetched_at: now }], []]);
    });
  });

  describe('the desk', () => {
    it('of an assessment that there is not is not found; nor are its sittings', async () => {
      for (const name of ['getDesk', 'getSittings', 'getSittingFacts', 'getAbsent'] as const)
        expect((await portal.admin.tries(name, { params: { id: unknown } })).problem?.reason?.code).toBe('no-such-assessment');
    });

    it('is empty before anything happens', async () => {
      const counts = { fetched: 0, started: 0, handedIn: 0, sitting: 0, awaited: 0, byMinute: [] };
      expect(await desk()).toEqual({ assessmentId: id, name: 'Assessment', sittingSeconds: 1800, now: iso(now), ...counts });
      expect(await sittings()).toEqual([]);
    });

    it('counts who fetched, started, sits, is awaited and has handed in, without previews and copies from the middle', async () => {
      await named('half');
      for (const uid of ['only fetched', 'sits', 'done', 'half']) await portal.learner(uid).call('getPaper', { params: { id } });
      await portal.admin.call('getPaper', { params: { id } });
      for (const uid of ['sits', 'done', 'half', 'offline']) await starts(portal.learner(uid));
      await starts(portal.admin);
      portal.clock.now += 10 * minute;
      await portal.learner('done').call('submit', handIn(sat(now, 600)));
      await portal.learner('unheard').call('submit', handIn(sat(now, 600)));
      await portal.admin.call('submit', handIn(sat(now, 600)));
      await portal.admin.call('importSubmission', { body: rescueOf(sat(now, 600), 'half', { finished: false, handedInAt: null }) });
      expect(await desk()).toMatchObject({ fetched: 4, started: 4, handedIn: 2, sitting: 3, awaited: 0 });
      portal.clock.now = now + 30 * minute - 1;
      expect(await desk()).toMatchObject({ sitting: 3, awaited: 0 });
      portal.clock.now = now + 30 * minute;
      expect(await desk()).toMatchObject({ sitting: 3, awaited: 3 });
    });

    it('awaits learners with extra time later', async () => {
      await named('timed');
      await portal.admin.call('setExtraTime', { params: { uid: 'timed' }, body: { timePercent: 150 } });
      for (const uid of ['timed', 'usual']) await starts(portal.learner(uid));
      portal.clock.now += 45 * minute - 1;
      expect(await desk()).toMatchObject({ sitting: 2, awaited: 1 });
      portal.clock.now += 1;
      expect(await desk()).toMatchObject({ sitting: 2, awaited: 2 });
    });

    it('counts starts and hand-ins by the minute of their arrival, without empty minutes', async () => {
      const first = Math.floor(now / minute) * minute;
      const at = async (minutes: number, what: () => Promise<unknown>) => {
        portal.clock.now = first + minutes * minute;
        await what();
      };
      await at(1, () => starts(portal.learner('a'), now - minute));
      await at(1.999, () => starts(portal.learner('b')));
      await at(2, () => starts(portal.learner('c')));
      await at(2, () => portal.learner('a').call('submit', handIn(sat(now, 60))));
      await at(5, () => portal.learner('b').call('submit', handIn(sat(now, 60))));
      expect((await desk()).byMinute).toEqual([
        { at: iso(first + minute), starts: 2, handIns: 0 },
        { at: iso(first + 2 * minute), starts: 1, handIns: 1 },
        { at: iso(first + 5 * minute), starts: 0, handIns: 1 },
      ]);
    });
  });

  describe('the sittings', () => {
    it('have names, times and facts of everyone who fetched, started or handed in, by account', async () => {
      await named('c in time', 'Asha', 'Verma');
      await portal.learner('c in time').call('getPaper', { params: { id } });
      await portal.learner('a fetched').call('getPaper', { params: { id } });
      await portal.admin.call('getPaper', { params: { id } });
      await starts(portal.learner('c in time'));
      await starts(portal.learner('b started'));
      portal.clock.now = now + 20 * minute;
      await portal.learner('c in time').call('submit', handIn(sat(now, 600)));
      await portal.learner('d unseen').call('submit', handIn({ ...sat(now, 600), timeTaken: 900 }));
      await portal.admin.call('submit', handIn(sat(now, 600)));
      const person = { name: '', email: '' };
      const arrivedAt = iso(now + 20 * minute);
      const { evidence = null } = sat(now, 600);
      const start = { startedAt: iso(now), datedBy: 'server', seenAt: iso(now) };
      expect(await sittings()).toEqual([
        { uid: 'a fetched', person, fetchedAt: iso(now), start: null, handIn: null, facts: [] },
        { uid: 'b started', person, fetchedAt: null, start, handIn: null, facts: ['start-seen', 'never-fetched'] },
        {
          uid: 'c in time',
          person: { name: 'Asha Verma', email: 'c.in.time@x.in' },
          fetchedAt: iso(now),
          start,
          handIn: { arrivedAt, evidence },
          facts: ['start-seen', 'arrived-later'],
        },
        {
          uid: 'd unseen',
          person,
          fetchedAt: null,
          start: null,
          handIn: { arrivedAt, evidence },
          facts: ['start-said', 'arrived-later', 'time-does-not-fit', 'never-fetched'],
          misfit: 'other-length',
        },
      ]);
    });

    it('come in pages on request, searched, ordered and narrowed to one fact, with how many match; counts tell of all', async () => {
      for (const [uid, minutes] of [
        ['ravi', 2],
        ['Asha', 1],
        ['zoya', 3],
      ] as const) {
        await named(uid, uid, 'Page');
        portal.clock.now = now + minutes * minute;
        await starts(portal.learner(uid));
      }
      await portal.learner('unnamed').call('getPaper', { params: { id } });
      await portal.fetches.flush();
      const asked = async (query: SittingsQuery) => {
        const { headers, text } = await portal.admin.tries('getSittings', { params: { id }, query });
        return [...(JSON.parse(text) as SittingReport[]).map(({ uid }) => uid), Number(headers.get(totalHeader))];
      };
      expect(await asked({ page: 1, size: 2 })).toEqual(['unnamed', 'Asha', 4]);
      expect(await asked({ page: 2, size: 2 })).toEqual(['ravi', 'zoya', 4]);
      expect(await asked({ page: 3, size: 2 })).toEqual([4]);
      // Times that are not known are after all others.
      expect(await asked({ sort: 'started' })).toEqual(['Asha', 'ravi', 'zoya', 'unnamed', 4]);
      expect(await asked({ sort: '-started', size: 2 })).toEqual(['unnamed', 'zoya', 4]);
      expect(await asked({ search: 'page RAVI' })).toEqual(['ravi', 1]);
      expect(await asked({ search: 'unnamed' })).toEqual(['unnamed', 1]);
      expect(await asked({ fact: 'never-fetched', sort: '-name' })).toEqual(['zoya', 'ravi', 'Asha', 3]);
      expect(await portal.admin.call('getSittingFacts', { params: { id } })).toEqual({
        all: 4,
        facts: [
          { fact: 'start-seen', count: 3 },
          { fact: 'never-fetched', count: 3 },
        ],
      });
      await portal.learner('Asha').call('submit', handIn(sat(portal.clock.now, 60)));
      expect(await asked({ state: 'sitting', size: 1 })).toEqual(['ravi', 2]);
      expect(await asked({ state: 'sitting' })).toEqual(['ravi', 'zoya', 2]);
    });

    it.each([{ sort: 'facts' }, { fact: 'late-ish' }, { state: 'started' }, { page: 0 }, { size: 501 }, { seen: 1 }])(
      'name the field of the query %j',
      async (query) => {
        const { status, problem } = await portal.admin.tries('getSittings', { params: { id }, query: query as never });
        expect([status, Object.keys(problem?.fields ?? {})]).toEqual([400, Object.keys(query)]);
      },
    );

    it('tell that another account with the same verified address handed in, until that one is erased, and that an account is new', async () => {
      const person = (uid: string, claims: Parameters<typeof unsigned>[1]) => portal.holding(unsigned(uid, claims), uid);
      const email = { email: 'mira@school.in', email_verified: true };
      const [one, two, three, typed] = [
        person('mira-1', email),
        person('mira-2', { ...email, phone_number: '+919000000077' }),
        person('mira-3', { email: undefined, phone_number: '+919000000077' }),
        person('mira-4', { ...email, email_verified: false }),
      ];
      const factsOf = async (uid: string) => (await sittings()).find((sitting) => sitting.uid === uid)?.facts;
      const flagsOf = async (uid: string) => {
        const rows = await portal.admin.call('getResultRows', { params: { id }, query: { page: 1, size: 1, search: uid } });
        return rows.map(({ flags }) => flags);
      };
      portal.clock.now += minute;
      for (const who of [one, two, three, typed]) {
        const body = { uid: who.uid, firstName: who.uid, lastName: 'R', email: `${who.uid}@x.in`, phone: '', location: 'Goa' };
        await who.call('saveProfile', { body });
        await who.call('submit', handIn(sat(portal.clock.now, 0)));
      }
      for (const uid of ['mira-1', 'mira-2', 'mira-3'])
        expect(await factsOf(uid)).toEqual(expect.arrayContaining(['second-account', 'new-account']));
      expect(await factsOf('mira-4')).not.toContain('second-account');
      // The page of a list has one of them; the others are found.
      expect((await flagsOf('mira-1'))[0]).toContain('second-account');
      expect((await flagsOf('mira-4'))[0]).not.toContain('second-account');
      const { text } = await portal.admin.tries('exportResults', { params: { id }, query: { format: 'csv' } });
      expect(text.split('\n').filter((line) => line.includes('Second account'))).toHaveLength(3);
      await two.call('erasePerson', { params: { uid: 'mira-2' } });
      for (const uid of ['mira-1', 'mira-3']) expect(await factsOf(uid)).not.toContain('second-account');
      // The person comes again after the erasure: a new account with a fresh attempt, and a fact says that it is new.
      const again = person('mira-5', email);
      await again.call('saveProfile', {
        body: { uid: 'mira-5', firstName: 'M', lastName: 'R', email: 'm@x.in', phone: '', location: 'Goa' },
      });
      await again.call('submit', handIn(sat(portal.clock.now, 0)));
      expect(await factsOf('mira-5')).toContain('new-account');
    });

    it('are late after the extra time of the attempt, and none is late if the schedule has no last time of a start', async () => {
      const late = async () => (await sittings()).filter(({ facts }) => facts.includes('late')).map(({ uid }) => uid);
      for (const uid of ['late', 'with more time', 'granted']) {
        await named(uid);
        await portal.learner(uid).call('getPaper', { params: { id } });
      }
      await portal.fetches.flush();
      for (const uid of ['with more time', 'granted'])
        await portal.admin.call('setExtraTime', { params: { uid }, body: { timePercent: 150 } });
      const body = sat(now + 122 * minute, 1_800);
      portal.clock.now = now + 152 * minute;
      await portal.learner('late').call('submit', handIn(body));
      await portal.learner('with more time').call('submit', handIn({ ...body, grantedPercent: 150 }));
      await portal.learner('granted').call('submit', handIn(body));
      expect(await late()).toEqual(['late']);
      await portal.admin.call('setSchedule', { params: { id }, body: { closesAt: null } });
      expect(await late()).toEqual([]);
    });
  });
}
