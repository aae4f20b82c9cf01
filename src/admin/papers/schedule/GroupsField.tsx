import { useContext, useState } from 'react';
import { admittedOf, type LearnerGroup } from '../../../../contract/people/groups';
import { Choice } from '../../../ui/controls/Choice';
import { TextField } from '../../../ui/controls/Field';
import { Link } from '../../../ui/link/Link';
import { matching } from '../../../ui/matching';
import { useReply } from '../../kit/calls/use-reply';
import { AdminGroups } from '../../kit/rights/use-may';
import { mostUnsearched } from '../../people/list/GroupBoxes';
import { usePapersCopy } from '../../words/use-papers-copy';

interface Props {
  isForSome: boolean;
  /** Ids of the groups. */
  chosen: readonly number[];
  /** What a choice of groups means; not said: what either choice means of an assessment. */
  hint?: string;
  onChange: (part: { isForSome: boolean; groupIds: number[] }) => void;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

const sizeOf = (group: LearnerGroup): number => admittedOf(group) + group.waiting;

/** Whom an assessment or a notice is for: everybody, or some groups, chosen by name. An admin who has groups chooses among these alone. */
export function GroupsField({ isForSome, chosen, hint, onChange, ...rest }: Props) {
  const { groups: copy } = usePapersCopy();
  const all = useReply('getGroups').data;
  const isLimited = useContext(AdminGroups) !== undefined;
  const [find, setFind] = useState('');
  if (!isLimited && all !== undefined && all.length === 0 && chosen.length === 0)
    return (
      <p className="text-sm">
        <span className="font-medium">{copy.forWhom}: </span>
        {copy.forAll}. <span className="text-ink-soft">{copy.noGroups}</span>{' '}
        <Link to="/admin/groups" className="font-medium text-brand-ink underline underline-offset-2">
          {copy.toGroups}
        </Link>
      </p>
    );
  const groups = all ?? [];
  const size = groups.filter(({ id }) => chosen.includes(id)).reduce((sum, group) => sum + sizeOf(group), 0);
  const found = matching(groups, ({ name }) => name, find);
  const toggle = (id: number) =>
    onChange({
      isForSome: true,
      groupIds: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id].sort((a, b) => a - b),
    });
  const turnFound = (isOn: boolean) => {
    const ids = found.map(({ id }) => id);
    const others = chosen.filter((id) => !ids.includes(id));
    onChange({ isForSome: true, groupIds: isOn ? [...others, ...ids].sort((a, b) => a - b) : others });
  };
  return (
    <fieldset className="flex flex-col gap-1" {...rest}>
      <legend className="font-medium text-sm">{copy.forWhom}</legend>
      {!isLimited && (
        <div className="flex flex-wrap gap-x-6">
          <Choice type="radio" checked={!isForSome} onChange={() => onChange({ isForSome: false, groupIds: [] })}>
            {copy.forAll}
          </Choice>
          <Choice type="radio" checked={isForSome} onChange={() => onChange({ isForSome: true, groupIds: [...chosen] })}>
            {copy.forSome}
          </Choice>
        </div>
      )}
      {(isForSome || isLimited) && (
        <div className="flex flex-col gap-2 rounded-control border border-line p-3">
          {groups.length > mostUnsearched && (
            <TextField label={copy.find} type="search" value={find} onChange={(event) => setFind(event.target.value)} />
          )}
          {find.trim() !== '' && found.length > 1 && (
            <Choice checked={found.every(({ id }) => chosen.includes(id))} onChange={({ target }) => turnFound(target.checked)}>
              {copy.allFound(found.length)}
            </Choice>
          )}
          {found.length === 0 ? (
            <p className="text-ink-soft text-sm">{copy.noneFound}</p>
          ) : (
            <ul className="grid max-h-72 grid-cols-1 gap-x-4 overflow-y-auto @xl:grid-cols-2 @3xl:grid-cols-3">
              {found.map((group) => (
                <li key={group.id}>
                  <Choice checked={chosen.includes(group.id)} onChange={() => toggle(group.id)}>
                    <span className="min-w-0">
                      <span className="wrap-anywhere">{group.name}</span>{' '}
                      <span className="whitespace-nowrap text-ink-soft text-sm">{copy.sizeOf(sizeOf(group))}</span>
                    </span>
                  </Choice>
                </li>
              ))}
            </ul>
          )}
          <p aria-live="polite" className="font-medium text-sm">
            {chosen.length === 0 ? (isLimited ? copy.chooseOwn : copy.chooseOne) : copy.chosen(chosen.length, size)}
          </p>
        </div>
      )}
      {(hint === undefined || isForSome || isLimited) && <p className="text-ink-soft text-sm">{hint ?? copy.forHint}</p>}
    </fieldset>
  );
}
