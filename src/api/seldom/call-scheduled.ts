import { scheduledCalls } from '../../../contract/calls/scheduled-calls';
import { partsOf } from '../call';
import { type Client, createClient } from '../client';

type ScheduledCall = keyof typeof scheduledCalls;

/** Makes calls about scheduled papers as exactly this person. Throws {@link ApiError}. */
export const callScheduledAs = (uid: string): Client<ScheduledCall> => createClient<ScheduledCall>(scheduledCalls, partsOf(uid));
