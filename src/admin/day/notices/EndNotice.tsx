import type { HomeNoticeRow } from '../../../../contract/institute/home-notice';
import { SureDialog } from '../../kit/dialog/SureDialog';
import { ForWhom } from '../../papers/schedule/Consequences';
import { useDayCopy } from '../../words/use-day-copy';

/** Asks before a notice is ended. */
export function EndNotice({ notice: { id, text, groupIds }, onClose }: { notice: HomeNoticeRow; onClose: () => void }) {
  const { notices } = useDayCopy();
  return (
    <SureDialog
      call="endNotice"
      args={{ params: { id } }}
      question={notices.endAsk(text)}
      reach={{ whom: <ForWhom isForSome={groupIds !== undefined} groupIds={groupIds ?? []} />, when: notices.endWhen }}
      yes={notices.endNow}
      failed={notices.notEnded}
      onClose={onClose}
    />
  );
}
