import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import { picturesIn } from '../../../contract/question/picture';
import type { Question } from '../../../contract/question/question';
import { ButtonLink } from '../../ui/controls/Button';
import { Badge } from '../../ui/controls/Card';
import { useAdminCopy } from '../copy/use-admin-copy';

const columns = ['id', 'question', 'categories', 'difficulty', 'language', 'examTags', 'edit'] as const;
const cell = 'px-3 py-2 align-middle outline-offset-[-3px]';

interface Props {
  questions: Question[];
  /** Category id → path. */
  paths: Map<number, string>;
}

/** One page of the bank. */
export function BankTable({ questions, paths }: Props) {
  const copy = useAdminCopy();
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <Table aria-label={copy.questions} className="w-full border-collapse text-left text-sm outline-offset-[-3px]">
        <TableHeader className="bg-raised">
          {columns.map((column) => (
            <Column
              key={column}
              isRowHeader={column === 'question'}
              className={`border-line border-b px-3 py-2 font-semibold text-ink-soft outline-offset-[-3px] ${column === 'question' ? 'min-w-64' : ''}`}
            >
              {copy[column]}
            </Column>
          ))}
        </TableHeader>
        <TableBody items={questions} dependencies={[paths, copy]}>
          {(question) => (
            <Row className="border-line border-b outline-offset-[-3px] last:border-b-0 hover:bg-raised">
              <Cell className={`${cell} tabular-nums`}>{question.id}</Cell>
              <Cell className={cell}>
                <span className="wrap-anywhere line-clamp-3 whitespace-pre-line">{question.description}</span>
                <PictureCount of={question} />
              </Cell>
              <Cell className={cell}>{question.categoryIds.map((id) => paths.get(id) ?? `#${id}`).join(', ')}</Cell>
              <Cell className={cell}>{question.difficultyLevel}</Cell>
              <Cell className={cell}>
                {question.language}
                {question.translation && <Badge>{copy.alsoIn(question.translation.language)}</Badge>}
              </Cell>
              <Cell className={cell}>{question.examTags.join(', ')}</Cell>
              <Cell className={cell}>
                <ButtonLink
                  variant="quiet"
                  to={`/admin/questions?question=${question.id}`}
                  aria-label={copy.editOf(question.id)}
                  className="-my-2"
                >
                  {copy.edit}
                </ButtonLink>
              </Cell>
            </Row>
          )}
        </TableBody>
      </Table>
    </div>
  );
}

function PictureCount({ of }: { of: Question }) {
  const copy = useAdminCopy();
  const count = picturesIn([of]).length;
  return count > 0 && <span className="text-ink-soft text-sm">🖼 {copy.picture.count(count)}</span>;
}
