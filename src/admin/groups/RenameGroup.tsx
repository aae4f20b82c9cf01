import { useState } from 'react';
import { maxLength } from '../../../contract/fields/limits';
import type { LearnerGroup } from '../../../contract/people/groups';
import { Dialog } from '../../ui/controls/Dialog';
import { TextField } from '../../ui/controls/Field';
import { useAdminCopy } from '../copy/use-admin-copy';
import { Form } from '../form/Form';
import { FormFoot } from '../form/FormFoot';
import { useSending } from '../form/use-sending';

/** The dialog for a group's new name. */
export function RenameGroup({ group, onClose }: { group: LearnerGroup; onClose: () => void }) {
  const { groups } = useAdminCopy();
  const [name, setName] = useState(group.name);
  const { submit, at, reply, sending } = useSending('renameGroup', groups.notRenamed, {
    args: { params: { id: group.id }, body: { name } },
  });
  return (
    <Dialog isOpen title={groups.renameOf(group.name)} onClose={onClose}>
      <Form label={groups.renameOf(group.name)} onSubmit={submit}>
        <TextField
          label={groups.name}
          aria-required
          maxLength={maxLength.group}
          value={name}
          onChange={(event) => setName(event.target.value)}
          {...at('name')}
        />
        <FormFoot sending={sending} label={groups.rename} success={reply && groups.renamed} />
      </Form>
    </Dialog>
  );
}
