// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Webhook } from '../../../../contract/institute/webhook';
import { clicks, leaves, opens, server, settles, texts, the, types } from '../kit';

afterEach(leaves);

const at = '2026-11-25T10:00:00.000Z';
const message = (id: string, type: string, state: string, tries: number, status: number | null) => ({
  id,
  type,
  madeAt: at,
  state,
  tries,
  status,
});
const none: Webhook = { url: null, isFixed: false, isOff: false, deliveries: [] };
const there: Webhook = { ...none, url: 'https://hooks.school.org/portal' };
const said = () => document.querySelector('main')?.textContent ?? document.body.textContent ?? '';

describe('the webhook', () => {
  test('is set, and its secret shown once; an address that is refused is named', async () => {
    let now = none;
    let answer: object = {
      ...{ code: 'invalid', message: 'Not valid: url.', reason: { code: 'fields-not-valid', names: ['url'], hasMore: false } },
      ...{ fields: { url: 'is not right' }, reasons: { url: { code: 'not-a-webhook' } } },
    };
    const asked = server({ 'GET /webhook': () => now, 'POST /webhook': () => answer });
    await opens('/admin/webhook');
    expect(said()).toContain('Nothing was sent yet.');
    expect(said()).not.toContain('Send a test');
    await types('Address', 'http://school.org');
    await clicks('button', 'Set the webhook');
    expect(texts('alert').join(' ')).toContain('Address: is no https:// address of an internet host without user and password.');
    answer = { url: there.url, secret: 'whsec_c2VjcmV0' };
    now = there;
    await types('Address', 'https://hooks.school.org/portal');
    const scrolls = vi.spyOn(Element.prototype, 'scrollIntoView');
    await clicks('button', 'Set the webhook');
    expect(scrolls.mock.contexts.map((box) => (box as Element).textContent)).toEqual([expect.stringContaining('whsec_c2VjcmV0')]);
    scrolls.mockRestore();
    expect(said()).toContain('Copy the secret now: it is not shown again.Secret: whsec_c2VjcmV0');
    expect(the('button', 'Copy the secret')).toBeTruthy();
    expect(the('button', 'New secret')).toBeTruthy();
    expect(asked.filter(({ call }) => call === 'POST /webhook').map(({ body }) => body)).toEqual([
      { url: 'http://school.org' },
      { url: 'https://hooks.school.org/portal' },
    ]);
  });

  test('gets a new secret after a question: the receiver knows the present one', async () => {
    const asked = server({ 'GET /webhook': there, 'POST /webhook': { url: there.url, secret: 'whsec_bmV3' } });
    await opens('/admin/webhook');
    await clicks('button', 'New secret');
    const dialog = document.querySelector('dialog');
    expect(dialog?.textContent).toContain('it can check no message until it has the new secret');
    expect(dialog?.textContent).toContain('From then on messages go to https://hooks.school.org/portal.');
    expect(asked.some(({ call }) => call === 'POST /webhook')).toBe(false);
    await act(async () => dialog?.querySelector<HTMLButtonElement>('button:last-child')?.click());
    await settles();
    expect(said()).toContain('Secret: whsec_bmV3');
    expect(asked.filter(({ call }) => call === 'POST /webhook').map(({ body }) => body)).toEqual([{ url: there.url }]);
  });

  test('changes its address with the secret that there is, and saves nothing without a change', async () => {
    const moved = 'https://new.school.org/portal';
    let now = there;
    const asked = server({
      'GET /webhook': () => now,
      'POST /webhook': () => {
        now = { ...there, url: moved };
        return { url: moved };
      },
    });
    await opens('/admin/webhook');
    await clicks('button', 'Save the address');
    expect(texts('status').join(' ')).toContain('Nothing was changed');
    await types('Address', moved);
    await clicks('button', 'Save the address');
    expect(asked.filter(({ call }) => call === 'POST /webhook').map(({ body }) => body)).toEqual([{ url: moved, keepsSecret: true }]);
    expect(said()).toContain('The address is saved. Messages are signed with the same secret as before.');
    expect(said()).not.toContain('Copy the secret');
  });

  test('shows the last messages, sends a test and says what the receiver answered', async () => {
    const deliveries = [
      message('msg_4', 'later-type', 'later-state', 1, 299),
      { ...message('msg_3', 'test-opens', 'waiting', 2, 500), test: 'Patna Mock 1', nextAt: '2026-11-25T11:00:00.000Z' },
      message('msg_2', 'results-released', 'done', 1, 204),
      message('msg_1', 'results-released', 'failed', 0, null),
    ];
    let answer = message('msg_5', 'test', 'failed', 1, 410);
    server({ 'GET /webhook': { ...there, isOff: true, deliveries }, 'POST /webhook/test': () => answer });
    await opens('/admin/webhook');
    expect(said()).toContain('The receiver answered 410, so nothing is sent any more.');
    const rows = [...document.querySelectorAll('section[aria-label="The last messages"] li')].map((row) => row.textContent ?? '');
    expect(rows[0]).toMatch(/^later-type.*2026.* · 1 try · it was takenlater-state$/);
    expect(rows[1]).toMatch(/^Test opens: “Patna Mock 1”.* · 2 tries · the receiver has an error \(500\) · next try 25 Nov 2026, .*Waits$/);
    expect(rows[2]).toMatch(/^Results released.* · 1 try · it was takenTaken$/);
    expect(rows[3]).toMatch(/^Results released[^·]*Given up$/);
    await clicks('button', 'Send a test');
    expect(texts('alert').join(' ')).toContain('The test was not taken: the receiver wants no more messages (410).');
    answer = message('msg_6', 'test', 'done', 1, 204);
    await clicks('button', 'Send a test');
    expect(texts('status').join(' ')).toContain('The test was taken.');
    answer = message('msg_7', 'test', 'failed', 1, null);
    await clicks('button', 'Send a test');
    expect(texts('alert').join(' ')).toContain('no answer');
    for (const [status, words] of [
      [302, 'has moved elsewhere (302)'],
      [404, 'has no such address (404)'],
      [403, 'refused it (403)'],
    ] as const) {
      answer = message(`msg_${status}`, 'test', 'failed', 1, status);
      await clicks('button', 'Send a test');
      expect(texts('alert').join(' ')).toContain(words);
    }
  });

  test('is removed after a question', async () => {
    const asked = server({ 'GET /webhook': there, 'POST /webhook/remove': none });
    await opens('/admin/webhook');
    await clicks('button', 'Remove');
    expect(document.querySelector('dialog [data-reach]')?.textContent).toContain('At once.');
    await clicks('button', 'Remove the webhook');
    expect(asked.filter(({ call }) => call === 'POST /webhook/remove')).toHaveLength(1);
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('of the settings is shown, and cannot be changed here', async () => {
    server({ 'GET /webhook': { ...there, isFixed: true } });
    await opens('/admin/webhook');
    expect(said()).toContain('The settings of the server name the webhook. It is changed there.https://hooks.school.org/portal');
    expect(document.querySelector('form[aria-label="Webhook"]')).toBeNull();
  });
});
