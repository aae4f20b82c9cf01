import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CallArgs } from '../../../../contract/calls/calls';
import { dispatcher } from '../../../../server/http/dispatch';
import { StreamedReply } from '../../../../server/replies/streamed-reply';
import { assessmentOf, handIn, type Made, submission } from '../../kit/bank';
import { dependenciesOn, type Person, type TestPortal } from '../../kit/portal';
import { unsigned } from '../../kit/token';
import type { Open } from '../open';

const uid = 'clerk';

/** A file of results is written for as long as its reader reads: it ends with what lets its asker read it. */
export function openFilesSuite(open: Open): void {
  let portal: TestPortal;
  let made: Made;
  let [morning, evening] = [0, 0];
  let clerk: Person;

  const gives = (body: CallArgs<'setRole'>['body']) => portal.admin.call('setRole', { params: { uid }, body });

  beforeAll(async () => {
    portal = await open();
    made = await assessmentOf(portal, 2);
    clerk = portal.holding(unsigned(uid), uid);
    const profile = { lastName: 'Rao', email: 'x@x.in', location: 'Goa' };
    await clerk.call('saveProfile', { body: { uid, firstName: 'Clerk', ...profile } });
    [morning, evening] = [
      (await portal.admin.call('createGroup', { body: { name: 'Morning' } })).id,
      (await portal.admin.call('createGroup', { body: { name: 'Evening' } })).id,
    ];
    const learner = portal.learner('asha');
    await learner.call('saveProfile', { body: { uid: 'asha', firstName: 'Asha', ...profile } });
    await learner.call('submit', handIn(submission(made, 1, 0)));
    await portal.admin.call('moveToGroup', { params: { uid: 'asha' }, body: { groupId: morning } });
  });
  beforeEach(() => gives({ role: 'admin', rights: ['results'], groupIds: [morning, evening] }));
  afterAll(() => portal.close());

  /** The pieces of a file after the first one, which is made before the reply begins; `meanwhile` is done between them. */
  async function restOf(meanwhile: () => Promise<unknown>): Promise<string> {
    const call = dispatcher(dependenciesOn(portal.store, portal.clock));
    const args = { params: { id: made.paper.id }, query: { format: 'csv' } };
    const sender = { authorization: `Bearer ${clerk.token}`, address: '127.0.0.1', isWhole: () => true };
    const reply = await call('exportResults', sender, () => args);
    if (!(reply instanceof StreamedReply)) throw new Error('The file is not written in pieces.');
    await meanwhile();
    let text = '';
    for await (const piece of reply.stream()) text += String(piece);
    return text;
  }

  it.each<[string, () => Promise<unknown>]>([
    ['nothing is changed', async () => undefined],
    ['another right is given', () => gives({ role: 'admin', rights: ['results', 'make-tests'], groupIds: [morning, evening] })],
    ['the whole institute is given', () => gives({ role: 'admin', rights: ['results'] })],
  ])('is written to its end where %s', async (_, change) => {
    expect(await restOf(change)).toContain('asha');
  });

  it.each<[string, string, () => Promise<unknown>]>([
    ['the role is taken', 'not-permitted', () => gives({ role: 'user' })],
    ['the right is taken', 'right-missing', () => gives({ role: 'admin', rights: ['edit-questions'], groupIds: [morning, evening] })],
    ['a group is taken', 'scope-missing', () => gives({ role: 'admin', rights: ['results'], groupIds: [evening] })],
  ])('ends with an error where %s', async (_, code, change) => {
    await expect(restOf(change)).rejects.toMatchObject({ reason: { code } });
  });

  it('ends with an error where the whole institute becomes a group', async () => {
    await gives({ role: 'admin', rights: ['results'] });
    await expect(restOf(() => gives({ role: 'admin', rights: ['results'], groupIds: [morning] }))).rejects.toMatchObject({
      reason: { code: 'scope-missing' },
    });
  });
}
