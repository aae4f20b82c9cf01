import type { Submission } from '../../../contract/assessment';
import { call } from '../../api/call';
import { ApiError } from '../../api/client';
import { type Attempt, submissionOf } from '../attempt/attempt';
import { backoffMs } from '../outbox/verdict';
import { pause } from './patience';

/** Sends a hand-in from memory; whether the server has it now. */
export async function send(body: Submission): Promise<boolean> {
  try {
    await call('submit', { params: { id: body.assessmentId }, body });
    return true;
  } catch (error) {
    return error instanceof ApiError && error.problem?.code === 'already-submitted';
  }
}

/** Sends what the device cannot keep until the server has it, ever more patiently; the page must stay open for so long. */
export async function sendStraight(handedIn: Attempt, send: (body: Submission) => Promise<boolean>): Promise<void> {
  const body = submissionOf(handedIn);
  for (let tries = 1; !(await send(body)); tries += 1) await pause(1_000 + backoffMs(tries, Math.random()));
}
