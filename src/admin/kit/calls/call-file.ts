import { type CallArgs, calls } from '../../../../contract/calls/calls';
import { clientParts } from '../../../api/call';
import { createClient } from '../../../api/client';

/** A file of all results takes the server a few seconds, and a slow line minutes. */
const patienceMs = 10 * 60_000;

const callFile = createClient<'exportResults'>(calls, {
  ...clientParts,
  timeoutMs: patienceMs,
  bodyOf: async (response) => new Uint8Array(await response.arrayBuffer()),
});

/** Fetches an exported file as the signed-in person. Throws {@link ApiError}. */
export const fetchExport = (args: CallArgs<'exportResults'>): Promise<Uint8Array<ArrayBuffer>> => callFile('exportResults', args);
