import type { Submission } from '../../../../contract/assessment/assessment';
import { call, carriesToken } from '../../../api/call';
import { ApiError } from '../../../api/client';
import { type Attempt, submissionOf } from '../../attempt/attempt';
import { backoffMs, retryAfterMs } from '../../outbox/backoff';
import { pause } from './timeout';

/** The result of a direct send: filed, or the milliseconds to wait before the next try. */
export type DirectSendResult = 'filed' | { afterMs: number };

/** Sends a hand-in from memory. Without a token nothing is sent, because the server could not tell whose it is. */
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
 * Sends a hand-in that the device cannot store until the server has it, with growing pauses; the page must stay open. `onHeld` gets the
 * milliseconds during which the server accepts no send of this hand-in.
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
