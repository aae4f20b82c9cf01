import { practiceCalls } from '../../../contract/calls/practice-calls';
import { trustedClock } from '../../runner/device/trusted-clock';
import { callsOf } from '../calls-of';
import { study } from '../device/study';
import { exchangeLog, type LogServer } from '../practice/exchange';
import { dropLog } from '../practice/log';
import type { Errand } from './carry';

function serverOf(uid: string): LogServer {
  const call = callsOf<keyof typeof practiceCalls>(practiceCalls, uid);
  return {
    add: (events) => call('addPractice', { body: { events } }),
    read: (after) => call('getPractice', { query: { after } }),
  };
}

/** Carries a person's practice log. */
export const practiceErrand: Errand = {
  name: 'practice',
  owed: (uid) => study.practice.where('[uid+state]').equals([uid, 'new']).primaryKeys(),
  async run(uid) {
    await trustedClock.load();
    await exchangeLog(study, uid, serverOf(uid), trustedClock.now);
  },
  drop: (uid) => dropLog(study, uid),
};
