import { useMemo } from 'react';
import { askTime } from '../../../api/ask-time';
import { fetchPaper } from '../../../api/paper/fetch-paper';
import { device } from '../../device/db';
import { hasDigest } from '../../device/digest';
import { isAppHere } from '../../device/ready';
import { trustedClock } from '../../device/trusted-clock';
import { handIn } from '../../outbox/hand-in';
import { requestSync } from '../../outbox/request-sync';
import { firstSendAt } from '../../outbox/send-jitter';
import { hearList, hearResult } from './hear-list';
import { createRunner } from './runner-store';
import { send } from './send-straight';
import { type OpenedRunner, useOpened } from './use-opened';

/** The runner of one learner's attempt at an exam. */
export function useRunner(uid: string, assessmentId: number, isPreview: boolean): OpenedRunner {
  const runner = useMemo(
    () =>
      createRunner({
        db: device,
        uid,
        assessmentId,
        isPreview,
        clock: trustedClock,
        askTime,
        file: handIn,
        send,
        fetchPaper: async () => {
          const hear = () => hearList(uid).then(() => hearResult(uid, assessmentId));
          const heard = isPreview || hear().catch(() => undefined /* The start is offered as the device knows it. */);
          const paper = await fetchPaper(uid, assessmentId, hasDigest);
          await heard;
          return paper;
        },
        firstSendAt: (attempt) => firstSendAt(attempt, Date.now(), Math.random()),
        // The app's files were lost too; the worker fetches them while it can.
        onLost: () => void isAppHere(navigator.serviceWorker),
        onHandedIn: () => requestSync(navigator.serviceWorker),
        onStarted: () => requestSync(navigator.serviceWorker),
      }),
    [uid, assessmentId, isPreview],
  );
  return useOpened(runner, device, uid, assessmentId);
}
