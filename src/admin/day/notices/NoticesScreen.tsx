import { EmptyState, Page } from '../../../ui/controls/Card';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { useDayCopy } from '../../words/use-day-copy';
import { AddNotice } from './AddNotice';
import { NoticeList } from './NoticeList';

/** Lines from the institute on learners' home: the form of a new one, and those that there are (ADR 83). */
export function NoticesScreen() {
  const { notices } = useDayCopy();
  return (
    <Page wide title={notices.title} lead={notices.lead}>
      <AddNotice />
      <Fetched query={useReply('getAllNotices')} failed={notices.failed}>
        {(all) => (all.length === 0 ? <EmptyState>{notices.none}</EmptyState> : <NoticeList notices={all} />)}
      </Fetched>
    </Page>
  );
}
