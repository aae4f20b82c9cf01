import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Store } from '../store/engine/store';
import { forgetBusyKeys, tellBusyKeys } from '../store/shared/busy-keys';
import type { Exchange, ToldCounts } from './shared-limits';

const count = v.pipe(v.number(), v.minValue(0));
const ToldCountsSchema = v.record(v.string(), v.record(v.string(), v.object({ count, forMs: count })));

/** What a process of a later version says may be of another shape: it is not heard. */
function toldIn(json: string): ToldCounts {
  const read = v.safeParse(ToldCountsSchema, JSON.parse(json));
  return read.success ? read.output : {};
}

/** An exchange in the database that the processes share. `now`: epoch milliseconds. */
export function exchangeIn(store: Store, now: () => number): Exchange {
  const process = randomUUID();
  return {
    async tell(own) {
      const others = await tellBusyKeys(store, process, JSON.stringify(own), now());
      return new Map([...others].map(([name, json]) => [name, toldIn(json)]));
    },
    leave: () => forgetBusyKeys(store, process, now()),
  };
}
