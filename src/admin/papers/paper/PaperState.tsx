import { useState } from 'react';
import type { DrawnPaper } from '../../../../contract/assessment/drawn';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { AskDialog } from '../../kit/dialog/AskDialog';
import { useHasDraft } from '../../kit/draft/use-draft';
import { useSending } from '../../kit/form/use-sending';
import { usePapersCopy } from '../../words/use-papers-copy';
import { Consequences } from '../schedule/Consequences';
import { meant, shownFrom } from '../schedule/typed-schedule';
import { useDesk } from '../schedule/use-desk';
import { scheduleDraft, useSchedule } from '../schedule/use-schedule';

/** What the stored schedule makes of a publication. */
function Published({ id }: { id: number }) {
  const now = useSchedule(id).data;
  const desk = useDesk(id, false);
  return now === undefined ? null : <Consequences after={meant(shownFrom(now))} desk={desk} />;
}

/** Whether the paper can still be changed, and the way to its publication. */
export function PaperState({ paper: { id, state, version } }: { paper: DrawnPaper }) {
  const { paper: copy, schedule } = usePapersCopy();
  const hasTyped = useHasDraft(scheduleDraft(id));
  const [isAsking, setAsking] = useState(false);
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
      {sending.refusal && (
        <Banner tone="error">
          {[sending.refusal.sentence, ...sending.refusal.details].map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Banner>
      )}
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
        <AskDialog question={schedule.questions.publish} yes={schedule.acts.publish} onYes={publish} onNo={() => setAsking(false)}>
          <p>{schedule.effects.publish}</p>
          <Published id={id} />
        </AskDialog>
      )}
    </>
  );
}
