import { useMemo, useState } from 'react';
import { type SittingReport, sittingFacts } from '../../../../contract/assessment/desk';
import { usePrinting } from '../../../ui/browser/printing';
import { Select } from '../../../ui/controls/Field';
import { found, ordered, searchable } from '../../kit/table/arrange';
import { ViewTable } from '../../kit/table/DataTable';
import { PrintedTable } from '../../kit/table/PrintedTable';
import { useArranged } from '../../kit/table/use-arranged';
import { useDayCopy } from '../../words/use-day-copy';
import { sittingColumns } from './columns';
import { factCounts, type SittingFact } from './facts';

const byName = { column: 'name', direction: 'ascending' } as const;

/** The sittings with search, order and pages, all or those with one fact. A print-out has every row that matches. */
export function SittingsTable({ sittings: all }: { sittings: readonly SittingReport[] }) {
  const copy = useDayCopy();
  const { sittings } = copy;
  const [fact, setFact] = useState<SittingFact | null>(null);
  const isPrinting = usePrinting();
  const columns = useMemo(() => sittingColumns(copy), [copy]);
  const counts = useMemo(() => factCounts(all), [all]);
  const chosen = useMemo(() => (fact === null ? all : all.filter(({ facts }) => facts.includes(fact))), [all, fact]);
  const view = useArranged(chosen, columns, byName);
  if (isPrinting)
    return (
      <PrintedTable
        label={sittings.label}
        columns={columns}
        items={found(searchable(ordered(chosen, columns, view.order ?? byName), columns), view.query)}
      />
    );
  return (
    <>
      <div className="max-w-md">
        <Select
          label={sittings.filter}
          value={fact ?? ''}
          onChange={(event) => {
            setFact(sittingFacts.find((each) => each === event.target.value) ?? null);
            view.turnTo(1);
          }}
        >
          <option value="">{sittings.choice(sittings.everyFact, all.length)}</option>
          {sittingFacts.map((each) => (
            <option key={each} value={each}>
              {sittings.choice(sittings.kinds[each], counts.get(each) ?? 0)}
            </option>
          ))}
        </Select>
      </div>
      <ViewTable label={sittings.label} columns={columns} view={view} />
    </>
  );
}
