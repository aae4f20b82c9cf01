import { useRef, useState } from 'react';
import type { Category } from '../../../contract/category';
import { sheetExtensions } from '../../../contract/limits';
import { Card } from '../../ui/Card';
import { copy } from '../../ui/copy';
import { TextField } from '../../ui/Field';
import { Form } from '../Form';
import { FormFoot } from '../FormFoot';
import { useSending } from '../use-sending';
import { PreviewCard } from './PreviewCard';
import { SheetColumns } from './SheetColumns';
import { Summary } from './Summary';
import { chosenFault, previewFault, sheetFault } from './sheet-fault';
import { usePreview } from './use-preview';

export function UploadForm({ categories }: { categories: Category[] }) {
  const [file, setFile] = useState<File | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { preview, read, stop } = usePreview(categories);
  const { send, refuse, clear, at, reply, sending } = useSending('uploadQuestions', copy.uploadFailed);
  const isReading = preview.is === 'reading';

  function choose(chosen: File | null) {
    setFile(chosen);
    clear();
    if (chosen === null) return stop();
    const fault = chosenFault(chosen);
    if (fault === null) return read(chosen);
    stop();
    refuse({ sentence: copy.previewRefused, details: [fault], fields: ['file'] });
  }

  /** The same file, put right and chosen again, must count as a new choice. */
  function empty() {
    setFile(null);
    stop();
    if (field.current) field.current.value = '';
  }

  async function submit() {
    if (isReading) return;
    const fault = sheetFault(file) ?? previewFault(preview);
    if (fault !== null) return refuse(fault);
    if (file !== null && (await send({ file }))) empty();
  }

  return (
    <>
      <Card className="max-w-3xl" aria-label="Upload a sheet">
        <Form label="Upload a sheet" onSubmit={submit}>
          <TextField
            ref={field}
            type="file"
            label="Excel file"
            aria-required
            hint="Only .xlsx and .xls files. You see every row before anything is sent; good rows are added, bad rows are named with the reason."
            accept={sheetExtensions.join(',')}
            className="file:mr-3 file:rounded-control file:border-0 file:bg-brand-soft file:px-3 file:py-1 file:font-semibold file:text-brand-ink"
            onChange={(event) => choose(event.target.files?.[0] ?? null)}
            {...at('file')}
          />
          <FormFoot
            sending={{ ...sending, isSending: sending.isSending || isReading }}
            label={sending.isSending ? 'Uploading…' : 'Upload'}
            success={reply && copy.uploadDone}
          />
        </Form>
      </Card>
      <PreviewCard preview={preview} onCancel={empty} />
      {reply && <Summary summary={reply} />}
      <SheetColumns categories={categories} />
    </>
  );
}
