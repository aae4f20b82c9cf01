import { type ReactNode, useState } from 'react';
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import type { Field, SortOrder } from '../../../../contract/fields/arrange';
import { useRoomy } from '../../../ui/browser/use-wide';
import { TextField } from '../../../ui/controls/Field';
import { useAdminCopy } from '../../words/use-admin-copy';
import { Folded } from '../form/Folded';
import { ColumnTitle } from './ColumnTitle';
import { OrderFields } from './OrderFields';
import { Pager } from './Pager';
import { type TableView, useArranged } from './use-arranged';
import { useFolded } from './use-folded';
import { useNarrow } from './use-narrow';

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
  /** Whether it has its own place however narrow the table is: what the list is read for. */
  isKept?: boolean;
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

interface Header<Item> {
  column: DataColumn<Item>;
  below: readonly DataColumn<Item>[];
  all: readonly DataColumn<Item>[];
  item: Item;
}

/** The contents of a row's header, with the columns that stand below it: what needs a title shares its lines with others. */
function HeaderContents<Item>({ column, below, all, item }: Header<Item>) {
  const titled = all.filter((one) => !one.isBelow && below.includes(one));
  return (
    <>
      {contentsOf(column, item)}
      {below.map(
        (one) =>
          one.isBelow && (
            <div key={one.id} className="font-normal text-ink-soft empty:hidden">
              {contentsOf(one, item)}
            </div>
          ),
      )}
      {titled.length > 0 && (
        <div className="flex flex-wrap gap-x-3 font-normal text-ink-soft">
          {titled.map((one) => (
            <span key={one.id}>
              {`${one.title}: `}
              {contentsOf(one, item)}
            </span>
          ))}
        </div>
      )}
    </>
  );
}

/** What stands below the row's header: `always`, and with each step of folding one more of `further`: what is meant to be there first, the last columns next. */
function foldingOf<Item>(all: readonly DataColumn<Item>[], isRoomy: boolean) {
  const meant = all.filter(({ isBelow }) => isBelow);
  const others = all.filter(({ isBelow, isRowHeader, isUntitled, isKept }) => !isBelow && !isRowHeader && !isUntitled && !isKept);
  const inTurn = others.reverse().map((one) => [one]);
  return isRoomy && meant.length > 0 ? { always: [], further: [meant, ...inTurn] } : { always: meant, further: inTurn };
}

/** The widths of the columns on screen, in pixels. */
const widthsOf = (place: Element): number[] =>
  [...place.querySelectorAll<HTMLElement>('[role=columnheader]')].map((head) => head.offsetWidth);

/** The key of a row. */
type Known = { id: number } | { uid: string };

interface Viewed<Item> {
  view: TableView<Item>;
  /** Whether on a phone too columns stand below the row's header until no row is cut; otherwise the table is scrolled there. */
  foldsOnPhones?: boolean;
  /** What is done with the list. On a phone it opens by a press, with the order: the list itself is what stands on the screen. */
  tools?: { title: string; contents: ReactNode };
}

/** A table over a view, searched and ordered in memory or by the server. */
export function ViewTable<Item extends Known>({ label, columns: all, view, foldsOnPhones = false, tools }: Shown<Item> & Viewed<Item>) {
  const copy = useAdminCopy();
  const isRoomy = useRoomy();
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  const { always, further } = foldingOf(all, isRoomy);
  // Not by the columns themselves, which are made anew with each search: all rows would be drawn unfolded, measured and drawn again.
  const { place, folded } = useFolded(all.map(({ id, title }) => `${id} ${title}`).join(), {
    most: further.length,
    onPhones: foldsOnPhones,
    widths: (box) => {
      const widths = widthsOf(box);
      const widthOf = (column: DataColumn<Item>) => widths[columns.indexOf(column)] ?? 0;
      return further.slice(folded).map((step) => step.reduce((sum, column) => sum + widthOf(column), 0));
    },
  });
  const below = [...always, ...further.slice(0, folded).flat()];
  const columns = all.filter((column) => !below.includes(column));
  // Nothing more can stand below: then a long word is broken before a row is cut.
  const isTight = foldsOnPhones && folded === further.length;
  const headerWidth = foldsOnPhones ? `${isTight ? 'min-w-20' : 'min-w-28'} sm:min-w-40` : 'min-w-40';
  const order = below.some(({ isUnordered }) => !isUnordered) && (
    <OrderFields columns={all.filter(({ isUnordered }) => !isUnordered)} order={view.order} onOrder={view.sortBy} />
  );
  return (
    <div className="flex flex-col gap-3">
      {!isNarrow && tools?.contents}
      <div data-unprinted className="flex flex-wrap items-end gap-3">
        <div className="w-full max-w-md">
          <TextField label={copy.searchIn(label)} type="search" value={view.query} onChange={(event) => view.search(event.target.value)} />
        </div>
        {!isNarrow && order}
      </div>
      {isNarrow && (tools || order) && (
        <div data-unprinted>
          <Folded title={tools?.title ?? copy.orderBy} isOpen={isOpen} onOpen={setOpen} gap="gap-3">
            {order}
            {tools?.contents}
          </Folded>
        </div>
      )}
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
                className={`border-line border-b px-2 py-2 font-semibold 2xl:px-3 text-ink-soft outline-offset-[-3px] print:min-w-0 print:px-1 ${column.isNumber ? 'text-right' : ''} ${column.isRowHeader ? headerWidth : ''} ${column.width ?? ''} ${column.isUntitled ? 'print:hidden' : ''}`}
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
                    className={`px-2 py-2 ${isTight ? 'align-baseline' : 'align-middle'} ${column.isRowHeader && isTight ? 'wrap-anywhere **:wrap-anywhere! **:whitespace-normal!' : ''} outline-offset-[-3px] 2xl:px-3 print:px-1 ${column.isNumber ? 'text-right tabular-nums' : ''} ${column.isUntitled ? 'print:hidden' : ''}`}
                  >
                    {column.isRowHeader ? <HeaderContents column={column} below={below} item={item} all={all} /> : contentsOf(column, item)}
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
