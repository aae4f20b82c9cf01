import { Card, Page } from '../../../ui/controls/Card';
import { WayBack } from '../../../ui/controls/WayBack';
import { usePeopleCopy } from '../../words/use-people-copy';
import { AddLearner } from './AddLearner';
import { ExpectedPeople } from './ExpectedPeople';
import { RosterColumns } from './RosterColumns';
import { RosterForm } from './RosterForm';

/** The roster: one sheet puts people into groups, before or after they come; below it, who has not come yet (ADR 38). */
export function RosterScreen() {
  const { groups, addLearner } = usePeopleCopy();
  return (
    <Page wide title={groups.roster} lead={groups.rosterLead} before={<WayBack to="/admin/groups" name={groups.title} />}>
      <Card className="max-w-3xl" aria-label={addLearner.title}>
        <h2>{addLearner.title}</h2>
        <p className="mb-3 text-ink-soft text-sm">{addLearner.lead}</p>
        <AddLearner />
      </Card>
      <RosterForm />
      <RosterColumns />
      <ExpectedPeople />
    </Page>
  );
}
