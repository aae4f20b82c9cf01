import { seenOf } from '../../../contract/calls/edited-version';
import type { ExtraTime } from '../../../contract/people/extra-time';
import { invalid, Refusal } from '../../replies/refusal';
import type { Db, Tx } from '../../store/engine/store';
import { extraTimeOf, setExtraTime } from '../../store/people/extra-time';
import { roleOf } from '../../store/people/people';
import { demandUnchanged, lastChange } from '../../store/shared/edited-version';
import type { Handlers, Tools } from '../shared/handlers';

async function demandPerson(db: Db, uid: string): Promise<ExtraTime> {
  const found = await extraTimeOf(db, uid);
  if (found === null) throw new Refusal('not-found', { code: 'no-such-person' });
  return found;
}

/** The time that each learner has for a paper. */
export function extraTimeHandlers({ store, now }: Tools): Pick<Handlers, 'getExtraTime' | 'setExtraTime'> {
  return {
    getExtraTime: ({ params }) => demandPerson(store.db, params.uid),

    async setExtraTime({ params: { uid }, query: { version }, body: { timePercent } }, caller) {
      const before = await demandPerson(store.db, uid);
      if ((await roleOf(store.db, uid)) === 'admin') throw invalid({ uid: { code: 'admin-in-exam' } });
      // What is so already is no change.
      if (before.timePercent !== timePercent) {
        const demand = (tx: Tx, present: number) =>
          demandUnchanged(
            tx,
            version,
            seenOf.extraTime({ timePercent: present }),
            lastChange(tx, { kind: 'person', id: uid }, ['extra-time-set']),
          );
        await setExtraTime(store, uid, { timePercent, by: caller.uid, at: now(), demand });
      }
      return demandPerson(store.db, uid);
    },
  };
}
