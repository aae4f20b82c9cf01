import { Card } from '../../../ui/controls/Card';
import { useDayCopy } from '../../words/use-day-copy';

/** Of the groups that an assessment is for: who is expected, and who of them has started. */
export function PresentCard({ present, expected }: { present: number; expected: number }) {
  const { groups } = useDayCopy();
  return (
    <Card aria-label={groups.present} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2>{groups.present}</h2>
        <p className="font-bold text-brand-ink text-xl tabular-nums">{groups.presentOf(present, expected)}</p>
      </div>
      <progress
        aria-label={groups.presentOf(present, expected)}
        max={Math.max(1, expected)}
        value={present}
        className="h-3 w-full appearance-none overflow-hidden rounded-full border border-line bg-raised [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-brand"
      />
      <p className="text-ink-soft text-sm">{groups.missing(Math.max(0, expected - present))}</p>
    </Card>
  );
}
