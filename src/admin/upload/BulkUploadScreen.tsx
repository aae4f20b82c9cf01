import { useRef, useState } from 'react';
import { sheetExtensions } from '../../../contract/limits';
import { Card, Page } from '../../ui/Card';
import { copy } from '../../ui/copy';
import { TextField } from '../../ui/Field';
import { Form } from '../Form';
import { FormFoot } from '../FormFoot';
import { useSending } from '../use-sending';
import { SheetColumns } from './SheetColumns';
import { Summary } from './Summary';
import { sheetFault } from './sheet-fault';

export function BulkUploadScreen() {
  const [file, setFile] = useState<File | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { send, refuse, clear, at, reply, sending } = useSending('uploadQuestions', copy.uploadFailed);

  function choose(chosen: File | null) {
    setFile(chosen);
    clear();
  }

  async function submit() {
    const fault = sheetFault(file);
    if (fault !== null) return refuse(fault);
    if (file === null || !(await send({ file }))) return;
    // The same file, put right and chosen again, must count as a new choice.
    setFile(null);
    if (field.current) field.current.value = '';
  }

  return (
    <Page wide title="Question Bulk Upload" lead="Add many questions at once from an Excel sheet, one question a row.">
      <Card className="max-w-3xl" aria-label="Upload a sheet">
        <Form label="Upload a sheet" onSubmit={submit}>
          <TextField
            ref={field}
            type="file"
            label="Excel file"
            aria-required
            hint="Only .xlsx and .xls files. Good rows are added; each bad row is named with the reason."
            accept={sheetExtensions.join(',')}
            className="file:mr-3 file:rounded-control file:border-0 file:bg-brand-soft file:px-3 file:py-1 file:font-semibold file:text-brand-ink"
            onChange={(event) => choose(event.target.files?.[0] ?? null)}
            {...at('file')}
          />
          <FormFoot sending={sending} label={sending.isSending ? 'Uploading…' : 'Upload'} success={reply && copy.uploadDone} />
        </Form>
      </Card>
      {reply && <Summary summary={reply} />}
      <SheetColumns />
    </Page>
  );
}
