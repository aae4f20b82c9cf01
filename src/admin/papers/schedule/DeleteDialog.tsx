import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/controls/Button';
import { Reach } from '../../../ui/controls/Reach';
import { ReadDialog } from '../../kit/dialog/ReadDialog';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { useSending } from '../../kit/form/use-sending';
import { usePapersCopy } from '../../words/use-papers-copy';
import { useConsequences } from './Consequences';
import type { EditedSchedule } from './edited-schedule';
import { meant, shownFrom } from './typed-schedule';

interface Props extends EditedSchedule {
  /** Null: it is in the archive already. */
  onArchive: (() => void) | null;
  onClose: () => void;
}

/** Asks before an assessment is deleted. One that somebody has sat is not: its place is the archive, which the dialog offers. */
export function DeleteDialog({ id, schedule, desk, onArchive, onClose }: Props) {
  const copy = usePapersCopy();
  const { archive } = copy.schedule;
  const go = useNavigate();
  // What this page shows of the assessment is not asked for again: it is gone.
  const { send, sending } = useSending('deleteAssessment', archive.notDeleted, undefined, ['getAssessments', 'getToday']);
  const { handedIn = 0, sitting = 0 } = desk.data ?? {};
  const isSat = handedIn + sitting > 0;
  const now = meant(shownFrom(schedule));
  const reach = useConsequences({ ...now, state: 'hidden' }, now, desk);

  async function remove() {
    if ((await send({ params: { id } })) !== null) go('/all-assessments');
  }

  return (
    <ReadDialog
      title={archive.deleteAsk(copy.assessmentTitle(desk.data?.name ?? null, id))}
      onClose={onClose}
      no={copy.keepAsItIs}
      actions={
        <>
          {(isSat || sending.refusal) && onArchive && <Button onClick={onArchive}>{archive.archive}</Button>}
          {!isSat && (
            <Button variant="danger" aria-disabled={sending.isSending} onClick={remove}>
              {archive.delete}
            </Button>
          )}
        </>
      }
    >
      <p>{isSat ? archive.notDeletable(handedIn, sitting) : archive.deleteEffect}</p>
      {!isSat && <Reach {...reach} when={archive.deleteWhen} />}
      <RefusalNote refusal={sending.refusal} />
    </ReadDialog>
  );
}
