import { Card } from '../../../ui/controls/Card';
import { Link } from '../../../ui/link/Link';
import { useDayCopy } from '../../words/use-day-copy';

/** In the place of more time: why a test without an opening has none, and the way to set one. */
export function NoMoreTime({ id }: { id: number }) {
  const { desk } = useDayCopy();
  return (
    <Card aria-label={desk.moreTime} className="flex flex-col gap-3">
      <h2>{desk.moreTime}</h2>
      <p>{desk.timeNeedsOpening}</p>
      <p>
        <Link to={`/admin/assessments/${id}/schedule`} className="underline underline-offset-4">
          {desk.setOpening}
        </Link>
      </p>
    </Card>
  );
}
