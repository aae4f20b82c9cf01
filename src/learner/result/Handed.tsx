import { useListCopy } from '../../copy/use-list-copy';
import { trustedClock } from '../../runner/device/trusted-clock';
import { ButtonLink } from '../../ui/controls/Button';
import { Card } from '../../ui/controls/Card';
import { onDemand } from '../../ui/on-demand';
import { useDue } from '../revise/use-due';
import { Received } from '../score/Received';

/** Results are released later only for assessments with a schedule. */
const ResultsLater = onDemand(async () => (await import('../../ui/schedule/ResultsLater')).ResultsLater);
const ReleaseInCalendar = onDemand(async () => (await import('./ReleaseInCalendar')).ReleaseInCalendar);
const NewsOffer = onDemand(async () => (await import('../news/NewsOffer')).NewsOffer);

interface LaterProps {
  /** Epoch milliseconds. */
  release: number;
  onRelease: () => void;
  isOfChance?: boolean;
}

/** Results that are released later. */
export const Later = ({ release, ...more }: LaterProps) => <ResultsLater key={release} at={release} now={trustedClock.now} {...more} />;

interface Props extends LaterProps {
  uid: string;
  assessmentId: number;
  /** The assessment's name. */
  name: string;
  /** When the server received the submission; null: not known on this device, which asks for the list. */
  submittedAt: string | null;
  /** How many questions were answered, as far as this device knows. */
  counts: { answered: number; of: number } | null;
}

/** What is known of a submission whose result is released later: that and when it was received, and when and how the result comes. */
export function Handed({ uid, assessmentId, name, submittedAt, counts, release, ...more }: Props) {
  const copy = useListCopy();
  const due = useDue(uid, true)?.now;
  return (
    <Card className="flex flex-col gap-3 border-l-4 border-l-good">
      <Received title={copy.submitted} at={submittedAt} counts={counts} />
      <p>
        <Later {...{ release, ...more }} />
      </p>
      <ReleaseInCalendar {...{ uid, assessmentId, name, release }} />
      {/* Meanwhile. As high whatever is due: nothing may move. */}
      <ButtonLink variant={due ? 'primary' : 'secondary'} className="self-start" to="/user/mistake-notebook">
        {due ? copy.reviseMeanwhile(due) : copy.titles.revise}
      </ButtonLink>
      {/* At the end: it comes late, and nothing may move then. */}
      <NewsOffer uid={uid} />
    </Card>
  );
}
