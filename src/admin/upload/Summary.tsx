import { useMemo } from 'react';
import type { UploadSummary } from '../../../contract/question';
import { Card } from '../../ui/Card';
import { type DataColumn, DataTable } from '../table/DataTable';

const figures = [
  ['total', 'Total', 'text-ink'],
  ['success', 'Success', 'text-good'],
  ['failed', 'Failed', 'text-bad'],
] as const;

const columns: DataColumn<{ id: number; error: string }>[] = [
  { id: 'error', title: 'Error', value: ({ error }) => error, isRowHeader: true },
];

/** What became of the rows of a sheet. */
export function Summary({ summary }: { summary: UploadSummary }) {
  const errors = useMemo(() => summary.errors.map((error, id) => ({ id, error })), [summary]);
  return (
    <Card aria-label="Upload summary" className="flex max-w-3xl flex-col gap-4">
      <h2>Upload summary</h2>
      <dl className="grid grid-cols-3 gap-3">
        {figures.map(([field, title, colour]) => (
          <div key={field} className="rounded-control border border-line bg-raised p-3">
            <dt className="text-ink-soft text-sm">{title}</dt>
            <dd className={`font-bold text-2xl tabular-nums ${colour}`}>{summary[field]}</dd>
          </div>
        ))}
      </dl>
      {errors.length > 0 && (
        <section aria-label="Errors">
          <h3 className="mb-2 font-semibold">Errors</h3>
          <DataTable label="Errors" columns={columns} items={errors} />
        </section>
      )}
    </Card>
  );
}
