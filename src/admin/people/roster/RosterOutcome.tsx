import { useMemo } from 'react';
import type { RosterSummary } from '../../../../contract/people/roster';
import { Banner } from '../../../ui/controls/Banner';
import { LocatedNote } from '../../bank/upload/preview/LocatedNote';
import { inQuotes } from '../../bank/upload/reading/columns/in-quotes';
import { column, type DataColumn, DataTable } from '../../kit/table/DataTable';
import { type PeopleWords, usePeopleCopy } from '../../words/use-people-copy';
import { numberText } from '../../words/wording/figures';
import { reasonFrom } from '../../words/wording/reasons';
import { MeantGroups, type MeantNames } from './MeantGroups';

const figures = [
  ['waiting', 'text-ink'],
  ['joined', 'text-good'],
  ['moved', 'text-warn'],
  ['unchanged', 'text-ink-soft'],
  ['failed', 'text-bad'],
] as const;

interface NamedError {
  id: number;
  error: string;
}

const columnsIn = (copy: PeopleWords): DataColumn<NamedError>[] => [
  column('error', copy.groups.error, ({ error }) => error, { isRowHeader: true }),
];

function errorsIn({ errors, reasons }: RosterSummary, copy: PeopleWords): NamedError[] {
  return errors.map((sentence, id) => {
    const { row = 0, column = '', why } = reasons[id] ?? {};
    const reason = reasonFrom(why, sentence);
    return { id, error: typeof reason === 'string' ? reason : copy.rowFault('Row', row, column, reason) };
  });
}

interface Props {
  summary: RosterSummary;
  /** What names of groups were said to mean; null: the rows are stored. */
  meaning: MeantNames | null;
}

/** How many rows do what; once they are stored, with the rows that were refused. */
export function RosterOutcome({ summary, meaning }: Props) {
  const isStored = meaning === null;
  const copy = usePeopleCopy();
  const { groups } = copy;
  const columns = useMemo(() => columnsIn(copy), [copy]);
  const errors = useMemo(() => (isStored ? errorsIn(summary, copy) : []), [summary, isStored, copy]);
  const { newGroups, moved, furtherErrors, located } = summary;
  const { besides = [] } = located;
  return (
    <>
      <LocatedNote located={located} unreadSheets={groups.unreadSheets} />
      {besides.length > 0 && <p className="wrap-anywhere text-sm text-warn">{groups.besides(besides.length, inQuotes(besides))}</p>}
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
        {figures.map(([field, colour]) => (
          <div key={field} data-count={field} className="rounded-control border border-line bg-raised p-3">
            <dt className="text-ink-soft text-sm">{groups.counts[field]}</dt>
            <dd className={`font-bold text-2xl tabular-nums ${summary[field] === 0 ? 'text-ink' : colour}`}>
              {numberText(summary[field])}
            </dd>
          </div>
        ))}
      </dl>
      {newGroups.length > 0 && (
        <Banner tone="info">
          <p>{groups.newGroups(newGroups.map((name) => `“${name}”`).join(', '), newGroups.length)}</p>
        </Banner>
      )}
      {meaning && <MeantGroups summary={summary} {...meaning} />}
      {moved > 0 && !isStored && <Banner tone="warning">{groups.movesNote(moved)}</Banner>}
      {errors.length > 0 && (
        <section aria-label={groups.errors}>
          <h3 className="mb-2 font-semibold">{groups.errors}</h3>
          <DataTable label={groups.errors} columns={columns} items={errors} />
          {furtherErrors !== undefined && <p className="mt-2 text-ink-soft text-sm">{groups.further(furtherErrors)}</p>}
        </section>
      )}
    </>
  );
}
