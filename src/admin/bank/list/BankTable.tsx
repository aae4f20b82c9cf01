import type { KeyboardEvent, SyntheticEvent } from 'react';
import type { Selection } from 'react-aria-components/Table';
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import { picturesIn } from '../../../../contract/question/picture';
import type { Question } from '../../../../contract/question/question';
import { useRoomy, useWide } from '../../../ui/browser/use-wide';
import { ButtonLink } from '../../../ui/controls/Button';
import { Badge } from '../../../ui/controls/Card';
import { Prose } from '../../../ui/maths/Prose';
import { ColumnTitle } from '../../kit/table/ColumnTitle';
import { SelectionBox } from '../../kit/table/SelectionBox';
import { useFolded } from '../../kit/table/use-folded';
import { useBankCopy } from '../../words/use-bank-copy';
import type { ListOrder } from '../query/bank-address';

const roomyColumns = ['id', 'question', 'categories', 'difficulty', 'language', 'examTags', 'edit'] as const;
/** Language and exam tags stand below the question. */
const wideColumns = ['id', 'question', 'categories', 'difficulty', 'edit'] as const;
const narrowColumns = ['question', 'edit'] as const;
type ColumnName = (typeof roomyColumns)[number];

/** The orders that a press on a column's title gives. */
const orderOf: Partial<Record<ColumnName, 'id' | 'name' | 'difficulty' | 'category'>> = {
  id: 'id',
  question: 'name',
  categories: 'category',
  difficulty: 'difficulty',
};

const cell = 'px-3 py-2 align-middle outline-offset-[-3px]';

interface Props {
  questions: Question[];
  /** Category id → path. */
  paths: Map<number, string>;
  sort: ListOrder;
  onSort: (sort: ListOrder) => void;
  selected: ReadonlySet<number>;
  onSelect: (keys: Selection) => void;
  /** The address of a question. */
  addressOf: (id: number) => string;
  onOpen: (id: number) => void;
}

/** Keeps a press on the link from selecting the row below it. */
const stays = (event: SyntheticEvent) => event.stopPropagation();
const apart = { onPointerDown: stays, onMouseDown: stays, onPointerUp: stays, onMouseUp: stays, onClick: stays };

/**
 * One page of the bank. A click anywhere in a row, or Enter, opens its question; the box or the space bar selects it. Without room for
 * columns, the facts of a question stand below its text.
 */
export function BankTable({ questions, paths, sort, onSort, selected, onSelect, addressOf, onOpen }: Props) {
  const copy = useBankCopy();
  const { place, folded } = useFolded(roomyColumns.join(), { most: 1 });
  const isWide = useWide() && folded === 0;
  const isRoomy = useRoomy();
  const columns: readonly ColumnName[] = isWide ? (isRoomy ? roomyColumns : wideColumns) : narrowColumns;
  const direction = sort.startsWith('-') ? 'descending' : 'ascending';
  const sorted = columns.find((column) => orderOf[column] === sort.replace('-', ''));
  const categoriesOf = ({ categoryIds }: Question) => categoryIds.map((id) => paths.get(id) ?? `#${id}`).join(', ');

  function openAt(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLElement) || event.target.role !== 'row') return;
    const id = Number(event.target.dataset.key);
    if (!questions.some((question) => question.id === id)) return;
    event.preventDefault();
    event.stopPropagation();
    onOpen(id);
  }

  const cellOf = (question: Question, column: ColumnName) => {
    switch (column) {
      case 'id':
        return question.id;
      case 'question':
        return (
          <>
            <span className="wrap-anywhere line-clamp-3 whitespace-pre-line">
              <Prose text={question.description} />
            </span>
            <PictureCount of={question} />
            {question.kind && <Badge>{copy.kinds.kinds[question.kind]}</Badge>}
            {!isWide && (
              <span className="wrap-anywhere mt-1 block text-ink-soft text-xs">
                {[`#${question.id}`, categoriesOf(question), question.difficultyLevel, question.language].filter(Boolean).join(' · ')}
              </span>
            )}
            {isWide && !isRoomy && (
              <span className="mt-1 block text-ink-soft text-xs">
                {[question.language, question.translation && copy.alsoIn(question.translation.language), question.examTags.join(', ')]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            )}
          </>
        );
      case 'categories':
        return categoriesOf(question);
      case 'difficulty':
        return question.difficultyLevel;
      case 'language':
        return (
          <>
            {question.language}
            {question.translation && <Badge>{copy.alsoIn(question.translation.language)}</Badge>}
          </>
        );
      case 'examTags':
        return question.examTags.join(', ');
      case 'edit':
        return (
          <ButtonLink
            variant="quiet"
            to={addressOf(question.id)}
            aria-label={copy.editOf(question.id)}
            // The link covers its whole row.
            className="-my-2 after:absolute after:inset-0 max-lg:px-2"
            {...apart}
          >
            {copy.edit}
          </ButtonLink>
        );
    }
  };

  return (
    <div ref={place} className="scroll-edges overflow-x-auto rounded-card border border-line bg-surface" onKeyDownCapture={openAt}>
      <Table
        aria-label={copy.questions}
        className="w-full border-collapse text-left text-sm outline-offset-[-3px]"
        selectionMode="multiple"
        selectionBehavior="toggle"
        escapeKeyBehavior="none"
        selectedKeys={selected}
        onSelectionChange={onSelect}
        {...(sorted !== undefined && { sortDescriptor: { column: sorted, direction } })}
        onSortChange={({ column, direction: next }) => {
          const order = orderOf[column as ColumnName];
          if (order !== undefined) onSort(next === 'descending' ? `-${order}` : order);
        }}
      >
        <TableHeader className="bg-raised">
          <Column key="select" id="select" className="w-9 border-line border-b px-1 outline-offset-[-3px]">
            <SelectionBox />
          </Column>
          {columns.map((column) => (
            <Column
              key={column}
              id={column}
              isRowHeader={column === 'question'}
              allowsSorting={orderOf[column] !== undefined}
              className={`border-line border-b px-3 py-2 font-semibold text-ink-soft outline-offset-[-3px] ${column === 'question' && isWide ? 'min-w-56 2xl:min-w-64' : ''}`}
            >
              <ColumnTitle title={copy[column]} direction={sorted === column ? direction : null} />
            </Column>
          ))}
        </TableHeader>
        <TableBody items={questions} dependencies={[paths, copy, isWide, isRoomy, addressOf, sort]}>
          {(question) => (
            <Row
              id={question.id}
              textValue={question.description}
              className="relative border-line border-b outline-offset-[-3px] last:border-b-0 hover:bg-raised data-[selected]:bg-brand-soft"
            >
              {/* Above the link that covers the row. */}
              <Cell className="relative z-10 w-9 px-1 align-middle outline-offset-[-3px]">
                <SelectionBox />
              </Cell>
              {columns.map((column) => (
                <Cell key={column} className={`${cell} ${column === 'id' ? 'tabular-nums' : ''}`}>
                  {cellOf(question, column)}
                </Cell>
              ))}
            </Row>
          )}
        </TableBody>
      </Table>
    </div>
  );
}

function PictureCount({ of }: { of: Question }) {
  const copy = useBankCopy();
  const count = picturesIn([of]).length;
  return count > 0 && <span className="text-ink-soft text-sm">🖼 {copy.picture.count(count)}</span>;
}
