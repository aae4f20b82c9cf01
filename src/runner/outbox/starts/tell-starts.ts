import * as v from 'valibot';
import { StartSeenSchema } from '../../../../contract/assessment/evidence';
import { handInRefusals, portalMark, problemIn } from '../../../../contract/calls/problem';
import { requestFor } from '../../../../contract/calls/request';
import { scheduledCalls } from '../../../../contract/calls/scheduled-calls';
import { startOf } from '../../attempt/attempt';
import { backoffMs, retryAfterMs } from '../backoff';
import { type DeliveryContext, isOverlong, type Urgency } from '../deliver';
import { type OwedStart, owedStarts } from '../owed-starts';
import { send } from '../send';
import type { NoReply, ServerReply } from '../verdict';

/** `again`: `afterMs` is the server's wish, or null. */
type Verdict = { type: 'over' } | { type: 'again'; afterMs: number | null };

/** Tells the server of this person's starts until each is acknowledged. Returns the number of starts still owed. */
export async function tellStarts(carrier: DeliveryContext, uid: string, urgency: Urgency): Promise<number> {
  return carrier.withLock(async () => {
    for (const start of await owedStarts(carrier.db, uid)) if (isReady(start, urgency, carrier.now())) await tellOne(carrier, start);
    return (await owedStarts(carrier.db, uid)).length;
  });
}

function isReady({ startNews }: OwedStart, urgency: Urgency, now: number): boolean {
  // After the wall clock was set back, the recorded times could block tries for hours.
  if (urgency === 'asked' || isOverlong(startNews, now)) return true;
  return startNews.notBefore <= now && (urgency === 'now' || startNews.nextTryAt <= now);
}

async function tellOne(carrier: DeliveryContext, start: OwedStart): Promise<void> {
  const verdict = await tell(carrier, start);
  const tries = start.startNews.tries + 1;
  const notBefore = verdict.type === 'again' && verdict.afterMs !== null ? carrier.now() + verdict.afterMs : 0;
  const nextTryAt = Math.max(carrier.now(), notBefore) + backoffMs(tries, carrier.random());
  await carrier.db.attempts.update([start.uid, start.assessmentId], {
    startNews: { isOver: verdict.type === 'over', tries, nextTryAt, notBefore },
  });
}

async function tell(carrier: DeliveryContext, start: OwedStart): Promise<Verdict> {
  const body = startOf(start);
  if (body === null) return { type: 'over' };
  const minted = await carrier.token(start.uid);
  if (typeof minted === 'string') return { type: 'again', afterMs: null };
  const { url, init } = requestFor(carrier.base, scheduledCalls.start, { params: { id: start.assessmentId }, body }, minted.token);
  return verdictOn(await send(carrier.fetch, url, init));
}

/** Only our own server's replies are final; a captive portal's page leads to another try. */
function verdictOn(reply: ServerReply | NoReply): Verdict {
  if (typeof reply === 'string') return { type: 'again', afterMs: null };
  if (reply.status === 200 && v.is(StartSeenSchema, reply.body)) return { type: 'over' };
  const problem = problemIn(reply.status, reply.body);
  if (problem === null) return { type: 'again', afterMs: null };
  // A repeat does not change these. A start informs only, so the device keeps no trace of them. Who is shut out may be let in again.
  return handInRefusals.includes(problem.code) && problem.from === portalMark
    ? { type: 'over' }
    : { type: 'again', afterMs: retryAfterMs(reply.retryAfter, reply.date) };
}
