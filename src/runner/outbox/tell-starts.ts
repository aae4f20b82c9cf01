import * as v from 'valibot';
import { StartSeenSchema } from '../../../contract/assessment/evidence';
import { requestFor } from '../../../contract/calls/request';
import { scheduledCalls } from '../../../contract/calls/scheduled-calls';
import { startOf } from '../attempt/attempt';
import { backoffMs } from './backoff';
import { carryAll } from './courier';
import { type DeliveryContext, isOverlong, type Urgency } from './deliver';
import { type OwedStart, owedStarts } from './owed-starts';
import { send } from './send';
import { judged, retry, type Verdict } from './verdict';

/** Tells the server of this person's starts until each is acknowledged. Returns the number of starts still owed. */
export function tellStarts(carrier: DeliveryContext, uid: string, urgency: Urgency): Promise<number> {
  const waiting = () => owedStarts(carrier.db, uid);
  return carryAll(carrier, {
    waiting,
    isReady: (start, now) => isReady(start, urgency, now),
    tryOne: (start) => tellOne(carrier, start),
    owed: async () => (await waiting()).length,
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
  const notBefore = verdict?.type === 'again' && verdict.afterMs !== null ? carrier.now() + verdict.afterMs : 0;
  const nextTryAt = Math.max(carrier.now(), notBefore) + backoffMs(tries, carrier.random());
  // A repeat does not change a refusal. A start informs only, so the device keeps no trace of one.
  const isOver = verdict === null || verdict.type === 'delivered' || verdict.type === 'refused';
  await carrier.db.attempts.update([start.uid, start.assessmentId], { startNews: { isOver, tries, nextTryAt, notBefore } });
}

/** Null: there is nothing to tell. */
async function tell(carrier: DeliveryContext, start: OwedStart): Promise<Verdict | null> {
  // A server time that was heard since dates the start too.
  const body = startOf({ datedBy: start.isDated ? 'server' : 'device', ...start });
  if (body === null) return null;
  const minted = await carrier.token(start.uid);
  if (typeof minted === 'string') return retry('identity');
  const { url, init } = requestFor(carrier.base, scheduledCalls.start, { params: { id: start.assessmentId }, body }, minted.token);
  return judged(await send(carrier.fetch, url, init), (seen) => (v.is(StartSeenSchema, seen) ? seen.startedAt : null));
}
