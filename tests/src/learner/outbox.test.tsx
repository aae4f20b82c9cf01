// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readRescue } from '../../../contract/assessment/rescue';
import { portalMark } from '../../../contract/calls/problem';
import { outboxCopy } from '../../../src/copy/en/outbox';
import { Outbox } from '../../../src/learner/outbox/Outbox';
import { UnsentBadge } from '../../../src/learner/outbox/UnsentBadge';
import { makeRoom } from '../../../src/runner/device/copies';
import { device, type Parcel } from '../../../src/runner/device/db';
import { tryNowEvent } from '../../../src/runner/outbox/try-now';
import { allByRole, byRole, click, eventually, leave, meanwhile, open, sessionDouble, signIn, startOver, text } from './kit';
import { asha, paper, parcel, sitting } from './made';

vi.mock('../../../src/session/session-store', async () => (await import('./kit')).sessionDouble);

beforeEach(async () => {
  await startOver();
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

const answers = [1, null, 3].map((selectedOptionId, i) => ({ questionId: i + 1, selectedOptionId, markedForReview: false }));
const body = JSON.stringify({ assessmentId: 1, timeTaken: 60, submitted: true, answers });
const now = () => Date.now();

const presses = async (name: string) => click(await eventually(() => byRole('button', name)));

async function shows(over: Partial<Parcel>): Promise<HTMLElement> {
  await device.parcels.put(parcel({ body, ...over }));
  await open(<Outbox />);
  // The dialog that removes a parcel has a list of its own with the name, before or after the card.
  return eventually(() => {
    const card = allByRole('listitem', /Mock 1/).find((item) => item.querySelector('[data-situation]') !== null);
    if (card === undefined) throw new Error('The card of the parcel is not there yet.');
    return card;
  });
}

describe('the outbox', () => {
  it('says that nothing waits, and names the device', async () => {
    await open(<Outbox />);
    await eventually(() => expect(text()).toContain('Nothing is waiting on this device.'));
    expect(text()).toContain('This page covers this device and this browser only.');
  });

  it('after the browser has cleared the store between two visits, says so, names the device, and shows how safe the storage is [trap 49]', async () => {
    await device.parcels.put(parcel({ body }));
    await Promise.all(device.tables.map((table) => table.clear()));
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { storage: { persisted: async () => false } }));
    await open(<Outbox />);
    await eventually(() => {
      expect(text()).toContain(outboxCopy.storageAtRisk);
      expect(text()).toContain('Nothing is waiting on this device.');
    });
    expect(text()).toContain('This page covers this device and this browser only.');
  });

  it('shows when a parcel was handed in, how many questions are answered, and that it is sent without help', async () => {
    const shown = await shows({});
    for (const words of [
      'Waiting to be sent',
      'Finished3 Feb 2026',
      '2 of 3',
      'Not tried yet',
      'When there is a network',
      'sent automatically',
    ])
      expect(shown.textContent).toContain(words);
  });

  it('shows each try, and a button to send, without a network too', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => isOnline.mockRestore());
    const shown = await shows({});
    expect(shown.querySelector('details')).toBeNull();
    expect(byRole('button', /^Send now/).hasAttribute('disabled')).toBe(false);
  });

  it('says that the time is up, and names everybody only where the time of all ends at once', async () => {
    const deadline = now();
    await device.attempts.put({ ...sitting(1), status: 'handed-in', deadline, handedInAt: deadline });
    await device.papers.put({ ...paper, uid: 'asha' });
    const shown = await shows({ nextTryAt: now() + 60_000 });
    await eventually(() => expect(shown.textContent).toContain('Time is up: your test has ended.'));
    expect(shown.textContent).toContain('Ended');
    expect(shown.textContent).not.toContain('Finished');
    expect(shown.textContent).toContain('Your answers are safe on this device and are sent within two minutes.');
    await meanwhile(() => device.papers.put({ ...paper, uid: 'asha', opensAt: '2026-02-03T09:00:00.000Z' }));
    await eventually(() => expect(shown.textContent).toContain('When time ends for all learners at once'));
    await meanwhile(() => device.attempts.put({ ...sitting(1), status: 'handed-in', deadline, handedInAt: deadline - 1 }));
    await eventually(() => expect(shown.textContent).not.toContain('Time is up'));
  });

  it('comes to an end for the parcel of an account that was deleted: nothing to send, and all of it can be removed', async () => {
    const shown = await shows({ state: 'refused', refusal: 'forbidden', reason: 'Deleted.', cause: 'erased', tries: 1, triedAt: now() });
    expect(shown.textContent).toContain('This account was deleted, with all its data.');
    expect(shown.textContent).not.toMatch(/Try again|Send now|What you can do/);
    await presses('Remove it from this device');
    await eventually(() => expect(text()).toContain('The answers of 1 assessment did not reach the server'));
    expect(await device.parcels.count()).toBe(1);
    await presses('Delete for good');
    await eventually(() => expect(text()).toContain('Nothing is waiting on this device.'));
    expect(await device.parcels.count()).toBe(0);
    expect(sessionDouble.signOut).toHaveBeenCalled();
  });

  it('learns by the last token that the account behind a lost sign-in was deleted', async () => {
    const token = { uid: 'asha', token: 'the last', until: 1 };
    await device.settings.put({ key: 'token', value: token });
    const reply = { code: 'forbidden', message: 'Deleted.', reason: { code: 'account-erased' }, from: portalMark };
    const asked = vi.fn(async (_: string, __: RequestInit) => new Response(JSON.stringify(reply), { status: 403 }));
    vi.stubGlobal('fetch', asked);
    const shown = await shows({ state: 'sign-in', tries: 1, triedAt: now(), cause: 'sign-in' });
    await eventually(() => expect(shown.textContent).toContain('This account was deleted, with all its data.'));
    expect(asked.mock.calls[0]?.[1].headers).toEqual({ Authorization: 'Bearer the last' });
  });

  it('learns it once the network returns, and from our server only', async () => {
    await device.settings.put({ key: 'token', value: { uid: 'asha', token: 'the last', until: 1 } });
    const reply = { code: 'forbidden', message: 'Deleted.', reason: { code: 'account-erased' } };
    const replies = [() => Promise.reject(new TypeError('Failed to fetch')), () => Response.json(reply, { status: 403 })];
    const asked = vi.fn(async () => (replies.shift() ?? (() => Response.json({ ...reply, from: portalMark }, { status: 403 })))());
    vi.stubGlobal('fetch', asked);
    const shown = await shows({ state: 'sign-in', tries: 1, triedAt: now(), cause: 'sign-in' });
    for (const times of [1, 2]) {
      await eventually(() => expect(asked).toHaveBeenCalledTimes(times));
      expect(shown.textContent).toContain('Sign in again to send it.');
      window.dispatchEvent(new Event('online'));
    }
    await eventually(() => expect(shown.textContent).toContain('This account was deleted, with all its data.'));
  });

  it('gives a reason in plain words and a next try for a parcel that has been tried', async () => {
    const shown = await shows({ tries: 1, triedAt: now(), reason: 'The server could not be reached.', nextTryAt: now() + 600_000 });
    expect(shown.textContent).toContain('You’re done. Your answers are safe here and go out as soon as you’re online.');
    expect(shown.textContent).not.toContain('are sent automatically');
    expect(shown.textContent).not.toContain('Not tried yet');
    expect(shown.textContent).not.toContain('Failed to submit');
  });

  it('tells a learner who is shut out, and how the answers can still be handed in', async () => {
    const shown = await shows({ tries: 3, triedAt: now(), cause: 'shut-out', nextTryAt: now() + 60_000 });
    expect(shown.textContent).toContain('This portal no longer accepts submissions from your account.');
    expect(shown.textContent).toContain('Your answers are safe on this device.');
    expect(shown.textContent).not.toMatch(/try again/i);
    // The copy is what helps, so it is the filled button.
    const [first, second] = [...shown.querySelectorAll('button')];
    expect([first?.textContent, first?.className]).toEqual(['Save a copy', expect.stringContaining('bg-brand ')]);
    expect([second?.textContent, second?.className]).toEqual(['Send now', expect.not.stringContaining('bg-brand ')]);
  });

  it('says until when the server asked to wait, and lets the learner try anyway [trap 19]', async () => {
    const shown = await shows({ tries: 1, triedAt: now(), reason: 'The server is busy.', notBefore: now() + 150_000 });
    expect(shown.textContent).toContain('The server is busy and asked to wait until');
    expect((byRole('button', 'Send now: Mock 1') as HTMLButtonElement).disabled).toBe(false);
  });

  it('shows a parcel as sending while a page or the worker sends it', async () => {
    const shown = await shows({});
    await meanwhile(() => device.parcels.update(['asha', 1], { sendingSince: now() }));
    await eventually(() => expect(shown.textContent).toContain('Sending now'));
  });

  it('shows a try without a network, which is over at once, as waiting', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => isOnline.mockRestore());
    const shown = await shows({ sendingSince: now() });
    for (const words of ['Waiting to be sent', 'When there is a network']) expect(shown.textContent).toContain(words);
    expect(shown.textContent).not.toMatch(/Sending now|In progress/);
    expect(byRole('button', /^Send now/).hasAttribute('disabled')).toBe(false);
  });

  it.each([
    ['without Background Sync says that answers leave only while the portal is open', false, outboxCopy.parcelSlow],
    ['with Background Sync says that the portal may be closed, and promises no more than a later try', true, outboxCopy.parcelSlowWoken],
  ])('%s, after a moment without an answer', async (_, hasSync, sentence) => {
    if (!hasSync) Reflect.deleteProperty(globalThis, 'SyncManager');
    const shown = await shows({ sendingSince: now() - 11_000 });
    await eventually(() => expect(shown.textContent).toContain(sentence));
    expect(shown.textContent).not.toContain('by themselves');
  });

  it('links to the login where only a sign-in is missing', async () => {
    const shown = await shows({ state: 'sign-in', reason: 'Sign in again to send it.' });
    expect(shown.textContent).toContain('Sign in to send');
    expect(byRole('link', 'Sign in again').getAttribute('href')).toBe('/user/login');
    expect(allByRole('button', /^Send now/)).toEqual([]);
  });

  it('says what a learner can do about a refusal, and tries again on request [trap 6]', async () => {
    let asked = 0;
    window.addEventListener(tryNowEvent, () => {
      asked += 1;
    });
    const shown = await shows({ state: 'refused', reason: 'There is no such assessment.', tries: 1, triedAt: now() });
    for (const words of [
      'Not accepted',
      'There is no such assessment.',
      'save a copy and give it to the people who run your exams',
      'the device asks again now and then',
    ])
      expect(shown.textContent).toContain(words);
    await click(byRole('button', 'Try again: Mock 1'));
    await eventually(() => expect(shown.textContent).toContain('Waiting to be sent'));
    await eventually(() => expect(asked).toBe(1));
  });

  it('keeps answers of an assessment that was submitted elsewhere, to be saved as a file [trap 5, 80]', async () => {
    const shown = await shows({
      state: 'elsewhere',
      reason: 'Other answers for this assessment were already submitted from another device.',
    });
    expect(shown.textContent).toContain('Already submitted elsewhere');
    byRole('button', 'Save a copy: Mock 1');
    expect(allByRole('button', /^(Send now|Try again)/)).toEqual([]);
  });

  it('keeps those that had to make room for another attempt too, beside the one that waits', async () => {
    const hour = 3_600_000;
    await device.parcels.put(parcel({ state: 'elsewhere' }));
    await makeRoom(device, 'asha', 1, null);
    await shows({ handedInAt: parcel().handedInAt + hour });
    const cards = await eventually(() => {
      expect(allByRole('listitem')).toHaveLength(2);
      return allByRole('listitem').map((item) => item.textContent);
    });
    expect(cards[0]).toContain('Waiting to be sent');
    expect(cards[1]).toContain('Already submitted elsewhere');
    expect(allByRole('button', 'Save a copy: Mock 1')).toHaveLength(2);
  });

  it('shows a body that cannot be read, and says so', async () => {
    expect((await shows({ body: '{}' })).textContent).toContain('Unknown');
  });

  it('shows no parcel of another learner [trap 12]', async () => {
    await device.parcels.put(parcel({ uid: 'ravi', title: 'Ravi’s mock' }));
    await device.attempts.put({
      ...sitting(5),
      uid: 'ravi',
      receipt: { title: 'Ravi’s mock', handedInAt: 0, receivedAt: '2026-02-03T09:00:00.000Z', counts: null },
    });
    await open(<Outbox />);
    await eventually(() => expect(text()).toContain('Nothing is waiting on this device.'));
    expect(text()).not.toContain('Ravi');
  });

  it('lists the receipts of sent parcels, the latest first', async () => {
    const receipt = (title: string, receivedAt: string) => ({ title, handedInAt: 0, receivedAt, counts: { answered: 2, of: 3 } });
    await device.attempts.bulkPut([
      { ...sitting(1), status: 'delivered', receipt: receipt('Earlier', '2026-02-03T09:00:00.000Z') },
      { ...sitting(2), status: 'delivered', receipt: receipt('Later', '2026-02-04T09:00:00.000Z') },
      sitting(3),
    ]);
    await open(<Outbox />);
    await eventually(() => byRole('heading', 'Sent from this device'));
    expect(text().indexOf('Later')).toBeLessThan(text().indexOf('Earlier'));
    expect(text()).toContain('Received by the server at 3 Feb 2026');
    expect(byRole('link', 'View result: Later').getAttribute('href')).toBe('/assessments/2/result');
  });
});

