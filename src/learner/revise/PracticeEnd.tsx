import { useStudyCopy } from '../../copy/use-study-copy';
import { Button } from '../../ui/controls/Button';
import { useTaken } from '../lists/use-taken';
import { HeroCard } from '../score/HeroCard';
import type { Exercise } from './exercise';
import { useDue } from './use-due';
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

/** What is left for today; that nothing is, where the lists are fresh, and else that nothing is here; null while it is not known. */
function useLeft(uid: string): { count: number; sentence: string } | null {
  const studyCopy = useStudyCopy();
  // A test that was sat on another device makes questions due that this one does not know yet.
  const { freshness } = useTaken(uid);
  const due = useDue(uid, true);
  if (!due?.isCounted) return null;
  if (due.now > 0) return { count: due.now, sentence: studyCopy.leftToday(due.now) };
  if (freshness === 'refreshing') return null;
  return { count: 0, sentence: freshness === 'fresh' && due.away === 0 ? studyCopy.allDone : studyCopy.allDoneHere };
}

/** How a run came out, what is left for today, when its questions come back, and those again that were not known: at once they say nothing of memory, so that run does not count. */
export function PracticeEnd({ uid, done, onAgain, onEnd }: Props) {
  const studyCopy = useStudyCopy();
  const missed = done.filter((one) => !isKnown(one)).map(({ exercise }) => ({ ...exercise, why: null, isRated: false }));
  const back = firstBack(done);
  const left = useLeft(uid);
  return (
    <HeroCard className="flex flex-col gap-4">
      <p className="text-balance font-bold text-2xl leading-tight">
        {studyCopy.finishedWith(done.length - missed.length, done.length)} {missed.length === 0 && studyCopy.allKnown}
      </p>
      <p>
        {left?.sentence} {back !== null && studyCopy.comeBack(back.count, back.days)}
      </p>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button variant="secondary" onClick={onEnd}>
          {left !== null && left.count > 0 ? studyCopy.goOn : studyCopy.backToRevise}
        </Button>
        {missed.length > 0 && (
          <Button variant="secondary" onClick={() => onAgain(missed)}>
            {studyCopy.missedAgain(missed.length)}
          </Button>
        )}
      </div>
    </HeroCard>
  );
}
