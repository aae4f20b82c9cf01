import { useState } from 'react';
import type { DrawnPaper } from '../../../../contract/assessment/drawn';
import type { Schedule } from '../../../../contract/assessment/schedule';
import { seenOf } from '../../../../contract/calls/edited-version';
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
import { withOthers } from './use-drawn';

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
export function PaperState({ paper, onPublished }: { paper: DrawnPaper; onPublished: () => void }) {
  const { id, state, version } = paper;
  const { paper: copy, schedule } = usePapersCopy();
  const hasTyped = useHasDraft(scheduleDraft(id));
  const [isAsking, setAsking] = useState(false);
  /** As it was when *Publish* was pressed. */
  const [shown, setShown] = useState(paper);
  const stored = useSchedule(id, isAsking);
  const { send, sending, reply, refuse, clear } = useSending('setSchedule', schedule.notSaved);

  /** Publishes what was shown: another schedule, or other questions, are refused. */
  async function publish(now: Schedule) {
    setAsking(false);
    const query = { version: seenOf.schedule(now), ...(shown.version !== null && { paper: shown.version }) };
    if ((await send({ params: { id }, query, body: { state: 'published' } })) !== null) onPublished();
  }

  function press() {
    if (hasTyped) refuse((words) => ({ sentence: words.scheduleTypedElsewhere, details: [], fields: [] }));
    else {
      clear();
      setShown(paper);
      setAsking(true);
    }
  }

  return (
    <>
      <RefusalNote refusal={withOthers(sending.refusal, shown, paper, copy.othersNow)} />
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
          {(now) => <PublishDialog id={id} now={shownFrom(now)} onYes={() => publish(now)} onNo={() => setAsking(false)} />}
        </Fetched>
      )}
    </>
  );
}
