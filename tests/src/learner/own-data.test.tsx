// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ownZone } from '../../../contract/assessment/results-file/zone';
import { chooseLanguage } from '../../../src/copy/language';
import { clearDevice } from '../../../src/learner/data/clear-device';
import { deleteIdentity } from '../../../src/learner/data/delete-identity';
import YourData from '../../../src/learner/data/YourData';
import { keepAwaited } from '../../../src/runner/device/awaited';
import { device } from '../../../src/runner/device/db';
import { remember } from '../../../src/runner/device/people';
import { keepSummaries } from '../../../src/runner/device/shelf';
import { useToast } from '../../../src/ui/controls/toast';
import { byRole, click, eventually, leave, open, server, sessionDouble, startOver, text } from './kit';
import { asha, awaited, parcel, sitting, summary } from './made';

vi.mock('../../../src/session/session-store', async () => (await import('./kit')).sessionDouble);

const config = { projectId: 'p', apiKey: 'k e y', authDomain: 'p.test', appId: '', emulator: null };
const saved: string[] = [];
/** The question for a workbook: in the language of the page, and the zone of this machine. */
const ofSheet = `format=xlsx&language=en&zone=${encodeURIComponent(ownZone())}`;

const presses = async (name: string) => click(await eventually(() => byRole('button', name)));

