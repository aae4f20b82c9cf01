import { Page } from '../../../ui/controls/Card';
import { WayBack } from '../../../ui/controls/WayBack';
import { usePeopleCopy } from '../../words/use-people-copy';
import { ExpectedPeople } from './ExpectedPeople';
import { RosterColumns } from './RosterColumns';
import { RosterForm } from './RosterForm';

/** The roster: one sheet puts people into groups, before or after they come; below it, who has not come yet (ADR 38). */
export function RosterScreen() {
  const { groups } = usePeopleCopy();
  return (
    <Page wide title={groups.roster} lead={groups.rosterLead} before={<WayBack to="/admin/groups" name={groups.title} />}>
      <RosterForm />
      <RosterColumns />
      <ExpectedPeople />
    </Page>
  );
}
