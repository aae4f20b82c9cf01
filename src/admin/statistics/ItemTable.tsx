import { useMemo } from 'react';
import type { Item } from '../../../contract/insight';
import { Badge } from '../../ui/Card';
import { type DataColumn, DataTable } from '../table/DataTable';
import { Distractors } from './Distractors';
import { numberText, shareText, signedText, warningOf } from './figures';

type Numbered = Item & { id: number; number: number };

/** What nobody can know comes after all that is known: the questions to look at first have the lowest numbers. */
const sortable = (value: number | null): number => value ?? Number.MAX_SAFE_INTEGER;

const columns: DataColumn<Numbered>[] = [
  { id: 'number', title: 'No.', value: ({ number }) => number, isNumber: true, width: 'w-16' },
  {
    id: 'question',
    title: 'Question',
    value: ({ questionText }) => questionText,
    cell: ({ questionText, ...item }) => (
      <span className="flex flex-col items-start gap-1">
        <span className="wrap-anywhere line-clamp-2 min-w-56 whitespace-pre-line">{questionText}</span>
        {warningOf(item) && <Badge tone="warn">{warningOf(item)}</Badge>}
      </span>
    ),
    isRowHeader: true,
  },
  { id: 'subject', title: 'Subject', value: ({ subjectName }) => subjectName },
  {
    id: 'facility',
    title: 'Facility',
    value: ({ facility }) => sortable(facility),
    cell: ({ facility }) => shareText(facility),
    isNumber: true,
  },
  {
    id: 'discrimination',
    title: 'Discrimination',
    value: ({ discrimination }) => sortable(discrimination),
    cell: ({ discrimination }) => signedText(discrimination),
    isNumber: true,
  },
  {
    id: 'seconds',
    title: 'Median seconds',
    value: ({ medianSeconds }) => sortable(medianSeconds),
    cell: ({ medianSeconds }) => numberText(medianSeconds),
    isNumber: true,
  },
  { id: 'chosen', title: 'Chosen', value: () => '', isUnordered: true, cell: (item) => <Distractors item={item} /> },
];

/** Each question with its numbers, in the paper's order at first. */
export function ItemTable({ items }: { items: readonly Item[] }) {
  const rows = useMemo(() => items.map((item, at): Numbered => ({ ...item, id: item.questionId, number: at + 1 })), [items]);
  return <DataTable label="Questions" columns={columns} items={rows} firstOrder={{ column: 'number', direction: 'ascending' }} />;
}
