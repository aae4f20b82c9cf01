import { useMemo } from 'react';
import type { ListedPassage } from '../../../../contract/question/passage-list';
import { EmptyState, Page } from '../../../ui/controls/Card';
import { WayBack } from '../../../ui/controls/WayBack';
import { Link } from '../../../ui/link/Link';
import { Fetched } from '../../kit/calls/Fetched';
import { column, type DataColumn, ViewTable } from '../../kit/table/DataTable';
import { newestFirst, usePages } from '../../kit/table/use-pages';
import { type BankWords, useBankCopy } from '../../words/use-bank-copy';
import { numberText } from '../../words/wording/figures';
import { PassageForm } from './PassageForm';

const columnsIn = ({ passages }: BankWords): DataColumn<ListedPassage>[] => [
  column('id', passages.number, ({ id }) => id, { cell: ({ id }) => numberText(id), isNumber: true }),
  column('text', passages.column, ({ text }) => text, {
    cell: ({ id, text, picture }) => (
      <Link to={`/admin/passages/${id}`} className="wrap-anywhere line-clamp-2 text-brand-ink underline-offset-4 hover:underline">
        {text || picture?.alt}
      </Link>
    ),
    isRowHeader: true,
    isUnordered: true,
    width: 'min-w-64',
  }),
  column('questions', passages.questions, ({ questions }) => questions, {
    cell: ({ questions }) => numberText(questions),
    isNumber: true,
    isUnordered: true,
  }),
  column('retired', passages.retired, ({ retired }) => retired, {
    cell: ({ retired }) => numberText(retired),
    isNumber: true,
    isUnordered: true,
  }),
];

/** All passages, searched in pages, and the form of a new one. */
export function PassagesScreen() {
  const copy = useBankCopy();
  const { passages } = copy;
  const columns = useMemo(() => columnsIn(copy), [copy]);
  const { reply, view } = usePages('getPassages', columns, newestFirst);
  return (
    <Page wide title={passages.title} lead={passages.lead} before={<WayBack to="/admin/questions" name={copy.backToBank} />}>
      <Fetched query={reply} failed={passages.failed}>
        {() =>
          view.all === 0 && view.query === '' ? (
            <EmptyState>{passages.none}</EmptyState>
          ) : (
            <ViewTable label={passages.label} columns={columns} view={view} />
          )
        }
      </Fetched>
      <PassageForm known={null} />
    </Page>
  );
}
