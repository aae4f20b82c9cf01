import { describe, expect, it } from 'vitest';
import { isWebhookAddress } from '../../../../server/rules/news/webhook-address';

describe('the address of a webhook', () => {
  it.each([
    ['https://hooks.school.org/portal?key=1', true, true],
    ['https://hooks.school.org.:8443/', true, true],
    ['https://me:pw@school.org/', false, false],
    ['https://me@school.org/', false, false],
    ['http://school.org/', false, false],
    ['ftp://school.org/', false, false],
    ['school.org', false, false],
    ['https://printer.local/', false, true],
    ['https://printer.local./', false, true],
    ['https://intranet/', false, true],
    ['https://10.0.0.1/', false, true],
    ['https://8.8.8.8/', false, true],
    ['https://0x7f.1/', false, true],
    ['https://[::1]/', false, true],
    ['http://127.0.0.1:9000/', false, true],
    ['http://localhost/', false, true],
    ['http://[::1]/', false, true],
    ['http://10.0.0.1/', false, false],
  ])('%s: %s, and with private ones %s', (url, usual, withPrivate) => {
    expect([isWebhookAddress(url, false), isWebhookAddress(url, true)]).toEqual([usual, withPrivate]);
  });
});
