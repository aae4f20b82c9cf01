import { useState } from 'react';
import { textExtensions } from '../../../../contract/formats/text-file';
import type { Category } from '../../../../contract/question/category';
import { Card } from '../../../ui/controls/Card';
import { FileField } from '../../kit/form/FileField';
import { Form } from '../../kit/form/Form';
import { useAdminCopy } from '../../words/use-admin-copy';
import { CategoryOrNew } from '../category/CategoryOrNew';
import { UnknownCategories, unknownTopicsIn } from './categories/UnknownCategories';
import { useRecategorized } from './categories/use-recategorized';
import { UploadFoot } from './file/UploadFoot';
import { useUpload } from './file/use-upload';
import { ImportFormats } from './ImportFormats';
import { Summary } from './outcome/Summary';
import { PreviewCard } from './preview/PreviewCard';

/** Imports questions of other programs: GIFT, Aiken, Moodle XML. A question that is refused is mended in the preview, as a row of a sheet. */
export function ImportForm({ categories }: { categories: Category[] }) {
  const copy = useAdminCopy();
  const [otherwise, setOtherwise] = useState<number | null>(null);
  const upload = useUpload({ call: 'importQuestions', categories, otherwise });
  const { file, field, preview, mends, at, reply, clear } = upload;
  const recategorized = useRecategorized((shown, isAgain) => (shown === null ? upload.show(null) : void mends.put(shown, isAgain)));

  function choose(chosen: File | null) {
    mends.forget();
    recategorized.put(chosen);
  }

  function empty() {
    recategorized.put(null);
    upload.empty();
  }

  const isBusy = upload.isBusy || recategorized.isMaking;
  const submit = async () => (isBusy ? undefined : upload.submit(empty));

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
            fault={upload.noneReadyFor('more')}
            {...at('file')}
          />
          <CategoryOrNew
            fault={upload.noneReadyFor('category')}
            label={copy.importCategory}
            hint={copy.importCategoryHint}
            none={copy.importNone}
            categories={categories}
            chosen={otherwise}
            onChoose={(category) => {
              clear();
              setOtherwise(category);
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
          <UploadFoot upload={upload} isBusy={isBusy} label={copy.import} sends={copy.importing} />
        </Form>
      </Card>
      {reply && <Summary summary={reply} place="Line" heading={upload.summary} />}
      <PreviewCard preview={preview} place="Line" file={file} done={mends.done} onCancel={empty} onMend={mends.mend} />
      <ImportFormats />
    </>
  );
}
