import type { LearnerGroup } from '../../../../contract/people/groups';
import { SureDialog } from '../../kit/dialog/SureDialog';
import { useAdminCopy } from '../../words/use-admin-copy';

/** Asks before a group is deleted. */
export function DeleteGroup({ group: { id, name }, onClose }: { group: LearnerGroup; onClose: () => void }) {
  const { groups } = useAdminCopy();
  return (
    <SureDialog
      call="deleteGroup"
      id={id}
      question={groups.deleteAsk(name)}
      effect={groups.deleteEffect}
      yes={groups.delete}
      failed={groups.notDeleted}
      onClose={onClose}
    />
  );
}
