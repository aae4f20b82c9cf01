import { useState } from 'react';
import type { DrawnPaper } from '../../../../contract/assessment/drawn';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { Link } from '../../../ui/link/Link';
import { Fetched } from '../../kit/calls/Fetched';
import { AskDialog } from '../../kit/dialog/AskDialog';
import { useHasDraft } from '../../kit/draft/use-draft';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { useSending } from '../../kit/form/use-sending';
import { usePapersCopy } from '../../words/use-papers-copy';
import { useConsequences } from '../schedule/Consequences';
import { meant, type ShownSchedule, shownFrom } from '../schedule/typed-schedule';
import { useDesk } from '../schedule/use-desk';
import { scheduleDraft, useSchedule } from '../schedule/use-schedule';

interface AskProps {
  id: number;
  now: ShownSchedule;
  onYes: () => void;
  onNo: () => void;
}

/** Asks with what the stored schedule makes of a publication. */
function PublishDialog({ id, now, onYes, onNo }: AskProps) {
  const { schedule, assessmentTitle } = usePapersCopy();
  const desk = useDesk(id, false);
  const reach = useConsequences({ ...meant(now), state: 'published' }, meant(now), desk);
  return (
    <AskDialog question={schedule.questions.publish} yes={schedule.acts.publish} onYes={onYes} onNo={onNo} reach={reach}>
      <p className="wrap-anywhere font-semibold">{assessmentTitle(desk.data?.name ?? null, id)}</p>
      <p>{schedule.effects.publish}</p>
      <p>
        <Link to={`/admin/assessments/${id}/schedule`} className="font-medium text-brand-ink underline underline-offset-4">
          {schedule.setFirst}
        </Link>
      </p>
    </AskDialog>
  );
}

/** Whether the paper can still be changed, and the way to its publication. */
export function PaperState({ paper: { id, state, version } }: { paper: DrawnPaper }) {
  const { paper: copy, schedule } = usePapersCopy();
  const hasTyped = useHasDraft(scheduleDraft(id));
  const [isAsking, setAsking] = useState(false);
  const stored = useSchedule(id, isAsking);
  const { send, sending, reply, refuse } = useSending('setSchedule', schedule.notSaved);

  async function publish() {
    setAsking(false);
    await send({ params: { id }, body: { state: 'published' } });
  }

  function press() {
    if (hasTyped) refuse((words) => ({ sentence: words.scheduleTypedElsewhere, details: [], fields: [] }));
    else setAsking(true);
  }

  return (
    <>
      <RefusalNote refusal={sending.refusal} />
      <div aria-live="polite" className="empty:hidden">
        {reply && <Banner tone="success">{copy.published}</Banner>}
      </div>
      {state === 'draft' ? (
        <Banner
          tone="info"
          actions={
            <Button aria-disabled={sending.isSending} onClick={press}>
              {copy.publishNow}
            </Button>
          }
        >
          {version === null ? copy.frozen : copy.draft}
        </Banner>
      ) : (
        !reply && <Banner tone="info">{copy.frozen}</Banner>
      )}
      {isAsking && (
        <Fetched query={stored} failed={schedule.failed}>
          {(now) => <PublishDialog id={id} now={shownFrom(now)} onYes={publish} onNo={() => setAsking(false)} />}
        </Fetched>
      )}
    </>
  );
}
