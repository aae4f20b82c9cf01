import { optionSlots, sheetExtensions } from '../../../../contract/fields/limits';
import type { Category } from '../../../../contract/question/category';
import { Banner } from '../../../ui/controls/Banner';
import { Card } from '../../../ui/controls/Card';
import { FileField } from '../../kit/form/FileField';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { useSending } from '../../kit/form/use-sending';
import { useAdminCopy } from '../../words/use-admin-copy';
import { useBankCopy } from '../../words/use-bank-copy';
import { FormulaHelp } from '../question/FormulaHelp';
import { chosenFault, previewFault, refused, sheetFault } from './file/sheet-fault';
import { useChosenFile } from './file/use-chosen-file';
import { doneOf } from './outcome/done-of';
import { Summary } from './outcome/Summary';
import { PreviewCard } from './preview/PreviewCard';
import { TwiceTick } from './preview/TwiceTick';
import { useMends } from './preview/use-mends';
import type { Preview } from './preview/use-preview';
import { useTwice } from './preview/use-twice';
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

/** Names of files that the form for other shapes reads beside sheets. */
const otherName = /\.(?:csv|tsv|txt|docx)$/i;

/** Whether the form for other shapes may read a file that is refused here: its columns have other names, or its kind is another. */
const mayBeOther = (file: File, preview: Preview): boolean =>
  otherName.test(file.name) ||
  (preview.is === 'refused' && (preview.why.code.startsWith('columns-missing') || preview.why.code === 'column-twice'));

interface Props {
  categories: Category[];
  /** Opens a file in the form for files of other shapes. */
  onOther: (file: File) => void;
}

export function UploadForm({ categories, onOther }: Props) {
  const copy = useAdminCopy();
  const words = useBankCopy().shaping;
  const { file, setFile, field, preview, read, stop, isReading, empty, emptyField } = useChosenFile();
  const { send, refuse, clear, at, reply, sending } = useSending('uploadQuestions', copy.uploadFailed);

  const mends = useMends((shown, isAgain) => {
    setFile(shown);
    read({ make: 'preview', file: shown, categories }, isAgain);
  });

  const twice = useTwice(preview, mends.done);

  function choose(chosen: File | null) {
    mends.forget();
    setFile(chosen);
    clear();
    if (chosen === null) return stop();
    const fault = chosenFault(chosen);
    if (fault === null) return void mends.put(chosen);
    stop();
    refuse(refused((words) => words.previewRefused, fault));
  }

  async function submit() {
    if (isReading || mends.isMaking) return;
    const fault = sheetFault(file) ?? previewFault(preview) ?? twice.fault;
    if (fault !== null) return refuse(fault);
    const sent = file && (await send({ file }));
    if (!sent) return;
    const done = doneOf(preview, sent);
    if (done === null) return emptied();
    emptyField();
    void mends.leave(done);
  }

  function emptied() {
    mends.forget();
    empty();
  }

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
            {...at('file')}
          />
          {file !== null && mayBeOther(file, preview) && (
            <Banner tone="info" offer={{ name: words.openOther, onClick: () => onOther(file) }}>
              {words.otherShape}
            </Banner>
          )}
          <TwiceTick twice={twice} at={at} />
          <FormFoot
            sending={{ ...sending, isSending: sending.isSending || isReading || mends.isMaking }}
            label={sending.isSending ? copy.uploading : copy.upload}
            success={reply && copy.uploadDone}
          />
        </Form>
      </Card>
      {reply && <Summary summary={reply} place="Row" />}
      <PreviewCard preview={preview} place="Row" file={file} done={mends.done} onCancel={emptied} onMend={mends.mend} />
      <SheetColumns categories={categories} />
    </>
  );
}
