import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionsOf } from '../../../../contract/assessment/assessment';
import type { ScheduleDraft } from '../../../../contract/assessment/schedule';
import { codeIterations, typedCode } from '../../../../contract/assessment/spoken-code';
import { openScheduleCache } from '../../../../server/assessments/schedule-cache';
import { type Made, question, submission } from '../../kit/bank';
import { makesPictures, pictureOf } from '../../kit/pictures';
import type { Person, TestPortal } from '../../kit/portal';
import type { Open } from '../open';
import { contentsOf, goTo, inMinutes, keyBy, opened, scheduledOf, wholeHandIn } from './kit';

const day = 24 * 60;

/** Papers before, at and after their opening. */
export function sealedSuite(open: Open): void {
  let portal: TestPortal;
  let made: Made;
  let opensAt: string;
  let closesAt: string;
  let asha: Person;

  beforeAll(async () => {
    portal = await open({ makePicture: makesPictures });
    opensAt = inMinutes(portal, day);
    closesAt = inMinutes(portal, day + 15);
    made = await scheduledOf(portal, 4, { opensAt, closesAt, endsTogether: true });
    asha = portal.learner('asha');
  });
  afterAll(() => portal.close());

  const at = (time: string, ms = 0) => goTo(portal, time, ms);
  const params = () => ({ id: made.paper.id });
  const set = (body: ScheduleDraft) => portal.admin.call('setSchedule', { params: params(), body });
  const refusal = async (name: 'getPaper' | 'unlock', person = asha) => {
    const { status, problem, headers } = await person.tries(name, { params: params() });
    return [status, problem?.code, problem?.at, headers.get('cache-control')];
  };

  describe('before the opening', () => {
    beforeAll(() => at(opensAt, -1));

    it('shows a learner numbers, times and a ciphertext, and no question', async () => {
      const { text, headers } = await asha.tries('getPaper', { params: params() });
      const paper = JSON.parse(text);
      expect(paper).toMatchObject({ id: made.paper.id, name: 'At ten', durationInMinutes: 30, totalMarks: 16, opensAt, closesAt });
      expect(paper).toMatchObject({ endsTogether: true, takesEvidence: true, takesPace: true });
      expect(paper).not.toHaveProperty('resultsAt');
      expect(paper.subjects).toEqual([{ subjectName: 'At ten', questions: [], numberOfQuestions: 4 }]);
      expect(paper.sealed).toMatchObject({ pictures: [], spreadMs: 3_000, byCode: { iterations: codeIterations } });
      expect(Buffer.from(paper.sealed.byCode.salt, 'base64')).toHaveLength(16);
      expect(Buffer.from(paper.sealed.byCode.key, 'base64')).toHaveLength(12 + 32 + 16);
      expect(headers.get('cache-control')).toBe('private, no-cache');
    });

    it('is the same for all learners, and clear for admins', async () => {
      const [first, second] = [
        await asha.tries('getPaper', { params: params() }),
        await portal.learner('b').tries('getPaper', { params: params() }),
      ];
      expect(second.text).toBe(first.text);
      expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
      const clear = await portal.admin.call('getPaper', { params: params() });
      expect(clear.subjects[0]?.questions).toHaveLength(4);
      expect(clear).toMatchObject({ opensAt, closesAt, takesEvidence: true });
      expect(clear).not.toHaveProperty('sealed');
    });

    it('has no key for any caller', async () => {
      for (const person of [asha, portal.admin]) expect(await refusal('unlock', person)).toEqual([403, 'not-open', opensAt, 'no-store']);
    });

    it('tells no learner by a hand-in which questions and options it has', async () => {
      const [first, second] = questionsOf(made.paper);
      if (first === undefined || second === undefined) throw new Error('The paper is too short.');
      const answer = (questionId: number, selectedOptionId: number | null = null) => ({
        questionId,
        selectedOptionId,
        markedForReview: false,
      });
      const whole = questionsOf(made.paper).map(({ id }) => answer(id));
      const guesses = [
        [answer(first.id)],
        [answer(999_999)],
        [answer(first.id, first.options[0]?.id ?? 0)],
        [answer(first.id, made.right.get(first.id) ?? 0)],
        [answer(first.id, 4_000)],
        [answer(first.id), answer(second.id)],
        [answer(first.id), answer(first.id)],
        [...whole.slice(1), answer(999_999)],
        [...whole.slice(1), answer(first.id, 4_000)],
        [...whole, answer(999_999)],
      ];
      const replies = async (changes: object) =>
        Promise.all(
          guesses.map((answers) => asha.tries('submit', { params: params(), body: { ...submission(made, 0), ...changes, answers } })),
        );
      for (const changes of [{}, { timeTaken: 999_999 }, { assessmentId: made.paper.id + 1 }]) {
        const all = await replies(changes);
        expect(new Set(all.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
        expect([all[0]?.status, all[0]?.problem?.fields]).not.toHaveProperty(['1', 'answers.0.questionId']);
      }
      expect((await replies({}))[0]?.problem?.fields).toEqual({ answers: 'is not right' });
      expect(await asha.call('getAwaited', { params: { uid: asha.uid } })).toEqual([]);
      const [, outside] = guesses;
      at(opensAt);
      expect((await replies({}))[1]?.problem?.fields).toHaveProperty(['answers.0.questionId']);
      at(opensAt, -1);
      const body = { ...submission(made, 0), answers: outside ?? [] };
      expect((await portal.admin.tries('submit', { params: params(), body })).problem?.fields).toHaveProperty(['answers.0.questionId']);
    });

    it('takes the hand-in of a learner whose device has opened it by the code', async () => {
      const early = portal.learner('early');
      expect((await early.tries('submit', wholeHandIn(made, 2))).status).toBe(200);
    });

    it('is opened by the code', async () => {
      const { sealed } = await asha.call('getPaper', { params: params() });
      if (sealed === undefined) throw new Error('The paper is not sealed.');
      const code = typedCode((await portal.admin.call('getSchedule', { params: params() })).code ?? '', 12) ?? '';
      const contents = contentsOf(sealed, keyBy(sealed, code));
      const { opensAt: _, closesAt: __, endsTogether: ___, takesEvidence: ____, moreTimeKey: _____, ...paper } = made.paper;
      expect(contents).toEqual({ paper, pictures: {} });
      const wrong = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
      expect(() => keyBy(sealed, wrong)).toThrow();
    });
  });

  describe('across the opening', () => {
    it('changes its tag with its bytes', async () => {
      const ask = (tag = '') => asha.sends(`/assessment/${made.paper.id}`, { headers: { 'If-None-Match': tag } });
      at(opensAt, -1);
      const sealed = (await ask()).headers.get('etag') ?? '';
      expect((await ask(sealed)).status).toBe(304);
      at(opensAt);
      const clear = await ask(sealed);
      expect([clear.status, JSON.parse(clear.text).subjects[0].questions.length]).toEqual([200, 4]);
      expect(clear.headers.get('cache-control')).toBe('private, no-cache');
      const tag = clear.headers.get('etag') ?? '';
      expect((await ask(tag)).status).toBe(304);
      at(opensAt, -1);
      expect((await ask(tag)).status).toBe(200);
      expect((await ask(sealed)).status).toBe(304);
    });

    it('gives all the same key from the first millisecond on', async () => {
      at(opensAt, -1);
      const { sealed } = await asha.call('getPaper', { params: params() });
      at(opensAt);
      const outcomes = await Promise.all(
        [asha, portal.learner('b'), portal.admin].map((person) => person.tries('unlock', { params: params() })),
      );
      expect(new Set(outcomes.map(({ text }) => text)).size).toBe(1);
      for (const { headers } of outcomes) expect(headers.get('cache-control')).toBe('no-store');
      const { key } = JSON.parse(outcomes[0]?.text ?? '') as { key: string };
      expect(sealed && contentsOf(sealed, key).paper.subjects).toEqual(made.paper.subjects);
    });

    it('is closed after the last time of a start, for learners', async () => {
      at(closesAt);
      expect((await asha.tries('getPaper', { params: params() })).status).toBe(200);
      at(closesAt, 1);
      expect(await refusal('getPaper')).toEqual([403, 'closed', closesAt, 'no-store']);
      expect((await portal.admin.tries('getPaper', { params: params() })).status).toBe(200);
    });
  });

  it.each(['draft', 'hidden'] as const)('is unknown to learners as %s, and clear for admins', async (state) => {
    for (const time of [-1, 0]) {
      at(opensAt, time);
      await set({ state });
      expect((await refusal('getPaper')).slice(0, 2)).toEqual([404, 'not-found']);
      expect((await refusal('unlock')).slice(0, 2)).toEqual([404, 'not-found']);
      expect((await portal.admin.call('getPaper', { params: params() })).subjects[0]?.questions).toHaveLength(4);
      await set({ state: 'published' });
    }
  });

  it('moves with its opening: sealed again by the same ciphertext, with another tag', async () => {
    at(opensAt, -1);
    const before = await asha.tries('getPaper', { params: params() });
    const later = inMinutes(portal, 60);
    await set({ opensAt: later, closesAt: null });
    const after = await asha.tries('getPaper', { params: params() });
    expect(JSON.parse(after.text)).toMatchObject({ opensAt: later, sealed: JSON.parse(before.text).sealed });
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    await set({ opensAt, closesAt });
  });

  it('has no key if it was never sealed', async () => {
    const { paper } = await scheduledOf(portal, 2, {});
    const outcome = await asha.tries('unlock', { params: { id: paper.id } });
    expect([outcome.status, outcome.problem?.code]).toEqual([404, 'not-found']);
  });

  it('is sealed at its first request if the process was ended before the seal was kept', async () => {
    at(opensAt, -1);
    const { paper } = await scheduledOf(portal, 2, { opensAt });
    await portal.store.db.deleteFrom('seals').where('assessment_id', '=', paper.id).execute();
    // Three processes at once: the first seal stands.
    const processes = ['a', 'b', 'c'].map((uid) => portal.again({ schedules: openScheduleCache(portal.store.db) }).learner(uid));
    const sealed = await Promise.all(processes.map((learner) => learner.call('getPaper', { params: { id: paper.id } })));
    expect(new Set(sealed.map((each) => each.sealed?.paper)).size).toBe(1);
    expect((await portal.admin.call('getSchedule', { params: { id: paper.id } })).code).not.toBeNull();
  });

  it('says nothing of evidence without a time', async () => {
    const { paper } = await scheduledOf(portal, 2, { state: 'hidden' });
    expect(paper).not.toHaveProperty('takesEvidence');
    await portal.admin.call('setSchedule', { params: { id: paper.id }, body: { resultsAt: opensAt, state: 'published' } });
    expect(await asha.call('getPaper', { params: { id: paper.id } })).toMatchObject({ resultsAt: opensAt, takesEvidence: true });
  });

  it('seals pictures on their own, under the hashes of their ciphertexts', async () => {
    at(opensAt, -1);
    const category = await portal.admin.call('addCategory', { query: { name: 'Pictured' } });
    const [drawn, graph] = [pictureOf('a drawing'), pictureOf('a graph')];
    for (const content of ['a drawing', 'a graph']) await portal.admin.call('uploadPicture', { file: new File([content], 'p.png') });
    const body = question('Pictured?', [category.id]);
    const [first, ...others] = body.options;
    if (first === undefined) throw new Error('The question has no option.');
    await portal.admin.call('createQuestion', { body: { ...body, picture: drawn, options: [{ ...first, picture: graph }, ...others] } });
    const plan = { name: 'Pictured', durationInMinutes: 5, totalMarks: 1, questionCount: 1, categories: [category.id] };
    const { id } = await portal.admin.call('generateByCategories', { body: { ...plan, opensAt } });
    const { text } = await asha.tries('getPaper', { params: { id } });
    for (const { hash: name } of [drawn, graph]) expect(text).not.toContain(name);
    const { sealed } = await asha.call('getPaper', { params: { id } });
    at(opensAt);
    const { key } = await asha.call('unlock', { params: { id } });
    const { pictures = {}, sizes = {} } = sealed === undefined ? {} : contentsOf(sealed, key);
    expect(Object.keys(pictures).toSorted()).toEqual([drawn.hash, graph.hash].toSorted());
    expect(sealed?.pictures).toEqual(Object.values(pictures).toSorted());
    const lengths = [];
    for (const [plain, name] of Object.entries(pictures)) {
      const rows = await portal.store.db.selectFrom('pictures').select('bytes').where('hash', '=', name).execute();
      const bytes = Buffer.from(rows[0]?.bytes as ArrayBuffer);
      expect(hash('sha256', bytes, 'base64url')).toBe(name);
      expect((await asha.tries('getPicture', { params: { hash: name } })).status).toBe(200);
      const filled = opened(bytes, Buffer.from(key, 'base64'));
      expect(hash('sha256', filled.subarray(0, sizes[plain]), 'base64url')).toBe(plain);
      expect(filled.subarray(sizes[plain]).every((byte) => byte === 0)).toBe(true);
      lengths.push(bytes.length);
    }
    // Two drawings of different lengths: neither ciphertext tells which it is.
    expect(new Set(Object.values(sizes)).size).toBe(2);
    expect(new Set(lengths)).toEqual(new Set([16 * 1024 + 28]));
  });
}
