import { useQueryClient } from '@tanstack/react-query';
import { AskDialog } from '../../kit/dialog/AskDialog';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { useSending } from '../../kit/form/use-sending';
import { usePapersCopy } from '../../words/use-papers-copy';
import { useConsequences } from './Consequences';
import type { EditedSchedule } from './edited-schedule';
import { meant, shownFrom } from './typed-schedule';
import { scheduleKey } from './use-schedule';

interface Props extends EditedSchedule {
  onClose: () => void;
}

/** Asks before an assessment goes into the archive, or comes out of it. */
export function ArchiveDialog({ id, schedule, desk, onClose }: Props) {
  const copy = usePapersCopy();
  const { archive } = copy.schedule;
  const lists = useQueryClient();
  const isBack = schedule.isArchived ?? false;
  const { send, sending } = useSending(isBack ? 'restoreAssessment' : 'archiveAssessment', archive.notDone);
  const now = meant(shownFrom(schedule));
  const reach = useConsequences(isBack ? now : { ...now, state: 'hidden' }, now, desk);
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
      reach={isBack && now.state === 'published' ? reach : { ...reach, when: isBack ? archive.unseenWhen : archive.archiveWhen }}
    >
      <p>{isBack ? archive.restoreEffect : archive.archiveEffect}</p>
      <RefusalNote refusal={sending.refusal} />
    </AskDialog>
  );
}