beforeEach(async () => {
  await startOver();
  saved.length = 0;
  URL.createObjectURL = () => 'blob:1';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  useToast.setState({ toast: null });
});
afterEach(async () => {
  await leave();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Types into the dialog's only field, as React hears it. */
const types = (word: string) =>
  act(async () => {
    const field = document.querySelector<HTMLInputElement>('dialog input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, word);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });

describe('the card of a person’s data', () => {
  it('hands the data over as a file, or says why not', async () => {
    await open(<YourData />);
    await presses('Download my data');
    await eventually(() => expect(text()).toContain('The server could not be reached.'));
    server.gives('/users/data/asha?format=json', { portal: 'Exam Portal' });
    await presses('Download my data');
    await eventually(() => expect(text()).toContain('Downloaded.'));
    expect(saved).toEqual(['my-data.json']);
    // JSON is no workbook: something on the way answered.
    server.gives(`/users/data/asha?${ofSheet}`, {});
    await presses('Download as Excel');
    await eventually(() => expect(text()).toContain('The server could not be reached.'));
  });

  it('offers nothing without a network, and says what is needed', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open(<YourData />);
    expect(text()).toContain('You are offline. To download your data or to delete your account, connect to the internet first.');
    for (const name of ['Download my data', 'Download as Excel', 'Delete my account'])
      expect((byRole('button', name) as HTMLButtonElement).disabled).toBe(true);
  });

  it('counts all submitted tests before a deletion, those that wait for their results too', async () => {
    await keepSummaries(device, 'asha', [summary()]);
    await keepAwaited(device, 'asha', [awaited(), awaited({ assessmentId: 4 })]);
    await open(<YourData />);
    await presses('Delete my account');
    await eventually(() =>
      expect(document.querySelector('[data-reach]')?.textContent).toContain('It has submitted 3 tests, as far as this device knows.'),
    );
  });

  it('deletes the account only after the typed word, and names what is lost on this device before', async () => {
    await device.parcels.put(parcel({ title: 'Mock 1' }));
    await device.attempts.put(sitting(9));
    await open(<YourData />);
    await presses('Delete my account');
    await eventually(() => expect(text()).toContain('These answers have not reached the server.'));
    expect(text()).toContain('Mock 1');
    // The list of results was never loaded here: no zero stands for it.
    expect(document.querySelector('[data-reach]')?.textContent).toContain('How many tests it has submitted is not known on this device.');
    expect(text()).toContain('An assessment is in progress on this device.');
    const sure = () => byRole('button', 'Delete for good') as HTMLButtonElement;
    expect(sure().disabled).toBe(true);
    await types('delete');
    expect(sure().disabled).toBe(false);
    server.refuses('/people/asha/erase', 503);
    await presses('Delete for good');
    await eventually(() => expect(text()).toContain('The server refused. Please try again later.'));
    expect(await device.parcels.count()).toBe(1);
    server.gives('/people/asha/erase', { erased: true, account: 'deleted' });
    await presses('Delete for good');
    await eventually(() =>
      expect(useToast.getState().toast).toMatchObject({ tone: 'success', text: expect.stringContaining('are deleted') }),
    );
    expect(sessionDouble.signOut).toHaveBeenCalled();
    expect(await device.parcels.count()).toBe(0);
  });
});

it('takes the word of a deletion as keyboards write it, and says of another word what to type', async () => {
  onTestFinished(() => act(() => chooseLanguage('en')));
  await act(() => chooseLanguage('hi'));
  await open(<YourData />);
  await presses('मेरा खाता हटाएँ');
  const sure = () => byRole('button', 'हमेशा के लिए हटाएँ') as HTMLButtonElement;
  const says = () => document.querySelector('dialog [id$="-fault"]')?.textContent;
  for (const other of ['हटाये', 'delete']) {
    await types(other);
    expect(sure().disabled).toBe(true);
    expect(says()).toBe('ठीक यही लिखें: हटाएँ');
  }
  await types('हटा');
  expect(says()).toBeUndefined();
  for (const same of ['हटाएँ', 'हटाएं', ' हटाएं ']) {
    await types(same);
    expect(sure().disabled).toBe(false);
    expect(says()).toBeUndefined();
  }
});

describe('a device', () => {
  it('forgets one person whole, and nobody else', async () => {
    const ravi = { ...asha, uid: 'ravi', profile: null };
    await remember(device, asha);
    await remember(device, ravi);
    for (const uid of ['asha', 'ravi']) {
      await device.parcels.put({ ...parcel({}), uid });
      await device.attempts.put({ ...sitting(9), uid });
      await device.summaries.put({ ...summary({}), uid });
    }
    await device.settings.put({ key: 'habits', value: { asha: {}, ravi: {} } });
    await device.settings.put({ key: 'token', value: { uid: 'asha', token: 't', until: 1 } });
    await clearDevice('asha');
    const everything = JSON.stringify(await Promise.all(device.tables.map((table) => table.toArray())));
    expect(everything).not.toContain('"asha"');
    expect((await device.people.toArray()).map(({ uid }) => uid)).toEqual(['ravi']);
    expect([await device.parcels.count(), await device.attempts.count(), await device.summaries.count()]).toEqual([1, 1, 1]);
    expect(await device.settings.get('signed-in')).toEqual({ key: 'signed-in', value: 'ravi' });
  });
});

describe('the own account at the identity service', () => {
  const answers = (status: number, body: string) => {
    const asked = vi.fn(async (_: string, __: RequestInit) => new Response(body, { status }));
    vi.stubGlobal('fetch', asked);
    return asked;
  };

  it('is deleted by the own token', async () => {
    const asked = answers(200, '{}');
    expect(await deleteIdentity(config, 'token')).toBe(true);
    expect(asked.mock.calls[0]?.[0]).toBe('https://identitytoolkit.googleapis.com/v1/accounts:delete?key=k%20e%20y');
    expect(asked.mock.calls[0]?.[1].body).toBe('{"idToken":"token"}');
    expect(await deleteIdentity({ ...config, emulator: 'http://127.0.0.1:9' }, 'token')).toBe(true);
    expect(asked.mock.calls[1]?.[0]).toMatch(/^http:\/\/127\.0\.0\.1:9\/identitytoolkit/);
  });

  it.each([
    ['gone before', 400, 'USER_NOT_FOUND', true],
    ['kept, since the sign-in is too old', 400, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN', false],
  ])('is %s', async (_, status, body, isGone) => {
    answers(status, body);
    expect(await deleteIdentity(config, 'token')).toBe(isGone);
  });

  it('counts as kept without a reply', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
    expect(await deleteIdentity(config, 'token')).toBe(false);
  });
});
