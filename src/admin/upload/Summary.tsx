import type { UploadSummary } from '../../../contract/question';
import { Card } from '../../ui/Card';

const figures = [
  ['total', 'Total', 'text-ink'],
  ['success', 'Success', 'text-good'],
  ['failed', 'Failed', 'text-bad'],
] as const;

/** What became of the rows of a sheet. */
export function Summary({ summary }: { summary: UploadSummary }) {
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
      {summary.errors.length > 0 && (
        <section aria-label="Errors">
          <h3 className="font-semibold">Errors</h3>
          <ul className="mt-2 flex max-h-96 list-disc flex-col gap-1 overflow-auto pl-5 text-sm">
            {summary.errors.map((error, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same, and the list never changes
              <li key={place}>{error}</li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}
