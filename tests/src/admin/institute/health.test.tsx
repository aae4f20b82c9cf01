// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import type { Health, HealthCheck } from '../../../../contract/institute/health';
import { leaves, opens, server, texts } from '../kit';

afterEach(leaves);

const check = (of: string, state: string, code: string, params: HealthCheck['params'] = {}): HealthCheck => ({ of, state, code, params });
const at = '2026-11-26T10:00:00.000Z';
const of = (checks: HealthCheck[]): Health => ({ at, checks });
const rows = () => [...document.querySelectorAll('ul[aria-label="Portal Health"] > li')].map((row) => row.textContent ?? '');

test('what asks for a look comes first, and what is not known is a dash, never a zero', async () => {
  server({
    'GET /admin/health': of([
      check('machine', 'unknown', 'unknown'),
      check('certificate', 'unknown', 'unknown'),
      check('disk', 'look', 'disk-full', { percent: 91 }),
      check('clock', 'look', 'clock-beside-identity', { seconds: -45 }),
      check('mail', 'unknown', 'mail-untried'),
      check('jobs', 'well', 'jobs-done'),
      check('processes', 'well', 'processes-run', { count: 3 }),
    ]),
  });
  await opens('/admin/health');
  expect(document.title).toBe('Portal Health · Exam Portal');
  expect(texts('status').join(' ')).toContain('2 things ask for a look.');
  expect(document.body.textContent).toContain('No machine tells this portal how it is');
  expect(rows()).toEqual([
    'Disk91 % in use. Make it larger, or clear it.Look',
    'Clock45 seconds behind the sign-in service’s. Beyond 30 seconds sign-ins are refused.Look',
    'Work by the clockNothing waits longer than it should.Well',
    'Processes3 serve the portal.Well',
    'MachineNot known here.–',
    'CertificateNot known here.–',
    'EmailsNone was sent since the server started.–',
  ]);
});

test('times are in words, markup of a machine stays text, and a later server may say what this page does not know', async () => {
  server({
    'GET /admin/health': of([
      check('machine', 'well', 'machine-told', { at }),
      check('services', 'well', 'services-stopped', { names: '<b>caddy</b>' }),
      check('version', 'well', 'version-runs', { version: '0.11.0-1' }),
      check('weather', 'fine', 'sunny', { degrees: 30 }),
    ]),
  });
  await opens('/admin/health');
  expect(texts('status').join(' ')).toContain('Nothing asks for a look.');
  expect(document.body.textContent).not.toContain('No machine tells');
  expect(rows()[0]).toMatch(/^MachineTold how it is on .*2026.*\.Well$/);
  expect(rows()[1]).toContain('Not running: <b>caddy</b>.');
  expect(document.querySelector('li b')).toBeNull();
  expect(rows()[3]).toBe('weatherNot known here.–');
});

test('says that it could not be loaded', async () => {
  server({ 'GET /admin/health': 'no network' });
  await opens('/admin/health');
  expect(texts('alert').join(' ')).toContain('The health of the portal could not be loaded.');
});
