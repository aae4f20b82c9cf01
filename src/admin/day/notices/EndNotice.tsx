import type { HomeNoticeRow } from '../../../../contract/institute/home-notice';
import { AskDialog } from '../../kit/dialog/AskDialog';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { useSending } from '../../kit/form/use-sending';
import { ForWhom } from '../../papers/schedule/Consequences';
import { useDayCopy } from '../../words/use-day-copy';

/** Asks before a notice is ended. */
export function EndNotice({ notice: { id, text, groupIds }, onClose }: { notice: HomeNoticeRow; onClose: () => void }) {
  const { notices } = useDayCopy();
  const { send, sending } = useSending('endNotice', notices.notEnded);

  async function end() {
    if ((await send({ params: { id } })) !== null) onClose();
  }

  return (
    <AskDialog
      question={notices.endAsk(text)}
      yes={notices.endNow}
      onYes={end}
      onNo={onClose}
      reach={{ whom: <ForWhom isForSome={groupIds !== undefined} groupIds={groupIds ?? []} />, when: notices.endWhen }}
    >
      <RefusalNote refusal={sending.refusal} />
    </AskDialog>
  );
}
