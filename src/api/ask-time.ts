import * as v from 'valibot';
import { ConfigSchema } from '../../contract/calls/config';
import { hear } from './call';

/**
 * Asks the server for its time with the smallest public request. Resolves after the reply, or without one. A captive portal's page does not
 * count.
 */
export async function askTime(): Promise<void> {
  const sent = Date.now();
  try {
    const response = await fetch('/config.json', { cache: 'no-store', redirect: 'error', signal: AbortSignal.timeout(2_000) });
    const received = Date.now();
    if (v.is(ConfigSchema, await response.json())) hear(response, sent, received);
  } catch {
    // No network, or a reply of another server: the clock is not corrected.
  }
}
