import { useState } from 'react';
import { seenOf } from '../../../../contract/calls/seen';
import { maxLength } from '../../../../contract/fields/limits';
import type { LearnerGroup } from '../../../../contract/people/groups';
import { Dialog } from '../../../ui/controls/Dialog';
import { TextField } from '../../../ui/controls/Field';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { Overtaken } from '../../kit/form/Overtaken';
import { useSeen } from '../../kit/form/use-seen';
import { useSending } from '../../kit/form/use-sending';
import { usePeopleCopy } from '../../words/use-people-copy';

/** The dialog for a group's new name. */
export function RenameGroup({ group, onClose }: { group: LearnerGroup; onClose: () => void }) {
  const { groups } = usePeopleCopy();
  const [name, setName] = useState(group.name);
  const present = seenOf.name(group);
  const { version, see, isOlder } = useSeen(present);
  const { submit, at, reply, sending, clear } = useSending('renameGroup', groups.notRenamed, {
    args: { params: { id: group.id }, query: { version }, body: { name } },
  });

  function goOn(from: string) {
    setName(from);
    see(present);
    clear();
  }

  async function rename() {
    const saved = await submit();
    if (saved !== null) see(seenOf.name(saved));
  }
  return (
    <Dialog isOpen title={groups.renameOf(group.name)} onClose={onClose}>
      <Form label={groups.renameOf(group.name)} onSubmit={rename}>
        <TextField
          label={groups.name}
          aria-required
          maxLength={maxLength.group}
          value={name}
          onChange={(event) => setName(event.target.value)}
          {...at('name')}
        />
        {isOlder && sending.refusal && (
          <Overtaken saved={group.name} typed={name} onTake={() => goOn(group.name)} onKeep={() => goOn(name)} />
        )}
        <FormFoot sending={sending} label={groups.rename} success={reply && groups.renamed} />
      </Form>
    </Dialog>
  );
}
