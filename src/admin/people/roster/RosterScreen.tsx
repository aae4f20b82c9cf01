import { Page } from '../../../ui/controls/Card';
import { WayBack } from '../../../ui/controls/WayBack';
import { useAdminCopy } from '../../words/use-admin-copy';
import { ExpectedPeople } from './ExpectedPeople';
import { RosterColumns } from './RosterColumns';
import { RosterForm } from './RosterForm';

/** The roster: one sheet puts people into groups, before or after they come; below it, who has not come yet (ADR 38). */
export function RosterScreen() {
  const { groups } = useAdminCopy();
  return (
    <Page wide title={groups.roster} lead={groups.rosterLead} before={<WayBack to="/admin/groups" name={groups.title} />}>
      <RosterForm />
      <RosterColumns />
      <ExpectedPeople />
    </Page>
  );
}
