import { useState } from 'react';
import { Card } from '../../../ui/controls/Card';
import { Folded } from '../../kit/form/Folded';
import { useMay } from '../../kit/rights/use-may';
import { useDayCopy } from '../../words/use-day-copy';
import { AbsentList } from './AbsentList';

interface Props {
  /** How many have started of those who are expected; absent where the assessment is for everybody. */
  present?: number | undefined;
  expected?: number | undefined;
  /** The assessment: its number, its name and the groups that it is for; none: it is for everybody. */
  id: number;
  name: string;
  groupIds: readonly number[];
  /** Starts that the server has seen. */
  started: number;
}

/** Who has not started, on demand; and of the groups that an assessment is for, how many are expected and how many of them have started. */
export function PresentCard({ present = 0, expected, ...test }: Props) {
  const { desk, absent } = useDayCopy();
  const isAsked = useMay()('getAbsent');
  const [isOpen, setIsOpen] = useState(false);
  if (expected === undefined && !isAsked) return null;
  return (
    <Card aria-label={expected === undefined ? absent.title : desk.present} className="flex flex-col gap-2">
      {expected !== undefined && (
        <>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2>{desk.present}</h2>
            <p className="font-bold text-brand-ink text-xl tabular-nums">{desk.presentOf(present, expected)}</p>
          </div>
          <progress
            aria-label={desk.presentOf(present, expected)}
            max={Math.max(1, expected)}
            value={present}
            className="h-3 w-full appearance-none overflow-hidden rounded-full border border-line bg-raised [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-brand"
          />
          <p className="text-ink-soft text-sm">{desk.notStarted(Math.max(0, expected - present))}</p>
        </>
      )}
      {isAsked && (
        <Folded title={absent.title} isOpen={isOpen} onOpen={setIsOpen} gap="gap-3">
          <AbsentList {...test} />
        </Folded>
      )}
    </Card>
  );
}
