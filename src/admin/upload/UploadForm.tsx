import type { Category } from '../../../contract/category';
import { sheetExtensions } from '../../../contract/limits';
import { Card } from '../../ui/Card';
import { copy } from '../copy';
import { FileField } from '../FileField';
import { Form } from '../Form';
import { FormFoot } from '../FormFoot';
import { useSending } from '../use-sending';
import { PreviewCard } from './PreviewCard';
import { SheetColumns } from './SheetColumns';
import { Summary } from './Summary';
import { chosenFault, previewFault, refused, sheetFault } from './sheet-fault';
import { useChosenFile } from './use-chosen-file';

export function UploadForm({ categories }: { categories: Category[] }) {
  const { file, setFile, field, preview, read, stop, isReading, empty } = useChosenFile();
  const { send, refuse, clear, at, reply, sending } = useSending('uploadQuestions', copy.uploadFailed);

  function choose(chosen: File | null) {
    setFile(chosen);
    clear();
    if (chosen === null) return stop();
    const fault = chosenFault(chosen);
    if (fault === null) return read({ make: 'preview', file: chosen, categories });
    stop();
    refuse(refused(copy.previewRefused, fault));
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
          <FileField
            ref={field}
            label="Excel file"
            aria-required
            hint="Only .xlsx and .xls files. You see every row before anything is sent; good rows are added, bad rows are named with the reason."
            accept={sheetExtensions.join(',')}
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
      <PreviewCard preview={preview} place="Row" onCancel={empty} />
      {reply && <Summary summary={reply} />}
      <SheetColumns categories={categories} />
    </>
  );
}
