import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { releaseOf } from '../../../../contract/assessment/schedule-times';
import { callAs } from '../../../api/call';
import { ApiError } from '../../../api/client';
import { useCopy } from '../../../copy/use-copy';
import { useScheduleCopy } from '../../../copy/use-schedule-copy';
import { ChanceNote } from '../../../ui/chance/ChanceNote';
import { Banner } from '../../../ui/controls/Banner';
import { momentIn } from '../../../ui/schedule/moments';
import { ScheduleLines } from '../../../ui/schedule/ScheduleLines';
import { useTime } from '../../../ui/schedule/use-time';
import { whileHere } from '../../../ui/while-here';
import { keepAwaited } from '../../device/awaited';
import { device, type StoredPaper } from '../../device/db';
import { removePaper } from '../../device/shelf';
import { trustedClock } from '../../device/trusted-clock';

/** So early no other device has handed a paper in, and all devices ask for the key. */
const earlyMs = 60_000;

interface Asked {
  uid: string;
  paper: StoredPaper;
  isPreview: boolean;
  /** Called once the device knows that another device has handed the paper in. */
  onFiled: () => void;
}

/**
 * Asks the server before a start whether another device has handed the paper in, as long as results are released later: until then, no list of
 * results tells it. Without a network or a place to store the answer, the start is offered; the server is asked again during the attempt.
 */
function useFiledBefore({ uid, paper, isPreview, onFiled }: Asked): void {
  const [now, release] = [trustedClock.now(), releaseOf(paper)];
  const isEarly = paper.opensAt !== undefined && now < Date.parse(paper.opensAt) + earlyMs;
  // What was handed in before does not end a chance to sit the assessment again.
  const isAwaited = !isPreview && !paper.chance && !isEarly && release !== null && release > now;
  const tell = useEffectEvent(onFiled);
  useEffect(() => {
    if (!isAwaited) return;
    const isFiled = async () => {
      const list = await callAs(uid)('getAwaited', { params: { uid } });
      await keepAwaited(device, uid, list);
      return list.some(({ assessmentId }) => assessmentId === paper.id);
    };
    // What fails is asked again during the attempt.
    return whileHere(isFiled(), (has) => has && tell());
  }, [uid, paper.id, isAwaited]);
}

/** The clocks of server and device agree within this. */
const clocksAgreeMs = 60_000;

export interface ScheduleProps {
  uid: string;
  paper: StoredPaper;
  /** An admin's preview starts at any time. */
  isPreview: boolean;
  /** Why the server did not send its version of the paper; null without a failure. */
  failure: unknown;
  /** Called once the device knows that another device has handed the paper in. */
  onFiled: () => void;
  children: ReactNode;
}

/**
 * The times of a paper, and its start while it can be started. Only a clock that is sure closes a start; under any other, the server notes
 * a late start (ADR 34).
 */
export function StartTimes({ uid, paper, isPreview, failure, onFiled, children }: ScheduleProps) {
  const { locale } = useCopy();
  const copy = useScheduleCopy();
  const problem = failure instanceof ApiError ? failure.problem : null;
  const closesAt = (problem?.code === 'closed' ? problem.at : undefined) ?? paper.closesAt;
  const times = [paper.opensAt, closesAt, paper.resultsAt].flatMap((time) => (time === undefined ? [] : [Date.parse(time)]));
  const now = useTime(trustedClock.now, times);
  useFiledBefore({ uid, paper, isPreview, onFiled });
  // The server sends learners no clear paper before its hour: an admin looked at this one, who is none any more.
  const isClear = !(isPreview || paper.openedBy || paper.chance);
  const isEarly = isClear && Date.parse(paper.opensAt ?? '') > now + clocksAgreeMs && trustedClock.isSure();
  useEffect(() => {
    if (isEarly) void removePaper(device, uid, paper.id).catch(() => undefined /* It is not begun all the same. */);
  }, [isEarly, uid, paper.id]);
  if (!isPreview && closesAt !== undefined && Date.parse(closesAt) < now && trustedClock.isSure())
    return <Banner tone="warning">{copy.closedSince(momentIn(locale, closesAt))}</Banner>;
  return (
    <>
      {paper.chance && <ChanceNote chance={paper.chance} />}
      <ScheduleLines of={paper} now={now} />
      {!isEarly && children}
    </>
  );
}
