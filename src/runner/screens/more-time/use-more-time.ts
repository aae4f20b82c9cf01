import { useEffect, useRef } from 'react';
import { tokenOf } from '../../../api/call';
import { callScheduledAs } from '../../../api/seldom/call-scheduled';
import { useMoreTimeCopy } from '../../../copy/use-more-time-copy';
import { notify } from '../../../ui/controls/toast';
import type { Attempt } from '../../attempt/attempt';
import { windowAt } from '../../attempt/sections/windows';
import { device } from '../../device/db';
import type { Runner } from '../store/runner-store';
import { addMinutes } from './add-minutes';
import { watchMoreTime } from './watch-more-time';

/** Asks for more minutes while the attempt is in progress, and tells the learner once of those that come, or go, while the screen is open. */
export function useMoreTime(runner: Runner, { uid, assessmentId, status, moreMinutes = 0, ownMinutes = 0 }: Attempt): void {
  const isRunning = status === 'in-progress';
  useEffect(() => {
    if (!isRunning) return;
    const watch = watchMoreTime({
      ask: async () => {
        // Another person is signed in here: the server would refuse the question.
        if ((await tokenOf(uid)) === null) return { minutes: 0 };
        return callScheduledAs(uid)('getMoreTime', { params: { id: assessmentId } });
      },
      onTold: ({ minutes, own = 0, cuts = 0 }) => void addMinutes(device, runner, { all: minutes - own, own, cuts }),
      left: () => {
        const { attempt, now } = runner.getState();
        return attempt === null ? 0 : windowAt(attempt, now).until - now;
      },
      isOn: () => document.visibilityState !== 'hidden' && runner.getState().isOurs,
      random: Math.random,
    });
    window.addEventListener('online', watch.look);
    document.addEventListener('visibilitychange', watch.look);
    return () => {
      watch.stop();
      window.removeEventListener('online', watch.look);
      document.removeEventListener('visibilitychange', watch.look);
    };
  }, [runner, uid, assessmentId, isRunning]);

  const { given, takenBack } = useMoreTimeCopy();
  const told = useRef(moreMinutes);
  useEffect(() => {
    const more = moreMinutes - told.current;
    told.current = moreMinutes;
    if (more > 0) notify('info', given(more, moreMinutes, ownMinutes > 0));
    if (more < 0) notify('info', takenBack(-more, moreMinutes));
  }, [moreMinutes, ownMinutes, given, takenBack]);
}
