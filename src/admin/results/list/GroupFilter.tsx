import { Select } from '../../../ui/controls/Field';
import { useReply } from '../../kit/calls/use-reply';
import { Options } from '../../kit/form/Options';
import { useResultsCopy } from '../../words/use-results-copy';

interface Props {
  group: number | null;
  onChoose: (group: number | null) => void;
}

/** Leaves the results of one group; nothing where the institute has no groups. */
export function GroupFilter({ group, onChoose }: Props) {
  const { results } = useResultsCopy();
  const groups = useReply('getGroups').data ?? [];
  if (groups.length === 0) return null;
  return (
    <div data-unprinted className="max-w-md">
      <Select
        label={results.filter}
        value={group ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{results.everyGroup}</option>
        <Options of={groups.map(({ id, name }) => [id, name])} />
      </Select>
    </div>
  );
}
