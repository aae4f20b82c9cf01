import { useEffect, useReducer, useRef } from 'react';
import { tokenOf } from '../../../api/call';
import { callScheduledAs } from '../../../api/seldom/call-scheduled';
import { useMoreTimeCopy } from '../../../copy/use-more-time-copy';
import { Button } from '../../../ui/controls/Button';
import { notify } from '../../../ui/controls/toast';
import type { Attempt } from '../../attempt/attempt';
import { windowAt } from '../../attempt/sections/windows';
import { device } from '../../device/db';
import type { Runner } from '../store/runner-store';
import type { SittingProps } from '../store/use-sitting';
import { addMinutes } from './add-minutes';
import { MoreTimeDialog } from './MoreTimeDialog';
import { watchMoreTime } from './watch-more-time';

/** Asks for more minutes while the attempt is in progress, and tells the learner once of those that come, or go, while the screen is open. */
function useMoreTime(runner: Runner, { uid, assessmentId, status, moreMinutes = 0, ownMinutes = 0 }: Attempt): void {
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

/** A clock with a plus, on the grid of Sign.tsx, which pages without schedules load too. */
const sign = 'M13.2 6.2A5.75 5.75 0 1 1 9 2.6M7.5 5v3.5l2.2 1.6M13 .8v4.4M10.8 3h4.4';

/** The dialog of each attempt on screen. A turned phone has another head, with a button of its own: the dialog stays open there, with what was typed. */
const dialogs = new WeakMap<Runner, { isOpen: boolean; typed: string }>();

/** Beside the clock: the minutes that were given, and the way to type a time code. A paper without an opening has neither until minutes come. */
export function MoreTime({ runner, state: { paper, attempt, isOurs } }: Pick<SittingProps, 'runner' | 'state'>) {
  const copy = useMoreTimeCopy();
  useMoreTime(runner, attempt);
  const [, shows] = useReducer((turns: number) => turns + 1, 0);
  const dialog = dialogs.get(runner);
  const { moreMinutes = 0 } = attempt;
  if (!paper.opensAt && moreMinutes === 0) return null;
  const name = moreMinutes === 0 ? copy.moreTime : `${copy.moreTime}: ${copy.plus(moreMinutes)}`;
  const turn = (isOpen: boolean) => {
    dialogs.set(runner, { isOpen, typed: '' });
    shows();
  };
  return (
    <>
      <Button
        variant="quiet"
        aria-label={name}
        title={name}
        className="gap-1! px-2! text-sm tabular-nums whitespace-nowrap"
        disabled={!isOurs || attempt.status !== 'in-progress'}
        onClick={() => turn(true)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true" className="size-5 fill-none stroke-current stroke-[1.5]">
          <path d={sign} strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        {moreMinutes > 0 && <span aria-hidden="true">{copy.plus(moreMinutes)}</span>}
      </Button>
      {dialog && (
        <MoreTimeDialog
          isOpen={dialog.isOpen}
          onClose={() => turn(false)}
          runner={runner}
          paper={paper}
          attempt={attempt}
          typed={dialog.typed}
          onTyped={(typed) => dialogs.set(runner, { isOpen: true, typed })}
        />
      )}
    </>
  );
}
