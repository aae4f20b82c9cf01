import { useState } from 'react';
import { seenOf } from '../../../../contract/calls/edited-version';
import type { LearnerGroup } from '../../../../contract/people/groups';
import { Dialog } from '../../../ui/controls/Dialog';
import { TextField } from '../../../ui/controls/Field';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { RefusedAsOlder } from '../../kit/form/Overtaken';
import { useEditedVersion } from '../../kit/form/use-edited-version';
import { useSending } from '../../kit/form/use-sending';
import { usePeopleCopy } from '../../words/use-people-copy';

/** The dialog for a group's new name. */
export function RenameGroup({ group, onClose }: { group: LearnerGroup; onClose: () => void }) {
  const { groups } = usePeopleCopy();
  const [name, setName] = useState(group.name);
  const seen = useEditedVersion(seenOf.name(group));
  const { submit, at, reply, sending, clear } = useSending('renameGroup', groups.notRenamed, {
    args: { params: { id: group.id }, query: { version: seen.version }, body: { name } },
  });

  async function rename() {
    const saved = await submit();
    if (saved !== null) seen.see(seenOf.name(saved));
  }
  return (
    <Dialog isOpen title={groups.renameOf(group.name)} onClose={onClose}>
      <Form label={groups.renameOf(group.name)} onSubmit={rename}>
        <TextField label={groups.name} aria-required value={name} onChange={(event) => setName(event.target.value)} {...at('name')} />
        <RefusedAsOlder seen={seen} form={{ sending, clear }} saved={group.name} typed={name} onTake={() => setName(group.name)} />
        <FormFoot sending={sending} label={groups.rename} success={reply && groups.renamed} />
      </Form>
    </Dialog>
  );
}
