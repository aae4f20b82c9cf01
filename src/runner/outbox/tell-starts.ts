import * as v from 'valibot';
import { StartSeenSchema } from '../../../contract/assessment/evidence';
import { requestFor } from '../../../contract/calls/request';
import { scheduledCalls } from '../../../contract/calls/scheduled-calls';
import { startOf } from '../attempt/attempt';
import { carryAll } from './courier';
import type { DeliveryContext } from './deliver';
import { type OwedStart, owedStarts } from './owed-starts';
import { send } from './send';
import { afterTry, backoffMs, mayTry, type Urgency } from './tries';
import { judged, retry, type Verdict } from './verdict';

/** Tells the server of this person's starts until each is acknowledged. Returns the number of starts still owed. */
export function tellStarts(carrier: DeliveryContext, uid: string, urgency: Urgency): Promise<number> {
  const waiting = () => owedStarts(carrier.db, uid);
  return carryAll(carrier, {
    waiting,
    isReady: ({ startNews }, now) => mayTry(startNews, urgency, now),
    tryOne: (start) => tellOne(carrier, start),
    owed: async () => (await waiting()).length,
  });
}

async function tellOne(carrier: DeliveryContext, start: OwedStart): Promise<void> {
  const verdict = await tell(carrier, start);
  const { tries } = start.startNews;
  const askedMs = verdict?.type === 'again' ? (verdict.afterMs ?? 0) : 0;
  // A repeat does not change a refusal. A start informs only, so the device keeps no trace of one.
  const isOver = verdict === null || verdict.type === 'delivered' || verdict.type === 'refused';
  await carrier.db.attempts.update([start.uid, start.assessmentId], {
    startNews: { isOver, ...afterTry(tries, askedMs, backoffMs(tries + 1, carrier.random()), carrier.now()) },
  });
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
