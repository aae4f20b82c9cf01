import type { Reply } from '../../../../contract/calls/calls';
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
  onTaken: (reply: Reply<'takeChanceBack'>) => void;
  onClose: () => void;
}

/** Learners that one call takes. */
const atOnce = 50;

/** Asks before open chances are taken back. */
export function TakeBackDialog({ id, learners, onTaken, onClose }: Props) {
  const { again } = useDayCopy();
  const { send, sending } = useSending('takeChanceBack', again.notTaken, undefined, ['getChances']);
  const whom = learners.length === 1 ? (learners[0]?.name ?? '') : again.learnersOf(learners.length);

  async function take() {
    const sum = { taken: 0, used: 0 };
    for (let at = 0; at < learners.length; at += atOnce) {
      const reply = await send({ params: { id }, body: { uids: learners.slice(at, at + atOnce).map(({ uid }) => uid) } });
      if (reply === null) return;
      sum.taken += reply.taken;
      sum.used += reply.used;
    }
    onTaken(sum);
    onClose();
  }

  return (
    <AskDialog
      question={again.takeBackQuestion(whom)}
      yes={again.takeBackNow}
      onYes={take}
      onNo={onClose}
      reach={{ whom, when: again.takeBackWhen }}
    >
      <p>{again.takeBackEffect}</p>
      <RefusalNote refusal={sending.refusal} />
    </AskDialog>
  );
}
