import { useState } from 'react';
import type { ChanceTaken } from '../../../../contract/assessment/chance-bodies';
import { Dialog } from '../../../ui/controls/Dialog';
import { AskDialog } from '../../kit/dialog/AskDialog';
import { RunningDialog } from '../../kit/dialog/RunningDialog';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { useInTurn } from '../../kit/form/use-in-turn';
import { useDayCopy } from '../../words/use-day-copy';
import type { TimedLearner } from '../kit/TimedLearner';

interface Props {
  /** Of the assessment. */
  id: number;
  /** At least one. */
  learners: readonly TimedLearner[];
  onTaken: (reply: ChanceTaken) => void;
  onClose: () => void;
}

type Kept = NonNullable<ChanceTaken['kept']>;

/** Learners that one call takes. */
const atOnce = 50;

/** Asks before open chances are taken back, and says then whose could not be, and why. */
export function TakeBackDialog({ id, learners, onTaken, onClose }: Props) {
  const { chances: words } = useDayCopy();
  const { run, stop, progress, sending } = useInTurn('takeChanceBack', words.notTaken);
  const [kept, setKept] = useState<Kept | null>(null);
  /** Whose chances are still to be taken. */
  const [left, setLeft] = useState(learners);
  const whom = left.length === 1 ? (left[0]?.name ?? '') : words.learnersOf(left.length);

  async function take() {
    const lots = Array.from({ length: Math.ceil(left.length / atOnce) }, (_, at) => left.slice(at * atOnce, (at + 1) * atOnce));
    const replies = (await run(lots, (lot) => ({ params: { id }, body: { uids: lot.map(({ uid }) => uid) } }))).map(({ reply }) => reply);
    const sum = (of: 'taken' | 'used') => replies.reduce((all, reply) => all + reply[of], 0);
    const all = replies.flatMap((reply) => reply.kept ?? []);
    // What was taken before a refusal, or a stop, is taken.
    if (replies.length > 0) onTaken({ taken: sum('taken'), used: sum('used') });
    if (all.length > 0) setKept(all);
    else if (replies.length === lots.length) onClose();
    else setLeft(left.slice(replies.length * atOnce));
  }

  if (kept !== null) {
    const names = new Map(learners.map(({ uid, name }) => [uid, name]));
    return (
      <Dialog isOpen title={words.notTakenBack(kept.length)} onClose={onClose}>
        <ul className="max-h-96 overflow-y-auto">
          {kept.map(({ uid, why }) => (
            <li key={uid} className="wrap-anywhere">
              <span className="font-semibold">{names.get(uid) ?? uid}</span>: {words.whyKept[why]}
            </li>
          ))}
        </ul>
      </Dialog>
    );
  }

  if (progress !== null && progress.of > 1)
    return <RunningDialog title={words.takeBack} done={progress.done * atOnce} of={left.length} onStop={stop} />;

  return (
    <AskDialog
      question={words.takeBackQuestion(whom)}
      yes={words.takeBackNow}
      onYes={take}
      onNo={onClose}
      reach={{ whom, when: words.takeBackWhen }}
    >
      <p>{words.takeBackEffect}</p>
      <RefusalNote refusal={sending.refusal} />
    </AskDialog>
  );
}
