import { type ReactNode, useState } from 'react';
import type { Category } from '../../../contract/category';
import { EmptyState, Page } from '../../ui/Card';
import { Tabs } from '../../ui/Tabs';
import { AddFirstCategory } from '../category/AddFirstCategory';
import { copy } from '../copy';
import { Fetched } from '../Fetched';
import { useReply } from '../use-reply';
import { ImportForm } from './ImportForm';
import { UploadForm } from './UploadForm';

const Panel = ({ children }: { children: ReactNode }) => <div className="flex flex-col gap-5">{children}</div>;

export function BulkUploadScreen() {
  const [kind, setKind] = useState<'sheet' | 'text'>('sheet');
  // A sheet names categories: without them no row of it can be checked.
  const screen = (categories: Category[]) => (
    <>
      {categories.length === 0 && <EmptyState action={<AddFirstCategory />}>{copy.noCategories}</EmptyState>}
      <Tabs
        label="Kind of file"
        current={kind}
        onChange={setKind}
        tabs={[
          {
            key: 'sheet',
            label: 'Excel',
            panel: (
              <Panel>
                <UploadForm categories={categories} />
              </Panel>
            ),
          },
          {
            key: 'text',
            label: 'GIFT, Aiken, Moodle XML',
            panel: (
              <Panel>
                <ImportForm categories={categories} />
              </Panel>
            ),
          },
        ]}
      />
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
