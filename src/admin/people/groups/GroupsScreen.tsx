import { ButtonLink } from '../../../ui/controls/Button';
import { EmptyState, Page } from '../../../ui/controls/Card';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { usePeopleCopy } from '../../words/use-people-copy';
import { AddGroup } from './AddGroup';
import { GroupTable } from './GroupTable';

/** Groups of learners: who is in them, who is expected, and what is for them (ADR 38). */
export function GroupsScreen() {
  const { groups } = usePeopleCopy();
  return (
    <Page wide title={groups.title} lead={groups.lead} actions={<ButtonLink to="/admin/roster">{groups.uploadRoster}</ButtonLink>}>
      <Fetched query={useReply('getGroups')} failed={groups.failed}>
        {(all) => (all.length === 0 ? <EmptyState>{groups.none}</EmptyState> : <GroupTable groups={all} />)}
      </Fetched>
      <AddGroup />
    </Page>
  );
}
