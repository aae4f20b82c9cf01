import { useState } from 'react';
import type { GroupMove } from '../../../../contract/people/groups';
import type { PersonEntry } from '../../../../contract/people/person-list';
import { Button } from '../../../ui/controls/Button';
import { Badge } from '../../../ui/controls/Card';
import { Select } from '../../../ui/controls/Field';
import { useReply } from '../../kit/calls/use-reply';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { Options } from '../../kit/form/Options';
import { useSending } from '../../kit/form/use-sending';
import { usePeopleCopy } from '../../words/use-people-copy';
import { groupsOf } from '../data/who-is';

/** A group that is chosen and not moved to; null: none at all. */
export interface ChosenGroup {
  groupId: number | null;
  name: string;
}

interface Props {
  person: PersonEntry;
  onChange: (person: PersonEntry) => void;
  /** Is told of a choice that differs from what is stored; null: there is none. */
  onChosen: (chosen: ChosenGroup | null) => void;
}

/** Moves a person to another group alone or out of all, adds the person to a further one, or takes the person out of one of several. */
export function PersonGroup({ person, onChange, onChosen }: Props) {
  const { people, nothingToSave } = usePeopleCopy();
  const groups = useReply('getGroups').data;
  const own = groupsOf(person);
  const now = own[0]?.id ?? null;
  const [chosen, setChosen] = useState(now);
  const { send, reply, sending, at } = useSending('moveToGroup', people.notMoved);

  async function change(body: GroupMove) {
    const moved = await send({ params: { uid: person.uid }, body });
    if (moved === null) return;
    // The group that is chosen in the field is still not moved to after the person was taken out of another one.
    if (body.takeFrom === undefined) onChosen(null);
    onChange(moved);
  }
  const isSo = chosen === null ? own.length === 0 : own.some(({ id }) => id === chosen);
  // To move who has several groups to the first of them takes the others away.
  const isMove = chosen !== now || own.length > 1;
  const [isIdle, setIdle] = useState(false);

  return (
    <Form
      label={people.group}
      onSubmit={() => {
        setIdle(!isMove);
        if (isMove) void change({ groupId: chosen });
      }}
    >
      {own.length > 1 && (
        <ul aria-label={people.ownGroups} className="flex flex-col">
          {own.map(({ id, name }) => (
            <li key={id} className="flex min-h-11 items-center justify-between gap-3">
              <Badge>{name}</Badge>
              <Button variant="quiet" aria-label={people.takeOutOf(name)} onClick={() => void change({ takeFrom: [id] })}>
                {people.takeOut}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Select
        label={people.group}
        hint={people.groupHint}
        value={chosen ?? ''}
        onChange={({ target }) => {
          const groupId = target.value === '' ? null : Number(target.value);
          setChosen(groupId);
          onChosen(groupId === now ? null : { groupId, name: target.selectedOptions[0]?.text ?? '' });
        }}
        {...at('groupId')}
        {...at('addTo')}
        {...at('takeFrom')}
      >
        <option value="">{people.noGroup}</option>
        <Options of={(groups ?? own).map(({ id, name }) => [id, name])} />
      </Select>
      <FormFoot
        sending={sending}
        label={people.move}
        success={!isIdle && reply && isSo && people.moved}
        note={isIdle && !isMove ? nothingToSave : null}
        also={
          chosen !== null &&
          !isSo &&
          own.length > 0 && (
            <Button variant="secondary" onClick={() => void change({ addTo: [chosen] })}>
              {people.addToo}
            </Button>
          )
        }
      />
    </Form>
  );
}
