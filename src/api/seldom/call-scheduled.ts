import { scheduledCalls } from '../../../contract/calls/scheduled-calls';
import { clientParts } from '../call';
import { createClient } from '../client';

/** Makes a call about a scheduled paper as the signed-in person. Throws {@link ApiError}. */
export const callScheduled = createClient<keyof typeof scheduledCalls>(scheduledCalls, clientParts);
