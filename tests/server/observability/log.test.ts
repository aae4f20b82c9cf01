import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openLog } from '../../../server/observability/log';
import { logStream } from '../../../server/observability/log-stream';
import { until } from '../../kit/until';
import { openPortal } from '../kit/portal';

describe('the log', () => {
  it('has every reply with its request id, and no personal data, even when a call breaks', async () => {
    const lines: string[] = [];
    const log = openLog('trace', { write: (line) => lines.push(line) });
    const portal = await openPortal(null, { log });
    const learner = portal.learner('asha-uid');
    const profile = { uid: 'asha-uid', firstName: 'Asha', lastName: 'Verma', email: 'asha@private.test', phone: '99887', location: 'Pune' };
    await learner.call('saveProfile', { body: profile });
    const { headers } = await learner.tries('getProfile', { params: { uid: 'asha-uid' } });
    await learner.tries('saveProfile', { body: { ...profile, email: 'not-an-address-of-asha' } });
    await portal.store.db.schema.dropTable('people').execute();
    expect((await learner.tries('saveProfile', { body: profile })).status).toBe(500);
    await portal.close();

    const text = lines.join('');
    const entries = lines.map((line) => JSON.parse(line) as { requestId: string; status?: number; call?: string });
    expect(entries.filter(({ status }) => status !== undefined).map(({ call, status }) => [call, status])).toEqual([
      ['saveProfile', 200],
      ['getProfile', 200],
      ['saveProfile', 400],
      ['saveProfile', 500],
    ]);
    expect(entries[1]?.requestId).toBe(headers.get('x-request-id'));
    for (const secret of ['Bearer', learner.token ?? '', 'asha', 'Asha', 'Verma', '99887', 'Pune', 'private.test'])
      expect(text).not.toContain(secret);
  });

  it.each([{ call: 'getPaper' as const }, { call: undefined }])('formats a reply ($call) like every other line', ({ call }) => {
    const lines: string[] = [];
    const log = openLog('info', { write: (line) => lines.push(line) });
    const reply = { requestId: 'r-1', call, status: 200, ms: 3 };
    log.info(reply, 'replied');
    log.replied({ ...reply, ms: 3.4 });
    const untimed = lines.map((line) => line.replace(/"time":\d+/, '"time":0'));
    expect(untimed[1]).toBe(untimed[0]);
  });

  it('leaves replies out if only faults are wanted', () => {
    const lines: string[] = [];
    openLog('warn', { write: (line) => lines.push(line) }).replied({ requestId: 'r-1', call: 'getPaper', status: 200, ms: 3 });
    expect(lines).toEqual([]);
  });

  it('is on the disk soon, though its lines are written in batches', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'portal-log-'));
    const file = join(dir, 'log');
    await writeFile(file, '');
    openLog('info', logStream(file)).info({ requestId: 'a-lonely-line' }, 'replied');
    await until(async () => (await readFile(file, 'utf8')).includes('a-lonely-line'));
    await rm(dir, { recursive: true });
  });

  it('leaves out properties that drivers add to their errors', () => {
    const lines: string[] = [];
    const fault = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (uid)=(asha) already exists.' });
    openLog('error', { write: (line) => lines.push(line) }).error({ err: fault }, 'a call failed');
    expect(lines[0]).toContain('23505');
    expect(lines[0]).not.toContain('asha');
  });
});
