import { useState } from 'react';
import type { ChanceTaken } from '../../../../contract/assessment/chance-bodies';
import { Dialog } from '../../../ui/controls/Dialog';
import { AskDialog } from '../../kit/dialog/AskDialog';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { useSending } from '../../kit/form/use-sending';
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
  const { send, sending } = useSending('takeChanceBack', words.notTaken, undefined, ['getChances']);
  const [kept, setKept] = useState<Kept | null>(null);
  const whom = learners.length === 1 ? (learners[0]?.name ?? '') : words.learnersOf(learners.length);

  async function take() {
    const sum = { taken: 0, used: 0, kept: [] as Kept };
    for (let at = 0; at < learners.length; at += atOnce) {
      const reply = await send({ params: { id }, body: { uids: learners.slice(at, at + atOnce).map(({ uid }) => uid) } });
      if (reply === null) return;
      sum.taken += reply.taken;
      sum.used += reply.used;
      sum.kept.push(...(reply.kept ?? []));
    }
    onTaken(sum);
    if (sum.kept.length === 0) onClose();
    else setKept(sum.kept);
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
