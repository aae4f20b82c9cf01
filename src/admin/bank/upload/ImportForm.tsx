import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { chosenTextFault, textExtensions } from '../../../../contract/formats/text-file';
import type { Category } from '../../../../contract/question/category';
import { Card } from '../../../ui/controls/Card';
import { FileField } from '../../kit/form/FileField';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { useSending } from '../../kit/form/use-sending';
import { useAdminCopy } from '../../words/use-admin-copy';
import { CategoryChoice } from '../category/CategoryChoice';
import { UnknownCategories, unknownTopicsIn } from './categories/UnknownCategories';
import { useRecategorized } from './categories/use-recategorized';
import { previewFault, refused } from './file/sheet-fault';
import { useChosenFile } from './file/use-chosen-file';
import { ImportFormats } from './ImportFormats';
import { doneOf } from './outcome/done-of';
import { Summary } from './outcome/Summary';
import { PreviewCard } from './preview/PreviewCard';
import { TwiceTick } from './preview/TwiceTick';
import { useMends } from './preview/use-mends';
import { useTwice } from './preview/use-twice';

/** Imports questions of other programs: GIFT, Aiken, Moodle XML. A question that is refused is mended in the preview, as a row of a sheet. */
export function ImportForm({ categories }: { categories: Category[] }) {
  const copy = useAdminCopy();
  const [otherwise, setOtherwise] = useState<number | null>(null);
  const { file, setFile, field, preview, read, stop, isReading, empty, emptyField } = useChosenFile();
  const { send, refuse, clear, at, reply, sending } = useSending('importQuestions', copy.uploadFailed);

  // A file that was asked for before a category was added is previewed with the categories of now.
  const known = useRef(categories);
  // The same of the category for all others, where it is chosen while a file is made.
  const filed = useRef(otherwise);
  function look(chosen: File | null, isAgain = false) {
    if (chosen === null) return stop();
    const fault = chosenTextFault(chosen);
    if (fault === null) return read({ make: 'text preview', file: chosen, categories: known.current, otherwise: filed.current }, isAgain);
    stop();
    refuse(
      refused(
        (words) => words.previewRefused,
        (words) => words.uploadFileIs(fault.why),
      ),
    );
  }

  const mends = useMends((shown, isAgain) => {
    setFile(shown);
    look(shown, isAgain);
  }, 'text');
  const twice = useTwice(preview, mends.done);
  const recategorized = useRecategorized((shown, isAgain) => {
    if (shown !== null) return void mends.put(shown, isAgain);
    setFile(null);
    stop();
  });

  function choose(chosen: File | null) {
    mends.forget();
    recategorized.put(chosen);
  }

  // A category that was added is in the next list of categories.
  const showAgain = useEffectEvent(() => file !== null && look(file, true));
  useEffect(() => {
    known.current = categories;
    showAgain();
  }, [categories]);

  function emptied() {
    choose(null);
    empty();
  }

  const isBusy = isReading || recategorized.isMaking || mends.isMaking;

  async function submit() {
    if (isBusy) return;
    if (file === null) return refuse(refused((words) => words.uploadNoFile));
    const chosen = chosenTextFault(file);
    const fault =
      chosen === null
        ? (previewFault(preview) ?? twice.fault)
        : refused(
            (words) => words.uploadFailed,
            (words) => words.uploadFileIs(chosen.why),
          );
    if (fault !== null) return refuse(fault);
    const sent = await send({ file, query: otherwise === null ? {} : { categoryId: otherwise } });
    if (!sent) return;
    const done = doneOf(preview, sent);
    if (done === null) return emptied();
    emptyField();
    void mends.leave(done);
  }

  const unknown = unknownTopicsIn(preview);
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
              clear();
              choose(event.target.files?.[0] ?? null);
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
              clear();
              setOtherwise(category);
              filed.current = category;
              look(file);
            }}
            {...at('categoryId')}
          />
          {(unknown.length > 0 || recategorized.chosen.size > 0) && (
            <UnknownCategories
              names={unknown}
              categories={categories}
              topics={preview.is === 'read' ? (preview.topics ?? []) : []}
              chosen={recategorized.chosen}
              onChoose={recategorized.choose}
            />
          )}
          <TwiceTick twice={twice} at={at} />
          <FormFoot
            sending={{ ...sending, isSending: sending.isSending || isBusy }}
            label={sending.isSending ? copy.importing : copy.import}
            success={reply && copy.uploadDone}
          />
        </Form>
      </Card>
      {reply && <Summary summary={reply} place="Line" />}
      <PreviewCard preview={preview} place="Line" file={file} done={mends.done} onCancel={emptied} onMend={mends.mend} />
      <ImportFormats />
    </>
  );
}
