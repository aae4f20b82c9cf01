import { useState } from 'react';
import { chosenTextFault, textExtensions } from '../../../../contract/formats/text-file';
import type { Category } from '../../../../contract/question/category';
import { Card } from '../../../ui/controls/Card';
import { FileField } from '../../kit/form/FileField';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { useSending } from '../../kit/form/use-sending';
import { useAdminCopy } from '../../words/use-admin-copy';
import { CategoryChoice } from '../category/CategoryChoice';
import { ImportFormats } from './ImportFormats';
import { PreviewCard } from './preview/PreviewCard';
import { Summary } from './Summary';
import { previewFault, refused } from './sheet-fault';
import { useChosenFile } from './use-chosen-file';

/** Imports questions of other programs: GIFT, Aiken, Moodle XML. */
export function ImportForm({ categories }: { categories: Category[] }) {
  const copy = useAdminCopy();
  const [otherwise, setOtherwise] = useState<number | null>(null);
  const { file, setFile, field, preview, read, stop, isReading, empty } = useChosenFile();
  const { send, refuse, clear, at, reply, sending } = useSending('importQuestions', copy.uploadFailed);

  function look(chosen: File | null, category: number | null) {
    clear();
    if (chosen === null) return stop();
    const fault = chosenTextFault(chosen);
    if (fault === null) return read({ make: 'text preview', file: chosen, categories, otherwise: category });
    stop();
    refuse(
      refused(
        (words) => words.previewRefused,
        (words) => words.uploadFileIs(fault.why),
      ),
    );
  }

  async function submit() {
    if (isReading) return;
    if (file === null) return refuse(refused((words) => words.uploadNoFile));
    const chosen = chosenTextFault(file);
    const fault =
      chosen === null
        ? previewFault(preview)
        : refused(
            (words) => words.uploadFailed,
            (words) => words.uploadFileIs(chosen.why),
          );
    if (fault !== null) return refuse(fault);
    if (await send({ file, query: otherwise === null ? {} : { categoryId: otherwise } })) empty();
  }

  return (
    <>
      <Card className="max-w-3xl" aria-label={copy.importFile}>
        <Form label={copy.importFile} onSubmit={submit}>
          <FileField
            ref={field}
            label={copy.importField}
            aria-required
            hint={copy.importHint}
            accept={textExtensions.join(',')}
            onChange={(event) => {
              const chosen = event.target.files?.[0] ?? null;
              setFile(chosen);
              look(chosen, otherwise);
            }}
            {...at('file')}
          />
          <CategoryChoice
            label={copy.importCategory}
            hint={copy.importCategoryHint}
            none={copy.importNone}
            categories={categories}
            chosen={otherwise}
            onChoose={(category) => {
              setOtherwise(category);
              look(file, category);
            }}
            {...at('categoryId')}
          />
          <FormFoot
            sending={{ ...sending, isSending: sending.isSending || isReading }}
            label={sending.isSending ? copy.importing : copy.import}
            success={reply && copy.uploadDone}
          />
        </Form>
      </Card>
      <PreviewCard preview={preview} place="Line" onCancel={empty} />
      {reply && <Summary summary={reply} place="Line" />}
      <ImportFormats />
    </>
  );
}
