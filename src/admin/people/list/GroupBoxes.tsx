import { useState } from 'react';
import { Choice } from '../../../ui/controls/Choice';
import { TextField } from '../../../ui/controls/Field';
import { matching } from '../../../ui/matching';
import { useReply } from '../../kit/calls/use-reply';
import { usePeopleCopy } from '../../words/use-people-copy';

/** More groups than these can be searched by name. */
export const mostUnsearched = 8;

interface Props {
  /** null: the whole institute. */
  value: readonly number[] | null;
  onChange: (value: readonly number[] | null) => void;
}

/** With whose learners an admin deals: all, or those of some groups. A group that is deleted stays chosen until another choice is saved. */
export function GroupBoxes({ value, onChange }: Props) {
  const { people, groups: copy } = usePeopleCopy();
  const [find, setFind] = useState('');
  // Who takes the whole institute away again finds what was ticked before.
  const [before, setBefore] = useState<readonly number[]>(value ?? []);
  const turnAll = () => {
    setBefore(value ?? before);
    onChange(value === null ? before : null);
  };
  const all = useReply('getGroups').data ?? [];
  // Those that are chosen when the boxes open stand first, and stay there while boxes are ticked.
  const [first] = useState(value ?? []);
  const groups = [...all.filter(({ id }) => first.includes(id)), ...all.filter(({ id }) => !first.includes(id))];
  const turn = (id: number) => onChange(value?.includes(id) ? value.filter((one) => one !== id) : [...(value ?? []), id]);
  const found = matching(groups, ({ name }) => name, find);
  return (
    <fieldset className="flex flex-col">
      <legend className="font-medium text-sm">{people.scope}</legend>
      <Choice checked={value === null} onChange={turnAll}>
        {people.scopeAll}
      </Choice>
      {value !== null && groups.length > mostUnsearched && (
        <div className="flex flex-col gap-1 pl-8">
          <TextField label={copy.find} type="search" value={find} onChange={({ target }) => setFind(target.value)} />
          <p aria-live="polite" className="text-ink-soft text-sm">
            {found.length === 0 ? copy.noneFound : people.groupsChosen(value.length)}
          </p>
        </div>
      )}
      {value !== null && (
        <div className="ml-8 flex max-h-80 flex-col overflow-y-auto rounded-control border border-line px-3 *:shrink-0">
          {found.map(({ id, name }) => (
            <Choice key={id} checked={value.includes(id)} onChange={() => turn(id)}>
              <span className="wrap-anywhere">{name}</span>
            </Choice>
          ))}
        </div>
      )}
    </fieldset>
  );
}
