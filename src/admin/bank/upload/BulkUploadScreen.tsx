import { type ReactNode, useState } from 'react';
import type { Category } from '../../../../contract/question/category';
import { EmptyState, Page } from '../../../ui/controls/Card';
import { Tabs } from '../../../ui/controls/Tabs';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { useBankCopy } from '../../words/use-bank-copy';
import { AddFirstCategory } from '../category/AddFirstCategory';
import { ForeignFileForm } from './ForeignFileForm';
import { ImportForm } from './ImportForm';

import { UploadForm } from './UploadForm';

const Panel = ({ children }: { children: ReactNode }) => <div className="flex flex-col gap-5">{children}</div>;

export function BulkUploadScreen() {
  const copy = useBankCopy();
  const [kind, setKind] = useState<'sheet' | 'other' | 'text'>('sheet');
  const [given, setGiven] = useState<File | null>(null);
  function openAsOther(file: File) {
    // The same file, chosen again, is opened again.
    setGiven(new File([file], file.name, { type: file.type }));
    setKind('other');
  }
  // A sheet refers to categories: without any, no row can be valid.
  const screen = (categories: Category[]) => (
    <>
      {categories.length === 0 && <EmptyState action={<AddFirstCategory />}>{copy.noCategories}</EmptyState>}
      <Tabs
        label={copy.kindOfFile}
        current={kind}
        onChange={setKind}
        tabs={[
          {
            key: 'sheet',
            label: 'Excel',
            panel: (
              <Panel>
                <UploadForm categories={categories} onOther={openAsOther} />
              </Panel>
            ),
          },
          {
            key: 'other',
            label: copy.shaping.tab,
            panel: (
              <Panel>
                <ForeignFileForm categories={categories} given={given} />
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
    <Page wide title={copy.ways.upload} lead={copy.uploadLead}>
      <Fetched query={useReply('getCategories')} failed={copy.categoriesFailed}>
        {screen}
      </Fetched>
    </Page>
  );
}
