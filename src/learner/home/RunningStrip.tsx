import { useCopy } from '../../copy/use-copy';
import { trustedClock } from '../../runner/device/trusted-clock';
import { useSession } from '../../session/session-store';
import { Link } from '../../ui/link/Link';
import { onDemand } from '../../ui/on-demand';
import { useTime } from '../../ui/schedule/use-time';
import { WaySign } from '../../ui/WaySign';
import { useSittings } from './use-sittings';

const TimeLeft = onDemand(async () => (await import('../../ui/schedule/TimeLeft')).TimeLeft);

/** Names in the header of a learner's page each test whose clock runs on this device, with its time, as the way back to it. */
export function RunningStrip({ isHidden }: { isHidden: boolean }) {
  const session = useSession();
  return session.phase === 'signed-in' && <RunningOf uid={session.person.uid} isHidden={isHidden} />;
}

function RunningOf({ uid, isHidden }: { uid: string; isHidden: boolean }) {
  const copy = useCopy();
  const sittings = (useSittings(uid) ?? []).filter(({ isFiledElsewhere }) => !isFiledElsewhere);
  const now = useTime(
    trustedClock.now,
    sittings.map(({ endsAt }) => endsAt),
  );
  return sittings
    .filter(({ endsAt }) => !isHidden && endsAt > now)
    .map(({ assessmentId, name, endsAt }) => (
      <Link
        key={assessmentId}
        data-unprinted
        to={`/assessments/${assessmentId}`}
        className="-mx-4 order-last flex min-h-11 basis-[calc(100%+2rem)] flex-wrap items-center gap-x-3 bg-warn-soft px-4 text-sm text-warn hover:underline"
      >
        <WaySign of="clock" />
        <span className="wrap-anywhere line-clamp-1 min-w-0 flex-1 basis-24 font-semibold">{copy.assessmentTitle(name, assessmentId)}</span>{' '}
        <span className="whitespace-nowrap tabular-nums">
          <TimeLeft endsAt={endsAt} clock={trustedClock.now} />
        </span>{' '}
        <span className="whitespace-nowrap font-semibold underline underline-offset-4">{copy.continueAssessment}</span>
      </Link>
    ));
}
