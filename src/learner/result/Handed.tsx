import { Suspense } from 'react';
import { useCopy } from '../../copy/use-copy';
import { trustedClock } from '../../runner/device/trusted-clock';
import { Card } from '../../ui/controls/Card';
import { Sign } from '../../ui/controls/Sign';
import { useFigures } from '../figures';
import { useAwaited } from '../lists/use-awaited';
import { ResultsLaterOnDemand } from './ResultsLaterOnDemand';

interface LaterProps {
  /** Epoch milliseconds. */
  release: number;
  onRelease: () => void;
}

/** Results that are released later. */
export const Later = ({ release, onRelease }: LaterProps) => (
  <Suspense>
    <ResultsLaterOnDemand key={release} at={release} now={trustedClock.now} onRelease={onRelease} />
  </Suspense>
);

interface Props extends LaterProps {
  uid: string;
  /** When the server received the submission; null: not known on this device, which then asks. */
  submittedAt: string | null;
}

/** What is known of a submission whose result is released later: that and when it was received, and when and how the result comes. */
export function Handed({ uid, submittedAt, release, onRelease }: Props) {
  const copy = useCopy();
  const { momentText } = useFigures();
  useAwaited(uid, submittedAt === null ? [] : undefined);
  return (
    <Card className="flex flex-col gap-3 border-l-4 border-l-good">
      <p className="font-semibold text-good">
        <Sign of="check" /> {copy.submitted} {submittedAt !== null && <time dateTime={submittedAt}>{momentText(submittedAt)}</time>}
      </p>
      <p>
        <Later release={release} onRelease={onRelease} />
      </p>
    </Card>
  );
}
