import { useRef } from 'react';
import type { HomeNoticeRow } from '../../../../contract/institute/home-notice';
import { EmptyState, Page } from '../../../ui/controls/Card';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { fieldText } from '../../papers/schedule/local-time';
import { useDayCopy } from '../../words/use-day-copy';
import { AddNotice, useNoticeDraft } from './AddNotice';
import { NoticeList } from './NoticeList';

/** Lines from the institute on learners' home: the form of a new one, and those that there are (ADR 83). */
export function NoticesScreen() {
  const { notices } = useDayCopy();
  const draft = useNoticeDraft();
  const place = useRef<HTMLDivElement>(null);
  /** The form with what a notice says, to be shown again, or to take the place of one that is shown. */
  function takeUp({ id, text, hindiText = '', link = '', until, groupIds }: HomeNoticeRow, isReplaced: boolean) {
    const groups = groupIds && { isForSome: true, groupIds: [...groupIds] };
    draft.setForm({ ...draft.empty(), text, hindiText, link, ...groups, ...(isReplaced && { until: fieldText(until), replaces: id }) });
    place.current?.querySelector('input')?.focus();
  }
  return (
    <Page wide title={notices.title} lead={notices.lead}>
      <div ref={place}>
        <AddNotice draft={draft} />
      </div>
      <Fetched query={useReply('getAllNotices')} failed={notices.failed}>
        {(all) => (all.length === 0 ? <EmptyState>{notices.none}</EmptyState> : <NoticeList notices={all} onTakeUp={takeUp} />)}
      </Fetched>
    </Page>
  );
}
