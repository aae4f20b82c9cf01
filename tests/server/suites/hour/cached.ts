import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScheduleDraft } from '../../../../contract/assessment/schedule';
import { openRequestLimits } from '../../../../server/limits/request-limits';
import { assessmentOf, type Made, question } from '../../kit/bank';
import { makesPictures, pictureOf } from '../../kit/pictures';
import { config, type Person, type TestPortal } from '../../kit/portal';
import type { Open } from '../open';
import { goTo, inMinutes, scheduledOf } from './kit';

const digestOf = (text: string): string => hash('sha256', text, 'base64url');

/** Papers that a cache in front of the portal may keep: which they are, for whom their addresses are, and for how long. */
export function cachedSuite(open: Open): void {
  let portal: TestPortal;
  let made: Made;
  let opensAt: string;
  let closesAt: string;
  let asha: Person;

  beforeAll(async () => {
    portal = await open({ makePicture: makesPictures, config: { ...config, hasCacheInFront: true } });
    opensAt = inMinutes(portal, 90);
    closesAt = inMinutes(portal, 105);
    made = await scheduledOf(portal, 4, { opensAt, closesAt });
    asha = portal.learner('asha');
  });
  afterAll(() => portal.close());

  const at = (time: string, ms = 0) => goTo(portal, time, ms);
  const params = () => ({ id: made.paper.id });
  const set = (body: ScheduleDraft) => portal.admin.call('setSchedule', { params: params(), body });
  /** What `locatePaper` tells: a digest, or the whole paper as undefined. */
  const digestFor = async (person = asha, id = made.paper.id) => {
    const found = await person.call('locatePaper', { params: { id } });
    return 'digest' in found ? found.digest : undefined;
  };
  /** A request as a cache sends it: without a token. */
  const fetched = (path: string, headers: Record<string, string> = {}) => portal.request(`/api/papers/${path}`, { headers });
  const told = async (path: string) => {
    const { status, headers } = await fetched(path);
    return [status, headers.get('cache-control')];
  };
  /** The digest of the paper as an admin gets it: with its questions. */
  const clearDigest = async () => digestOf((await portal.admin.tries('getPaper', { params: params() })).text);
  const gone = [404, 'no-store'];

  it('are the bytes that learners get, under the digest of these bytes, with nothing of one learner', async () => {
    at(opensAt, -60_000);
    const digest = (await digestFor()) ?? '';
    expect(await digestFor(portal.learner('b'))).toBe(digest);
    const reply = await fetched(`${made.paper.id}/${digest}`);
    const text = await reply.text();
    expect(text).toBe((await asha.tries('getPaper', { params: params() })).text);
    expect(digestOf(text)).toBe(digest);
    expect(JSON.parse(text)).toHaveProperty('sealed');
    const {
      date: _,
      'x-request-id': __,
      'content-length': ___,
      connection: ____,
      'keep-alive': _____,
      ...headers
    } = Object.fromEntries(reply.headers);
    expect(headers).toEqual({
      'cache-control': 'public, max-age=60',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': 'application/json',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      etag: `W/"${digest.slice(0, 22)}"`,
      'permissions-policy': expect.any(String),
      'referrer-policy': 'no-referrer',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    const again = await fetched(`${made.paper.id}/${digest}`, { 'If-None-Match': headers.etag ?? '' });
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'public, max-age=60']);
    expect((await fetched(`${made.paper.id}/${digest}`, { 'Accept-Encoding': 'br' })).headers.get('content-encoding')).toBe('br');
  });

  it('are kept until learners may read another form, and an hour at most', async () => {
    at(opensAt, -90 * 60_000);
    const sealed = `${made.paper.id}/${await digestFor()}`;
    expect(await told(sealed)).toEqual([200, 'public, max-age=3600']);
    at(opensAt, -1);
    expect(await told(sealed)).toEqual([200, 'public, max-age=0']);
    at(opensAt);
    expect(await told(sealed)).toEqual(gone);
    const clear = `${made.paper.id}/${await digestFor()}`;
    expect(clear).not.toBe(sealed);
    expect(await told(clear)).toEqual([200, 'public, max-age=900']);
    at(closesAt);
    expect(await told(clear)).toEqual([200, 'public, max-age=0']);
    at(closesAt, 1);
    expect(await told(clear)).toEqual(gone);
    expect((await asha.tries('locatePaper', { params: params() })).problem?.code).toBe('closed');
  });

  it('never have the questions before the hour, not even for a person who knows the digest', async () => {
    at(opensAt, -1);
    // The whole paper, and no digest: what only admins may read is in no cache.
    expect(await digestFor(portal.admin)).toBeUndefined();
    expect(await told(`${made.paper.id}/${await clearDigest()}`)).toEqual(gone);
    at(opensAt);
    expect(await digestFor(portal.admin)).toBe(await clearDigest());
  });

  it.each(['draft', 'hidden'] as const)('have nothing of a paper that is %s', async (state) => {
    at(opensAt);
    const digest = await digestFor();
    await set({ state });
    expect(await digestFor(portal.admin)).toBeUndefined();
    expect(await told(`${made.paper.id}/${digest}`)).toEqual(gone);
    expect((await asha.tries('locatePaper', { params: params() })).status).toBe(404);
    await set({ state: 'published' });
  });

  it('are told to those whom the paper is for, and noted as fetched by them', async () => {
    at(opensAt, -60_000);
    const { id: groupId } = await portal.admin.call('createGroup', { body: { name: 'Cached' } });
    const member = portal.learner('member');
    await member.call('saveProfile', { body: { uid: 'member', firstName: 'M', lastName: 'R', email: 'm@x.in', location: 'Goa' } });
    await portal.admin.call('moveToGroup', { params: { uid: 'member' }, body: { groupId } });
    const { paper } = await scheduledOf(portal, 2, { opensAt, groupIds: [groupId] });
    const digest = await digestFor(member, paper.id);
    expect((await asha.tries('locatePaper', { params: { id: paper.id } })).status).toBe(404);
    expect((await portal.holding(null).tries('locatePaper', { params: { id: paper.id } })).status).toBe(401);
    expect(await told(`${paper.id}/${digest}`)).toEqual([200, 'public, max-age=60']);
    await portal.fetches.flush();
    const rows = await portal.store.db.selectFrom('paper_fetches').select('uid').where('assessment_id', '=', paper.id).execute();
    expect(rows).toEqual([{ uid: 'member' }]);
  });

  it('have the pictures of a paper below its address, and no other picture', async () => {
    at(opensAt, -60_000);
    const category = await portal.admin.call('addCategory', { query: { name: 'Cached pictures' } });
    const [drawn, other] = [pictureOf('in the paper'), pictureOf('in the bank')];
    for (const content of ['in the paper', 'in the bank']) await portal.admin.call('uploadPicture', { file: new File([content], 'p.png') });
    await portal.admin.call('createQuestion', { body: { ...question('Pictured?', [category.id]), picture: drawn } });
    const plan = { name: 'Pictured', durationInMinutes: 5, totalMarks: 1, questionCount: 1, categories: [category.id], opensAt };
    const { id } = await portal.admin.call('generateByCategories', { body: plan });
    const sealed = `${id}/${await digestFor(asha, id)}`;
    const ciphertexts = (await asha.call('getPaper', { params: { id } })).sealed?.pictures ?? [];
    expect(ciphertexts).toHaveLength(1);
    expect(await told(`${sealed}/${ciphertexts[0]}`)).toEqual([200, 'public, max-age=60']);
    for (const name of [drawn.hash, other.hash, 'x']) expect(await told(`${sealed}/${name}`)).toEqual(gone);
    at(opensAt);
    const clear = `${id}/${await digestFor(asha, id)}`;
    const reply = await fetched(`${clear}/${drawn.hash}`);
    expect([await reply.text(), reply.headers.get('content-type'), reply.headers.get('vary')]).toEqual([
      'in the paper',
      'image/webp',
      null,
    ]);
    expect(await told(`${sealed}/${ciphertexts[0]}`)).toEqual(gone);
    for (const name of [ciphertexts[0], other.hash]) expect(await told(`${clear}/${name}`)).toEqual(gone);
  });

  it('of an assessment without a schedule are kept for an hour', async () => {
    const plain = await assessmentOf(portal, 2);
    const digest = await digestFor(asha, plain.paper.id);
    expect(await told(`${plain.paper.id}/${digest}`)).toEqual([200, 'public, max-age=3600']);
  });

  describe('with a wrong address', () => {
    it('are 404, and no cache keeps that', async () => {
      at(opensAt, -60_000);
      const digest = (await digestFor()) ?? '';
      const { id } = made.paper;
      for (const path of [
        `${id}/${digest.slice(1)}A`,
        `${id}/x`,
        `999999/${digest}`,
        `0${id}/${digest}`,
        `x/${digest}`,
        `${id}/${digest}?a=1`,
      ])
        expect(await told(path), path).toEqual(gone);
    });

    it('count against the limit of the address, as requests without a token do', async () => {
      const guarded = portal.again({
        config: { ...config, hasCacheInFront: true },
        requestLimits: openRequestLimits({ perUser: 9, perAddress: 3 }),
      });
      const ask = async () => (await guarded.request(`/api/papers/${made.paper.id}/${'A'.repeat(43)}`)).status;
      expect([await ask(), await ask(), await ask(), await ask()]).toEqual([404, 404, 404, 429]);
    });
  });

  it('have no addresses where the settings name no cache, and the call has the paper itself', async () => {
    at(opensAt, -60_000);
    const digest = await digestFor();
    const without = portal.again({ config });
    const found = await without.learner('asha').tries('locatePaper', { params: params() });
    const paper = await asha.tries('getPaper', { params: params() });
    expect([found.text, found.headers.get('cache-control')]).toEqual([paper.text, 'private, no-cache']);
    expect((await without.request(`/api/papers/${made.paper.id}/${digest}`)).status).toBe(404);
  });
}
