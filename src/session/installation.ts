import * as v from 'valibot';
import { type Config, ConfigSchema } from '../../contract/calls/config';
import type { Device } from '../runner/device/db';
import { setting } from '../runner/device/people';

interface Parts {
  /** Where the config is kept; asked for when it is needed, because a login screen does without. */
  db: () => Promise<Device>;
  fetch: typeof fetch;
  isOnline: () => boolean;
}

/** How long a device that knows its config waits for news of it, and one that does not. */
const newsMs = 1_500;
const firstMs = 20_000;

/** Which identity service this installation uses: its own word where it can be had quickly, else what the device last heard. */
export async function installationConfig({ db, fetch, isOnline }: Parts): Promise<Config> {
  const stored = await db()
    .then((device) => setting(device, 'config'))
    .catch(() => null /* A device without storage asks every time. */);
  if (stored !== null && !isOnline()) return stored;
  try {
    const response = await fetch('/config.json', { cache: 'no-store', signal: AbortSignal.timeout(stored === null ? firstMs : newsMs) });
    const config = v.parse(ConfigSchema, await response.json());
    if (JSON.stringify(config) !== JSON.stringify(stored))
      await db()
        .then((device) => device.settings.put({ key: 'config', value: config }))
        .catch(() => undefined /* It only has to be asked again. */);
    return config;
  } catch (error) {
    if (stored !== null) return stored;
    throw error;
  }
}

let asked: Promise<Config> | null = null;

/** The same for this page, asked once; a failure is forgotten, so that the next use asks again. */
export function installation(): Promise<Config> {
  asked ??= installationConfig({
    db: async () => (await import('../runner/device/db')).device,
    fetch: (...args) => fetch(...args),
    isOnline: () => navigator.onLine,
  }).catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
