import { useState } from 'react';
import { Card } from '../../../ui/controls/Card';
import { Folded } from '../../kit/form/Folded';
import { useMay } from '../../kit/rights/use-may';
import { useDayCopy } from '../../words/use-day-copy';
import { AbsentList } from './AbsentList';

interface Props {
  present: number;
  expected: number;
  /** The assessment: its number, its name and the groups that it is for. */
  id: number;
  name: string;
  groupIds: readonly number[];
}

/** Of the groups that an assessment is for: how many are expected and how many of them have started, and on demand who has not. */
export function PresentCard({ present, expected, ...test }: Props) {
  const { groups, absent } = useDayCopy();
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
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
      {may('getAbsent') && (
        <Folded title={absent.title} isOpen={isOpen} onOpen={setIsOpen} gap="gap-3">
          <AbsentList {...test} />
        </Folded>
      )}
    </Card>
  );
}
