import type { Schedule } from '../../../../contract/assessment/schedule';
import { usePapersCopy } from '../../words/use-papers-copy';
import { Consequences } from './Consequences';
import { SittingNow } from './SittingNow';
import { meant, shownFrom } from './typed-schedule';
import type { useDesk } from './use-desk';

/** Whom an act meets: for whom the assessment is, how many they are, when, and how many have handed in or are sitting it. */
export function Met({ schedule, desk }: { schedule: Schedule; desk: ReturnType<typeof useDesk> }) {
  const { archive } = usePapersCopy().schedule;
  return (
    <>
      <Consequences after={meant(shownFrom(schedule))} desk={desk} leaves={!schedule.isArchived} />
      {desk.data && <p className="font-semibold">{archive.handedIn(desk.data.handedIn)}</p>}
      <SittingNow count={desk.data?.sitting ?? null} />
    </>
  );
}
