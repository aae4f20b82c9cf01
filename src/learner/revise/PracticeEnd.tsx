import { useStudyCopy } from '../../copy/use-study-copy';
import { Button } from '../../ui/controls/Button';
import { Card } from '../../ui/controls/Card';
import type { Exercise } from './exercise';
import { type Done, isKnown } from './use-practice';

interface Props {
  done: readonly Done[];
  onAgain: (missed: readonly Exercise[]) => void;
}

/** How many come back first, and in how many days; null: none does by these answers. */
function firstBack(done: readonly Done[]): { count: number; days: number } | null {
  const days = done.flatMap(({ checked }) => checked.days ?? []);
  if (days.length === 0) return null;
  const first = Math.min(...days);
  return { count: days.filter((day) => day === first).length, days: first };
}

/** How a run came out, when its questions come back, and those again that were not known: at once they say nothing of memory, so that run does not count. */
export function PracticeEnd({ done, onAgain }: Props) {
  const studyCopy = useStudyCopy();
  const missed = done.filter((one) => !isKnown(one)).map(({ exercise }) => ({ ...exercise, why: null, isRated: false }));
  const back = firstBack(done);
  return (
    <Card className="flex flex-col items-start gap-3">
      <p className="text-lg">
        {studyCopy.finishedWith(done.length - missed.length, done.length)} {missed.length === 0 && studyCopy.allKnown}
      </p>
      {back !== null && <p className="text-ink-soft">{studyCopy.comeBack(back.count, back.days)}</p>}
      {missed.length > 0 && <Button onClick={() => onAgain(missed)}>{studyCopy.missedAgain(missed.length)}</Button>}
    </Card>
  );
}
