import { useState } from 'react';
import type { PersonEntry } from '../../../../contract/people/person-list';
import { Select } from '../../../ui/controls/Field';
import { useReply } from '../../kit/calls/use-reply';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { useSending } from '../../kit/form/use-sending';
import { usePeopleCopy } from '../../words/use-people-copy';

/** Moves a person to another group, or out of all groups. */
export function PersonGroup({ person, onChange }: { person: PersonEntry; onChange: (person: PersonEntry) => void }) {
  const { people } = usePeopleCopy();
  const groups = useReply('getGroups').data;
  const now = person.group?.id ?? null;
  const [chosen, setChosen] = useState(now);
  const { send, reply, sending, at } = useSending('moveToGroup', people.notMoved);

  async function move() {
    const moved = await send({ params: { uid: person.uid }, body: { groupId: chosen } });
    if (moved !== null) onChange(moved);
  }

  return (
    <Form label={people.group} onSubmit={move}>
      <Select
        label={people.group}
        hint={people.groupHint}
        value={chosen ?? ''}
        onChange={(event) => setChosen(event.target.value === '' ? null : Number(event.target.value))}
        {...at('groupId')}
      >
        <option value="">{people.noGroup}</option>
        {(groups ?? (person.group === undefined ? [] : [person.group])).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <FormFoot sending={sending} label={people.move} success={reply && chosen === now && people.moved} />
    </Form>
  );
}
