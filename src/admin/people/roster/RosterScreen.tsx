import { useMutation } from '@tanstack/react-query';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { Card, Page } from '../../../ui/controls/Card';
import { WayBack } from '../../../ui/controls/WayBack';
import { Terms } from '../../bank/upload/Terms';
import { made } from '../../bank/upload/worker/ask/ask-worker';
import { saveWorkbook } from '../../kit/calls/save';
import { useReply } from '../../kit/calls/use-reply';
import { usePeopleCopy } from '../../words/use-people-copy';
import { AddLearner } from './AddLearner';
import { ExpectedPeople } from './ExpectedPeople';
import { RosterForm } from './RosterForm';

/** Explains the columns of a roster, with a template that has the present groups. */
function RosterColumns() {
  const { groups } = usePeopleCopy();
  const known = useReply('getGroups').data ?? [];
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => made({ make: 'roster template', name: groups.templateName, groups: known.map(({ name }) => name) }),
    onSuccess: (bytes) => saveWorkbook(bytes, 'roster.xlsx'),
  });
  return (
    <Card aria-label={groups.columnsTitle} className="flex max-w-3xl flex-col gap-3">
      <h2>{groups.columnsTitle}</h2>
      <p className="text-ink-soft text-sm">{groups.columnsLead}</p>
      <Button variant="secondary" aria-disabled={isPending} className="self-start" onClick={() => !isPending && mutate()}>
        {isPending ? groups.templateBusy : groups.template}
      </Button>
      {isError && <Banner tone="error">{groups.templateFailed}</Banner>}
      <Terms of={groups.columns} />
    </Card>
  );
}

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
