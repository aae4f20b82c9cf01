import { useEffect, useMemo, useState } from 'react';
import { answeredOf } from '../../../analysis/answers/answered';
import { ownSeconds } from '../../../analysis/answers/pace';
import { planOf, type StudyPlan } from '../../../analysis/revise/plan';
import { type WeekDay, weekOf } from '../../../analysis/revise/week';
import type { Result, ResultSummary } from '../../../contract/assessment/assessment';
import { device } from '../../runner/device/db';
import { trustedClock } from '../../runner/device/trusted-clock';
import { resultNeedsMaths } from '../../ui/maths/needs-maths';
import { useLive } from '../../ui/use-live';
import { study } from '../device/study';
import { adoptDrills, eventsOf } from '../practice/log';
import { memory } from '../practice/memory';
import { handInsOn } from '../score/hand-ins';
import { releasedOn } from '../score/released';

export interface RevisionPlan extends StudyPlan {
  results: readonly Result[];
  /** On which days of this week something was practised, or a test was handed in. */
  week: WeekDay[];
  /** The person's usual seconds for an answer; null: too few are known. */
  secondsEach: number | null;
  /** Whether any question of the results has a formula. */
  hasMaths: boolean;
  /** Results that this device lists but does not have. */
  away: ResultSummary[];
  /** The trusted time of all this, epoch milliseconds. */
  now: number;
}

/** Returns the schedule that the device's results and its practice log make; undefined until they have been read. It is made again when the page is looked at again: another day may have come. */
export function useRevisions(uid: string): RevisionPlan | undefined {
  // What earlier versions kept of practice becomes events; the query below hears of them.
  useEffect(() => void adoptDrills(study, uid).catch(() => undefined /* The next visit tries again. */), [uid]);
  const held = useLive(uid, async () => {
    const [results, handIns, summaries, events] = await Promise.all([
      releasedOn(device, uid),
      handInsOn(device, uid),
      device.summaries.where('uid').equals(uid).toArray(),
      eventsOf(study, uid),
    ]);
    const here = new Set(results.map((result) => result.assessmentId));
    return { results, events, handIns, away: summaries.filter(({ assessmentId }) => !here.has(assessmentId)) };
  });
  const [timed, setTimed] = useState<{ held: NonNullable<typeof held>; now: number }>();
  useEffect(() => {
    if (held === undefined) return;
    let isOpen = true;
    const look = async () => {
      await trustedClock.load().catch(() => undefined /* The device's own time is near enough. */);
      if (isOpen) setTimed({ held, now: trustedClock.now() });
    };
    const lookAgain = () => void look();
    lookAgain();
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      isOpen = false;
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [held]);
  return useMemo(() => {
    if (timed === undefined) return;
    const { now } = timed;
    const { results, events, handIns, away } = timed.held;
    return {
      ...planOf(results, events, memory, now),
      results,
      week: weekOf(events, handIns, now),
      secondsEach: ownSeconds(results.flatMap(answeredOf)),
      hasMaths: results.some(resultNeedsMaths),
      away,
      now,
    };
  }, [timed]);
}
