import * as v from 'valibot';
import { ConfigSchema } from '../../contract/calls/config';
import { hear } from './call';

/**
 * Asks the server what time it is, by the smallest thing it answers to anybody. Resolves when the answer has been heard, or none
 * came. A captive portal's page is no answer.
 */
export async function askTime(): Promise<void> {
  const sent = Date.now();
  try {
    const response = await fetch('/config.json', { cache: 'no-store', redirect: 'error', signal: AbortSignal.timeout(2_000) });
    const received = Date.now();
    if (v.is(ConfigSchema, await response.json())) hear(response, sent, received);
  } catch {
    // No network, or somebody else's answer: nothing was heard.
  }
}
