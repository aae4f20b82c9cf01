import { type RefObject, useMemo } from 'react';
import { isKnown, type Place } from '../../../../../contract/sheet/read-rows';
import type { UploadSummary } from '../../../../../contract/sheet/upload';
import { ButtonLink } from '../../../../ui/controls/Button';
import { Card } from '../../../../ui/controls/Card';
import { column, type DataColumn, DataTable } from '../../../kit/table/DataTable';
import { type AdminWords, useAdminCopy } from '../../../words/use-admin-copy';
import { useBankCopy } from '../../../words/use-bank-copy';
import { numberText } from '../../../words/wording/figures';
import { reasonFrom } from '../../../words/wording/reasons';
import { LocatedNote } from '../preview/LocatedNote';
import { TakeBack } from './TakeBack';

const figures = [
  ['total', 'text-ink'],
  ['success', 'text-good'],
  ['known', 'text-ink'],
  ['failed', 'text-bad'],
] as const;

const columnsIn = (header: string): DataColumn<{ id: number; error: string }>[] => [
  column('error', header, ({ error }) => error, { isRowHeader: true }),
];

/** The refused rows in a language; in the server's words where it sends no faults. Those that are there already are no errors. */
function refusedIn({ errors, reasons = [] }: UploadSummary, place: Place, copy: AdminWords) {
  const said = errors.map((sentence, id) => {
    const { row = 0, name, column = '', why } = reasons[id] ?? {};
    const reason = reasonFrom(why, sentence);
    const error = typeof reason === 'string' ? reason : copy.rowFault(place, row, column, reason, name);
    return { id, error, isThere: why !== undefined && isKnown({ why }) };
  });
  return { errors: said.filter(({ isThere }) => !isThere), named: said.filter(({ isThere }) => isThere) };
}

/** How many questions are there already; of a server that does not count them, those that it names. */
const knownIn = ({ known, reasons = [] }: UploadSummary): number => known ?? reasons.filter(isKnown).length;

/** What stored questions lost, each thing once; what this page has no sentence for is left out. */
function notesIn({ notes = [] }: UploadSummary, place: Place, copy: AdminWords): string[] {
  const said = notes.map(({ row, name, column, why }) => {
    const reason = reasonFrom(why, '');
    return typeof reason === 'string' ? '' : copy.rowFault(place, row, column, reason, name);
  });
  return [...new Set(said)].filter((sentence) => sentence !== '');
}

interface Props {
  summary: UploadSummary;
  place: Place;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What became of the questions of a file. */
export function Summary({ summary, place: usual, heading }: Props) {
  const place = summary.place ?? usual;
  const copy = useAdminCopy();
  const { uploads } = useBankCopy().bankList;
  const columns = useMemo(() => columnsIn(copy.error), [copy]);
  const columnsThere = useMemo(() => columnsIn(copy.summaryOf.known), [copy]);
  const { errors, named } = useMemo(() => refusedIn(summary, place, copy), [summary, place, copy]);
  const notes = useMemo(() => notesIn(summary, place, copy), [summary, place, copy]);
  const there = knownIn(summary);
  // What is not named may be there already too.
  const further = (summary.furtherErrors ?? 0) - Math.max(there - named.length, 0);
  const counts = { ...summary, known: there, failed: summary.failed - there };
  return (
    <Card aria-label={copy.summary} className="flex max-w-3xl flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-4">
        {copy.summary}
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-3">
        {figures
          .filter(([field]) => field !== 'known' || there > 0)
          .map(([field, colour]) => (
            <div key={field} className="rounded-control border border-line bg-raised p-3">
              <dt className="text-ink-soft text-sm">{copy.summaryOf[field]}</dt>
              <dd className={`font-bold text-2xl tabular-nums ${counts[field] === 0 ? 'text-ink' : colour}`}>
                {numberText(counts[field])}
              </dd>
            </div>
          ))}
      </dl>
      {summary.upload !== undefined && (
        <div className="flex flex-wrap items-start gap-3">
          <ButtonLink variant="secondary" to={`/admin/questions?upload=${summary.upload}`}>
            {uploads.see}
          </ButtonLink>
          {/* Each upload has its own answer. */}
          <TakeBack key={summary.upload} upload={summary.upload} />
        </div>
      )}
      {there > 0 && <p className="text-sm">{copy.knownRows(there)}</p>}
      {named.length > 0 && <DataTable label={copy.summaryOf.known} columns={columnsThere} items={named} />}
      {summary.located && <LocatedNote located={summary.located} />}
      {notes.length > 0 && (
        <section aria-label={copy.notes}>
          <h3 className="mb-2 font-semibold">{copy.notes}</h3>
          <ul className="flex flex-col gap-1 text-sm text-warn">
            {notes.map((note) => (
              <li key={note} className="wrap-anywhere">
                {note}
              </li>
            ))}
          </ul>
        </section>
      )}
      {errors.length > 0 && (
        <section aria-label={copy.errors}>
          <h3 className="mb-2 font-semibold">{copy.errors}</h3>
          <DataTable label={copy.errors} columns={columns} items={errors} />
          {further > 0 && <p className="mt-2 text-ink-soft text-sm">{copy.furtherErrors(further)}</p>}
        </section>
      )}
    </Card>
  );
}