describe('a rescue file', () => {
  const given: File[] = [];
  beforeEach(() => {
    given.length = 0;
    const makes = { createObjectURL: (blob: File) => String(given.push(blob)), revokeObjectURL: () => undefined };
    vi.stubGlobal('URL', Object.assign(class extends URL {}, makes));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });

  it("is saved by one tap: the frozen bytes, with the learner's identity", async () => {
    await device.people.put(asha);
    await device.attempts.put({ ...sitting(1), startedAt: Date.parse('2026-02-03T09:00:00.000Z') });
    await shows({});
    await click(byRole('button', 'Save a copy: Mock 1'));
    await eventually(() => expect(text()).toContain('exam-copy_Mock-1_Asha-Rao_1.json'));
    const read = readRescue(await (given[0] as File).text());
    expect(read).toMatchObject({
      rescue: { body, uid: 'asha', person: { name: 'Asha Rao', email: 'asha@example.com' }, startedAt: '2026-02-03T09:00:00.000Z' },
    });
  });

  it('shows an error when it could not be made', async () => {
    await shows({});
    vi.spyOn(device.people, 'get').mockRejectedValueOnce(new Error('the store is gone'));
    await click(byRole('button', 'Save a copy: Mock 1'));
    await eventually(() => expect(text()).toContain('The copy could not be saved here.'));
    expect(given).toEqual([]);
  });
});

