import { Choice } from '../../../ui/controls/Choice';
import { useReply } from '../../kit/calls/use-reply';
import { usePeopleCopy } from '../../words/use-people-copy';

interface Props {
  /** null: the whole institute. */
  value: readonly number[] | null;
  onChange: (value: readonly number[] | null) => void;
}

/** With whose learners an admin deals: all, or those of some groups. A group that is deleted stays chosen until another choice is saved. */
export function GroupBoxes({ value, onChange }: Props) {
  const { people } = usePeopleCopy();
  const groups = useReply('getGroups').data ?? [];
  const turn = (id: number) => onChange(value?.includes(id) ? value.filter((one) => one !== id) : [...(value ?? []), id]);
  return (
    <fieldset className="flex flex-col">
      <legend className="font-medium text-sm">{people.scope}</legend>
      <Choice checked={value === null} onChange={() => onChange(value === null ? [] : null)}>
        {people.scopeAll}
      </Choice>
      {value !== null &&
        groups.map(({ id, name }) => (
          <Choice key={id} className="pl-8" checked={value.includes(id)} onChange={() => turn(id)}>
            <span className="wrap-anywhere">{name}</span>
          </Choice>
        ))}
    </fieldset>
  );
}
