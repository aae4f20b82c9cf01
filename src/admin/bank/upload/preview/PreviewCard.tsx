import { type ReactNode, useMemo } from 'react';
import type { Place } from '../../../../../contract/sheet/read-rows';
import { Banner } from '../../../../ui/controls/Banner';
import { Button } from '../../../../ui/controls/Button';
import { Card } from '../../../../ui/controls/Card';
import { type AdminWords, useAdminCopy } from '../../../words/use-admin-copy';
import { type BankWords, useBankCopy } from '../../../words/use-bank-copy';
import type { FaultInWords, Mend, PreviewRow } from '../worker/ask/worker-messages';
import { FaultyRows } from './FaultyRows';
import { LocatedNote } from './LocatedNote';
import { faultsOf, PreviewRows } from './PreviewRows';
import { stateOf } from './row-state';
import type { Preview } from './use-preview';

interface Props {
  preview: Preview;
  place: Place;
  /** The file that is previewed; the faulty rows of a sheet can be saved. */
  file?: File | null;
  /** Of the file that the admin chose; absent: the sheet is that file. */
  chosen?: string | undefined;
  /** Rows that were done before: the others are left of a sheet that was sent. */
  done?: ReadonlySet<number>;
  onCancel: () => void;
  /** Where rows can be mended here: resolves with whether one was. */
  onMend?: (mend: Mend) => Promise<boolean>;
  /** The row of the sheet in which a question stands, where the sheet was made of a text; its faulty rows can be saved too. */
  rowOf?: (question: number) => number;
}

const nothing: ReadonlySet<number> = new Set();

/** A question that is there already is nothing to mend. */
const faultsIn = (copy: BankWords, rows: readonly PreviewRow[], rowOf: Props['rowOf'] = (row) => row): FaultInWords[] =>
  rows.filter((row) => stateOf(row) === 'faulty').map((row) => ({ row: rowOf(row.at), reason: faultsOf(copy, 'Row', row).join(' ') }));

/** How what is left is mended: in its rows here, or, where nothing of them can be read, in the file. */
const howLeft = (place: Place, rows: readonly PreviewRow[], canMend: boolean) =>
  place === 'Row' ? 'rows' : canMend && rows.some(({ cells }) => cells) ? 'questions' : 'inFile';

/** What is left of a file. */
const leftOf = (preview: Preview, done: ReadonlySet<number>): Preview =>
  preview.is === 'read' && done.size > 0 ? { ...preview, rows: preview.rows.filter(({ at }) => !done.has(at)) } : preview;

/** The chosen file before it is sent, and what is left of it afterwards. */
export function PreviewCard({
  preview: read,
  place: usual,
  file,
  chosen = file?.name ?? '',
  done = nothing,
  onCancel,
  onMend,
  rowOf,
}: Props) {
  const copy = useBankCopy();
  const preview = useMemo(() => leftOf(read, done), [read, done]);
  if (preview.is === 'none') return null;
  const place = (preview.is === 'read' && preview.place) || usual;
  return (
    <Card aria-label={copy.previewTitle} className="flex flex-col gap-4">
      <h2>{copy.previewTitle}</h2>
      {preview.is === 'read' && file && done.size > 0 && (
        <p>{copy.shaping.left[howLeft(place, preview.rows, onMend !== undefined)](preview.rows.length, chosen)}</p>
      )}
      {contentOf(copy, preview, place, onCancel, onMend)}
      {preview.is === 'read' && file && (place === 'Row' || rowOf) && (
        <FaultyRows faults={faultsIn(copy, preview.rows, rowOf)} file={file} />
      )}
    </Card>
  );
}

function contentOf(copy: AdminWords, preview: Preview, place: Place, onCancel: () => void, onMend: Props['onMend']): ReactNode {
  switch (preview.is) {
    case 'none':
      return null;
    case 'reading':
      return <Busy words={preview.share === null ? copy.previewOpening : copy.previewChecking} share={preview.share} onCancel={onCancel} />;
    case 'asking':
      return <Busy words={copy.previewAsking} share={null} onCancel={onCancel} />;
    case 'refused':
      return (
        <Banner tone="error">
          <p>{copy.previewRefused}</p>
          <p className="font-normal">{copy.uploadFileIs(preview.why)}</p>
        </Banner>
      );
    case 'absent':
      return <Banner tone="warning">{copy.previewAbsent}</Banner>;
    case 'read':
      return (
        <>
          {preview.located && <LocatedNote located={preview.located} />}
          {preview.bank === 'not asked' && <Banner tone="warning">{copy.previewBankNotAsked}</Banner>}
          <PreviewRows rows={preview.rows} place={place} {...(onMend && { onMend })} />
        </>
      );
  }
}

function Busy({ words, share, onCancel }: { words: string; share: number | null; onCancel: () => void }) {
  const copy = useAdminCopy();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="min-w-40">
        {words}
      </p>
      <progress aria-label={words} className="h-3 min-w-48 flex-1 accent-brand" {...(share !== null && { value: share })} />
      <Button variant="secondary" onClick={onCancel}>
        {copy.cancel}
      </Button>
    </div>
  );
}