describe('the count of unsent parcels', () => {
  const unsent = () => allByRole('link').map((link) => [link.textContent, link.getAttribute('aria-label'), link.getAttribute('href')]);

  it('is shown as long as a parcel waits, also to a screen reader, and follows the device', async () => {
    await device.parcels.bulkPut([
      parcel({ assessmentId: 1 }),
      parcel({ assessmentId: 2, state: 'refused' }),
      parcel({ assessmentId: 3, state: 'elsewhere' }),
      parcel({ assessmentId: 4, uid: 'ravi' }),
    ]);
    await open(<UnsentBadge />);
    await eventually(() => expect(unsent()).toEqual([['2 unsent', '2 unsent: open the list', '/user/outbox']]));
    await meanwhile(() => device.parcels.delete(['asha', 1]));
    await eventually(() => expect(unsent()).toMatchObject([['1 unsent', '1 unsent: open the list', '/user/outbox']]));
    await meanwhile(() => device.parcels.delete(['asha', 2]));
    await eventually(() => expect(unsent()).toEqual([]));
  });

  it('is not shown to admins', async () => {
    signIn({ ...asha, role: 'admin' });
    await device.parcels.put(parcel());
    await open(<UnsentBadge />);
    await meanwhile(() => device.parcels.count());
    expect(unsent()).toEqual([]);
  });
});
