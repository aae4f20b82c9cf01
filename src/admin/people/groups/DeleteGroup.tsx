import type { LearnerGroup } from '../../../../contract/people/groups';
import { SureDialog } from '../../kit/dialog/SureDialog';
import { usePeopleCopy } from '../../words/use-people-copy';

/** Asks before a group is deleted. */
export function DeleteGroup({ group: { id, name }, onClose }: { group: LearnerGroup; onClose: () => void }) {
  const { groups } = usePeopleCopy();
  return (
    <SureDialog
      call="deleteGroup"
      args={{ params: { id } }}
      question={groups.deleteAsk(name)}
      reach={{ whom: groups.deleteEffect, when: groups.deleteWhen }}
      yes={groups.delete}
      failed={groups.notDeleted}
      onClose={onClose}
    />
  );
}
