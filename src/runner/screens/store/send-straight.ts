import type { Submission } from '../../../../contract/assessment/assessment';
import { call, carriesToken } from '../../../api/call';
import { ApiError } from '../../../api/client';
import { type Attempt, submissionOf } from '../../attempt/attempt';
import { backoffMs, retryAfterMs } from '../../outbox/verdict';
import { pause } from './timeout';

/** What became of a hand-in that was sent from memory: the server has it, or asks to be left alone for so many milliseconds. */
export type DirectSendResult = 'filed' | { afterMs: number };

/** Sends a hand-in from memory; without a token it waits, as the server could not tell whose it is. */
export async function send(body: Submission): Promise<DirectSendResult> {
  try {
    if (!(await carriesToken())) return { afterMs: 0 };
    await call('submit', { params: { id: body.assessmentId }, body });
    return 'filed';
  } catch (error) {
    if (!(error instanceof ApiError)) return { afterMs: 0 };
    return error.problem?.code === 'already-submitted' ? 'filed' : { afterMs: retryAfterMs(error.retryAfter, error.date) ?? 0 };
  }
}

/**
 * Sends what the device cannot keep until the server has it, ever more patiently; the page must stay open for so long. `onHeld` hears
 * how long the server does not want to see this hand-in, from whoever sends it.
 */
export async function sendDirectly(
  handedIn: Attempt,
  send: (body: Submission) => Promise<DirectSendResult>,
  onHeld: (afterMs: number) => void,
): Promise<void> {
  const body = submissionOf(handedIn);
  for (let tries = 1; ; tries += 1) {
    const sent = await send(body);
    if (sent === 'filed') return;
    onHeld(sent.afterMs);
    await pause(sent.afterMs + 1_000 + backoffMs(tries, Math.random()));
  }
}
