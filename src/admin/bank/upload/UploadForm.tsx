import { optionSlots } from '../../../../contract/fields/limits';
import type { Category } from '../../../../contract/question/category';
import { isNamed, sheetExtensions } from '../../../../contract/sheet/file';
import { Banner } from '../../../ui/controls/Banner';
import { Card } from '../../../ui/controls/Card';
import { FileField } from '../../kit/form/FileField';
import { Form } from '../../kit/form/Form';
import { useAdminCopy } from '../../words/use-admin-copy';
import { useBankCopy } from '../../words/use-bank-copy';
import { FormulaHelp } from '../question/FormulaHelp';
import { UploadFoot } from './file/UploadFoot';
import { useUpload } from './file/use-upload';
import { Summary } from './outcome/Summary';
import { PreviewCard } from './preview/PreviewCard';
import type { Preview } from './preview/use-preview';
import { otherExtensions } from './reading/columns/other-table';
import { Terms } from './Terms';
import { TemplateButton } from './template/TemplateButton';

/** Explains the columns of a sheet. */
function SheetColumns({ categories }: { categories: Category[] }) {
  const copy = useAdminCopy();
  return (
    <Card aria-label={copy.columnsTitle} className="flex max-w-3xl flex-col gap-3">
      <h2>{copy.columnsTitle}</h2>
      <p className="text-ink-soft text-sm">{copy.columnsLead}</p>
      <TemplateButton categories={categories} />
      <Terms of={copy.columns(optionSlots)} />
      <FormulaHelp />
    </Card>
  );
}

/** Whether the form for other shapes may read a file that is refused here: its columns have other names, or its kind is another. */
const mayBeOther = (file: File, preview: Preview): boolean =>
  isNamed(file.name, otherExtensions) ||
  (preview.is === 'refused' && (preview.why.code.startsWith('columns-missing') || preview.why.code === 'column-twice'));

interface Props {
  categories: Category[];
  /** Opens a file in the form for files of other shapes. */
  onOther: (file: File) => void;
}

export function UploadForm({ categories, onOther }: Props) {
  const copy = useAdminCopy();
  const words = useBankCopy().shaping;
  const upload = useUpload({ call: 'uploadQuestions', categories });
  const { file, field, preview, mends, at, reply, isBusy } = upload;

  function choose(chosen: File | null) {
    mends.forget();
    upload.clear();
    if (chosen === null) upload.show(null);
    else void mends.put(chosen);
  }

  const submit = async () => (isBusy ? undefined : upload.submit(upload.empty));

  return (
    <>
      <Card className="max-w-3xl" aria-label={copy.uploadSheet}>
        <Form label={copy.uploadSheet} onSubmit={submit}>
          <FileField
            ref={field}
            label={copy.excelFile}
            aria-required
            hint={copy.excelHint}
            accept={sheetExtensions.join(',')}
            onChange={(event) => choose(event.target.files?.[0] ?? null)}
            fault={upload.noneReadyFor('category') ?? upload.noneReadyFor('more')}
            {...at('file')}
          />
          {file !== null && mayBeOther(file, preview) && (
            <Banner tone="info" offer={{ name: words.openOther, onClick: () => onOther(file) }}>
              {words.otherShape}
            </Banner>
          )}
          <UploadFoot upload={upload} isBusy={isBusy} label={copy.upload} sends={copy.uploading} />
        </Form>
      </Card>
      {reply && <Summary summary={reply} place="Row" heading={upload.summary} />}
      <PreviewCard preview={preview} place="Row" file={file} done={mends.done} onCancel={upload.empty} onMend={mends.mend} />
      <SheetColumns categories={categories} />
    </>
  );
}
