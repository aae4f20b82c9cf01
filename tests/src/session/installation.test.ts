import { describe, expect, it, vi } from 'vitest';
import type { Config } from '../../../contract/calls/config';
import { Device } from '../../../src/runner/device/db';
import { setting } from '../../../src/runner/device/people';
import { installationConfig } from '../../../src/session/identity/installation';

const old: Config = { projectId: 'demo-exam', apiKey: 'k', authDomain: 'd', appId: '', emulator: 'http://127.0.0.1:9099' };
const fresh: Config = { ...old, projectId: 'real-one', emulator: null };

let devices = 0;
async function device(stored: Config | null): Promise<Device> {
  devices += 1;
  const db = new Device(`config-${devices}`);
  if (stored !== null) await db.settings.put({ key: 'config', value: stored });
  return db;
}

const answers = (body: unknown) => vi.fn<typeof fetch>(async () => Response.json(body));
const silent = vi.fn<typeof fetch>(
  (_, init) => new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
);
const online = () => true;

describe('the config of the installation', () => {
  it('is loaded and stored', async () => {
    const db = await device(old);
    expect(await installationConfig({ db: async () => db, fetch: answers(fresh), isOnline: online })).toEqual(fresh);
    expect(await setting(db, 'config')).toEqual(fresh);
  });

  it('is the stored one at once when offline', async () => {
    const fetch = answers(fresh);
    expect(await installationConfig({ db: async () => device(old), fetch, isOnline: () => false })).toEqual(old);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    [old, 1_500],
    [null, 20_000],
  ])('is the stored one, if there is one, after a time of a silent network: %j, %i ms', async (stored, patienceMs) => {
    const end = new AbortController();
    const waits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(end.signal);
    const config = installationConfig({ db: async () => device(stored), fetch: silent, isOnline: online });
    await vi.waitFor(() => expect(silent).toHaveBeenCalled());
    end.abort(new Error('silent'));
    await (stored === null ? expect(config).rejects.toThrow('silent') : expect(config).resolves.toEqual(stored));
    expect(waits.mock.calls).toEqual([[patienceMs]]);
    waits.mockRestore();
    silent.mockClear();
  });

  it('ignores the page of a captive portal', async () => {
    const portal = vi.fn<typeof fetch>(async () => new Response('<html>', { status: 200 }));
    expect(await installationConfig({ db: async () => device(old), fetch: portal, isOnline: online })).toEqual(old);
    expect(await installationConfig({ db: async () => device(old), fetch: answers({ hello: 1 }), isOnline: online })).toEqual(old);
    await expect(installationConfig({ db: async () => device(null), fetch: portal, isOnline: online })).rejects.toThrow();
  });
});
