import { Select } from '../../../ui/controls/Field';
import { useReply } from '../../kit/calls/use-reply';
import { Options } from '../../kit/form/Options';
import { usePeopleCopy } from '../../words/use-people-copy';
import { type PeopleFilters, shownPeople } from './people-filters';

interface Props {
  filters: PeopleFilters;
  onNarrow: (part: Partial<PeopleFilters>) => void;
}

/** Group and role. The address keeps them. */
export function PeopleFilterFields({ filters, onNarrow }: Props) {
  const { people } = usePeopleCopy();
  const groups = useReply('getGroups').data ?? [];
  const isKnown = ['', 'none', ...groups.map(({ id }) => String(id))].includes(filters.group);
  return (
    <section aria-label={people.filters} className="grid max-w-2xl gap-3 sm:grid-cols-2">
      <Select label={people.group} value={filters.group} onChange={(event) => onNarrow({ group: event.target.value })}>
        <option value="">{people.everyGroup}</option>
        <option value="none">{people.noGroup}</option>
        <Options of={groups.map(({ id, name }) => [id, name])} />
        {!isKnown && <option value={filters.group}>{filters.group}</option>}
      </Select>
      <Select
        label={people.show}
        value={filters.show}
        onChange={(event) => onNarrow({ show: shownPeople.find((each) => each === event.target.value) ?? 'all' })}
      >
        <Options of={shownPeople.map((each) => [each, people.shown[each]])} />
      </Select>
    </section>
  );
}
