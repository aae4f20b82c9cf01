import { useState } from 'react';
import { maxLength } from '../../../../contract/fields/limits';
import { Card } from '../../../ui/controls/Card';
import { TextField } from '../../../ui/controls/Field';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { useSending } from '../../kit/form/use-sending';
import { usePeopleCopy } from '../../words/use-people-copy';

/** The form for a new group. */
export function AddGroup() {
  const { groups } = usePeopleCopy();
  const [name, setName] = useState('');
  const { submit, at, reply, sending } = useSending('createGroup', groups.notAdded, { args: { body: { name } } });

  async function add() {
    if ((await submit()) !== null) setName('');
  }

  return (
    <Card aria-label={groups.add} className="max-w-3xl">
      <h2 className="mb-3">{groups.add}</h2>
      <Form label={groups.add} onSubmit={add}>
        <TextField
          label={groups.name}
          hint={groups.nameHint}
          aria-required
          maxLength={maxLength.group}
          value={name}
          onChange={(event) => setName(event.target.value)}
          {...at('name')}
        />
        <FormFoot sending={sending} label={groups.addNow} success={reply && groups.added(reply.name)} />
      </Form>
    </Card>
  );
}
