import { trailGroups } from '../../../../contract/trail/trail';
import { Select, TextField } from '../../../ui/controls/Field';
import { Options } from '../../kit/form/Options';
import { useTypedSearch } from '../../kit/form/use-typed-search';
import { useInstituteCopy } from '../../words/use-institute-copy';
import type { TrailFilters } from './trail-filters';

interface Props {
  filters: TrailFilters;
  onNarrow: (part: Partial<TrailFilters>) => void;
}

/** Part of the portal, person and days. The address keeps them. */
export function TrailFilterFields({ filters, onNarrow }: Props) {
  const { frame, trail } = useInstituteCopy();
  const [typed, type] = useTypedSearch(filters.search, (search) => onNarrow({ search }));
  return (
    <section aria-label={trail.filters} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_2fr_1fr_1fr]">
      <Select label={trail.group} value={filters.group} onChange={(event) => onNarrow({ group: event.target.value })}>
        <option value="">{trail.everything}</option>
        <Options of={Object.keys(trailGroups).map((group) => [group, frame.groups[group as keyof typeof trailGroups]])} />
      </Select>
      <TextField label={trail.by} type="search" value={typed} onChange={(event) => type(event.target.value)} />
      <TextField label={trail.from} type="date" value={filters.from} onChange={(event) => onNarrow({ from: event.target.value })} />
      <TextField label={trail.to} type="date" value={filters.to} onChange={(event) => onNarrow({ to: event.target.value })} />
    </section>
  );
}
