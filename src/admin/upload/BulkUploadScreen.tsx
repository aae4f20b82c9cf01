import type { Category } from '../../../contract/category';
import { EmptyState, Page } from '../../ui/Card';
import { copy } from '../../ui/copy';
import { AddFirstCategory } from '../category/AddFirstCategory';
import { Fetched } from '../Fetched';
import { useReply } from '../use-reply';
import { UploadForm } from './UploadForm';

export function BulkUploadScreen() {
  // A sheet names categories: without them no row of it can be checked.
  const screen = (categories: Category[]) => (
    <>
      {categories.length === 0 && <EmptyState action={<AddFirstCategory />}>{copy.noCategories}</EmptyState>}
      <UploadForm categories={categories} />
    </>
  );
  return (
    <Page wide title="Question Bulk Upload" lead="Add many questions at once from an Excel sheet, one question a row.">
      <Fetched query={useReply('getCategories')} failed={copy.categoriesFailed}>
        {screen}
      </Fetched>
    </Page>
  );
}
