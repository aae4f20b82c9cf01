import { useState } from 'react';
import type { Category } from '../../../contract/category';
import { chosenTextFault, textExtensions } from '../../../contract/formats/read-file';
import { Card } from '../../ui/Card';
import { Select } from '../../ui/Field';
import { placed } from '../category/tree';
import { copy } from '../copy';
import { FileField } from '../FileField';
import { Form } from '../Form';
import { FormFoot } from '../FormFoot';
import { useSending } from '../use-sending';
import { ImportFormats } from './ImportFormats';
import { PreviewCard } from './PreviewCard';
import { Summary } from './Summary';
import { previewFault, refused } from './sheet-fault';
import { useChosenFile } from './use-chosen-file';

/** Questions of other programs: GIFT, Aiken, Moodle XML. */
export function ImportForm({ categories }: { categories: Category[] }) {
  const [otherwise, setOtherwise] = useState<number | null>(null);
  const { file, setFile, field, preview, read, stop, isReading, empty } = useChosenFile();
  const { send, refuse, clear, at, reply, sending } = useSending('importQuestions', copy.uploadFailed);

  function look(chosen: File | null, category: number | null) {
    clear();
    if (chosen === null) return stop();
    const fault = chosenTextFault(chosen);
    if (fault === null) return read({ make: 'text preview', file: chosen, categories, otherwise: category });
    stop();
    refuse(refused(copy.previewRefused, copy.uploadFileIs(fault.why)));
  }

  async function submit() {
    if (isReading) return;
    if (file === null) return refuse(refused(copy.uploadNoFile));
    const chosen = chosenTextFault(file);
    const fault = chosen === null ? previewFault(preview) : refused(copy.uploadFailed, copy.uploadFileIs(chosen.why));
    if (fault !== null) return refuse(fault);
    if (await send({ file, query: otherwise === null ? {} : { categoryId: otherwise } })) empty();
  }

  return (
    <>
      <Card className="max-w-3xl" aria-label="Import a file">
        <Form label="Import a file" onSubmit={submit}>
          <FileField
            ref={field}
            label="GIFT, Aiken or Moodle XML file"
            aria-required
            hint="Files with .gift, .txt or .xml, in UTF-8. You see every question before anything is sent."
            accept={textExtensions.join(',')}
            onChange={(event) => {
              const chosen = event.target.files?.[0] ?? null;
              setFile(chosen);
              look(chosen, otherwise);
            }}
            {...at('file')}
          />
          <Select
            label="Category where the file names none of yours"
            hint="Aiken names no categories at all; choose one here."
            value={otherwise ?? ''}
            onChange={(event) => {
              const category = event.target.value === '' ? null : Number(event.target.value);
              setOtherwise(category);
              look(file, category);
            }}
            {...at('categoryId')}
          >
            <option value="">None: such questions are left out</option>
            {placed(categories).map(({ id, path }) => (
              <option key={id} value={id}>
                {path}
              </option>
            ))}
          </Select>
          <FormFoot
            sending={{ ...sending, isSending: sending.isSending || isReading }}
            label={sending.isSending ? 'Importing…' : 'Import'}
            success={reply && copy.uploadDone}
          />
        </Form>
      </Card>
      <PreviewCard preview={preview} place="Line" onCancel={empty} />
      {reply && <Summary summary={reply} />}
      <ImportFormats />
    </>
  );
}
