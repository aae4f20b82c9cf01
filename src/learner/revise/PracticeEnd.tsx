import { useStudyCopy } from '../../copy/use-study-copy';
import { Button } from '../../ui/controls/Button';
import { Card } from '../../ui/controls/Card';
import { useLive } from '../../ui/use-live';
import { dueHere } from './due-here';
import type { Exercise } from './exercise';
import { type Done, isKnown } from './use-practice';

interface Props {
  uid: string;
  done: readonly Done[];
  onAgain: (missed: readonly Exercise[]) => void;
  /** Leads back to what is due. */
  onEnd: () => void;
}

/** How many come back first, and in how many days; null: none does by these answers. */
function firstBack(done: readonly Done[]): { count: number; days: number } | null {
  const days = done.flatMap(({ checked }) => checked.days ?? []);
  if (days.length === 0) return null;
  const first = Math.min(...days);
  return { count: days.filter((day) => day === first).length, days: first };
}

/** How a run came out, what is left for today, when its questions come back, and those again that were not known: at once they say nothing of memory, so that run does not count. */
export function PracticeEnd({ uid, done, onAgain, onEnd }: Props) {
  const studyCopy = useStudyCopy();
  const missed = done.filter((one) => !isKnown(one)).map(({ exercise }) => ({ ...exercise, why: null, isRated: false }));
  const back = firstBack(done);
  /** null until it is known. */
  const left = useLive(uid, async () => (await dueHere(uid))?.count ?? null, null);
  return (
    <Card className="flex flex-col items-start gap-3">
      <p className="text-lg">
        {studyCopy.finishedWith(done.length - missed.length, done.length)} {missed.length === 0 && studyCopy.allKnown}
      </p>
      {left !== null && <p>{left > 0 ? studyCopy.leftToday(left) : studyCopy.allDone}</p>}
      {back !== null && <p className="text-ink-soft">{studyCopy.comeBack(back.count, back.days)}</p>}
      <div className="flex flex-wrap gap-3">
        {left !== null && left > 0 && <Button onClick={onEnd}>{studyCopy.goOn}</Button>}
        {missed.length > 0 && (
          <Button variant="secondary" onClick={() => onAgain(missed)}>
            {studyCopy.missedAgain(missed.length)}
          </Button>
        )}
      </div>
    </Card>
  );
}
