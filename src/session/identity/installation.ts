import * as v from 'valibot';
import { type Config, ConfigSchema } from '../../../contract/calls/config';
import type { Device } from '../../runner/device/db';
import { setting } from '../../runner/device/people';

interface Parts {
  /** Opens the database of the config. A function, because a login screen does not need the database. */
  db: () => Promise<Device>;
  fetch: typeof fetch;
  isOnline: () => boolean;
}

/** Time-outs of the request: with a stored config, and without one. Milliseconds. */
const newsMs = 1_500;
const firstMs = 20_000;

/** Returns the installation's config: the server's if it replies quickly, else the stored one. */
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
        .catch(() => undefined /* The next page asks again. */);
    return config;
  } catch (error) {
    if (stored !== null) return stored;
    throw error;
  }
}

let asked: Promise<Config> | null = null;

/** Returns this page's config, fetched once. A failure is forgotten, so that the next use tries again. */
export function installation(): Promise<Config> {
  asked ??= installationConfig({
    db: async () => (await import('../../runner/device/db')).device,
    fetch: (...args) => fetch(...args),
    isOnline: () => navigator.onLine,
  }).catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
