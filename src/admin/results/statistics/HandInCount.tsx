import type { HandIns } from '../../../../contract/assessment/statistics';
import { Card } from '../../../ui/controls/Card';
import { timesIn } from '../../../ui/display/times';
import { useResultsCopy } from '../../words/use-results-copy';
import { numberText } from '../../words/wording/figures';

/** The live count. Not a live region: an announcement every five seconds would be too much. */
export function HandInCount({ count: { handedIn, latestAt } }: { count: HandIns }) {
  const copy = useResultsCopy();
  const moment = timesIn(copy.locale, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <Card aria-label={copy.statistics.submissions} className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <p className="flex items-baseline gap-2">
        <span className="font-bold text-3xl text-brand-ink tabular-nums">{numberText(handedIn)}</span> {copy.statistics.submitted(handedIn)}
      </p>
      {latestAt !== null && (
        <p className="text-ink-soft text-sm">
          {copy.statistics.latest} <time dateTime={latestAt}>{moment.format(Date.parse(latestAt))}</time>
        </p>
      )}
      <p className="ml-auto text-ink-soft text-sm">{copy.statistics.live}</p>
    </Card>
  );
}
