import { useQueryClient } from '@tanstack/react-query';
import type { Schedule } from '../../../../contract/assessment/schedule';
import { AskDialog } from '../../kit/dialog/AskDialog';
import { useSending } from '../../kit/form/use-sending';
import { usePapersCopy } from '../../words/use-papers-copy';
import { Met } from './Met';
import { RefusalNote } from './RefusalNote';
import type { useDesk } from './use-desk';
import { scheduleKey } from './use-schedule';

interface Props {
  id: number;
  schedule: Schedule;
  desk: ReturnType<typeof useDesk>;
  onClose: () => void;
}

/** Asks before an assessment goes into the archive, or comes out of it. */
export function ShelfDialog({ id, schedule, desk, onClose }: Props) {
  const copy = usePapersCopy();
  const { archive } = copy.schedule;
  const lists = useQueryClient();
  const isBack = schedule.isArchived ?? false;
  const { send, sending } = useSending(isBack ? 'restoreAssessment' : 'archiveAssessment', archive.notDone);
  const name = copy.assessmentTitle(desk.data?.name ?? null, id);

  async function act() {
    const saved = await send({ params: { id } });
    if (saved === null) return;
    lists.setQueryData(scheduleKey(id), saved);
    onClose();
  }

  return (
    <AskDialog
      question={isBack ? archive.restoreAsk(name) : archive.archiveAsk(name)}
      yes={isBack ? archive.restore : archive.archive}
      onYes={act}
      onNo={onClose}
    >
      <p>{isBack ? archive.restoreEffect : archive.archiveEffect}</p>
      <Met schedule={schedule} desk={desk} />
      <RefusalNote refusal={sending.refusal} />
    </AskDialog>
  );
}
