import type { ReactNode } from 'react';
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import type { Field, SortOrder } from '../../../../contract/fields/arrange';
import { useRoomy } from '../../../ui/browser/use-wide';
import { TextField } from '../../../ui/controls/Field';
import { useAdminCopy } from '../../words/use-admin-copy';
import { ColumnTitle } from './ColumnTitle';
import { Pager } from './Pager';
import { type TableView, useArranged } from './use-arranged';
import { useFolded } from './use-folded';

export interface DataColumn<Item> extends Field<Item> {
  title: string;
  /** Renders the cell; default: the value. */
  cell?: (item: Item) => ReactNode;
  isNumber?: boolean;
  /** Tailwind class of the column's width. */
  width?: string;
  isRowHeader?: boolean;
  /** Whether the title is for screen readers only: a column of menus. */
  isUntitled?: boolean;
  /** For columns without an order, such as buttons. */
  isUnordered?: boolean;
  /** Where the table has no room for every column, this one is the first that stands below the row's header, and needs no title there. */
  isBelow?: boolean;
}

/** A column by its name, its title, and what its rows are searched and put in order by. */
export const column = <Item,>(
  id: string,
  title: string,
  value: DataColumn<Item>['value'],
  more: Omit<DataColumn<Item>, 'id' | 'title' | 'value'> = {},
): DataColumn<Item> => ({ id, title, value, ...more });

interface Shown<Item> {
  label: string;
  /** Must keep its identity while the language is the same: work on 10,000 rows is memoized by it. */
  columns: readonly DataColumn<Item>[];
}

interface Props<Item> extends Shown<Item> {
  items: readonly Item[];
  /** Default: the order of the items. */
  firstOrder?: SortOrder;
}

/** A table with search, order and pages over items in memory; renders one page, so any size works. */
export function DataTable<Item extends { id: number }>({ items, firstOrder, ...shown }: Props<Item>) {
  return <ViewTable {...shown} view={useArranged(items, shown.columns, firstOrder ?? null)} />;
}

const contentsOf = <Item,>({ cell, value }: DataColumn<Item>, item: Item): ReactNode => (cell ? cell(item) : value(item));

/** The contents of a row's header, with the columns that stand below it. */
function HeaderContents<Item>({ column, below, item }: { column: DataColumn<Item>; below: readonly DataColumn<Item>[]; item: Item }) {
  return (
    <>
      {contentsOf(column, item)}
      {below.map((one) => (
        <div key={one.id} className="font-normal text-ink-soft empty:hidden">
          {!one.isBelow && `${one.title}: `}
          {contentsOf(one, item)}
        </div>
      ))}
    </>
  );
}

/** Which columns stand below the row's header: without room for all those that are meant to, and of the others the last `folded`. */
function belowOf<Item>(all: readonly DataColumn<Item>[], isRoomy: boolean, folded: number): DataColumn<Item>[] {
  const first = all.filter(({ isBelow }) => isBelow);
  const others = all.filter(({ isBelow, isRowHeader, isUntitled }) => !isBelow && !isRowHeader && !isUntitled);
  const latter = (count: number) => others.slice(Math.max(0, others.length - count));
  if (first.length === 0 || !isRoomy) return [...first, ...latter(folded)];
  return folded === 0 ? [] : [...first, ...latter(folded - 1)];
}

/** The key of a row. */
type Known = { id: number } | { uid: string };

/** A table over a view, searched and ordered in memory or by the server. */
export function ViewTable<Item extends Known>({ label, columns: all, view }: Shown<Item> & { view: TableView<Item> }) {
  const copy = useAdminCopy();
  const isRoomy = useRoomy();
  const { place, folded } = useFolded(all, all.length - 2);
  const below = belowOf(all, isRoomy, folded);
  const columns = all.filter((column) => !below.includes(column));
  return (
    <div className="flex flex-col gap-3">
      <div data-unprinted className="max-w-md">
        <TextField label={copy.searchIn(label)} type="search" value={view.query} onChange={(event) => view.search(event.target.value)} />
      </div>
      <div
        ref={place}
        className="scroll-edges overflow-x-auto rounded-card border border-line bg-surface print:overflow-visible print:border-0 print:bg-none"
      >
        <Table
          aria-label={label}
          className="w-full border-collapse text-left text-sm outline-offset-[-3px] print:wrap-break-word print:text-xs"
          {...(view.order && { sortDescriptor: view.order })}
          onSortChange={({ column, direction }) => view.sortBy({ column: String(column), direction })}
        >
          <TableHeader className="bg-raised">
            {columns.map((column) => (
              <Column
                key={column.id}
                id={column.id}
                isRowHeader={column.isRowHeader ?? false}
                allowsSorting={!column.isUnordered}
                className={`border-line border-b px-2 py-2 font-semibold 2xl:px-3 text-ink-soft outline-offset-[-3px] print:min-w-0 print:px-1 ${column.isNumber ? 'text-right' : ''} ${column.isRowHeader ? 'min-w-40' : ''} ${column.width ?? ''} ${column.isUntitled ? 'print:hidden' : ''}`}
              >
                <ColumnTitle
                  title={column.title}
                  isUntitled={column.isUntitled}
                  isNumber={column.isNumber}
                  direction={view.order?.column === column.id ? view.order.direction : null}
                />
              </Column>
            ))}
          </TableHeader>
          <TableBody
            items={view.rows}
            dependencies={[all, isRoomy, folded]}
            renderEmptyState={() => <p className="p-4 text-ink-soft">{copy.noMatch(view.query)}</p>}
          >
            {(item) => (
              <Row
                id={'id' in item ? item.id : item.uid}
                className="border-line border-b outline-offset-[-3px] last:border-b-0 hover:bg-raised"
              >
                {columns.map((column) => (
                  <Cell
                    key={column.id}
                    className={`px-2 py-2 align-middle outline-offset-[-3px] 2xl:px-3 print:px-1 ${column.isNumber ? 'text-right tabular-nums' : ''} ${column.isUntitled ? 'print:hidden' : ''}`}
                  >
                    {column.isRowHeader ? <HeaderContents column={column} below={below} item={item} /> : contentsOf(column, item)}
                  </Cell>
                ))}
              </Row>
            )}
          </TableBody>
        </Table>
      </div>
      <Pager matches={view.matches} all={view.all} page={view.page} pages={view.pages} onTurn={view.turnTo} />
    </div>
  );
}
